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
import { OCG_FOLDS } from "./ocg/folds/order.ts";
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
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
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
  const length = edits.reduce((sum, { length, words }) => sum + words.length - length, from.text.length);
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  let text = "";
  let done = 0;
  const keep = (until: number): void => {
    starts.set(from.starts.subarray(done, until), text.length);
    ends.set(from.ends.subarray(done, until), text.length);
    text += from.text.slice(done, until);
  };
  for (const { at, length, words } of edits) {
    keep(at);
    const last = at + length - 1;
    starts.fill(from.starts[at] as number, text.length, text.length + words.length);
    ends.fill(from.ends[last] as number, text.length, text.length + words.length);
    text += words;
    done = last + 1;
  }
  keep(from.text.length);
  return { ...from, text, starts, ends };
}

/** Longer is no text of a card: four times the longest. What a pattern may cost grows faster than the text. */
const LONGEST = 3000;

/** Whether a text is too long to be read; then it is not folded either. */
export const isTooLong = (text: string): boolean => text.length > LONGEST;

/** Folds a card text into the spelling that `print` writes, keeping where each character came from. */
export function normaliseWithOrigin(text: string, game: GameId): Normalised {
  const { folds, letters, needs, neededFirst, alwaysDue } = OF_GAME[game];
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  for (let i = 0; i < text.length; i++) {
    starts[i] = i;
    ends[i] = i + 1;
  }
  let folded: Normalised = { text, starts, ends, folds: [] };
  if (isTooLong(text)) return folded;
  // What a fold takes away stays marked: then a pattern may be tried for nothing, and none is missed.
  const there = new Uint8Array(neededFirst.length);
  const isThere = (number: number): boolean => there[number] === 1;
  const someIsThere = (need: readonly number[]): boolean => need.some(isThere);
  const due = alwaysDue.slice();
  const look = (part: string): void => {
    for (const number of letters.mark(part.toLowerCase(), there))
      for (const i of neededFirst[number] as readonly number[]) due[i] = 1;
  };
  look(text);
  for (let i = 0; i < folds.length; i++) {
    if (due[i] === 0 || !needs[i]?.every(someIsThere)) continue;
    const before = folded.text;
    folded = fold(folded, folds[i] as Fold);
    if (folded.text !== before) look(changed(before, folded.text, letters.longest - 1));
  }
  if (game === "ocg") {
    const modern = isModern(text);
    for (const edits of [quotedEffects, ownSentences, joinedSentences])
      folded = edited(folded, edits(folded.text));
    folded = edited(folded, earlierWords(folded.text, modern));
  }
  return folded;
}

/** The part of a text that is not as it was before, with as many characters around it: all that can be new stands there. */
function changed(before: string, after: string, around: number): string {
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && before[first] === after[first]) first++;
  let last = 0;
  while (last < most - first && before.at(-1 - last) === after.at(-1 - last)) last++;
  return after.slice(Math.max(0, first - around), after.length - last + around);
}

/** A card text in the spelling that `print` writes. */
export const normalise = (text: string, game: GameId): string => normaliseWithOrigin(text, game).text;
