import type { Reference } from "@chainwright/card-ir";
import type { CardSet } from "@chainwright/engine/board";
import { NO_CARD, NO_LINK } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";

/** "1 of those monsters" */
export function compileOneOf(group: Reference, scope: Scope): CardSet {
  const cards = scope.noun(group);
  const payment = group.slot === undefined ? undefined : scope.payments.get(scope.slotOf(group.slot));
  // "Target 2 monsters; Special Summon 1 of them": before they are targeted, one of those that could be.
  if (payment !== undefined)
    return {
      ...cards,
      each(duel, context, visit) {
        const beforehand = context.link === NO_LINK && context.paidWith === NO_CARD;
        (beforehand ? payment.cards : cards).each(duel, context, visit);
      },
    };
  return cards;
}
