import { ATTRIBUTES, CARD_TYPES, OCG_TYPES } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import { SLOT_DECLARED } from "../records.ts";
import type { Using } from "./using.ts";
import { resultOf } from "./values.ts";

/** What can be declared for an effect, which keeps the number of it. */
export type Declared = keyof typeof SLOT_DECLARED;

type Word = Exclude<Declared, "level" | "name">;

/** Types, Attributes and card types, whose numbers are counted from 1. */
export const DECLARABLE: Readonly<Record<Word, readonly string[]>> = {
  type: OCG_TYPES,
  attribute: ATTRIBUTES,
  "card-type": CARD_TYPES,
};

/** The Type, Attribute or card type that was declared for an effect, or none; of what lasts, the one that is kept with it. */
export const wordDeclared = (duel: Duel, using: Using, property: Word): string | undefined =>
  DECLARABLE[property][(using.spared || resultOf(duel, using, SLOT_DECLARED[property])) - 1];
