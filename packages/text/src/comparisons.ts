import type { Noun, Reference, Step, Trait } from "@chainwright/card-ir";
import { countOf, type Mention, meantBy } from "./mentions.ts";
import { groupsIn, type Mutable, referencesIn, type Unresolved } from "./walk.ts";

type Comparing = Extract<Trait, { trait: "alike" | "unlike" }>;

/** "With the same Level", "with a different name": of one card it takes another that was named before. */
const comparedIn = (traits: readonly Trait[]): readonly Mutable<Comparing>[] =>
  traits.flatMap((one) => {
    if (one.trait === "any-of") return comparedIn(one.traits);
    return one.trait === "alike" || one.trait === "unlike" ? [one as Mutable<Comparing>] : [];
  });

/** The words by which the second of two targets is compared with the first. */
const COMPARED: ReadonlySet<Reference["ref"]> = new Set(["it", "that-target", "that-card"] as const);

/**
 * "Target 1 monster you control and 1 monster in your GY with the same Level", "… with less ATK than it": as the first of
 * the two, which is kept in `slotOfFirst`. What points at that one.
 */
export function comparedWithin(
  { what }: Extract<Step, { verb: "target" }>,
  slotOfFirst: () => string | undefined,
): readonly Reference[] {
  if ("ref" in what) return [];
  const { both, ...one } = what;
  if (both === undefined || countOf(one) !== "one") return [];
  const said = [...both.traits, ...(both.own ?? [])];
  const compared = comparedIn(said);
  const pointing = referencesIn(said).filter(({ ref }) => COMPARED.has(ref));
  const slot = compared.length + pointing.length > 0 ? slotOfFirst() : undefined;
  if (slot === undefined) return [];
  for (const each of [...compared, ...pointing]) each.slot = slot;
  return pointing;
}

/** Which cards others are compared with by "the same" and "a different", in one effect and the sentences that go on with it. */
export class Comparisons {
  readonly #problems: Unresolved[];
  readonly #slotOf: (step: Mutable<Step>) => string;
  /** Of the last card that had to differ from another in its card type: from which, and where it is kept itself. */
  #apart: { readonly from: string; readonly slot: () => string } | undefined;

  constructor(problems: Unresolved[], slotOf: (step: Mutable<Step>) => string) {
    this.#problems = problems;
    this.#slotOf = slotOf;
  }

  /**
   * "Tribute 1 monster; add 1 monster with the same Attribute": as the one that was named before. With "a different name"
   * it is the card spoken of last, or else this one; only what is done names others.
   */
  resolve(part: unknown, step: Step | undefined, mentions: readonly Mention[]): void {
    for (const group of groupsIn(part)) {
      const { quantity, traits, noun, own = [] } = group;
      const where = "where" in group ? group.where : [];
      // "1 monster you control and 1 monster in your GY with the same Level": as the other of the two.
      const isOfTwo = "both" in group && group.both !== undefined;
      if (isOfTwo)
        for (const { span, by, slot } of [...comparedIn(own), ...comparedIn(group.both.own ?? [])])
          if (slot === undefined) this.#problems.push({ span, fault: "no-antecedent", what: by });
      if (isOfTwo || countOf({ quantity, traits, noun, where }) !== "one") continue;
      const besides = step && "besides" in step && step.what === group ? (step.besides ?? []) : [];
      for (const trait of comparedIn([...traits, ...where, ...own, ...besides])) {
        if (trait.slot !== undefined) continue;
        const slot = this.#with(trait, noun, step === undefined ? [] : mentions);
        if (slot === undefined) {
          this.#problems.push({ span: trait.span, fault: "no-antecedent", what: trait.by });
          continue;
        }
        trait.slot = slot;
        if (step !== undefined && trait.by === "card-type")
          this.#apart = { from: slot, slot: () => this.#slotOf(step) };
      }
    }
  }

  /** "Of the third type": from which of two cards that differ, noting the other one. */
  #with(trait: Mutable<Comparing>, noun: Noun, mentions: readonly Mention[]): string | undefined {
    if (trait.trait === "alike") return meantBy(mentions, { ref: "that-card", noun })?.slot();
    if (!trait.third) return meantBy(mentions, { ref: "it" })?.slot() ?? "this-card";
    if (this.#apart !== undefined) trait.otherSlot = this.#apart.slot();
    return this.#apart?.from;
  }
}
