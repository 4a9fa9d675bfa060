import type { Fold } from "../fold.ts";

/** Quick Effects of monsters, before they were called so: what can be done in either player's turn. */
export const QUICK_WORDS: readonly Fold[] = [
  [
    /\b(?<=[Dd]uring )the Damage Step of either player's turn(?=, (?:when|if)\b)/g,
    "either player's Damage Step",
  ],
  [
    /:(?= You can\b)(?<=\b[Dd]uring either player's (?:(?:Main|Battle) Phase|(?:Battle|Damage) Step)\b[^.:;]*:)/g,
    " (Quick Effect):",
  ],
  [/\b(?<=[Dd]uring )either player's (?=(?:Main|Battle) Phase\b|(?:Battle|Damage) Step\b)/g, "the "],
  [
    /:(?<=\b[Oo]nce per (?:turn|battle), during either player's turn, (?:when|if) [^.:;]*:)/g,
    " (Quick Effect):",
  ],
  [/\b(?<=[Oo]nce per (?:turn|battle), )during either player's turn, (?=(?:when|if)\b)/g, ""],
  [/:(?<=\bDuring either player's turn, except the turn [^.:;]*:)/g, " (Quick Effect):"],
  [/\bDuring either player's turn, except the turn\b/g, "Except the turn"],
  [/:(?<=\bDuring either player's turn, (?:when|if) [^.:;]*:)/g, " (Quick Effect):"],
  [/\bDuring either player's turn, when\b/g, "When"],
  [/\bDuring either player's turn, if\b/g, "If"],
  [/\bDuring either player's turn:/g, "(Quick Effect):"],
  [/, during either player's turn:/g, " (Quick Effect):"],
  [/(?<!\(Quick Effect\))(?=:(?:[^.:●"]|"[^"]*")*\.? \([Tt]his is a Quick Effect\.?\))/g, " (Quick Effect)"],
  [/ \([Tt]his is a Quick Effect\.?\)(?<=\(Quick Effect\):(?:[^.:●"]|"[^"]*")*\.? \([^.:●()]*\.?\))/g, ""],
  [
    /:(?<=\b[Dd]uring (?:damage calculation|the Damage Step)\b[^.:;]*\bin either player's turn\b[^.:;]*:)/g,
    " (Quick Effect):",
  ],
  [
    /(?:,| \() ?in either player's turn\)?(?<=\b[Dd]uring (?:damage calculation|the Damage Step)\b[^.:;]*)/g,
    "",
  ],
];
