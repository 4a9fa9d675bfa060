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
import { Letters } from "./letters.ts";
import { neededBy } from "./literal.ts";
import { OCG_FOLDS } from "./ocg/folds.ts";
import { RUSH_FOLDS } from "./rush/folds.ts";

/** The folds of a game in their order, and what a text needs for there to be anything to fold. */
interface Folds {
  readonly folds: readonly Fold[];
  readonly letters: Letters;
  /** Of each fold what it needs, by number of the letters. */
  readonly needs: readonly (readonly (readonly number[])[])[];
  /** By number of the letters: the folds of which the first need is these or others. */
  readonly neededFirst: readonly (readonly number[])[];
  /** 1 for those folds that need nothing. */
  readonly alwaysDue: Uint8Array;
}

function prepared(ofGame: readonly Fold[]): Folds {
  const folds = [...EVERYWHERE, ...ofGame];
  const needs = folds.map(([pattern]) => neededBy(pattern));
  const needed = [...new Set(needs.flat(2))];
  const numbers = new Map(needed.map((letters, number) => [letters, number]));
  const numberOf = (letters: string): number => numbers.get(letters) as number;
  const neededFirst = needed.map((): number[] => []);
  const numbered = needs.map((all, i) => {
    for (const one of all[0] ?? []) neededFirst[numberOf(one)]?.push(i);
    return all.map((need) => need.map(numberOf));
  });
  const alwaysDue = Uint8Array.from(needs, (all) => (all.length === 0 ? 1 : 0));
  return { folds, letters: new Letters(needed), needs: numbered, neededFirst, alwaysDue };
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
  const { folds, letters, needs, neededFirst, alwaysDue } = OF_GAME[game];
  const there = new Uint8Array(neededFirst.length);
  const isThere = (number: number): boolean => there[number] === 1;
  const someIsThere = (need: readonly number[]): boolean => need.some(isThere);
  const due = alwaysDue.slice();
  const look = (): void => {
    for (const number of letters.mark(folded.text.toLowerCase(), there))
      for (const i of neededFirst[number] as readonly number[]) due[i] = 1;
  };
  look();
  folds.forEach((one, i) => {
    if (due[i] === 0 || !needs[i]?.every(someIsThere)) return;
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
