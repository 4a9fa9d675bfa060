import { TRACE } from "../state/trace.ts";
import type { Player } from "../state/vocabulary.ts";
import type { Duel } from "./duel.ts";

/** Tosses a coin: 1 heads, 2 tails. */
export const tossCoin = (duel: Duel, player: Player): number => throwDown(duel, player, 2);

/** Rolls a die. */
export const rollDie = (duel: Duel, player: Player): number => throwDown(duel, player, 6);

function throwDown(duel: Duel, player: Player, sides: number): number {
  const side = duel.chance(sides) + 1;
  duel.point(TRACE.chance, sides === 2 ? duel.law.coin : duel.law.die, player, sides, side);
  return side;
}
