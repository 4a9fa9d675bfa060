import type { Assurance, Card, Condition, Effect, Limit } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import type { Check, CompiledEffect, Game } from "@chainwright/engine/board";
import { endReplacement } from "@chainwright/engine/changes";
import { effectOf, record } from "@chainwright/engine/history";
import {
  ACTIVATED,
  contextOfLink,
  FLIPPED,
  someCard,
  summonsTo,
  type TriggerOptions,
} from "@chainwright/engine/program";
import { NO_CARD, NO_LINK } from "@chainwright/engine/state";
import { compileCondition, isOfThePresent } from "../conditions/compile-condition.ts";
import { compileClauses } from "../conjunctions/clauses.ts";
import { replacementSteps } from "../continuous/replacement-effects.ts";
import { compilePaymentReduction } from "../costs/payment-reductions.ts";
import { beginsWithSummon, compileZonesFreed } from "../costs/zones-freed-by-cost.ts";
import { limitOf } from "../limits/use-limits.ts";
import { TAKING_VERBS } from "../nouns/illegal-choices.ts";
import { compileZonesSaid } from "../nouns/zones.ts";
import { battleGoesOn, ofBattleStep } from "../occasions/battles.ts";
import { compileOccasion } from "../occasions/compile-trigger.ts";
import { battleAtTheEnd, mustBeOfEachTime, onceResolved } from "../rewrites/each-time-effects.ts";
import type { ProgramBuilder } from "../scope/program-builder.ts";
import type { Scope } from "../scope/scope.ts";
import { becomesOther } from "../steps/copied-activations.ts";
import { Part } from "../steps/effect-part.ts";
import { requireBesidePayments, requireOfPayments } from "../steps/feasibility.ts";
import { forgetExcavated } from "../steps/revealing.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { meansThisCard } from "../words/this-card.ts";
import type { WholeEffect } from "../words/whole-effect.ts";
import { announcedActions } from "./announced-actions.ts";
import { cannotBeNegatedOf } from "./continuous-part.ts";
import { plannedActionsOn } from "./planned-actions-on-targets.ts";

/** Effects that are used: what is paid for them, what they do when they resolve, and what has to be so for that. */

/** What an effect takes the place of, where it does. */
type Replacement = Pick<CompiledEffect, "replaces" | "destructionReplacement" | "costReplacement">;

type EventCondition = Extract<Condition, { kind: "event" }>;

/** Whether an effect is not used in the turn after its use; in the same turn it is not used again anyway. */
function rests({ conditions, resolution }: Effect, limits: readonly Limit[]): boolean {
  if (!resolution.some(({ step }) => step.verb === "rest-effect")) return false;
  if (!conditions.some(({ kind }) => kind === "once-per-turn") && limits.length === 0)
    throw new NotCarriedOut("an effect that is used again this turn, but not in the next one");
  return true;
}

export function compileUsedEffect(
  game: Game,
  card: Card,
  whole: WholeEffect,
  index: number,
  scope: Scope,
  builder: ProgramBuilder,
  replacement: Replacement,
): CompiledEffect {
  const { effect: ir, limits, provisos, assurances, quickIf, choiceGroup } = whole;
  const { limitGroup = choiceGroup, paidFor = null, activatedWith = null } = whole;
  const { replaces, destructionReplacement, costReplacement } = replacement;
  const name = `${card.name.en} ${index + 1}`;
  const itself = ir.kind === "activation" || ir.kind === "procedure";
  const optional = game.isByChoice(card, ir);
  const cost = costOf(ir, name, itself, scope, builder);
  const role = costReplacement === null ? "resolution" : "cost";
  const resolution = new Part(compileClauses, name, role, scope, builder, itself);
  const costReduction = ir.kind === "payment" ? compilePaymentReduction(ir, scope, resolution) : null;
  compileResolution(resolution, whole);
  const assured = assurances.map((one) => ({ ...one, wasSo: wasSoAtActivation(one, scope) }));
  noteAtActivation(scope, cost);
  if (!scope.notesAll) throw new NotCarriedOut("what a card had before something else was done to it");
  // A procedure has a cost only.
  if (scope.excavates) (ir.kind === "procedure" ? cost : resolution).steps.push(forgetExcavated);
  const missesTimingByRuling = card.missesTiming?.includes(index + 1) === true;
  const event = eventOf(ir, missesTimingByRuling);
  // "This card must be in the GY to activate and to resolve this effect": there it is used.
  const range = game.rangeOf(card, { ...ir, conditions: [...ir.conditions, ...provisos] });
  mustFitEvent(game, ir, event, range);
  const ofEnd = ir.kind === "each-time" ? battleAtTheEnd(ir, event) : null;
  const battle = ofBattleStep(ir, event);
  const pointed = compileZonesSaid(ir.to, scope);
  const wouldDo = compileWouldDo(ir, scope);
  return {
    index,
    choiceGroup,
    limitGroup,
    paidFor,
    activatedWith,
    ir,
    kind: ir.kind,
    optional,
    speed: game.speedOf(card, ir),
    properties: game.effectProperties(card, { ...ir, optional }, game.speedOf(card, ir)),
    range,
    trigger:
      event && battle === null && ofEnd === null
        ? compileOccasion(event, waitingOf(game, ir), scope)
        : ir.kind === "flip"
          ? FLIPPED
          : null,
    mustHaveBeenThere: event !== undefined && ir.conditions.some(isPresence),
    quickIf: quickIf === undefined ? null : compileCondition(quickIf, scope),
    conditions: [
      ...ir.conditions.map((condition) =>
        isOfThePresent(condition) ? compileCondition(condition, scope) : KEPT_BY_ITSELF,
      ),
      ...provisos.map((condition) => compileCondition(condition, scope)),
      ...(battle === null ? [] : [battleGoesOn(battle, scope)]),
      ...(ofEnd === null ? [] : [battleGoesOn(ofEnd, scope)]),
    ],
    missesTimingByRuling,
    cannotBeNegated: cannotBeNegatedOf(assurances),
    remainsOnUnaffected: ir.resolution.some(({ outlasts }) => outlasts === "unaffected"),
    cannotBeNegatedIf: assured.flatMap(({ firm, conditions, wasSo, against, unaffected }) =>
      firm === undefined || (conditions ?? against) === undefined
        ? []
        : [
            {
              protects: firm,
              wasSo,
              against: against && scope.noun(against),
              unaffected: unaffected === true,
            },
          ],
    ),
    responseBans: assured.flatMap(({ silences, wasSo }) =>
      silences === undefined ? [] : [{ ...silences, cards: scope.noun(silences.what), wasSo }],
    ),
    oncePerTurn: ir.conditions.some((one) => one.kind === "once-per-turn" && one.times === undefined),
    timesPerTurn: ir.conditions.reduce(
      (most, one) => (one.kind === "once-per-turn" ? (one.times ?? most) : most),
      0,
    ),
    oncePerChain: ir.conditions.some((condition) => condition.kind === "once-per-chain"),
    // The Battle Step comes once in each battle.
    oncePerBattle: battle !== null || ir.conditions.some((condition) => condition.kind === "once-per-battle"),
    oncePerStay: ir.conditions.some((condition) => condition.kind === "once-per-stay"),
    skipsNextTurn: rests(ir, limits),
    limit: limitOf(limits, ir),
    // What must be activated asks for its costs and targets, not whether anything will come of it; nor does a card that
    // is activated to stay, and only offers something then, or does it if something is so, nor a Summon for what follows it.
    checks:
      ir.kind === "procedure" ||
      (!optional && isAnswer(ir)) ||
      (itself &&
        (ir.optional || ir.resolution[0]?.condition !== undefined) &&
        game.activationByKind(card) !== null)
        ? cost.checks
        : [...cost.checks, ...resolution.checks],
    leavesAsCost: ir.cost.some(
      ({ step }) => TAKING_VERBS.has(step.verb) && "what" in step && meansThisCard(step.what),
    ),
    makesRoom: compileZonesFreed(ir, scope),
    summonZones: pointed && ((duel, context) => pointed(duel, context, context.player)),
    targets: cost.targets,
    cost: builder.addRoutine(cost.name, cost.steps),
    resolution: builder.addRoutine(
      resolution.name,
      (destructionReplacement ?? costReplacement) !== null || ir.kind === "each-time"
        ? [...resolution.steps, endReplacement]
        : ir.replaces
          ? replacementSteps(game, ir, resolution.steps, builder)
          : resolution.steps,
    ),
    wouldDo,
    replaces,
    destructionReplacement,
    costReplacement,
    costReduction,
    continuous: [],
    appliesIn: 0,
    summonGrants: [],
    lends: null,
    lent: null,
    attackCostCards: [],
  };
}

/** "You can banish 2 Dragon monsters from your hand; Special Summon this card from your hand": not with itself. */
function cannotPayWithItself({ cost, resolution }: Effect): boolean {
  const step = resolution[0]?.step;
  const acts = step !== undefined && "what" in step && step.what !== undefined && meansThisCard(step.what);
  return acts && cost.every(({ step }) => !("what" in step && step.what && meansThisCard(step.what)));
}

/** What is done as an effect is activated, or as a procedure is carried out. */
function costOf(ir: Effect, name: string, itself: boolean, scope: Scope, builder: ProgramBuilder): Part {
  const excludesItself = itself || cannotPayWithItself(ir);
  const cost = new Part(
    compileClauses,
    `${name} cost`,
    "cost",
    scope,
    builder,
    excludesItself,
    plannedActionsOn(ir),
  );
  cost.paysForActivation = builder.substitutesCosts && ACTIVATED.has(ir.kind);
  if (ir.kind === "procedure" || beginsWithSummon(ir)) cost.paysForSummon = summonsTo(ir.to);
  cost.clauses(ir.cost);
  becomesOther(ir, cost);
  return cost;
}

/** What is done as it resolves; what that needs may hang on what was paid. */
function compileResolution(resolution: Part, { effect, provisos, resolving }: WholeEffect): void {
  const { scope } = resolution;
  resolution.onlyWhile([...provisos, ...resolving]);
  resolution.clauses(effect.resolution);
  requireOfPayments(resolution.alternatives, scope);
  requireBesidePayments(resolution.alternatives, scope);
  resolution.checks.push(...scope.paymentChecks);
}

/** The event that its text waits for. */
function eventOf(ir: Effect, missesTimingByRuling: boolean): EventCondition | undefined {
  const said = ir.conditions.find((condition) => condition.kind === "event");
  const timed = said && ir.kind === "each-time" ? onceResolved(said) : said;
  return timed && missesTimingByRuling ? { ...timed, word: "when" as const } : timed;
}

/** @throws NotCarriedOut where it cannot wait for that event. */
function mustFitEvent(game: Game, ir: Effect, event: EventCondition | undefined, range: number): void {
  if (ir.kind === "each-time")
    mustBeOfEachTime(
      event,
      game.zones.every(({ field }, zone) => field || (range & (1 << zone)) === 0),
    );
  if (event?.event.event === "summoned" && event.event.would === undefined && negatesSummon(ir))
    throw new NotCarriedOut("a Summon negated that has succeeded");
  if (event !== undefined && event.event.event === "attack-declared" && ir.conditions.some(isTurningPoint))
    throw new NotCarriedOut("an attack earlier than the time of the effect");
}

/** What others may ask beforehand: whether it would do something to such a card, were it to resolve now. */
function compileWouldDo({ resolution }: Effect, scope: Scope): CompiledEffect["wouldDo"] {
  const negates = resolution.some(({ step }) => step.verb === "negate-activation");
  const acts = resolution.flatMap(({ step }) => announcedActions(step, negates, scope));
  return (duel, link, verb, test) => {
    const context = contextOfLink(duel, link);
    return acts.some((act) => {
      if (act.verb !== verb) return false;
      if (act.negated && context.answers !== NO_LINK && effectOf(duel, context.answers).kind === "activation")
        return false;
      return act.cards === null || someCard(act.cards, duel, context, test);
    });
  };
}

/** When everything is paid and targeted, it is written down what is so. */
function noteAtActivation({ atActivation }: Scope, cost: Part): void {
  if (atActivation.length === 0) return;
  cost.add((duel, context) => {
    for (const { slot, wasSo } of atActivation)
      if (wasSo(duel, context, null)) record(duel, context.link, slot, NO_CARD, 1);
  });
}

/** "If you control a “X” monster, this effect cannot be negated": asked as it is activated. */
function wasSoAtActivation({ conditions = [] }: Assurance, scope: Scope): Check {
  const asked = conditions.map((is) => compileCondition({ kind: "at-activation", is }, scope));
  return (duel, context) => asked.every((wasSo) => wasSo(duel, context, null));
}

/** Events and limits, which the effect keeps as a whole. */
const KEPT_BY_ITSELF: Check = () => true;

/** "While you control this monster", "while this card is on the field". */
const isPresence = (condition: Condition): boolean =>
  condition.kind === "exists" &&
  condition.not !== true &&
  isReference(condition.what) &&
  condition.what.ref === "this-card" &&
  (condition.player === "you" ||
    condition.what.where?.some(
      (one) => one.trait === "in" && one.place.names.every((name) => FIELD_PLACES.has(name)),
    ) === true);

const FIELD_PLACES: ReadonlySet<string> = new Set(["field", "monster-zone"]);

/** "At the end of the Battle Phase": nothing else happens then. */
const isTurningPoint = (condition: Condition): boolean =>
  condition.kind === "phase" && condition.phase === "battle" && condition.at !== undefined;

const negatesSummon = ({ resolution }: Effect): boolean =>
  resolution.some(({ step }) => step.verb === "negate-summon");

const waitingOf = (game: Game, ir: Effect): TriggerOptions => ({
  fast: ir.kind !== "trigger",
  settled: game.actsOnSettledDestruction(ir),
});

/** Without "you can" it has to be activated. */
const isAnswer = ({ kind }: Effect): boolean => kind === "trigger" || kind === "flip" || kind === "quick";
