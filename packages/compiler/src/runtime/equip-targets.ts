import { type Duel, definitionOf, type OwnEquip } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { CARD, type CardId, FACE } from "@chainwright/engine/state";

/** To which monsters a card may be equipped. */

/** Whether a card may be equipped to a monster: one that is face-up on the field, and fits the words of the card. */
export function mayEquip(duel: Duel, context: EffectContext, card: CardId, host: CardId): boolean {
  const { state } = duel;
  if (host === card || state.get(CARD.zone, host) !== duel.game.zone.summon) return false;
  if (state.get(CARD.face, host) !== FACE.up) return false;
  const { equipsTo } = definitionOf(duel, card);
  return equipsTo === null || equipsTo(duel, context, host);
}

/** … and of a monster that is equipped as its own effect does it, the words of that. */
export function mayEquipItself(duel: Duel, context: EffectContext, card: CardId, host: CardId): boolean {
  if (!mayEquip(duel, context, card, host)) return false;
  return definitionOf(duel, card).kind !== "monster" || ownEquipTo(duel, context, card, host) !== undefined;
}

/** By which of its own effects a monster could be equipped to another. */
export const ownEquipTo = (
  duel: Duel,
  context: EffectContext,
  card: CardId,
  host: CardId,
): OwnEquip | undefined => definitionOf(duel, card).ownEquips.find(({ to }) => to(duel, context, host));
