import type { Assurance, Card, Effect } from "@chainwright/card-ir";
import type { CompiledEffect, ContinuousEffect, Game } from "@chainwright/engine/board";
import type { ProgramBuilder } from "../scope/program-builder.ts";

/** Effects that are never used: what of them the engine asks while they apply. */

/** A continuous effect: nothing of it is activated or resolves; what it says is asked of the card while it applies. */
export function continuousOf(
  game: Game,
  card: Card,
  ir: Effect,
  index: number,
  does: readonly ContinuousEffect[],
  builder: ProgramBuilder,
): CompiledEffect {
  const nothing = builder.addRoutine(`${card.name.en} ${index + 1}`, []);
  return {
    index,
    choiceGroup: index,
    limitGroup: index,
    paidFor: null,
    activatedWith: null,
    ir,
    kind: ir.kind,
    optional: false,
    speed: game.speedOf(card, ir),
    properties: game.effectProperties(card, ir, game.speedOf(card, ir)),
    range: 0,
    trigger: null,
    mustHaveBeenThere: false,
    quickIf: null,
    conditions: [],
    missesTimingByRuling: false,
    cannotBeNegated: { activation: false, effect: false },
    remainsOnUnaffected: false,
    cannotBeNegatedIf: [],
    responseBans: [],
    oncePerTurn: false,
    timesPerTurn: 0,
    oncePerChain: false,
    oncePerBattle: false,
    oncePerStay: false,
    skipsNextTurn: false,
    limit: null,
    checks: [],
    leavesAsCost: false,
    makesRoom: () => [],
    summonZones: null,
    targets: [],
    cost: nothing,
    resolution: nothing,
    wouldDo: () => false,
    replaces: null,
    destructionReplacement: null,
    costReplacement: null,
    costReduction: null,
    continuous: does,
    appliesIn: game.rangeOf(card, ir),
    summonGrants: [],
    lends: null,
    lent: null,
    attackCostCards: [],
  };
}

export const cannotBeNegatedOf = (assurances: readonly Assurance[]): CompiledEffect["cannotBeNegated"] => {
  const always = assurances.filter(({ conditions, against }) => (conditions ?? against) === undefined);
  return {
    activation: always.some(({ firm }) => firm === "both"),
    effect: always.some(({ firm }) => firm !== undefined),
  };
};
