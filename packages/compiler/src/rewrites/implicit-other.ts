import { type Condition, type Group, isNode, isReference, someNode, type Trait } from "@chainwright/card-ir";

/** "Other", without than what. */
const isBareOther = (one: unknown): boolean =>
  isNode(one) && one.trait === "other" && one.than === undefined && one.slot === undefined;

/** "You control no other monsters": than what, the words do not say. */
export const asksForNoOther = (condition: Condition): boolean =>
  someNode(
    condition.kind === "both" ? thanCounted(condition.all) : condition,
    ({ noun, quantity, traits }) =>
      noun === "monster" &&
      isNode(quantity) &&
      quantity.kind === "no" &&
      Array.isArray(traits) &&
      traits.some(isBareOther),
  );

/** "You control exactly 2 Machine monsters and no other monsters": than those that were counted. */
export function thanCounted(all: readonly Condition[]): readonly Condition[] {
  let counted: Group | null = null;
  return all.map((one) => {
    if (one.kind !== "exists" || isReference(one.what)) return one;
    const { what } = one;
    if (what.quantity.kind === "precisely") counted = what;
    if (what.quantity.kind !== "no" || counted === null) return one;
    const { traits, where, noun } = counted;
    const than: Trait = { trait: "described", not: true, traits, where, noun };
    return {
      ...one,
      what: { ...what, traits: what.traits.map((trait) => (isBareOther(trait) ? than : trait)) },
    };
  });
}
