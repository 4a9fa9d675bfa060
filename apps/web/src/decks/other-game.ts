import type { GameId } from "@chainwright/card-ir";
import type { ResolvedDeck } from "@chainwright/formats";
import type { Pools } from "@chainwright/scenario";
import { GAMES } from "../route.ts";

/** The game that a deck is of, where most of what nobody knows in this one is known there. */
export function gameOfStrangers(
  { unknown }: Pick<ResolvedDeck, "unknown">,
  game: GameId,
  pools: Pools,
): GameId | undefined {
  const isKnownIn = (other: GameId, { name, passcode }: (typeof unknown)[number]): boolean =>
    (name !== undefined && pools[other].record(name) !== undefined) ||
    (passcode !== undefined && pools[other].recordByPasscode(passcode) !== undefined);
  return GAMES.find(
    (other) => other !== game && unknown.filter((one) => isKnownIn(other, one)).length * 2 > unknown.length,
  );
}
