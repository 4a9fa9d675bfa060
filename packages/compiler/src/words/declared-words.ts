import { ATTRIBUTES, CARD_TYPES, nodesIn, OCG_TYPES } from "@chainwright/card-ir";
import type { SLOT_DECLARED } from "@chainwright/engine/history";
import { NotCarriedOut } from "./not-carried-out.ts";

/** What can be declared for an effect, which keeps the number of it. */
export type Declared = keyof typeof SLOT_DECLARED;

export type Word = Exclude<Declared, "level" | "name">;

/** Types, Attributes and card types, whose numbers are counted from 1. */
export const DECLARABLE: Readonly<Record<Word, readonly string[]>> = {
  type: OCG_TYPES,
  attribute: ATTRIBUTES,
  "card-type": CARD_TYPES,
};

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
