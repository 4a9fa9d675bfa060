import type { Becoming, Duel } from "../board/duel.ts";
import type { CardId } from "../state/schema.ts";

/**
 * Whether a continuous effect that makes something else of a monster applies to it. That hangs on what it is before
 * ("Zombie monsters are unaffected"), which would be asked for without an end if it hung on the change as well.
 */
export function becomes(duel: Duel, change: Becoming, applies: () => boolean): boolean {
  duel.becoming.push(change);
  const so = applies();
  duel.becoming.pop();
  return so;
}

/** The change for which it is being asked now what a monster is, or undefined. */
export const becomingNow = (duel: Duel, of: CardId, property: Becoming["property"]): Becoming | undefined =>
  duel.becoming.length === 0
    ? undefined
    : duel.becoming.findLast((one) => one.card === of && one.property === property);
