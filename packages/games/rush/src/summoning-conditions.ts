import { textsAllowSummon } from "@chainwright/engine/applying";
import type { Duel } from "@chainwright/engine/board";
import { type CardId, no, type Player, WAY, type Why } from "@chainwright/engine/state";
import { summonSlots } from "./monster-zones.ts";

/** Summons by an effect that are the monster's own way: their materials make room. */
const WITH_MATERIALS = WAY.fusion | WAY.ritual;

/** Whether an effect of the card `by` may Special Summon this one, to the field of `side`. */
export function maySpecialSummon(
  duel: Duel,
  player: Player,
  card: CardId,
  by: CardId,
  way: number,
  why: Why | null,
  leaving: readonly CardId[] = [],
  side = player,
): boolean {
  if (!textsAllowSummon(duel, card, by, way, why)) return false;
  const room = (way & WITH_MATERIALS) !== 0 || summonSlots(duel, side, card, leaving) !== 0;
  return room || !no(why, duel.law.noRoom, card);
}
