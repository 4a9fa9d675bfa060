import type { GameId } from "@chainwright/card-ir";
import {
  type Edit,
  earlierWords,
  isModern,
  joinedSentences,
  ownSentences,
  quotedEffects,
} from "./earlier.ts";
import { EVERYWHERE, type Fold } from "./fold.ts";
import { neededBy } from "./literal.ts";
import { OCG_FOLDS } from "./ocg/folds.ts";
import { RUSH_FOLDS } from "./rush/folds.ts";

/** The folds of a game in their order, and what a text needs for there to be anything to fold. */
interface Folds {
  readonly folds: readonly Fold[];
  /** Of each fold the letters of which it needs some, in lower case. */
  readonly letters: readonly (readonly string[])[];
  /** By the word in the letters that the fewest others need: the folds that need it; by "" those that need no whole word. */
  readonly byWord: ReadonlyMap<string, readonly number[]>;
}

const WORDS = /[a-z]+/g;
const INNER_WORDS = /(?<=[^a-z])[a-z]+(?=[^a-z])/g;

function prepared(ofGame: readonly Fold[]): Folds {
  const folds = [...EVERYWHERE, ...ofGame];
  const letters = folds.map(([pattern]) => neededBy(pattern));
  const words = letters.map((needed) =>
    needed.map((one): readonly string[] => [...new Set(one.match(INNER_WORDS))]),
  );
  const often = new Map<string, number>();
  for (const word of words.flat(2)) often.set(word, (often.get(word) ?? 0) + 1);
  const seldom = (one: string, other: string): string =>
    (often.get(one) as number) < (often.get(other) as number) ? one : other;
  const byWord = new Map<string, number[]>();
  words.forEach((needed, i) => {
    const asked = needed.some(({ length }) => length === 0) ? [""] : needed.map((one) => one.reduce(seldom));
    for (const word of asked) byWord.set(word, [...(byWord.get(word) ?? []), i]);
  });
  return { folds, letters, byWord };
}

const OF_GAME: Readonly<Record<GameId, Folds>> = {
  ocg: prepared(OCG_FOLDS),
  rush: prepared(RUSH_FOLDS),
  "duel-masters": prepared([]),
};

/**
 * A text with typographic variants folded, and for every character of it the range
 * `[starts[i], ends[i])` of the original that it stands for. Spans of the reading are
 * given in the original, so that what is shown to people can be highlighted as it stands.
 */
export interface Normalised {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The folds that found something to fold. */
  readonly folds: readonly Fold[];
}

function fold(from: Normalised, one: Fold): Normalised {
  const [pattern, replacement] = one;
  if (from.text.search(pattern) < 0) return from;
  const edits: Edit[] = [];
  for (const found of from.text.matchAll(pattern)) {
    const words =
      typeof replacement === "string"
        ? replacement.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? "")
        : replacement(found[0], ...found.slice(1));
    edits.push({ at: found.index, length: found[0].length, words });
  }
  return { ...edited(from, edits), folds: [...from.folds, one] };
}

function edited(from: Normalised, edits: readonly Edit[]): Normalised {
  if (edits.length === 0) return from;
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let done = 0;
  const keep = (until: number): void => {
    text += from.text.slice(done, until);
    for (let i = done; i < until; i++) {
      starts.push(from.starts[i] as number);
      ends.push(from.ends[i] as number);
    }
  };
  for (const { at, length, words } of edits) {
    keep(at);
    const last = at + length - 1;
    for (let i = 0; i < words.length; i++) {
      starts.push(from.starts[at] as number);
      ends.push(from.ends[last] as number);
    }
    text += words;
    done = last + 1;
  }
  keep(from.text.length);
  return { ...from, text, starts, ends };
}

/** Folds a card text into the spelling that `print` writes, keeping where each character came from. */
export function normaliseWithOrigin(text: string, game: GameId): Normalised {
  const starts = Array.from({ length: text.length }, (_, i) => i);
  let folded: Normalised = { text, starts, ends: starts.map((i) => i + 1), folds: [] };
  const { folds, letters, byWord } = OF_GAME[game];
  const due = new Uint8Array(folds.length);
  let lower = "";
  const isThere = (needed: string): boolean => lower.includes(needed);
  const look = (): void => {
    lower = folded.text.toLowerCase();
    for (const word of lower.match(WORDS) ?? []) for (const i of byWord.get(word) ?? []) due[i] = 1;
  };
  for (const i of byWord.get("") ?? []) due[i] = 1;
  look();
  folds.forEach((one, i) => {
    if (due[i] === 0 || !letters[i]?.some(isThere)) return;
    const before = folded;
    folded = fold(folded, one);
    if (folded !== before) look();
  });
  if (game === "ocg") {
    const modern = isModern(text);
    for (const edits of [quotedEffects, ownSentences, joinedSentences])
      folded = edited(folded, edits(folded.text));
    folded = edited(folded, earlierWords(folded.text, modern));
  }
  return folded;
}

/** A card text in the spelling that `print` writes. */
export const normalise = (text: string, game: GameId): string => normaliseWithOrigin(text, game).text;
