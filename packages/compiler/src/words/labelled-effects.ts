import {
  type Clause,
  type Condition,
  isReference,
  type Mode,
  type NounPhrase,
  type Step,
  type Trait,
} from "@chainwright/card-ir";

/** The effects of which one or several are applied, told apart by labels or done in order. */

export type SortLabel = Extract<Condition, { kind: "is" }>;

/** "● Monster: …", "● DARK: …": that the card is so, or that one of several is, by which the effects are told apart. */
export function labelAsCondition(
  { being, what, ...label }: SortLabel,
  of: NounPhrase,
  { by, original }: Pick<Extract<Step, { verb: "apply" }>, "by" | "original">,
): Condition {
  const asked = (one: Trait): Trait =>
    by === "possessed" && one.trait === "controlled" ? { trait: "possessed", by: one.by } : one;
  const traits = (being?.traits ?? []).map((one) => (original === true ? originally(one) : asked(one)));
  if (!isReference(of))
    return {
      kind: "exists",
      what: { ...of, quantity: { kind: "a" } as const, traits: [...of.traits, ...traits] },
    };
  const { noun = "card" } = what;
  return { ...label, what: { ...of, noun }, ...(being === undefined ? {} : { being: { ...being, traits } }) };
}

function originally(one: Trait): Trait {
  if (one.trait === "any-of") return { ...one, traits: one.traits.map(originally) };
  return { ...one, original: true } as Trait;
}

export const inSequence = (modes: readonly Mode[]): readonly Clause[] =>
  modes.flatMap(({ resolution: [first, ...rest] }) =>
    first === undefined ? [] : [{ ...first, join: "next" as const }, ...rest],
  );
