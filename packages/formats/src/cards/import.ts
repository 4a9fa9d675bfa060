import {
  ARROWS,
  ATTRIBUTES,
  type CardFacts,
  type CardRecord,
  type GameId,
  TYPES,
} from "@chainwright/card-ir";
import type { SqlJsStatic } from "sql.js";
import { unpackAtMost } from "../unpack.ts";
import { draftsOfDatabase } from "./cdb.ts";
import { type CardDraft, type CardDrafts, isDate, isDraft, parsed } from "./draft.ts";
import { draftsOfLines } from "./lines.ts";
import { type CardProblem, placeText } from "./problem.ts";
import { maybeEnglish } from "./texts.ts";
import { draftsOfService } from "./ygoprodeck.ts";

/** A file of all cards that there are has a third of it, unpacked. */
const MOST_BYTES = 64 << 20;
/** Seven times as many as there are; and so many lines of what is wrong. */
const MOST_CARDS = 100_000;

/** The cards of a file, and what is wrong with the others. */
export interface ImportedCards {
  readonly records: readonly CardRecord[];
  readonly problems: readonly CardProblem[];
  /** Tokens and Skill Cards, which no deck holds, and cards of other games than the one that was asked for. */
  readonly leftOut: number;
}

export interface ImportOptions {
  /** Only the cards of this game. */
  readonly game?: GameId;
  /** SQLite, for those files that need it. */
  readonly sqlite: () => Promise<SqlJsStatic>;
}

/**
 * Reads cards from a `cards.cdb` (SQLite), JSON lines, or YGOPRODeck's JSON, each also packed with gzip; which of them
 * it is the bytes tell. What is wrong is told by place, and the good cards are kept.
 */
export async function importCards(bytes: Uint8Array, options: ImportOptions): Promise<ImportedCards> {
  if (bytes.length === 0) return nothing({ fault: "empty" });
  let plain = bytes;
  try {
    if (isGzip(bytes)) plain = await unpackAtMost(bytes, "gzip", MOST_BYTES);
  } catch (error) {
    return nothing(error instanceof RangeError ? TOO_LARGE : { fault: "not-gzip" });
  }
  if (plain.length > MOST_BYTES) return nothing(TOO_LARGE);
  if (isSqlite(plain)) return collect(draftsOfDatabase(plain, await options.sqlite()), options.game);
  const text = new TextDecoder().decode(plain);
  if (text.includes("\0")) return nothing({ fault: "unknown-format" });
  return collect(draftsOfText(text, options.game), options.game);
}

const TOO_LARGE: CardProblem = { fault: "too-large", what: String(MOST_BYTES >> 20) };

const nothing = (problem: CardProblem): ImportedCards => ({ records: [], problems: [problem], leftOut: 0 });

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** A database that was cut short has still its beginning, and one with another beginning is none. */
const isSqlite = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 15)) === "SQLite format 3";

function draftsOfText(text: string, game: GameId | undefined): CardDrafts {
  const begins = text.trimStart();
  if (begins === "") return [{ fault: "empty" }];
  if (!/^[[{]/.test(begins)) return [{ fault: "unknown-format" }];
  if (areLines(begins)) return draftsOfLines(text, game);
  try {
    const cards = cardsIn(parsed(text));
    return cards === undefined ? [{ fault: "unknown-format" }] : draftsOfService(cards);
  } catch (error) {
    return [{ fault: "not-json", ...placeIn(text, (error as Error).message) }];
  }
}

/** JSON lines: a whole document in the first line, which is not the answer of a service; or, if that one is broken, in the second. */
function areLines(text: string): boolean {
  const [first = "", second = ""] = text.split(/\r?\n/, 2);
  try {
    return cardsIn(parsed(first)) === undefined;
  } catch {
    return second.startsWith("{");
  }
}

/** The cards of a service's answer, or of a plain list of them. */
function cardsIn(document: unknown): readonly unknown[] | undefined {
  const list = Array.isArray(document) ? document : (document as { readonly data?: unknown } | null)?.data;
  return Array.isArray(list) ? list : undefined;
}

/** Where JSON is broken, as far as the words of the error tell. */
function placeIn(text: string, message: string): Pick<CardProblem, "place" | "what"> {
  const line = /line (\d+)/.exec(message)?.[1];
  const position = /position (\d+)/.exec(message)?.[1];
  const number =
    line !== undefined
      ? Number(line)
      : position !== undefined
        ? text.slice(0, Number(position)).split("\n").length
        : undefined;
  return { what: message, ...(number === undefined ? {} : { place: { unit: "line", number } }) };
}

/** Looks at each card; what can be played or shown is kept, once. */
function collect(drafts: CardDrafts, game: GameId | undefined): ImportedCards {
  const taken = new Map<string, CardDraft>();
  const problems: CardProblem[] = [];
  let tokens = 0;
  let others = 0;
  let seen = 0;
  for (const draft of drafts) {
    if (++seen > MOST_CARDS) {
      problems.push({ fault: "too-many", what: String(MOST_CARDS) });
      break;
    }
    if (!isDraft(draft)) {
      problems.push(draft);
      continue;
    }
    const { categories } = draft.facts;
    if (categories.includes("token") || categories.includes("skill")) tokens++;
    else if (game !== undefined && draft.game !== game) others++;
    else {
      const fault = faultOf(draft);
      if (fault !== undefined) {
        problems.push({ ...toldOf(draft), ...fault });
        continue;
      }
      const key = keyOf(draft);
      const before = taken.get(key);
      // Lists hold what is no card under the name of one: the official number tells.
      const isBetter = before?.konamiId === undefined && draft.konamiId !== undefined;
      if (before === undefined || isBetter) {
        taken.set(key, draft);
        if (!maybeEnglish(draft.text)) problems.push({ fault: "not-english", ...toldOf(draft) });
      }
      if (before !== undefined) {
        const [left, kept] = isBetter ? [before, draft] : [draft, before];
        problems.push({ ...toldOf(left), fault: "double", what: placeText(kept.place) });
      }
    }
  }
  const records = [...taken.values()].map(recordOf);
  if (records.length === 0 && problems.length === 0)
    problems.push(others > 0 ? { fault: "other-game", what: game as GameId } : { fault: "no-cards" });
  return { records, problems, leftOut: tokens + others };
}

const nameOf = ({ name }: CardDraft): string | undefined => name.en ?? name.ja ?? name.ko;

type Fault = Pick<CardProblem, "fault" | "what">;

const toldOf = (draft: CardDraft): Pick<CardProblem, "place" | "card"> => {
  const card = nameOf(draft);
  return { place: draft.place, ...(card === undefined ? {} : { card }) };
};

/** What makes cards the same. Other artworks have the name of the card and passcodes of their own. */
const keyOf = (draft: CardDraft): string => `${draft.game} ${draft.passcode ?? nameOf(draft)}`;

function faultOf(draft: CardDraft): Fault | undefined {
  const { facts, game, passcode, text } = draft;
  const name = nameOf(draft);
  if (!KINDS.includes(facts.kind)) return { fault: "not-a-card" };
  if (name === undefined || name.trim() === "") return { fault: "no-name" };
  const wrong = passcode !== undefined && !isPasscode(passcode) ? "passcode" : wrongFact(facts, game);
  if (wrong !== undefined) return { fault: "bad-fact", what: wrong };
  if (text === "" && (facts.kind !== "monster" || facts.categories.includes("effect")))
    return { fault: "no-text" };
  return undefined;
}

const KINDS: readonly CardFacts["kind"][] = ["monster", "spell", "trap"];

const isPasscode = (number: unknown): boolean => Number.isInteger(number) && (number as number) > 0;

/** The first fact that is missing or that no card of the game has. */
function wrongFact(facts: CardFacts, game: GameId): keyof CardFacts | undefined {
  const { kind, categories, attribute, type, level, atk, arrows, scale } = facts;
  if (kind !== "monster") return undefined;
  const isNumber = (value: number | undefined, most: number): boolean =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
  if (!ATTRIBUTES.includes(attribute ?? "")) return "attribute";
  if (!TYPES.includes(type ?? "")) return "type";
  if (!isNumber(level, 13)) return "level";
  const isValue = (value: number | undefined): boolean => value === undefined || isNumber(value, 100_000);
  if (!isValue(atk) || (game === "rush" && atk === undefined)) return "atk";
  if (!isValue(facts.def)) return "def";
  if (!isValue(facts.maximumAtk)) return "maximumAtk";
  if (categories.includes("link") && (arrows ?? []).filter((one) => ARROWS.includes(one)).length !== level)
    return "arrows";
  return categories.includes("pendulum") && !isNumber(scale, 13) ? "scale" : undefined;
}

function recordOf(draft: CardDraft): CardRecord {
  const { game, name, passcode, released, konamiId, facts, text } = draft;
  return {
    game,
    // A card without an English name is called by the one that it has.
    name: { ...name, en: nameOf(draft) as string },
    ...(passcode === undefined ? {} : { passcode }),
    ...(isDate(released) ? { released } : {}),
    ...(konamiId === undefined ? {} : { konamiId }),
    facts,
    versions: text === "" ? [] : [{ text }],
  };
}
