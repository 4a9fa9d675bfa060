import type { Read } from "./read.ts";

/** What is read of values. */
export const values: Read = {
  "that-damage": [],
  "other-player": ["plus"],
  difference: ["of", "between", "times"],
  had: ["stat", "of", "times", "plus", "less", "lost"],
  "for-every": ["n", "number"],
  count: ["of", "times", "plus"],
  // (also the trait: "n")
  counters: ["counter", "of", "times"],
  attached: ["of", "times"],
  die: ["of", "times"],
  "damage-taken": ["of"],
};
