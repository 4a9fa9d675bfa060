import type { Language } from "@chainwright/card-ir";
import {
  anyLanguage,
  type FileProblem,
  type MessageKey,
  quoted,
  showProblem,
  type Told,
} from "@chainwright/explain";
import { PLACES } from "@chainwright/ocg";
import { type CardFileReading, type Pool, readCardNode } from "@chainwright/pool";
import { meantProfile, readProfile } from "@chainwright/rulebook";
import { distance } from "fastest-levenshtein";
import {
  type Document,
  type ErrorCode,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  YAMLParseError,
} from "yaml";
import { z } from "zod/mini";
import type { LocalText } from "./report.ts";

/** The form of a scenario file. See docs/scenarios.md. */

/** No file that people write is longer, in characters. */
const LONGEST = 400_000;
/** So many of its faults are told. */
const TOLD = 100;

/** A list of no more than so many. */
const few = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));

const Seat = z.enum(["A", "B"]);
/** The written form of a profile of rules; the only part whose form has a check of its own. */
const Rules = z.string().check(
  z.superRefine((text, { addIssue }) => {
    if (readProfile(text) === null) addIssue({ code: "custom", params: { meant: meantProfile(text) } });
  }),
);
const Text = z.union([
  z.string(),
  z.strictObject({ en: z.string(), ko: z.optional(z.string()), ja: z.optional(z.string()) }),
]);
const Names = z.pipe(
  z.union([z.string(), few(z.string(), 200)]),
  z.transform((names) => (Array.isArray(names) ? names : [names])),
);

/** How a monster can lie, and in which ways it can have been Summoned. */
export const POSITIONS = ["attack", "defense", "face-down-defense"] as const;
export const SUMMONS = [
  "normal",
  "tribute",
  "flip",
  "special",
  "fusion",
  "ritual",
  "synchro",
  "xyz",
  "link",
  "pendulum",
] as const;

const CardAt = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    set: z.optional(z.boolean()),
    position: z.optional(z.enum(POSITIONS)),
    /** Cards under it, as materials. */
    materials: z.optional(few(z.string(), 100)),
    /** How it was Summoned; for texts that ask. */
    summoned: z.optional(z.enum(SUMMONS)),
    /** The turn in which it came there; long ago where left out. */
    since: z.optional(z.int()),
    /** Effects it has used this turn, counted from 1. */
    used: z.optional(z.array(z.int().check(z.minimum(1)))),
    /** It declared an attack this turn; its battle position was changed this turn. */
    attacked: z.optional(z.boolean()),
    turned: z.optional(z.boolean()),
    /** How many counters of which kind lie on it. */
    counters: z.optional(z.record(z.string(), z.int().check(z.minimum(1), z.maximum(1000)))),
    /** The monster it is equipped to. */
    equipped: z.optional(z.string()),
    /** The card that its activation targeted, as long as both are there. */
    target: z.optional(z.string()),
    owner: z.optional(Seat),
    /** Where in its zone it lies; the first free place where left out. */
    zone: z.optional(z.enum(PLACES)),
  }),
]);
const Cards = few(CardAt, 500);

/** An effect that its player used this turn, and what it left behind. */
const Applied = z.strictObject({
  card: z.string(),
  /** Which of its effects, counted from 1; the first that left something behind where left out. */
  effect: z.optional(z.int().check(z.minimum(1))),
  target: z.optional(Names),
  /** What was chosen as it resolved. */
  choose: z.optional(Names),
});

const Position = z.strictObject({
  lp: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  /** How many Normal Summons and Sets of monsters the player has made this turn. */
  "normal-summons": z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  /** Effects used this turn of which something still applies. */
  applied: z.optional(z.array(Applied)),
  hand: z.optional(Cards),
  monsters: z.optional(Cards),
  spells: z.optional(Cards),
  field: z.optional(Cards),
  graveyard: z.optional(Cards),
  banished: z.optional(Cards),
  deck: z.optional(Cards),
  extra: z.optional(Cards),
  pendulum: z.optional(Cards),
  battle: z.optional(Cards),
  mana: z.optional(Cards),
  shields: z.optional(Cards),
  hyperspatial: z.optional(Cards),
  "ultra-gr": z.optional(Cards),
});

const Act = z.strictObject({
  activate: z.optional(z.string()),
  cast: z.optional(z.string()),
  /** Which of the card's effects, counted from 1; the first legal one where left out. */
  effect: z.optional(z.int().check(z.minimum(1))),
  /** In which of the ways of its text a monster is Normal Summoned, counted from 1; 0: as its Level asks for. */
  way: z.optional(z.int().check(z.minimum(0))),
  summon: z.optional(z.string()),
  /** A Special Summon that starts no chain. */
  special: z.optional(z.string()),
  set: z.optional(z.string()),
  attack: z.optional(z.string()),
  on: z.optional(z.string()),
  turn: z.optional(z.string()),
  phase: z.optional(z.string()),
  trigger: z.optional(z.string()),
  process: z.optional(z.string()),
  /** Duel Masters: into the mana zone; block the attack; onto the creature that attacks. */
  charge: z.optional(z.string()),
  block: z.optional(z.string()),
  invade: z.optional(z.string()),
  strike: z.optional(z.string()),
  discard: z.optional(Names),
  banish: z.optional(Names),
  tribute: z.optional(Names),
  target: z.optional(Names),
  choose: z.optional(Names),
  zone: z.optional(z.enum(PLACES)),
  /** At which moment it is meant; the first at which it can be done where left out. */
  at: z.optional(z.string()),
});

/** How far a question looks, where nobody does more than what must be done. */
const SPANS = ["open", "chain", "phase", "turn"] as const;

/** What a question asks of a player. */
const Question = z.extend(Act, { player: Seat, until: z.optional(z.enum(SPANS)) });

const Copies = z.record(z.string(), z.int().check(z.minimum(1), z.maximum(1000)));
/** A deck that a player would bring to a duel: how many copies of which cards. */
const Bring = z.strictObject({
  player: Seat,
  bring: z.strictObject({ main: z.optional(Copies), extra: z.optional(Copies), side: z.optional(Copies) }),
});

const bySeat = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({ A: z.optional(value), B: z.optional(value) });
/** What lies in a zone: exactly these cards, so many, or these among others. */
const Pile = bySeat(
  z.union([z.array(z.string()), z.int(), z.strictObject({ contains: z.array(z.string()) })]),
);

const Expect = z.union([
  z.strictObject({ chain: z.array(z.string()) }),
  /** Who put each link of the last chain there. */
  z.strictObject({ "placed-by": z.array(Seat) }),
  z.strictObject({ chains: z.array(z.array(z.string())) }),
  /** … of each chain. */
  z.strictObject({ placers: z.array(z.array(Seat)) }),
  z.strictObject({ "attacks-stopped": z.array(z.string()) }),
  z.strictObject({ replays: z.array(z.string()) }),
  z.strictObject({ forced: z.array(z.string()) }),
  z.strictObject({ revealed: z.array(z.string()) }),
  /** The cards in the other hand that the player knows. */
  z.strictObject({ knows: bySeat(z.array(z.string())) }),
  z.strictObject({ phase: z.string() }),
  z.strictObject({ destroyed: z.array(z.string()) }),
  z.strictObject({ negated: z.array(z.string()) }),
  z.strictObject({ missed: z.array(z.string()) }),
  z.strictObject({ replaced: z.array(z.string()) }),
  z.strictObject({ lp: bySeat(z.int()) }),
  z.strictObject({ drew: bySeat(z.int()) }),
  z.strictObject({ winner: z.pipe(z.string(), z.enum(["A", "B", "draw", "nobody"])) }),
  z.strictObject({ atk: z.record(z.string(), z.int()) }),
  z.strictObject({ def: z.record(z.string(), z.int()) }),
  z.strictObject({ position: z.record(z.string(), z.enum(["attack", "defense"])) }),
  z.strictObject({ zone: z.record(z.string(), z.enum(PLACES)) }),
  z.strictObject({ "effects-negated": z.array(z.string()) }),
  z.strictObject({ hand: Pile }),
  z.strictObject({ monsters: Pile }),
  z.strictObject({ spells: Pile }),
  z.strictObject({ graveyard: Pile }),
  z.strictObject({ banished: Pile }),
  z.strictObject({ deck: Pile }),
  z.strictObject({ extra: Pile }),
  z.strictObject({ pendulum: Pile }),
  z.strictObject({ battle: Pile }),
  z.strictObject({ mana: Pile }),
  z.strictObject({ shields: Pile }),
  z.strictObject({ hyperspatial: Pile }),
]);

const Play = z.union([
  z.enum(["resolve", "end of turn"]),
  z.strictObject({ A: z.union([z.enum(["pass", "decline"]), Act]) }),
  z.strictObject({ B: z.union([z.enum(["pass", "decline"]), Act]) }),
  z.strictObject({ cannot: z.union([Bring, Question]), because: z.optional(Names) }),
  z.strictObject({ can: z.union([Bring, Question]) }),
  z.strictObject({ asked: Seat }),
  z.strictObject({ orders: z.int().check(z.minimum(0)) }),
  z.strictObject({ so: Expect }),
]);

const Turn = z.strictObject({
  player: z.optional(Seat),
  number: z.optional(z.int().check(z.minimum(1))),
  phase: z.optional(z.string()),
});

/** How sure the sources are of what is expected; high where left out. */
const Confidence = z.enum(["medium", "low"]);

const Variant = z.strictObject({
  id: z.string(),
  title: Text,
  note: z.optional(Text),
  confidence: z.optional(Confidence),
  rules: z.optional(Rules),
  turn: z.optional(Turn),
  seed: z.optional(z.int().check(z.minimum(1))),
  players: z.optional(z.strictObject({ A: z.optional(Position), B: z.optional(Position) })),
  plays: z.optional(few(Play, 1000)),
  expect: z.optional(few(Expect, 1000)),
  cites: z.optional(z.array(z.string())),
});

const Scenario = z.strictObject({
  id: z.string(),
  title: Text,
  note: z.optional(Text),
  confidence: z.optional(Confidence),
  game: z.enum(["ocg", "rush", "duel-masters"]),
  rules: z.optional(Rules),
  turn: z.optional(Turn),
  /** Decides what chance gives: coins, dice, shuffles. */
  seed: z.optional(z.int().check(z.minimum(1))),
  /** Cards that exist in this file only, in the form of a card file. */
  cards: z.optional(few(z.looseObject({}), 200)),
  players: z.strictObject({ A: z.optional(Position), B: z.optional(Position) }),
  plays: few(Play, 1000),
  expect: z.optional(few(Expect, 1000)),
  cites: z.optional(z.array(z.string())),
  variants: z.optional(few(Variant, 200)),
});

export type ScenarioSource = z.infer<typeof Scenario>;
export type VariantSource = z.infer<typeof Variant>;
export type PlaySource = z.infer<typeof Play>;
export type ActSource = z.infer<typeof Act>;
export type QuestionSource = z.infer<typeof Question>;
export type BringSource = z.infer<typeof Bring>;
export type ExpectSource = z.infer<typeof Expect>;
export type CardSource = z.infer<typeof CardAt>;
export type AppliedSource = z.infer<typeof Applied>;
export type PositionSource = z.infer<typeof Position>;

/** A file that cannot be run. */
export class SourceError extends Error {
  /** In the order of the file. */
  readonly problems: readonly FileProblem[];

  constructor(
    readonly file: string,
    problems: readonly FileProblem[],
  ) {
    const sorted = [...problems].sort((a, b) => a.line - b.line || a.column - b.column);
    super(sorted.map((problem) => showProblem(file, problem, anyLanguage())).join("\n"));
    this.problems = sorted;
  }

  /** All problems, one a line. */
  text(language: Language): string {
    return this.problems.map((problem) => showProblem(this.file, problem, language)).join("\n");
  }
}

/** The way to a part of a file: keys, and numbers from 0 in lists. */
export type Path = readonly PropertyKey[];

/** Where things stand in a file, by their path. */
export type Locate = (path: Path) => { line: number; column: number };

/** A scenario file and where its parts stand. */
export interface ReadScenario {
  readonly scenario: ScenarioSource;
  readonly locate: Locate;
  /** Reads one of the cards that the file brings along; they count from 0. */
  readonly readCard: (index: number) => CardFileReading;
}

export const POSITION_KEYS = Object.keys(Position.shape) as (keyof PositionSource)[];

const KEYS: Readonly<Record<string, readonly string[]>> = {
  "": Object.keys(Scenario.shape),
  players: POSITION_KEYS,
  applied: Object.keys(Applied.shape),
  plays: [...Object.keys(Question.shape), "bring", "cannot", "can", "because", "so", "A", "B"],
  expect: Expect.def.options.flatMap((option) => Object.keys(option.shape)),
};

function nearestKey(unknown: string, path: readonly PropertyKey[]): string | undefined {
  const known =
    KEYS[String(path.findLast((part) => Object.hasOwn(KEYS, String(part))) ?? "")] ?? KEYS[""] ?? [];
  return nearestOf(unknown, known);
}

/** What is longer is no name of anything. */
const LONGEST_NAME = 100;

/** The known word that looks most like a misspelt one, where one is near enough. */
export function nearestOf(unknown: string, known: readonly string[]): string | undefined {
  if (unknown.length > LONGEST_NAME) return undefined;
  const [best] = [...known].sort((a, b) => distance(unknown, a) - distance(unknown, b));
  return best !== undefined && distance(unknown, best) <= Math.max(2, unknown.length / 2) ? best : undefined;
}

/**
 * The issue that lies deepest in a document: of a union, the branch that came furthest says best what is wrong. What is
 * merely missing lies where it would be.
 */
function deepest(issue: z.core.$ZodIssue, document: Document): z.core.$ZodIssue {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return issue;
  const branches = issue.errors
    .flat()
    .map((inner) =>
      deepest({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue, document),
    );
  const reach = ({ path }: z.core.$ZodIssue): number => path.length - (document.hasIn(path) ? 0 : 1);
  return branches.reduce((best, next) => {
    const gain = reach(next) - reach(best);
    if (gain !== 0) return gain > 0 ? next : best;
    return next.code === "unrecognized_keys" && best.code !== "unrecognized_keys" ? next : best;
  });
}

/** So many lists and blocks lie within one another at most; the files that there are have seven. */
const DEEPEST = 100;
const DEEP_LINE = /^ *(?:[-?:] +){100}/m;

/** Whether brackets, or dashes of one line, go deeper than any file: the library takes ever longer for each of them. */
function isTooDeep(source: string): boolean {
  let depth = 0;
  for (const mark of source)
    if (mark === "[" || mark === "{") {
      if (++depth > DEEPEST) return true;
    } else if (mark === "]" || mark === "}") depth = Math.max(0, depth - 1);
  return DEEP_LINE.test(source);
}

/** How a long text begins. */
const brief = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/**
 * A text as YAML; undefined where it goes deeper than can be followed. That a key stands twice is looked for here: the
 * library compares each with each.
 */
function documentOf(source: string, lineCounter?: LineCounter): Document.Parsed | undefined {
  try {
    const options = {
      uniqueKeys: false,
      logLevel: "error" as const,
      ...(lineCounter === undefined ? {} : { lineCounter }),
    };
    const document = parseDocument(source, options);
    visit(document, {
      Map(_, { items }) {
        const known = new Set<unknown>();
        for (const { key } of items) {
          const name = isScalar(key) ? key.value : key;
          if (known.has(name) && isNode(key) && key.range)
            document.errors.push(new YAMLParseError([key.range[0], key.range[1]], "DUPLICATE_KEY", ""));
          known.add(name);
        }
      },
    });
    return document;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What a document says; undefined where its aliases stand for more than can be followed, or for what is not there. */
function dataOf(document: Document.Parsed): { readonly value: unknown } | undefined {
  try {
    return { value: document.toJS() };
  } catch {
    return undefined;
  }
}

/**
 * Reads a scenario file.
 * @throws SourceError with line, column and a suggestion for everything that is wrong.
 */
export function readScenario(source: string, file: string): ReadScenario {
  const begins = { line: 1, column: 1 };
  if (source.length > LONGEST)
    throw new SourceError(file, [{ ...begins, told: { key: "file.too-long", values: { most: LONGEST } } }]);
  const lines = new LineCounter();
  const document = isTooDeep(source) ? undefined : documentOf(source, lines);
  if (document === undefined) throw new SourceError(file, [{ ...begins, told: { key: "file.too-deep" } }]);
  const locate: Locate = (path) => {
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) {
        const { line, col } = lines.linePos(node.range[0]);
        return { line, column: col };
      }
    }
    return { line: 1, column: 1 };
  };
  if (document.errors.length > 0) {
    const problems = document.errors.slice(0, TOLD).map(({ code, pos: [from] }) => {
      const { line, col } = lines.linePos(from);
      const [words = ""] = source.slice(from).trimStart().split("\n");
      const told = {
        key: "file.yaml",
        values: { code: YAML_FAULTS[code] ?? "other", words: brief(words) },
      } as const;
      return { line, column: col, told };
    });
    throw new SourceError(file, problems);
  }
  const data = dataOf(document);
  if (data === undefined) throw new SourceError(file, [{ ...begins, told: { key: "file.too-deep" } }]);
  const parsed = Scenario.safeParse(data.value);
  if (parsed.success) {
    const { game } = parsed.data;
    visit(document, { Alias: (_, alias) => alias.resolve(document) });
    const readCard = (index: number): CardFileReading =>
      readCardNode(document.getIn(["cards", index], true) as Node, lines, game);
    return { scenario: parsed.data, locate, readCard };
  }
  const problems = parsed.error.issues.slice(0, TOLD).map((found) => {
    const issue = deepest(found, document);
    const { path } = issue;
    if (issue.code === "unrecognized_keys") {
      const key = issue.keys[0] ?? "";
      const near = nearestKey(key, path);
      return {
        ...locate([...path, key]),
        told: { key: "file.unknown-key", values: { key } } as const,
        ...didYouMean(near === undefined ? [] : [near]),
      };
    }
    const meant = issue.code === "custom" ? issue.params?.meant : undefined;
    return {
      ...locate(path),
      told: document.hasIn(path)
        ? wrongForm(issue)
        : { key: "file.missing" as const, values: whereIs(issue) },
      ...didYouMean(typeof meant === "string" ? [meant] : []),
    };
  });
  throw new SourceError(file, problems);
}

/** What a YAML file has wrong, as far as there are words for it. */
const YAML_FAULTS: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_INDENT: "indent",
  TAB_AS_INDENT: "tab",
  DUPLICATE_KEY: "twice",
  MISSING_CHAR: "missing",
  UNEXPECTED_TOKEN: "unexpected",
};

const whereIs = ({ path }: z.core.$ZodIssue) => ({
  where: path.length === 0 ? ({ key: "file.whole" } as const) : path.join("."),
});

/** What is wrong with a part that is there. */
function wrongForm(issue: z.core.$ZodIssue): Told {
  const told = (key: MessageKey, values: Told["values"] = {}): Told => ({
    key,
    values: { ...whereIs(issue), ...values },
  });
  switch (issue.code) {
    case "invalid_type":
      return told("file.type", { expected: issue.expected === "record" ? "object" : issue.expected });
    case "invalid_value":
      return told("file.one-of", { count: issue.values.length, values: quoted(issue.values.map(String)) });
    case "too_small":
      return told("file.least", { least: Number(issue.minimum) });
    case "too_big":
      return told(issue.origin === "array" ? "file.too-many" : "file.most", { most: Number(issue.maximum) });
    case "custom":
      return told("file.profile", { example: "tcg:2014-07-14" });
    default:
      return told("file.form");
  }
}

/** A title in all languages: in English where it has none in another. */
export const localText = (text: ScenarioSource["title"]): LocalText =>
  typeof text === "string"
    ? { en: text, ko: text, ja: text }
    : { en: text.en, ko: text.ko ?? text.en, ja: text.ja ?? text.en };

/** The title of a scenario file, also of one that cannot be read, if only its title can. */
export function titleOf(source: string): LocalText | undefined {
  const document = source.length > LONGEST || isTooDeep(source) ? undefined : documentOf(source);
  const data = document === undefined ? undefined : dataOf(document)?.value;
  const title = Text.safeParse((data as { readonly title?: unknown } | null | undefined)?.title);
  return title.success ? localText(title.data) : undefined;
}

/** A name that is no card of the game, with those that look like it. */
export function unknownCard(
  card: string,
  path: readonly PropertyKey[],
  pool: Pool,
  locate: Locate,
): FileProblem {
  return {
    ...locate(path),
    told: { key: "file.no-card", values: { name: brief(card) } },
    ...didYouMean(pool.nearest(card, 3)),
  };
}

export function didYouMean(near: readonly string[]): Pick<FileProblem, "hint"> {
  return near.length > 0 ? { hint: { key: "file.did-you-mean", values: { names: quoted(near) } } } : {};
}
