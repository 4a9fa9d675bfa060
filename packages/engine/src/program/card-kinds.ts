import type { CardKind } from "@chainwright/card-ir";

const KINDS = [
  "normal",
  "effect",
  "tuner",
  "fusion",
  "ritual",
  "synchro",
  "xyz",
  "link",
  "pendulum",
  "flip",
  "spirit",
  "gemini",
  "union",
  "legend",
  "maximum",
  "toon",
  "token",
  "quick-play",
  "continuous",
  "equip",
  "field",
  "counter",
  "evolution",
  "psychic",
  "gr",
  // No text speaks of it: a monster that a Trap Card has become.
  "trap-monster",
] as const satisfies readonly (CardKind | "trap-monster")[];

if (1 << (KINDS.length - 1) <= 0) throw new Error("more kinds than bits");

type PrintedKind = (typeof KINDS)[number];

/** A bit for each kind of card: `Definition.kinds`. */
export const KIND = Object.fromEntries(KINDS.map((kind, i) => [kind, 1 << i])) as Readonly<
  Record<PrintedKind, number>
>;

/** The kinds that are printed on a card, as a mask of `KIND`. */
export const kindsMask = (categories: readonly string[]): number =>
  KINDS.reduce((mask, kind, i) => (categories.includes(kind) ? mask | (1 << i) : mask), 0);

/** Whether one of these kinds is printed on a card (`kinds`: a mask of `KIND`). */
export const isPrinted = (definition: { readonly kinds: number }, kinds: number): boolean =>
  (definition.kinds & kinds) !== 0;
