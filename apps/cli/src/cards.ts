import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { CardRecord, GameId, Language } from "@chainwright/card-ir";
import { refusedOf, unknownNames } from "@chainwright/compiler";
import { type FileProblem, showProblem } from "@chainwright/explain";
import { cardAsOf, type PoolAbout, type PoolEntry, readPrograms } from "@chainwright/pool";
import { readEntry } from "@chainwright/pool/reading";
import { NEWEST } from "@chainwright/rulebook";
import { countCards, isPlayable, ROOMS } from "@chainwright/scenario";
import { nearest, readBytes, readText } from "./files.ts";
import { forgetPool, keep, keptAt, keptNames, keptPool } from "./imported.ts";
import { type Io, languageOf, progressOn, Trouble } from "./look.ts";
import { cardsIn, GAME_TITLES, GAMES, ownPools, readerVersion } from "./pools.ts";

export interface ImportOptions {
  /** Only the cards of this game. */
  readonly game?: GameId;
  /** A file of hand-written readings of some of its cards. */
  readonly programs?: string;
}

/** `chainwright cards import`: reads the cards of a file and keeps them. @throws Trouble where it has none */
export async function importFile(
  file: string,
  { game, programs: by }: ImportOptions,
  io: Io,
): Promise<number> {
  const bytes = readBytes(file);
  // Of one file the cards of each game can be kept beside one another.
  const name = [basename(file), ...(game === undefined ? [] : [game])].join(".");
  const reader = readerVersion();
  const written = by === undefined ? "" : readText(by);
  const hash = createHash("sha256").update(bytes).update(written).digest("hex");
  const known = keptNames(io).includes(name) ? keptPool(name, io) : undefined;
  if (known !== undefined && known.about.hash === hash && known.about.reader === reader) {
    io.out(`${name} is known already, as it is.\n${told(known.about)}`);
    return 0;
  }
  const texts = await cardsIn(file, io, game);
  const records = by === undefined ? texts : withPrograms(texts, by, written, languageOf(io.env));
  const progress = progressOn(io, records.length, "cards read");
  const entries = records.map((record, i) => {
    progress.at(i);
    return readEntry(record);
  });
  progress.end();
  const about = { name, imported: new Date().toISOString(), reader, hash, counts: countCards(entries) };
  const kept = keep({ about, entries }, io);
  const before =
    known === undefined ? "" : `, in place of what was imported on ${known.about.imported.slice(0, 10)}`;
  io.out(`${told(about)}${updatesTold(entries)}${unknownIn(entries)}Kept in ${kept}${before}\n`);
  return 0;
}

/** The cards, some with a program in place of what their text would be read to say. @throws Trouble for what is wrong with one */
function withPrograms(
  records: readonly CardRecord[],
  file: string,
  written: string,
  language: Language,
): readonly CardRecord[] {
  const refuse = (problems: readonly FileProblem[]): never => {
    throw new Trouble(problems.map((problem) => showProblem(file, problem, language)).join("\n"));
  };
  const reading = readPrograms(written);
  if (!reading.ok) return refuse(reading.errors);
  const names = records.map(({ name }) => name.en);
  const problems: FileProblem[] = [];
  const byHand = new Map<CardRecord, CardRecord>();
  for (const { card, program, ...place } of reading.programs) {
    const record = records.find(({ name }) => name.en === card);
    const versions = record?.versions.map((version) => ({ ...version, program }));
    if (record === undefined || versions === undefined) {
      const near = nearest(card, names);
      const hint = { key: "file.did-you-mean", values: { names: `"${near}"` } } as const;
      const told = { key: "file.no-card", values: { name: card } } as const;
      problems.push({ ...place, told, ...(near === undefined ? {} : { hint }) });
      continue;
    }
    const why = notCarriedOut({ ...record, versions });
    if (why === undefined) byHand.set(record, { ...record, versions });
    else problems.push({ ...place, told: { key: "file.program", values: { why: `${card}: ${why}` } } });
  }
  if (problems.length > 0) refuse(problems);
  return records.map((record) => byHand.get(record) ?? record);
}

/** Why a program cannot be carried out; nobody has checked before that it is one. */
function notCarriedOut(record: CardRecord): string | undefined {
  try {
    return refusedOf(ROOMS[record.game].game, [cardAsOf(readEntry(record), NEWEST)])[0]?.reason;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Of which cards of the checkout the file's text is taken, and of which it is not, a line each. */
function updatesTold(entries: readonly PoolEntry[]): string {
  const pools = ownPools();
  const updates = GAMES.map((game) => pools[game].updates(entries, isPlayable));
  const taken = updates.flatMap(({ taken }) => taken);
  const left = updates.flatMap(({ left }) => left);
  const names = left.map(({ name }) => name.en).join(", ");
  return [
    ...(taken.length === 0
      ? []
      : [`  Cards of Chainwright's own that have this file's text now: ${taken.length}\n`]),
    ...(left.length === 0
      ? []
      : [`  That keep Chainwright's text, as the file's is not wholly read: ${left.length} (${names})\n`]),
  ].join("");
}

/** How many of the names and series that texts speak of are examples. */
const EXAMPLES = 8;

/** What the texts speak of and no card of the file bears: a card that is missing, or a name that is written otherwise. */
function unknownIn(entries: readonly PoolEntry[]): string {
  return GAMES.map((game) => {
    const cards = entries.filter(({ record }) => record.game === game).map((one) => cardAsOf(one, NEWEST));
    const unknown = unknownNames(cards);
    if (unknown.length === 0) return "";
    // Series first: of them cards are seldom missing altogether.
    const series = unknown.filter(({ as }) => as === "series");
    const names = unknown.filter(({ as }) => as === "name");
    const some = [...series, ...names].slice(0, EXAMPLES);
    const examples = some.map(({ said, card }) => `“${said}” (${card.name.en})`).join(", ");
    const more = unknown.length > EXAMPLES ? ", …" : "";
    return `  ${GAME_TITLES[game]}: ${names.length} names and ${series.length} series that no card bears: ${examples}${more}\n`;
  }).join("");
}

/** `chainwright cards list` */
export function listCards(io: Io): number {
  const names = keptNames(io);
  if (names.length === 0) io.out("No cards are imported.\n");
  for (const name of names) {
    const pool = keptPool(name, io);
    if (pool === undefined) io.out(`${name}: not understood by this version; import it again\n`);
    else io.out(`${name} (${pool.about.imported.slice(0, 10)})\n${told(pool.about)}`);
  }
  return 0;
}

/** `chainwright cards remove`: forgets the cards of a file. @throws Trouble where nothing has the name */
export function removeCards(name: string, io: Io): number {
  const names = keptNames(io);
  if (!names.includes(name)) {
    const near = nearest(name, names);
    const hint =
      near !== undefined
        ? `did you mean "${near}"?`
        : names.length === 0
          ? "nothing is"
          : `there is ${names.map((one) => `"${one}"`).join(", ")}`;
    throw new Trouble(`"${name}" is not imported (${hint})`);
  }
  const file = keptAt(name, io);
  forgetPool(name, io);
  io.out(`${file} is gone.\n`);
  return 0;
}

/** How many cards there are, and how many of them can be played, a line for each game. */
const told = ({ counts }: PoolAbout): string =>
  GAMES.map((game) => {
    const count = counts[game];
    if (count === undefined) return "";
    const { cards, read, playable } = count;
    return `  ${GAME_TITLES[game]}: ${cards} cards, ${read} wholly read, ${playable} can be played\n`;
  }).join("");
