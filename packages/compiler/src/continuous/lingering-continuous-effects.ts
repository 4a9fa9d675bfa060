import { type Condition, type EventPattern, isReference, type Step } from "@chainwright/card-ir";
import type { CardSet, Check, ContinuousEffect } from "@chainwright/engine/board";
import { CARD } from "@chainwright/engine/state";
import { compileCondition } from "../conditions/compile-condition.ts";
import type { Scope } from "../scope/scope.ts";
import {
  affectedBy,
  barredWhileAnotherIsThere,
  cardItLastsWith,
  isAboutSettledCards,
  type Lingering,
} from "../words/lingering-steps.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { BOUND_CARD } from "../words/this-card.ts";
import { compileApplied } from "./continuous-actions.ts";

/** What resolved effects leave behind that applies like a continuous effect. */

/** The card on which a resolved effect has left something. */
export const BOUND_CARDS: CardSet = {
  settled: true,
  min: 1,
  max: 1,
  test: (_duel, context, card) => context.subject === card,
  each(_duel, context, visit) {
    visit(context.subject);
  },
};

/** What is said of cards that are not face-up on the field: they are described as printed, wherever they lie. */
const AS_PRINTED: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>(["extra-summon", "allow-activation"]);

/** Which cards a step is about. */
export function cardsOf(step: Step, scope: Scope): CardSet {
  const about = affectedBy(step);
  if (AS_PRINTED.has(step.verb) && about !== undefined && !isReference(about)) return scope.material(about);
  if (about === undefined) throw new NotCarriedOut(`a continuous effect that does "${step.verb}"`);
  return scope.noun(about);
}

/** … told by the card on which it was left. */
function answeringBound(step: Lingering): Lingering {
  if (step.verb !== "forbid" || step.answering === undefined || cardItLastsWith(step) === step.asLongAs)
    return step;
  if (step.asLongAs !== undefined) throw new NotCarriedOut("two cards with which a ban ends");
  return { ...step, answering: { ...step.answering, subject: BOUND_CARD } as EventPattern };
}

/** … of which its player has to have control. */
const whileControlled: Check = ({ state }, { player, subject }) =>
  state.get(CARD.controller, subject) === player;

/** … as long as this card has stayed as well, whose stamp is kept. */
const isStillItself: Check = ({ state }, { card, remembered }) => state.get(CARD.stamp, card) === remembered;

/** "… unless you control a “X” monster": asked whenever it would apply. */
function isNotSo(unless: Condition, scope: Scope): Check {
  const is = compileCondition(unless, scope);
  return (duel, context) => !is(duel, context, null);
}

/** What a resolved effect leaves behind on its cards, or where it names no card at the time, on all that fit later. */
export function compileLingering(step: Lingering, scope: Scope): ContinuousEffect {
  const itself = barredWhileAnotherIsThere(step);
  if (itself !== null && itself.slot !== "this-card")
    throw new NotCarriedOut("a ban on one card for as long as another one is there");
  if (step.verb === "forbid" && step.act === "be-attacked" && step.byCards && isReference(step.byCards))
    throw new NotCarriedOut("what certain monsters cannot attack for a time");
  if (step.verb === "change-damage" && step.until === undefined && !isAboutSettledCards(step))
    throw new NotCarriedOut("a change of a player's damage for good");
  const isOfPlayer = step.verb === "normal-draw" || (step.verb === "forbid" && !isAboutSettledCards(step));
  if (step.until === "rest-of-duel" && !isOfPlayer)
    throw new NotCarriedOut("something else than what is said of a player for the rest of the Duel");
  const cards = isAboutSettledCards(step) ? BOUND_CARDS : cardsOf(step, scope);
  const beginsLater = step.until === "opponents-next-turn";
  const theirs: Condition = { kind: "turn", whose: "opponent" };
  const conditions = [
    ...(beginsLater ? [compileCondition(theirs, scope)] : []),
    ...(itself === null ? [] : [isStillItself]),
    ...(cardItLastsWith(step)?.controlled === true ? [whileControlled] : []),
    ...(step.verb === "forbid" && step.unless !== undefined ? [isNotSo(step.unless, scope)] : []),
  ];
  return { ...compileApplied(answeringBound(step), scope), cards, conditions, dependencies: 0, beginsLater };
}
