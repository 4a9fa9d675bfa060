import {
  type Condition,
  isReference,
  type Reference,
  type Step,
  type Trait,
  type Value,
} from "@chainwright/card-ir";

interface Compared {
  readonly values: readonly [Value, Value];
  readonly inOrder: boolean;
}

/** "Its Level is higher than its original Level": what is compared of that one card. */
function comparedOf(of: Reference, traits: readonly Trait[]): Compared | null {
  const own = traits.find((trait) => trait.trait === "own-stat");
  if (own === undefined || (own.compare === undefined && own.not !== true)) return null;
  const has: Value = { value: "stat", stat: own.stat, of };
  const than: Value = { value: "stat", stat: own.with, of, ...(own.original && { original: own.original }) };
  return {
    values: own.compare === "below" ? [than, has] : [has, than],
    inOrder: own.compare !== undefined && own.not !== true,
  };
}

export const comparedByCondition = (one: Condition): Compared | null =>
  one.kind === "exists" && one.not !== true && isReference(one.what)
    ? comparedOf(one.what, [...(one.what.traits ?? []), ...(one.what.where ?? [])])
    : null;

/** "Target 1 monster whose ATK is different from its original ATK" */
export const comparedByTarget = (step: Step): Compared | null =>
  step.verb === "target" && !isReference(step.what) && step.slot !== undefined
    ? comparedOf({ ref: "it", slot: step.slot }, [...step.what.traits, ...step.what.where])
    : null;
