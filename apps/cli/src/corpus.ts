import type { Card, CardRecord, CardText, GameId } from "@chainwright/card-ir";
import { type MeaningCheck, meaningWarnings, refusedOf } from "@chainwright/compiler";
import { cardAsOf } from "@chainwright/pool";
import { NEWEST } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { normalise, print, type Reading, read, rulesOf, sentencesOf } from "@chainwright/text";

/** Kinds of cards that are counted apart; what a monster without effects says (its materials) is no effect text. */
export const BOXES = ["monster", "pendulum", "spell", "trap", "without effects"] as const;
type Box = (typeof BOXES)[number];

/** How many texts and sentences there are, are read, and are carried out by the engine as well. */
export interface Count {
  texts: number;
  read: number;
  playable: number;
  sentences: number;
  sentencesRead: number;
  sentencesPlayable: number;
}

/** What became of the texts of a collection. */
export interface CorpusReport extends Count {
  readonly schema: "chainwright-reading/1";
  readonly game: GameId;
  readonly boxes: Readonly<Record<Box, Count>>;
  /** By when the cards first came out, the oldest first; see `ageOf`. */
  readonly ages: readonly (Count & { readonly age: string })[];
  /** Texts with more than one meaning, and those that are not printed as they were written. */
  readonly ambiguous: readonly Found[];
  readonly misprinted: readonly Found[];
  /** Texts with two neighbouring words swapped, or one left out, and how many of those are read all the same. */
  readonly swaps: Tried;
  readonly deletions: Tried;
  /** Texts that are carried out by rules of which each serves at least two texts, or three, of the collection. */
  readonly support: { readonly two: number; readonly three: number };
  /** Rules that serve fewer than three texts, the rarest first. */
  readonly rareRules: readonly RareRule[];
  /** What was read, and hardly can be meant: names that no card of the collection bears, "other" than no card, and so on. */
  readonly warnings: readonly Warning[];
  /** For reading and compiling all of it. */
  readonly seconds: number;
  /** Words at which reading stops, and what the engine does not do, by how often. */
  readonly unread: readonly Cause[];
  readonly notCarriedOut: readonly Cause[];
}

/** Words of a card, and where they stand in its text. */
interface Found {
  readonly card: string;
  readonly start: number;
  readonly words: string;
}

/** What each check of the meaning finds. */
export const CHECK_LABELS: Readonly<Record<MeaningCheck, string>> = {
  name: "names that no card of the collection bears",
  other: "“other” than a card that could be none of those",
  "own-effect": "an own effect that the card has not",
  phase: "done in a phase without a chain, and no upkeep",
  "paid-once": "paid for by a card that stays, but not to activate it",
  list: "“1 A and/or B” read as one of the two",
};

/** Words that read oddly, and which check says so. */
interface Warning {
  readonly check: MeaningCheck;
  readonly card: string;
  readonly words: string;
}

interface Tried {
  tried: number;
  accepted: number;
  /** Some of those that were read: the card and the changed words. */
  readonly examples: Found[];
}

/** A rule of the grammar, one of its wordings, or a fold, and the cards whose texts it serves. */
interface RareRule {
  readonly rule: string;
  readonly cards: readonly string[];
}

export interface Cause {
  readonly what: string;
  readonly times: number;
  /** In how many texts it is all that is missing. */
  readonly alone: number;
  readonly examples: readonly Found[];
}

/** A part of a whole, in percent. */
export const share = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** So many texts are tried with words swapped or left out: it takes a reading for each word. */
const SAMPLED = 60;
/** Of each cause so many examples are kept, and of what a change of words left readable. */
const EXAMPLES = 3;
const ACCEPTED_EXAMPLES = 20;

class Tally {
  readonly #causes = new Map<string, { times: number; alone: number; examples: Found[] }>();

  add(what: string, alone: boolean, example: Found): void {
    const cause = this.#causes.get(what) ?? { times: 0, alone: 0, examples: [] };
    cause.times++;
    if (alone) cause.alone++;
    if (cause.examples.length < EXAMPLES) cause.examples.push(example);
    this.#causes.set(what, cause);
  }

  get causes(): Cause[] {
    return [...this.#causes]
      .map(([what, cause]) => ({ what, ...cause }))
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

/** A text in which words were changed, and where. */
interface Changed {
  readonly text: string;
  readonly start: number;
  readonly words: string;
}

/** The text with each two neighbouring words swapped. */
function* swapsOf(text: string): Generator<Changed> {
  const words = text.split(/(\s+)/);
  for (let i = 0; i + 2 < words.length; i += 2) {
    const [one, between, other] = words.slice(i, i + 3) as [string, string, string];
    if (one === other) continue;
    const start = words.slice(0, i).join("").length;
    const swapped = `${other}${between}${one}`;
    const changed = text.slice(0, start) + swapped + text.slice(start + swapped.length);
    yield { text: changed, start, words: swapped };
  }
}

/** The text with each word left out. */
function* deletionsOf(text: string): Generator<Changed> {
  const words = text.split(/(\s+)/);
  for (let i = 0; i + 2 < words.length; i += 2)
    yield {
      text: [...words.slice(0, i), ...words.slice(i + 2)].join(""),
      start: words.slice(0, i).join("").length,
      words: words[i] as string,
    };
}

const boxOf = ({ facts: { kind, categories }, versions }: CardRecord): Box => {
  if (kind === "spell" || kind === "trap") return kind;
  if (categories.includes("pendulum")) return "pendulum";
  return categories.includes("effect") || versions.at(-1)?.text.includes("[") ? "monster" : "without effects";
};

/** So many numbers of the official card database make an age where cards have no date: they rise with the release. */
const NUMBERS = 1000;

/** The year in which a card first came out; where that is not known, the range of its number in the official database. */
function ageOf({ released, konamiId }: CardRecord): string {
  if (released !== undefined) return released.slice(0, 4);
  if (konamiId === undefined) return "unknown";
  const first = Math.floor(konamiId / NUMBERS) * NUMBERS;
  return `no. ${first}–${first + NUMBERS - 1}`;
}

const nothing = (): Count => ({
  ...{ texts: 0, read: 0, playable: 0 },
  ...{ sentences: 0, sentencesRead: 0, sentencesPlayable: 0 },
});

function addTo(sum: Count, count: Count): Count {
  for (const key of Object.keys(nothing()) as (keyof Count)[]) sum[key] += count[key];
  return sum;
}

/** A text that was read, and what became of it. */
interface Read {
  readonly record: CardRecord;
  readonly text: string;
  readonly count: Count;
  readonly card?: Card;
}

/** Reads and compiles the texts of cards of one game; `progress` hears how many of them are done. */
export function readCorpus(
  game: GameId,
  records: readonly CardRecord[],
  progress: (done: number) => void = () => {},
): CorpusReport {
  const unread = new Tally();
  const notCarriedOut = new Tally();
  const ambiguous: Found[] = [];
  const misprinted: Found[] = [];
  const all: Read[] = [];
  const known: Card[] = [];
  const started = performance.now();
  for (const [i, record] of records.entries()) {
    progress(i);
    const text = record.versions.at(-1)?.text ?? "";
    const cardWith = (program: CardText): Card =>
      cardAsOf({ record, readings: record.versions.map(() => ({ program })) }, NEWEST);
    // A text that is not known yet is none.
    if (text === "" || text.includes("(TBA)")) {
      known.push(cardWith({ sentences: [] }));
      continue;
    }
    const found = (start: number, end = text.length): Found => ({
      ...{ card: record.name.en, start },
      words: text.slice(start, end),
    });
    const reading = read(text, { game, facts: record.facts });
    const count = countOf(reading, text, game);
    const card = cardWith(reading.ok ? reading.program : reading.rest);
    known.push(card);
    if (reading.ok) {
      if (print(reading.program, game) !== normalise(text, game)) misprinted.push(found(0));
      all.push({ record, text, count, card });
      continue;
    }
    all.push({ record, text, count });
    if (reading.problem === "ambiguous") ambiguous.push(found(...reading.at));
    // What a text says twice is one cause of it.
    const causes = new Map<string, Found>();
    for (const { start, end } of reading.unread.toReversed())
      causes.set(reading.problem === "ambiguous" ? "(ambiguous)" : around(text, start), found(start, end));
    for (const [what, example] of causes) unread.add(what, causes.size === 1, example);
  }
  const cards = all.flatMap(({ card }) => card ?? []);
  const refused = refusedOf(ROOMS[game].game, cards);
  const seconds = (performance.now() - started) / 1000;
  for (const { card, reason, spans } of refused) {
    const [span = [0, card.text.length]] = spans;
    notCarriedOut.add(reason, true, {
      card: card.name.en,
      start: span[0],
      words: card.text.slice(...span),
    });
  }
  const dropped = new Set(refused.map(({ card }) => card));
  for (const { card, count } of all)
    if (card !== undefined && !dropped.has(card)) {
      count.playable = 1;
      count.sentencesPlayable = count.sentences;
    }
  const { rareRules, supportOf } = supportIn(cards, game);
  const boxes = Object.fromEntries(BOXES.map((box) => [box, nothing()])) as Record<Box, Count>;
  const ages = new Map<string, Count>();
  const sum = nothing();
  const support = { two: 0, three: 0 };
  for (const { record, count, card } of all) {
    const box = boxOf(record);
    addTo(boxes[box], count);
    if (box === "without effects") continue;
    addTo(sum, count);
    if (count.playable === 1 && card !== undefined) {
      const least = supportOf(card);
      if (least >= 2) support.two++;
      if (least >= 3) support.three++;
    }
    const age = ageOf(record);
    ages.set(age, addTo(ages.get(age) ?? nothing(), count));
  }
  return {
    ...{ schema: "chainwright-reading/1", game, ...sum, boxes },
    ages: [...ages]
      .map(([age, count]) => ({ age, ...count }))
      .sort((a, b) => a.age.localeCompare(b.age, "en", { numeric: true })),
    ...{ ambiguous, misprinted, support, rareRules, seconds },
    warnings: meaningWarnings(ROOMS[game].game, cards, known).map(({ card, check, words }) => ({
      ...{ check, card: card.name.en, words },
    })),
    swaps: accepted(cards, game, swapsOf),
    deletions: accepted(cards, game, deletionsOf),
    unread: unread.causes,
    notCarriedOut: notCarriedOut.causes,
  };
}

/** A text is read by rules that other texts are read by, too, or hangs on one that serves hardly any other. */
function supportIn(
  cards: readonly Card[],
  game: GameId,
): { readonly rareRules: readonly RareRule[]; readonly supportOf: (card: Card) => number } {
  const rulesOfCard = new Map(cards.map((card) => [card, rulesOf(card.text, game)]));
  const served = new Map<string, string[]>();
  for (const [{ name }, rules] of rulesOfCard)
    for (const rule of rules) {
      const known = served.get(rule);
      if (known) known.push(name.en);
      else served.set(rule, [name.en]);
    }
  return {
    rareRules: [...served]
      .filter(([, texts]) => texts.length < 3)
      .map(([rule, texts]) => ({ rule, cards: texts }))
      .sort((a, b) => a.cards.length - b.cards.length),
    supportOf: (card) =>
      Math.min(...[...(rulesOfCard.get(card) ?? [])].map((rule) => served.get(rule)?.length ?? 0)),
  };
}

function countOf(reading: Reading, text: string, game: GameId): Count {
  const sentences = sentencesOf(text, game).length;
  const sentencesRead = reading.ok ? sentences : Math.max(0, sentences - reading.unread.length);
  return { ...nothing(), texts: 1, read: reading.ok ? 1 : 0, sentences, sentencesRead };
}

/** How many texts are still read of those that a change of the words makes of some of the cards'. */
function accepted(cards: readonly Card[], game: GameId, change: (text: string) => Generator<Changed>): Tried {
  const count: Tried = { tried: 0, accepted: 0, examples: [] };
  const every = Math.max(1, Math.floor(cards.length / SAMPLED));
  for (let i = 0; i < cards.length; i += every) {
    const { text, facts, name } = cards[i] as Card;
    for (const { text: changed, start, words } of change(text)) {
      count.tried++;
      if (!read(changed, { game, facts }).ok) continue;
      count.accepted++;
      if (count.examples.length < ACCEPTED_EXAMPLES) count.examples.push({ card: name.en, start, words });
    }
  }
  return count;
}
