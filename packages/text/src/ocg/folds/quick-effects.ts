import type { Fold } from "../../fold.ts";

const PHASE = "(?:(?:Main|Battle) Phase|(?:Battle|Damage) Step)";
const IN_A_PHASE = `(?:either player's ${PHASE}|the ${PHASE} of either player's turn)`;

/** Quick Effects of monsters, before they were called so: what can be done in either player's turn. */
export const QUICK_WORDS: readonly Fold[] = [
  // A Spell or Trap that can be activated in either player's phase "can" do nothing.
  [
    new RegExp(
      `(?<!\\(Quick Effect\\)):(?:(?<=\\b(?:[Dd]uring either player's turn|[Dd]uring (?:damage calculation|the Damage Step)(?:, | \\(|)in either player's turn)\\b[^.:;]*:)|(?= You can\\b)(?<=\\b[Dd]uring ${IN_A_PHASE}\\b[^.:;]*:))`,
      "g",
    ),
    " (Quick Effect):",
  ],
  // When it can be done otherwise is said without it.
  [
    new RegExp(
      `\\b(?<=[Dd]uring )(?:either player's (${PHASE})|the (${PHASE}) of either player's turn)\\b`,
      "g",
    ),
    "the $1$2",
  ],
  [
    /,? during either player's turn(?= \(Quick Effect\):)|(?:,| \() ?in either player's turn\)?(?<=\bDuring [^.:;]*|\bduring [^.:;]*)/g,
    "",
  ],
  [
    /\b(D|(?<=\b[Oo]nce per (?:turn|battle), )d)uring either player's turn(?:, (?=(?:when|if|except)\b)| (?=\(Quick Effect\):))(\w?)/g,
    (_, d, next = "") => (d === "D" ? next.toUpperCase() : next),
  ],
  [/(?<!\(Quick Effect\))(?=:(?:[^.:●"]|"[^"]*")*\.? \([Tt]his is a Quick Effect\.?\))/g, " (Quick Effect)"],
  [/ \([Tt]his is a Quick Effect\.?\)(?<=\(Quick Effect\):(?:[^.:●"]|"[^"]*")*\.? \([^.:●()]*\.?\))/g, ""],
];
