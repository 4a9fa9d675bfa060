import { eachNode, isNode } from "@chainwright/card-ir";
import { slotsIn, statNumber } from "@chainwright/engine/program";
import type { Scope } from "./scope.ts";

/** "The total Levels the Tributed monsters had": of the several cards that are paid in a slot. */
export function asksForTotal(part: unknown, slot: number, scope: Scope): boolean {
  const payment = scope.payments.get(slot);
  if (payment === undefined || (payment.cards.max <= 1 && !scope.joined.has(slot))) return false;
  return totalsIn(part, slot, scope).length > 0;
}

/** The stats of which the total is all that is asked of the cards in a slot; null where more is. */
export function onlyTotalsAsked(part: unknown, slot: number, scope: Scope): readonly number[] | null {
  const totals = totalsIn(part, slot, scope);
  const mentions = slotsIn(part).filter((name) => scope.slotOf(name) === slot);
  return mentions.length === totals.length ? totals : null;
}

function totalsIn(part: unknown, slot: number, scope: Scope): readonly number[] {
  const totals: number[] = [];
  eachNode(part, ({ value, of, stat }) => {
    if (value === "had" && isNode(of) && typeof of.slot === "string" && scope.slotOf(of.slot) === slot)
      totals.push(statNumber(stat as Parameters<typeof statNumber>[0]));
  });
  return totals;
}
