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

/** A fold, and what a text needs for there to be anything to fold: letters, and a whole word among them, or "". */
interface Prepared {
  readonly fold: Fold;
  readonly letters: string;
  readonly word: string;
}

const WORDS = /[A-Za-z]+/g;
const INNER_WORDS = /(?<=[^A-Za-z])[A-Za-z]+(?=[^A-Za-z])/g;

const prepared = (folds: readonly Fold[]): readonly Prepared[] =>
  [...EVERYWHERE, ...folds].map((fold) => {
    const letters = neededBy(fold[0]);
    const words = letters.match(INNER_WORDS) ?? [];
    return {
      fold,
      letters,
      word: words.reduce((one, other) => (other.length > one.length ? other : one), ""),
    };
  });

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(WORDS));

const OF_GAME: Readonly<Record<GameId, readonly Prepared[]>> = {
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
}

function fold(from: Normalised, [pattern, replacement]: Fold): Normalised {
  if (from.text.search(pattern) < 0) return from;
  const edits: Edit[] = [];
  for (const found of from.text.matchAll(pattern)) {
    const words = replacement.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? "");
    edits.push({ at: found.index, length: found[0].length, words });
  }
  return edited(from, edits);
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
  return { text, starts, ends };
}

/** Folds a card text into the spelling that `print` writes, keeping where each character came from. */
export function normaliseWithOrigin(text: string, game: GameId): Normalised {
  const starts = Array.from({ length: text.length }, (_, i) => i);
  let folded: Normalised = { text, starts, ends: starts.map((i) => i + 1) };
  let words = wordsOf(text);
  for (const { fold: one, letters, word } of OF_GAME[game]) {
    if ((word !== "" && !words.has(word)) || !folded.text.includes(letters)) continue;
    const before = folded;
    folded = fold(folded, one);
    if (folded !== before) words = wordsOf(folded.text);
  }
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
