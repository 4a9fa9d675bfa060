import type { NounPhrase, Stat } from "./noun.ts";

/** A number in a card text, written out or read off the table when it is needed. */
export type Value =
  | number
  | { readonly value: "count"; readonly of: NounPhrase; readonly times?: number }
  | { readonly value: "stat"; readonly stat: Stat; readonly of: NounPhrase }
  | { readonly value: "chain-link"; readonly times?: number };
