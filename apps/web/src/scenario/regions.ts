import type { GameId } from "@chainwright/card-ir";
import type { Region } from "@chainwright/rulebook";

/** The region of each game that has rules of its own. */
export const ELSEWHERE: Readonly<Partial<Record<GameId, Region>>> = { ocg: "tcg", "duel-masters": "plays" };
