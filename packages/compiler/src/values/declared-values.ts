import { ATTRIBUTES, CARD_TYPES, nodesIn, OCG_TYPES } from "@chainwright/card-ir";
import { SLOT_DECLARED } from "@chainwright/engine/history";
import type { Using } from "@chainwright/engine/program";
import type { Duel } from "@chainwright/engine/state";
import { NotCarriedOut } from "../unsupported.ts";
import { resultOf } from "./compile-value.ts";

/** What can be declared for an effect, which keeps the number of it. */
export type Declared = keyof typeof SLOT_DECLARED;

type Word = Exclude<Declared, "level" | "name">;

/** Types, Attributes and card types, whose numbers are counted from 1. */
export const DECLARABLE: Readonly<Record<Word, readonly string[]>> = {
  type: OCG_TYPES,
  attribute: ATTRIBUTES,
  "card-type": CARD_TYPES,
};

/** The number of what was declared for an effect, else 0; of what lasts, the one that is kept with it. */
export const numberDeclared = (duel: Duel, using: Using, property: Declared): number =>
  using.declared || resultOf(duel, using, SLOT_DECLARED[property]);

/** The Type, Attribute or card type that was declared for an effect, or none. */
export const wordDeclared = (duel: Duel, using: Using, property: Word): string | undefined =>
  DECLARABLE[property][numberDeclared(duel, using, property) - 1];

/** What the words ask for that was declared, which has to be kept with what lasts; null where they do not. */
export function declaredIn(part: unknown): Declared | null {
  const [one = null, ...others] = new Set(nodesIn(part).flatMap(askedBy));
  if (others.length > 0) throw new NotCarriedOut("two things that were declared, both kept for what lasts");
  return one;
}

function askedBy({ trait, of, value }: Readonly<Record<string, unknown>>): readonly Declared[] {
  if (trait === "declared-type") return [(of as Word | undefined) ?? "type"];
  if (trait === "declared-name") return ["name"];
  return value === "declared" ? ["level"] : [];
}
