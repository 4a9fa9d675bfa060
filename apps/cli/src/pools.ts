import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { CardRecord, GameId } from "@chainwright/card-ir";
import { readCardLines } from "@chainwright/formats";
import { type GeneratedCards, Pool } from "@chainwright/pool";
import type { Pools } from "@chainwright/scenario";
import { Trouble } from "./look.ts";

/** The checkout: this file lies in apps/cli/src, compiled in apps/cli/dist. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export const GAMES = ["ocg", "rush", "duel-masters"] as const satisfies readonly GameId[];

/** The games' own names, the same in every language. */
export const GAME_TITLES: Readonly<Record<GameId, string>> = {
  ocg: "Yu-Gi-Oh! OCG",
  rush: "Yu-Gi-Oh! Rush Duel",
  "duel-masters": "Duel Masters",
};

let loaded: Pools | undefined;

/** The cards of all games, as `scripts/generate-cards.mjs` wrote them. */
export function loadPools(): Pools {
  if (loaded !== undefined) return loaded;
  const file = `${ROOT}packages/pool/generated/cards.json`;
  if (!existsSync(file)) throw new Trouble(`${file} is missing; run "npm run build" first`);
  const generated = JSON.parse(readFileSync(file, "utf8")) as GeneratedCards;
  loaded = {
    ocg: Pool.fromGenerated("ocg", generated),
    rush: Pool.fromGenerated("rush", generated),
    "duel-masters": Pool.fromGenerated("duel-masters", generated),
  };
  return loaded;
}

/** The cards of a game, and with them those of a file. @throws Trouble where that cannot be read */
export function poolOf(game: GameId, file?: string): Pool {
  const pool = loadPools()[game];
  return file === undefined ? pool : pool.with(recordsIn(game, file));
}

/** The cards of a file; without one those of the game. @throws Trouble where it cannot be read */
export function recordsIn(game: GameId, file?: string): readonly CardRecord[] {
  if (file === undefined) return loadPools()[game].records;
  try {
    const bytes = readFileSync(file);
    const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    return readCardLines(text, game);
  } catch (error) {
    throw new Trouble(`${file}: ${(error as Error).message}`);
  }
}
