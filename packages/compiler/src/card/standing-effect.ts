import type { Assurance, Card, Effect } from "@chainwright/card-ir";
import type { CompiledEffect, Standing } from "@chainwright/engine/program";
import type { Game } from "@chainwright/engine/state";
import type { ProgramBuilder } from "../scope/program-builder.ts";

/** Effects that are never used: what of them the engine asks while they apply. */

/** A continuous effect: nothing of it is activated or resolves; what it says is asked of the card while it applies. */
export function standing(
  game: Game,
  card: Card,
  ir: Effect,
  index: number,
  does: readonly Standing[],
  builder: ProgramBuilder,
): CompiledEffect {
  const nothing = builder.addRoutine(`${card.name.en} ${index + 1}`, []);
  return {
    index,
    family: index,
    counted: index,
    paidFor: null,
    along: null,
    ir,
    kind: ir.kind,
    optional: false,
    speed: game.speedOf(card, ir),
    marks: game.marksOf(card, ir, game.speedOf(card, ir)),
    range: 0,
    occasion: null,
    wasThere: false,
    quickIf: null,
    conditions: [],
    ruledToMiss: false,
    firm: { activation: false, effect: false },
    stays: false,
    firmIf: [],
    silences: [],
    oncePerTurn: false,
    timesPerTurn: 0,
    oncePerChain: false,
    oncePerBattle: false,
    oncePerStay: false,
    rests: false,
    limit: null,
    checks: [],
    leavesAsCost: false,
    makesRoom: () => [],
    zones: null,
    targets: [],
    cost: nothing,
    resolution: nothing,
    would: () => false,
    replaces: null,
    standsIn: null,
    paidInstead: null,
    spares: null,
    standing: does,
    stands: game.rangeOf(card, ir),
    bestows: [],
    lends: null,
    lent: null,
    takesForAttack: [],
  };
}

export const firmOf = (assurances: readonly Assurance[]): CompiledEffect["firm"] => {
  const always = assurances.filter(({ conditions, against }) => (conditions ?? against) === undefined);
  return {
    activation: always.some(({ firm }) => firm === "both"),
    effect: always.some(({ firm }) => firm !== undefined),
  };
};
