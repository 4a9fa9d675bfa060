import type { Card, CardRecord, GameId } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/engine";
import { cardAsOf } from "@chainwright/pool";
import { ROOMS } from "@chainwright/scenario";
import { normalise, print, read, sentencesOf } from "@chainwright/text";
import type { Io } from "./look.ts";
import { cardsIn, ownPools } from "./pools.ts";

/** Kinds of cards that are counted apart; what a monster without effects says (its materials) is no effect text. */
const BOXES = ["monster", "pendulum", "spell", "trap", "without effects"] as const;
type Box = (typeof BOXES)[number];

interface Count {
  texts: number;
  read: number;
  /** Read and carried out by the engine. */
  playable: number;
}

/** What became of the texts of a collection. */
interface ReadReport extends Count {
  readonly boxes: Readonly<Record<Box, Count>>;
  readonly sentences: number;
  readonly sentencesRead: number;
  readonly ambiguous: number;
  /** Read, but not printed as they were written. */
  readonly misprinted: number;
  /** Texts with two neighbouring words swapped, or one left out, and how many of those are read with another meaning or none. */
  readonly swaps: Tried;
  readonly deletions: Tried;
  readonly seconds: number;
  /** Words at which reading stops, and what the engine does not do, by how often. */
  readonly unread: readonly Cause[];
  readonly notCarriedOut: readonly Cause[];
}

interface Tried {
  tried: number;
  accepted: number;
}

interface Cause {
  readonly what: string;
  readonly times: number;
  /** In how many texts it is all that is missing. */
  readonly alone: number;
}

export interface ReadOptions {
  readonly game: GameId;
  readonly cards?: string;
  /** How many causes are shown. */
  readonly top: number;
  readonly json?: boolean;
}

/** So many texts are tried with words swapped or left out: it takes a reading for each word. */
const SAMPLED = 60;

class Tally {
  readonly #causes = new Map<string, { times: number; alone: number }>();

  add(what: string, alone: boolean): void {
    const cause = this.#causes.get(what) ?? { times: 0, alone: 0 };
    cause.times++;
    if (alone) cause.alone++;
    this.#causes.set(what, cause);
  }

  get causes(): Cause[] {
    return [...this.#causes]
      .map(([what, { times, alone }]) => ({ what, times, alone }))
      .sort((a, b) => b.alone - a.alone || b.times - a.times);
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

/** The text with each word left out. */
function* deletionsOf(text: string): Generator<string> {
  const words = text.split(/(\s+)/);
  for (let i = 0; i + 2 < words.length; i += 2) yield [...words.slice(0, i), ...words.slice(i + 2)].join("");
}

const boxOf = ({ facts: { kind, categories }, versions }: CardRecord): Box => {
  if (kind === "spell" || kind === "trap") return kind;
  if (categories.includes("pendulum")) return "pendulum";
  return categories.includes("effect") || versions.at(-1)?.text.includes("[") ? "monster" : "without effects";
};

const nothing = (): Count => ({ texts: 0, read: 0, playable: 0 });

/** Reads and compiles the texts of cards. */
export function readAll(game: GameId, records: readonly CardRecord[]): ReadReport {
  const unread = new Tally();
  const notCarriedOut = new Tally();
  const boxes = Object.fromEntries(BOXES.map((box) => [box, nothing()])) as Record<Box, Count>;
  const count = { sentences: 0, sentencesRead: 0, ambiguous: 0, misprinted: 0 };
  const cards: Card[] = [];
  const boxOfCard = new Map<Card, Box>();
  const started = performance.now();
  for (const record of records) {
    const text = record.versions.at(-1)?.text ?? "";
    // A text that is not known yet is none.
    if (text === "" || text.includes("(TBA)")) continue;
    const box = boxOf(record);
    boxes[box].texts++;
    const reading = read(text, { game, facts: record.facts });
    const sentences = sentencesOf(text, game).length;
    count.sentences += sentences;
    if (!reading.ok) {
      if (reading.problem === "ambiguous") count.ambiguous++;
      count.sentencesRead += Math.max(0, sentences - reading.unread.length);
      const alone = reading.unread.length === 1;
      for (const { start } of reading.unread)
        unread.add(reading.problem === "ambiguous" ? "(ambiguous)" : around(text, start), alone);
      continue;
    }
    count.sentencesRead += sentences;
    boxes[box].read++;
    if (print(reading.program, game) !== normalise(text, game)) count.misprinted++;
    const card = cardAsOf(record, "9999-12-30", [reading]);
    cards.push(card);
    boxOfCard.set(card, box);
  }
  const { notPlayable } = buildCatalogue(ROOMS[game].game, cards);
  const seconds = (performance.now() - started) / 1000;
  for (const { reason } of notPlayable) notCarriedOut.add(reason, true);
  const dropped = new Set(notPlayable.map(({ card }) => card));
  for (const card of cards) if (!dropped.has(card)) boxes[boxOfCard.get(card) as Box].playable++;
  const effects = BOXES.filter((box) => box !== "without effects").map((box) => boxes[box]);
  const sum = (key: keyof Count): number => effects.reduce((all, box) => all + box[key], 0);
  return {
    ...{ texts: sum("texts"), read: sum("read"), playable: sum("playable") },
    ...{ boxes, ...count, seconds },
    swaps: accepted(cards, game, swapsOf),
    deletions: accepted(cards, game, deletionsOf),
    unread: unread.causes,
    notCarriedOut: notCarriedOut.causes,
  };
}

/** How many texts are still read of those that a change of the words makes of some of the cards'. */
function accepted(cards: readonly Card[], game: GameId, change: (text: string) => Generator<string>): Tried {
  const count: Tried = { tried: 0, accepted: 0 };
  const every = Math.max(1, Math.floor(cards.length / SAMPLED));
  for (let i = 0; i < cards.length; i += every) {
    const { text, facts } = cards[i] as Card;
    for (const changed of change(text)) {
      count.tried++;
      if (read(changed, { game, facts }).ok) count.accepted++;
    }
  }
  return count;
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const told = ({ texts, read: whole, playable }: Count): string =>
  `${texts} texts, ${whole} wholly read (${share(whole, texts)}), ${playable} carried out (${share(playable, texts)})`;

const tried = (what: string, { tried: all, accepted: some }: Tried): string =>
  `${some} of ${all} texts with ${what} are read (${share(some, all)})`;

/** `chainwright read`: how much of a collection's texts is understood and carried out, and what is not. */
export async function readTexts(options: ReadOptions, io: Io): Promise<number> {
  const { game, cards } = options;
  const report = readAll(
    game,
    cards === undefined ? ownPools()[game].records : await cardsIn(cards, io, game),
  );
  if (options.json === true) {
    io.out(`${JSON.stringify(report)}\n`);
    return 0;
  }
  const { sentences, sentencesRead, seconds, boxes } = report;
  io.out(`${told(report)}
${BOXES.filter((box) => boxes[box].texts > 0)
  .map((box) => `  ${box}: ${told(boxes[box])}\n`)
  .join("")}\
${sentencesRead} of ${sentences} sentences read (${share(sentencesRead, sentences)})
${report.ambiguous} ambiguous, ${report.misprinted} printed otherwise
${tried("two neighbouring words swapped", report.swaps)}
${tried("a word left out", report.deletions)}
${seconds.toFixed(1)} s, ${(report.texts / seconds).toFixed(0)} cards a second
`);
  for (const [title, causes] of [
    ["Reading stops at", report.unread],
    ["Not carried out", report.notCarriedOut],
  ] as const) {
    io.out(`\n${title} (in how many texts, and in how many it is all that is missing)\n`);
    for (const { what, times, alone } of causes.slice(0, options.top))
      io.out(`${String(times).padStart(5)} ${String(alone).padStart(5)}  ${what}\n`);
  }
  return 0;
}
