import type { Fold } from "../fold.ts";

/** Words of Rush Duel texts that are written in several ways. */
export const RUSH_FOLDS: readonly Fold[] = [
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
  // "1 “A”, “B”, and/or “C”": up to 1 of each (それぞれ), as other texts say it.
  [
    /(?<=\b1 (?:excavated )?)((?:"[^"\n]*", )*"[^"\n]*",? and\/or) (?=")/g,
    (_, listed = "") => `${listed.replaceAll(/, (?=")/g, ", 1 ")} 1 `,
  ],
];
