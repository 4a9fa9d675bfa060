import { type Step, someNode } from "@chainwright/card-ir";
import type { Check, Duel } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { type CardId, NO_CARD, NO_LINK, no } from "@chainwright/engine/state";
import { askOfPaidTogether, paidCards } from "../runtime/joint-payments.ts";
import type { Scope } from "../scope/scope.ts";

/**
 * Whether a step would do anything, where that hangs on what its words come to: 0 damage, as many cards as there are none.
 * Each verb says what it would need (`Part.needsEffect`); here it is found out when that is known.
 */
export interface Outcome {
  /** The slot of what is paid with or targeted, on which it depends; null where it is known before. */
  readonly dependsOn: number | null;
  readonly does: (duel: Duel, context: EffectContext) => boolean;
}

/** What could be done independently of what else the text says: what has to be possible for it, and what it would do. */
export interface Alternative {
  readonly checks: readonly Check[];
  readonly outcomes: readonly Outcome[];
}

/** What brings no card to a hand, a Deck, a Graveyard, or to what is banished. */
const BRINGS_NOTHING: ReadonlySet<string> = new Set([
  ...["target", "choose", "reveal", "declare", "forbid", "no-battle-phase"],
  ...["damage", "gain-lp", "lose-lp", "pay-lp"],
  ...["change-stat", "change-position", "change-type", "change-attribute", "change-name", "treat-as-kind"],
  ...["place-counter", "remove-counter", "negate-effects", "negate-attack", "take-control", "special-summon"],
  ...["summon-token", "set", "equip", "attach", "more-attacks", "attack-directly", "unaffected"],
]);

/** Whether a step may bring cards to a place that is no part of the field. */
export function mayBring(step: Step, place: string): boolean {
  if (BRINGS_NOTHING.has(step.verb)) return false;
  const isExtra = place.endsWith("extra-deck");
  switch (step.verb) {
    case "destroy":
    case "tribute":
    case "detach":
      // A Pendulum Monster goes to the Extra Deck.
      return place === "graveyard" || (isExtra && someNode(step, ({ kind }) => kind === "pendulum"));
    case "discard":
      return place === "graveyard";
    case "banish":
      return place === "banished";
    case "draw":
    case "draw-until":
      return place === "hand";
    case "move":
      // What belongs into the Extra Deck goes there from wherever it would be returned to.
      return step.to.names.some(
        (name) =>
          name === place || (name.includes("deck") && place === "deck") || (isExtra && name !== "graveyard"),
      );
    default:
      return true;
  }
}

/** That it does something, as what has to be so beforehand; of what is paid with it is asked where that is considered. */
export const mustHaveEffect =
  ({ dependsOn, does }: Outcome): Check =>
  (duel, context, why) =>
    (dependsOn !== null && paidCards(context) === null) ||
    does(duel, context) ||
    !no(why, duel.law.wouldDoNothing, context.card, context.effect);

/** "Discard this card; Special Summon 1 monster from your hand": what is paid with is none of those that the effect needs. */
export function requireBesidePayments(alternatives: readonly Alternative[], scope: Scope): void {
  const { needed } = scope;
  // Without any, what comes first is always possible.
  if (needed.length === 0 || alternatives.length === 0) return;
  for (const slot of scope.leaving) {
    const payment = scope.payments.get(slot);
    if (payment === undefined || payment.orInstead !== undefined) continue;
    const suffices = (duel: Duel, context: EffectContext, leaving: readonly CardId[]): boolean =>
      !leaving.some((card) => needed.some(({ test }) => test(duel, context, card))) ||
      alternatives.some(({ checks }) =>
        checks.every((check) => check(duel, { ...context, link: NO_LINK, leaving }, null)),
      );
    const { together } = payment;
    // Where only totals count, which cards make them is not looked at: there may be too many ways.
    if (together.serves.length > 0 && together.totals !== null) continue;
    if (payment.cards.max > 1 || scope.joined.has(slot))
      askOfPaidTogether(together, (duel, so) => suffices(duel, so, paidCards(so) ?? []), null);
    else payment.serves.push((duel, context, card) => suffices(duel, context, [card]));
  }
}

/** What is paid with or targeted has to be something with which one of the alternatives would do something. */
export function requireOfPayments(alternatives: readonly Alternative[], scope: Scope): void {
  const asked = new Set(alternatives.flatMap(({ outcomes }) => outcomes.map(({ dependsOn }) => dependsOn)));
  for (const slot of asked) {
    const payment = slot === null ? undefined : scope.payments.get(slot);
    if (payment === undefined) continue;
    const served = (duel: Duel, so: EffectContext): boolean =>
      alternatives.some(
        ({ checks, outcomes }) =>
          outcomes.every(({ dependsOn, does }) => dependsOn !== slot || does(duel, so)) &&
          (alternatives.length === 1 ||
            checks.every((check) => check(duel, { ...so, paidWith: NO_CARD }, null))),
      );
    if (payment.cards.max > 1 || (slot !== null && scope.joined.has(slot)))
      askOfPaidTogether(payment.together, served, null);
    else
      payment.serves.push((duel, context, card) =>
        served(duel, { ...context, link: NO_LINK, paidWith: card }),
      );
  }
}
