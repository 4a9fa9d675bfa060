import { type Duel, unsettle } from "../board/duel.ts";
import { happen } from "../history/event-log.ts";
import type { Cause } from "../state/cause.ts";
import { CARD, type CardId } from "../state/schema.ts";
import { EVENT } from "../state/vocabulary.ts";

/** From one place of a zone to another: atoms like those of `card-moves.ts`. The card stays what it is. */

/** Moves a card to a free place of the zone in which it lies. */
export function shift(duel: Duel, card: CardId, place: number, cause: Cause): boolean {
  if (duel.state.get(CARD.slot, card) === place) return false;
  duel.state.set(CARD.slot, card, place);
  unsettle(duel);
  happen(duel, { kind: EVENT.shifted, card, amount: place }, cause);
  return true;
}

/** Each of two cards of a player goes to the place of the other. */
export function switchPlaces(duel: Duel, a: CardId, b: CardId, cause: Cause): boolean {
  const { state } = duel;
  const isSame =
    state.get(CARD.zone, a) === state.get(CARD.zone, b) &&
    state.get(CARD.controller, a) === state.get(CARD.controller, b);
  if (a === b || !isSame) return false;
  const place = state.get(CARD.slot, a);
  shift(duel, a, state.get(CARD.slot, b), cause);
  shift(duel, b, place, cause);
  return true;
}
