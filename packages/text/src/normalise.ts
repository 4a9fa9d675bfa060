import type { GameId } from "@chainwright/card-ir";

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

type Fold = readonly [pattern: RegExp, replacement: string];

const EVERYWHERE: readonly Fold[] = [
  [/\r\n?/g, "\n"],
  [/[“”«»]/g, '"'],
  [/[‘’]/g, "'"],
  [/[\u00a0\t]/g, " "],
  [/＋/g, "+"],
  // Marks that are not seen: they say in which direction to write, or where a line may break.
  [/[\u200b-\u200f\ufeff]/g, ""],
  [/ {2,}/g, " "],
  [/ *\n[ \n]*/g, "\n"],
  [/^\s+/g, ""],
  [/\s+$/g, ""],
];

/** Words that changed over the years without changing what is said. */
const OF_GAME: Readonly<Record<GameId, readonly Fold[]>> = {
  ocg: [
    [/\bGraveyards\b/g, "GYs"],
    [/\bGraveyard\b/g, "GY"],
    [/\bLife Points\b/g, "LP"],
    [/\b1 or more (?=non-)/g, "1+ "],
    // A line break between sentences says nothing; after the materials, and before "●" and a heading, it stands for a full stop.
    [/(?<=[.)])\n(?![●[])/g, " "],
  ],
  rush: [
    [/\bGY\b/g, "Graveyard"],
    [/(?<=[.)]) (?=●)/g, "\n"],
    // What stands above the headings: one rule a line.
    [/(?<=\.) (?!If you (?:do|Tributed)\b)(?=[^\n]*\n(?:[^\n]*\n)*\[REQUIREMENT\])/g, "\n"],
    [/(?<=\d),(?=\d{3})/g, ""],
    [/\ba (?=EARTH\b)/g, "an "],
    [/(?<=\[REQUIREMENT\]\n)None\./g, "None"],
    [/(?<=\[REQUIREMENT\]\nMaximum Mode)\./g, ""],
    [/(?<=\. Then)(?= [a-z])/g, ","],
    [/\blevel (?=\d)/g, "Level "],
    [/(?<=\bDraw 1 )Card\b/g, "card"],
  ],
  "duel-masters": [],
};

function fold(from: Normalised, [pattern, replacement]: Fold): Normalised {
  if (from.text.search(pattern) < 0) return from;
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const keep = (until: number): void => {
    text += from.text.slice(at, until);
    for (let i = at; i < until; i++) {
      starts.push(from.starts[i] as number);
      ends.push(from.ends[i] as number);
    }
  };
  for (const match of from.text.matchAll(pattern)) {
    keep(match.index);
    const last = match.index + match[0].length - 1;
    for (let i = 0; i < replacement.length; i++) {
      starts.push(from.starts[match.index] as number);
      ends.push(from.ends[last] as number);
    }
    text += replacement;
    at = last + 1;
  }
  keep(from.text.length);
  return { text, starts, ends };
}

/** Folds a card text into the spelling that `print` writes, keeping where each character came from. */
export function normaliseWithOrigin(text: string, game: GameId): Normalised {
  const starts = Array.from({ length: text.length }, (_, i) => i);
  let folded: Normalised = { text, starts, ends: starts.map((i) => i + 1) };
  for (const f of EVERYWHERE) folded = fold(folded, f);
  for (const f of OF_GAME[game]) folded = fold(folded, f);
  return folded;
}

/** A card text in the spelling that `print` writes. */
export const normalise = (text: string, game: GameId): string => normaliseWithOrigin(text, game).text;
