import type { Duel } from "../duel.ts";
import { CARD, type CardId } from "../schema.ts";
import { FACE } from "../vocabulary.ts";
import { definitionOf, type Using } from "./using.ts";

/** Whether a card may be equipped to a monster: one that is face-up on the field, and fits the words of the card. */
export function mayEquip(duel: Duel, using: Using, card: CardId, host: CardId): boolean {
  const { state } = duel;
  if (host === card || state.get(CARD.zone, host) !== duel.game.zone.summon) return false;
  if (state.get(CARD.face, host) !== FACE.up) return false;
  const { equipsTo } = definitionOf(duel, card);
  return equipsTo === null || equipsTo(duel, using, host);
}
