import type { Read } from "./read.ts";

/** What is read of words that name cards, and of places. */
export const nouns: Read = {
  group: [
    "quantity",
    "traits",
    "noun",
    "where",
    "one",
    "each",
    "both",
    "evenly",
    "own",
    "split",
    "including",
    "except",
  ],
  reference: [
    "ref",
    "noun",
    "traits",
    "where",
    "to",
    "slot",
    "verb",
    "voice",
    "ability",
    "others",
    "former",
    "part",
    "position",
    "and",
    "both",
    "some",
    "nth",
    "count",
  ],
  // What a Token is, or a Trap as a monster.
  "monster facts": ["name", "kind", "type", "attribute", "level", "atk", "def", "tuner", "notTrap"],
  place: ["of", "pronoun", "names", "faceUp", "faceDown", "pointedTo", "near", "nearBy", "crowded"],
  // (also a trait, which has no fields)
  activated: ["what", "noun", "kinds", "other", "or", "targeting", "alone", "traits", "where"],
};
