import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CardRecord, GameId } from "@chainwright/card-ir";
import { cardProblemText, importCards } from "@chainwright/formats";
import { type GeneratedCards, Pool } from "@chainwright/pool";
import { lateEntry, readEntry } from "@chainwright/pool/reading";
import { isPlayable, type Pools } from "@chainwright/scenario";
import initSqlJs from "sql.js";
import { readBytes } from "./files.ts";
import { keptPools } from "./imported.ts";
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

let generated: GeneratedCards | undefined;

/** What `scripts/generate-cards.mjs` wrote. */
function loadGenerated(): GeneratedCards {
  if (generated !== undefined) return generated;
  const file = `${ROOT}packages/pool/generated/cards.json`;
  if (!existsSync(file)) throw new Trouble(`${file} is missing; run "npm run build" first`);
  generated = JSON.parse(readFileSync(file, "utf8")) as GeneratedCards;
  return generated;
}

/** Changes with what reads card texts. */
export const readerVersion = (): string => loadGenerated().reader;

const poolsOf = (pool: (game: GameId) => Pool): Pools => ({
  ocg: pool("ocg"),
  rush: pool("rush"),
  "duel-masters": pool("duel-masters"),
});

let own: Pools | undefined;

/** The cards of the checkout. */
export function ownPools(): Pools {
  own ??= poolsOf((game) => new Pool(game, loadGenerated().entries, readEntry));
  return own;
}

/** Cards of a file. */
export interface Further {
  readonly file: string;
  readonly records: readonly CardRecord[];
}

/** The cards of the checkout, with the present texts of those that were imported, and of further ones. */
export function allPools(io: Io, further?: Further): Pools {
  // Of the same card in several files the newest one's text is the present one.
  const files = keptPools(readerVersion(), io)
    .toReversed()
    .map(({ about, entries }) => ({ file: about.name, entries }));
  if (further !== undefined) files.push({ file: further.file, entries: further.records.map(lateEntry) });
  if (files.length === 0) return ownPools();
  const own = ownPools();
  return poolsOf((game) =>
    files.reduce((pool, { file, entries }) => pool.updatedBy(file, entries, isPlayable), own[game]),
  );
}

/** How many of a file's problems are told one by one. */
const TOLD = 20;

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
