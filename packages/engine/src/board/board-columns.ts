import { CARD, type CardId, EVENT_LOG, type EventId } from "../state/schema.ts";
import type { Duel } from "./duel.ts";

/** The column in which a card is, counted from player 0's left; -1 where it is in none. */
export function columnOf(duel: Duel, card: CardId): number {
  const { state } = duel;
  return duel.game.columnAt(
    duel,
    state.get(CARD.zone, card),
    state.get(CARD.controller, card),
    state.get(CARD.slot, card),
  );
}

/** The column in which the card of an event was when it happened, or before it moved. */
export function columnThen(duel: Duel, event: EventId): number {
  const { state } = duel;
  const place = state.get(EVENT_LOG.place, event) - 1;
  if (place < 0) return -1;
  return duel.game.columnAt(
    duel,
    state.get(EVENT_LOG.from, event),
    state.get(EVENT_LOG.controller, event),
    place,
  );
}
