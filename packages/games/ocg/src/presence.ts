import {
  CARD,
  type CardId,
  type CompiledEffect,
  type Duel,
  type EventId,
  HAPPENED,
} from "@chainwright/engine";
import { ON_FIELD, ZONE } from "./zones.ts";

/** Places that both players see, off the field. */
const SEEN = (1 << ZONE.graveyard) | (1 << ZONE.banished);

/**
 * Whether a card was where it is when something happened to others: on the field it may have come along with it, in the
 * Graveyard and among the banished cards it lay before. In the hand it need not have been then.
 */
export function wasThere(duel: Duel, card: CardId, effect: CompiledEffect, event: EventId): boolean {
  if (effect.kind === "activation" || effect.occasion?.self === true) return true;
  const { state } = duel;
  if (state.get(HAPPENED.card, event) === card) return true;
  const zone = 1 << state.get(CARD.zone, card);
  const arrived = state.get(CARD.arrived, card);
  const happened = state.get(HAPPENED.atom, event);
  if ((ON_FIELD & zone) !== 0) return arrived <= happened;
  return (SEEN & zone) === 0 || arrived < happened;
}
