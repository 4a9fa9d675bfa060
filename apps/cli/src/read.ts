import type { Card, CardRecord, GameId } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/engine";
import { cardAsOf } from "@chainwright/pool";
import { ROOMS } from "@chainwright/scenario";
import { normalise, print, read } from "@chainwright/text";
import type { Io } from "./look.ts";
import { recordsIn } from "./pools.ts";

/** What became of the texts of a collection. */
interface ReadReport {
  /** Cards with a text. */
  readonly texts: number;
  readonly read: number;
  readonly ambiguous: number;
  /** Read, but not printed as they were written. */
  readonly misprinted: number;
  /** Read and carried out by the engine. */
  readonly playable: number;
  /** Texts with two neighbouring words swapped, and how many of those are read with another meaning or none. */
  readonly swaps: number;
  readonly accepted: number;
  readonly seconds: number;
  /** Words at which reading stops, and what the engine does not do, by how often. */
  readonly unread: readonly Cause[];
  readonly notCarriedOut: readonly Cause[];
}

interface Cause {
  readonly what: string;
  readonly times: number;
}

export interface ReadOptions {
  readonly game: GameId;
  readonly cards?: string;
  /** How many causes are shown. */
  readonly top: number;
  readonly json?: boolean;
}

/** Every this many texts are tried with neighbouring words swapped: it takes a reading for each pair of words. */
const SAMPLED = 10;

class Tally {
  readonly #times = new Map<string, number>();

  add(what: string): void {
    this.#times.set(what, (this.#times.get(what) ?? 0) + 1);
  }

  get causes(): Cause[] {
    return [...this.#times].map(([what, times]) => ({ what, times })).sort((a, b) => b.times - a.times);
  }
}

/** The words around the place where reading stops, without what differs from card to card. */
const around = (text: string, at: number): string => {
  const plain = (words: string[]): string =>
    words
      .join(" ")
      .replace(/"[^"]*"/g, "“…”")
      .replace(/\d+/g, "#")
      .replaceAll("\n", " ");
  const before = text.slice(0, at).split(/ +/).slice(-3);
  return `${plain(before)} | ${plain(text.slice(at).split(/ +/).slice(0, 4))}`;
};

/** The text with each two neighbouring words swapped. */
function* swapsOf(text: string): Generator<string> {
  const words = text.split(/(\s+)/);
  for (let i = 0; i + 2 < words.length; i += 2) {
    if (words[i] === words[i + 2]) continue;
    const swapped = [...words];
    [swapped[i], swapped[i + 2]] = [words[i + 2] as string, words[i] as string];
    yield swapped.join("");
  }
}

/** Reads and compiles the texts of cards. */
export function readAll(game: GameId, records: readonly CardRecord[]): ReadReport {
  const unread = new Tally();
  const notCarriedOut = new Tally();
  const count = { texts: 0, read: 0, ambiguous: 0, misprinted: 0, swaps: 0, accepted: 0 };
  const cards: Card[] = [];
  const started = performance.now();
  let spent = 0;
  for (const record of records) {
    const text = record.versions.at(-1)?.text ?? "";
    // A text that is not known yet is none.
    if (text === "" || text.includes("(TBA)")) continue;
    count.texts++;
    const reading = read(text, { game, facts: record.facts });
    if (!reading.ok) {
      if (reading.problem === "ambiguous") count.ambiguous++;
      unread.add(reading.problem === "ambiguous" ? "(ambiguous)" : around(text, reading.at[0]));
      continue;
    }
    count.read++;
    spent = performance.now() - started;
    if (print(reading.program, game) !== normalise(text, game)) count.misprinted++;
    cards.push(cardAsOf(record, "9999-12-30", [reading.program]));
  }
  for (const [i, { text }] of cards.entries()) {
    if (i % SAMPLED !== 0) continue;
    for (const swapped of swapsOf(text)) {
      count.swaps++;
      if (read(swapped, { game, facts: (cards[i] as Card).facts }).ok) count.accepted++;
    }
  }
  const { notPlayable } = buildCatalogue(ROOMS[game].game, cards);
  for (const { reason } of notPlayable) notCarriedOut.add(reason);
  return {
    ...count,
    playable: cards.length - notPlayable.length,
    seconds: spent / 1000,
    unread: unread.causes,
    notCarriedOut: notCarriedOut.causes,
  };
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** `chainwright read`: how much of a collection's texts is understood and carried out, and what is not. */
export function readTexts(options: ReadOptions, io: Io): number {
  const report = readAll(options.game, recordsIn(options.game, options.cards));
  const { texts, read: whole, playable, swaps, accepted } = report;
  if (options.json === true) {
    io.out(`${JSON.stringify(report)}\n`);
    return 0;
  }
  io.out(`${texts} texts
${whole} wholly read (${share(whole, texts)}), ${report.ambiguous} ambiguous, ${report.misprinted} printed otherwise
${playable} carried out (${share(playable, texts)})
${accepted} of ${swaps} texts with two neighbouring words swapped are read (${share(accepted, swaps)})
${report.seconds.toFixed(1)} s
`);
  for (const [title, causes] of [
    ["Reading stops at", report.unread],
    ["Not carried out", report.notCarriedOut],
  ] as const) {
    io.out(`\n${title}\n`);
    for (const { what, times } of causes.slice(0, options.top))
      io.out(`${String(times).padStart(5)}  ${what}\n`);
  }
  return 0;
}
