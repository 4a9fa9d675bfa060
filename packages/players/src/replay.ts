import type { Card } from "@chainwright/card-ir";
import { lookup } from "@chainwright/card-ir";
import type { Room } from "@chainwright/engine";
import type { Trace } from "@chainwright/engine/board";
import type { Action } from "@chainwright/engine/state";
import { anyLanguage, quoted, type Told, tell } from "@chainwright/explain";
import { readProfile, writeProfile } from "@chainwright/rulebook";
import { type Position, type PositionOptions, SourceError } from "@chainwright/scenario";
import { z } from "zod/mini";
import { cardsOf, type Deck, type DeckSetup, Match, type MatchSetup } from "./match.ts";

const SCHEMA = "chainwright-replay/1";
/** No deck has more cards. */
const Names = z.array(z.string()).check(z.maxLength(500));
const Side = z.strictObject({ main: Names, extra: Names });
/** What every replay has, whatever its duel began with. */
const WHOLE = {
  schema: z.literal(SCHEMA),
  /** The layout of the states that the fingerprints are of. */
  layout: z.int(),
  game: z.enum(["ocg", "rush", "duel-masters"]),
  rules: z.pipe(
    z.string(),
    z.transform((text, { issues }) => {
      const profile = readProfile(text);
      if (profile !== null) return profile;
      issues.push({ code: "custom", input: text });
      return z.NEVER;
    }),
  ),
  /** Facts and text of each card, as a hash. */
  cards: z.record(z.string(), z.int()),
  answers: z.array(z.int()),
  fingerprints: z.array(z.int()),
  /** Other lines that were tried, and how many of the answers lead to where one looked last. */
  lines: z.optional(
    z.array(z.strictObject({ after: z.int().check(z.minimum(0)), answers: z.array(z.int()) })),
  ),
  at: z.optional(z.int().check(z.minimum(0))),
  /** Whether cards were played in part. */
  inPart: z.optional(z.boolean()),
};
const FromDecks = z.strictObject({
  ...WHOLE,
  seed: z.int(),
  everyWindow: z.optional(z.boolean()),
  decks: z.tuple([Side, Side]),
  /** Cards of which nothing but the number is known. */
  blank: z.record(z.string(), z.int()),
});
const FromPosition = z.strictObject({
  ...WHOLE,
  /** The text of a scenario file, and which of its variants. */
  scenario: z.string(),
  variant: z.optional(z.string()),
});
/** A line after the whole: an answer and the state it led to, or that only so many answers are left. */
const Added = z.union([
  z.strictObject({ answer: z.int(), state: z.int() }),
  z.strictObject({ back: z.int().check(z.minimum(0)) }),
]);
type FromDecks = z.output<typeof FromDecks>;
type Replay = FromDecks | z.output<typeof FromPosition>;

/** A replay that cannot be read, or that does not go as it says. */
export class ReplayError extends Error {
  constructor(readonly told: Told) {
    super(tell(told, anyLanguage()));
  }
}

/** FNV-1a of what a card says. */
function hashOf({ facts, text }: Card): number {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify([facts, text])) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  return hash | 0;
}

const isBlank = ({ unread, text }: Card): boolean => unread !== undefined && text === "";

/**
 * Answers that were tried beside those of a replay. Places are numbered: 0 is the beginning, then the place after each of
 * the replay's answers, then that after each answer of the lines, one after another. `after` is the place where it begins.
 */
export interface Line {
  readonly after: number;
  readonly answers: readonly Action[];
}

/** What a replay holds; `at`: how many of the answers lead to where one looks, all of them where it is left out. */
export interface Played extends Pick<Match, "setup" | "answers" | "fingerprints"> {
  readonly lines?: readonly Line[];
  readonly at?: number;
}

/** A match as text: setup, answers and the fingerprint after each, with the other lines that were tried. */
export function writeReplay({ setup, answers, fingerprints, lines, at }: Played): string {
  const whole: z.input<z.ZodMiniObject<typeof WHOLE>> = {
    schema: SCHEMA,
    layout: setup.room.game.schema.fingerprint,
    game: setup.room.game.id,
    rules: writeProfile(setup.rules),
    cards: Object.fromEntries(cardsOf(setup).map((card) => [card.name.en, hashOf(card)])),
    answers: [...answers],
    fingerprints: [...fingerprints],
    ...(lines === undefined
      ? {}
      : { lines: lines.map(({ after, answers: tried }) => ({ after, answers: [...tried] })) }),
    ...(at === undefined ? {} : { at }),
    ...(setup.inPart === true ? { inPart: true } : {}),
  };
  const start = "decks" in setup ? writtenDecks(setup) : writtenPosition(setup);
  const replay: z.input<typeof FromDecks> | z.input<typeof FromPosition> = { ...whole, ...start };
  return `${JSON.stringify(replay)}\n`;
}

/** The line that adds a match's last answer to its replay. */
export const addedAnswer = ({ answers, fingerprints }: Pick<Match, "answers" | "fingerprints">): string =>
  addedLine({ answer: answers.at(-1) as number, state: fingerprints.at(-1) as number });

/** The line that says in a replay that answers were taken back. */
export const addedUndo = ({ answers }: Pick<Match, "answers">): string => addedLine({ back: answers.length });

const addedLine = (added: z.input<typeof Added>): string => `${JSON.stringify(added)}\n`;

function writtenDecks(setup: DeckSetup) {
  const { decks, seed, everyWindow } = setup;
  const names = (cards: readonly Card[]): string[] => cards.map(({ name }) => name.en);
  const side = ({ main, extra }: Deck) => ({ main: names(main), extra: names(extra) });
  const blank = cardsOf(setup).filter(isBlank);
  const sides: [z.input<typeof Side>, z.input<typeof Side>] = [side(decks[0]), side(decks[1])];
  return {
    seed,
    ...(everyWindow === undefined ? {} : { everyWindow }),
    decks: sides,
    blank: Object.fromEntries(blank.map(({ name, passcode = 0 }) => [name.en, passcode])),
  };
}

const writtenPosition = ({ source, variant }: Position) => ({
  scenario: source,
  ...(variant === undefined ? {} : { variant }),
});

/** Where a replay of a game is played: the room, who watches, and where its cards are found. */
export interface ReplayTable {
  readonly room: Room;
  readonly trace?: Trace;
  card(name: string, date: string): Card | undefined;
  /** A card of which only number and name are known. */
  blank(passcode: number, name: string): Card;
  /** The position of a scenario file by these rules. @throws SourceError */
  position(scenario: string, options: PositionOptions): Position;
}

/**
 * Plays a replay again and checks every step. `watch` is called before each answer, and at the end.
 * @throws ReplayError with what is wrong, also when another version of the engine or of a card made it.
 */
export function readReplay(
  text: string,
  tableOf: (game: Card["game"]) => ReplayTable,
  watch: (match: Match) => void = () => {},
): Match {
  const { replay } = parse(text);
  const table = tableOf(replay.game);
  if (replay.layout !== table.room.game.schema.fingerprint) throw new ReplayError({ key: "replay.layout" });
  const match = new Match(setupOf(replay, table), table.trace);
  for (const [i, choice] of replay.answers.entries()) {
    const values = { number: i + 1, answers: replay.answers.length };
    const { open } = match;
    if (open === null) throw new ReplayError({ key: "replay.over", values });
    watch(match);
    if (!match.answer(choice as Action).ok) {
      const { length: options } = open.options;
      throw new ReplayError({ key: "replay.no-option", values: { ...values, choice, options } });
    }
    if (match.fingerprints[i] !== replay.fingerprints[i])
      throw new ReplayError({ key: "replay.otherwise", values });
  }
  watch(match);
  return match;
}

/** The other lines of a replay, and where in it one looked last. @throws ReplayError */
export function linesOf(text: string): Required<Pick<Played, "lines" | "at">> {
  const { lines = [], answers, at = answers.length } = parse(text).replay;
  if (at > answers.length)
    throw new ReplayError({ key: "replay.at", values: { answers: answers.length, at } });
  const typed = lines.map((line) => ({ ...line, answers: line.answers.map((one) => one as Action) }));
  return { lines: typed, at };
}

/** Whether the last line of a replay was cut off, as by a kill while it was written: the answer in it is lost. @throws ReplayError */
export const isTorn = (text: string): boolean => parse(text).isTorn;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface Parsed {
  readonly replay: Replay;
  readonly isTorn: boolean;
}

/** A replay is one document, or one with a line after it for each thing that happened since. */
function parse(text: string): Parsed {
  const whole = jsonOf(text);
  if (whole !== undefined) return { replay: read(whole), isTorn: false };
  const [first = "", ...others] = text.split("\n");
  if (others.at(-1) === "") others.pop();
  const replay = read(jsonOf(first));
  const { answers, fingerprints } = replay;
  for (const [i, line] of others.entries()) {
    const { data } = Added.safeParse(jsonOf(line));
    if (data === undefined || ("back" in data && data.back > answers.length)) {
      if (i === others.length - 1) return { replay, isTorn: true };
      throw new ReplayError({ key: "replay.added-line", values: { line: i + 2 } });
    }
    if ("back" in data) answers.length = fingerprints.length = data.back;
    else {
      answers.push(data.answer);
      fingerprints.push(data.state);
    }
  }
  return { replay, isTorn: false };
}

function read(data: unknown): Replay {
  if (data === undefined) throw new ReplayError({ key: "replay.json" });
  const schema = (data as { schema?: unknown } | null)?.schema;
  if (schema !== SCHEMA)
    throw new ReplayError({
      key: "replay.schema",
      values: { key: "schema", found: JSON.stringify(schema) ?? "–", wanted: JSON.stringify(SCHEMA) },
    });
  const form = ("scenario" in (data as object) ? FromPosition : FromDecks).safeParse(data);
  if (!form.success) {
    const { path } = form.error.issues[0] as z.core.$ZodIssue;
    throw new ReplayError({ key: "replay.form", values: { where: path.join(".") || "file" } });
  }
  const { answers, fingerprints } = form.data;
  if (answers.length !== fingerprints.length)
    throw new ReplayError({
      key: "replay.counts",
      values: { answers: answers.length, fingerprints: fingerprints.length },
    });
  return form.data;
}

/** @throws ReplayError where facts or text of cards are not what they were. */
function mustBeAsWritten(cards: readonly Card[], { cards: hashes }: Replay): void {
  const changed = cards
    .filter((card) => lookup(hashes, card.name.en) !== hashOf(card))
    .map(({ name }) => name.en);
  if (changed.length > 0)
    throw new ReplayError({ key: "replay.other-cards", values: { names: quoted(changed) } });
}

function setupOf(replay: Replay, table: ReplayTable): MatchSetup {
  if ("decks" in replay) return decksOf(replay, table);
  const { scenario, variant, rules, inPart = false } = replay;
  try {
    const position = table.position(scenario, {
      rules: writeProfile(rules),
      inPart,
      ...(variant === undefined ? {} : { variant }),
    });
    mustBeAsWritten(position.cards, replay);
    return position;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const [problem] = error.problems;
    if (problem === undefined) throw error;
    const { line, told: what } = problem;
    throw new ReplayError({ key: "replay.scenario", values: { line, what } });
  }
}

function decksOf(replay: FromDecks, table: ReplayTable): DeckSetup {
  const found = new Map<string, Card>();
  const missing: string[] = [];
  for (const name of Object.keys(replay.cards)) {
    const passcode = lookup(replay.blank, name);
    const card = passcode === undefined ? table.card(name, replay.rules.date) : table.blank(passcode, name);
    if (card === undefined) missing.push(name);
    else found.set(name, card);
  }
  if (missing.length > 0)
    throw new ReplayError({ key: "replay.no-cards", values: { names: quoted(missing) } });
  mustBeAsWritten([...found.values()], replay);
  const of = (names: readonly string[]): Card[] =>
    names.map((name) => {
      const card = found.get(name);
      if (card === undefined) throw new ReplayError({ key: "replay.stray-card", values: { card: name } });
      return card;
    });
  const [first, second] = replay.decks;
  return {
    room: table.room,
    rules: replay.rules,
    seed: replay.seed,
    ...(replay.inPart === undefined ? {} : { inPart: replay.inPart }),
    ...(replay.everyWindow === undefined ? {} : { everyWindow: replay.everyWindow }),
    decks: [
      { main: of(first.main), extra: of(first.extra) },
      { main: of(second.main), extra: of(second.extra) },
    ],
  };
}
