import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CardRecord, GameId } from "@chainwright/card-ir";
import { cardProblemText, importCards } from "@chainwright/formats";
import { type GeneratedCards, Pool } from "@chainwright/pool";
import type { Pools } from "@chainwright/scenario";
import initSqlJs from "sql.js";
import { readBytes } from "./files.ts";
import { type Io, Trouble } from "./look.ts";

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

/** How many of a file's problems are told one by one. */
const TOLD = 20;

/** The cards of a game, and further ones. */
export const withCards = (game: GameId, further: readonly CardRecord[]): Pool =>
  loadPools()[game].with(further.map((record) => ({ record })));

/**
 * The cards of a file, of all games or of one. What is wrong with some of them is told.
 * @throws Trouble where it has none
 */
export async function cardsIn(file: string, io: Io, game?: GameId): Promise<readonly CardRecord[]> {
  const options = { sqlite: () => initSqlJs(), ...(game === undefined ? {} : { game }) };
  const { records, problems } = await importCards(readBytes(file), options);
  const lines = problems.slice(0, TOLD).map((problem) => `${file}: ${cardProblemText(problem)}`);
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`${file}: ${more} further problems`);
  if (records.length === 0) throw new Trouble(lines.join("\n"));
  for (const line of lines) io.err(`${line}\n`);
  return records;
}
