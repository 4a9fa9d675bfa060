import type { Read } from "./read.ts";

const RECKONED = ["times", "plus", "less"];

/** What is read of values. */
export const values: Read = {
  "that-damage": RECKONED,
  "other-player": RECKONED,
  difference: ["of", "between", ...RECKONED],
  apart: ["stat", "of", "original", ...RECKONED],
  had: ["stat", "of", "faceUp", "lost", ...RECKONED],
  "for-every": ["n", "number", ...RECKONED],
  "times-done": ["did", "what", "by", "ways", "whileUp", ...RECKONED],
  count: ["of", ...RECKONED],
  // (also the trait: "n")
  counters: ["counter", "of", ...RECKONED],
  attached: ["of", ...RECKONED],
  die: ["of", ...RECKONED],
  coins: ["side", "of", ...RECKONED],
  "damage-taken": ["of", ...RECKONED],
  "that-much": [],
  different: ["by", "of", "original", "times", "plus", "less"],
};
