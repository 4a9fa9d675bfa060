import { type Duel, eachInPile } from "@chainwright/engine/board";
import { CARD, type CardId, type Player } from "@chainwright/engine/state";
import { isInMaximumMode } from "./maximum-monsters.ts";
import { ZONE } from "./zones.ts";

const NOBODY_LEAVES: readonly CardId[] = [];

/** The Monster Zones to which a monster could be Summoned, without those that leave for it. */
export function summonSlots(
  duel: Duel,
  player: Player,
  _card: CardId,
  leaving: readonly CardId[] = NOBODY_LEAVES,
): number {
  let free = ALL_ZONES;
  eachInPile(duel, player, ZONE.monster, (monster) => {
    if (!leaving.includes(monster))
      free &= isInMaximumMode(duel, monster) ? 0 : ~(1 << duel.state.get(CARD.slot, monster));
  });
  return free;
}

const ALL_ZONES = 0b111;

/** The Monster Zones that a monster in Maximum Mode takes up beside its own. */
export function takenSlots(duel: Duel, player: Player, zone: number): number {
  if (zone !== ZONE.monster) return 0;
  return eachInPile(duel, player, ZONE.monster, (monster) => !isInMaximumMode(duel, monster)) ? 0 : ALL_ZONES;
}
