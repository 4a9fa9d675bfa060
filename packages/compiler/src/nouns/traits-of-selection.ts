import type { Trait } from "@chainwright/card-ir";
import { someCard } from "@chainwright/engine/program";
import { CARD } from "@chainwright/engine/state";
import { otherThroughout } from "./alternatives.ts";
import { compileOneOf } from "./one-of.ts";
import type { Traits } from "./trait-helpers.ts";

type Described = Extract<Trait, { trait: "described" }>;

/** Which of the cards: others, one of some, of several kinds. */
export const traitsOfSelection: Traits = {
  // Which card it is shows only when it is picked.
  random: () => () => true,

  // What counts is the sum of those that are chosen: see `CardSet.together`.
  total: () => () => true,

  other(trait, scope) {
    // Nothing of the event is recorded before it is answered.
    if (trait.slot === "event") {
      const pool = compileOneOf({ ref: "that-card", slot: trait.slot }, scope);
      return (duel, context, card) => !someCard(pool, duel, context, (one) => one === card);
    }
    if (trait.slot !== undefined) {
      const named = scope.noun({ ref: "that-card", slot: trait.slot });
      // What lasts asks when the record is gone.
      return (duel, context, card) =>
        context.remembered === 0
          ? !named.test(duel, context, card)
          : duel.state.get(CARD.stamp, card) !== context.remembered;
    }
    if (trait.than === undefined) return (_, context, card) => card !== context.card;
    const than = scope.noun(trait.than);
    return (duel, context, card) => !than.test(duel, context, card);
  },

  "one-of"(trait, scope) {
    const group = scope.noun(trait.group);
    return (duel, context, card) => group.test(duel, context, card);
  },

  described(trait, scope, known) {
    const quantity = { kind: "a" } as const;
    const { traits, noun, where } = trait;
    const group = { quantity, traits, noun, where };
    const { test } = known ? scope.material(group) : scope.noun(group);
    return trait.not === true ? (duel, context, card) => !test(duel, context, card) : test;
  },

  "any-of"(trait, scope, known) {
    const { traits } = trait;
    const isKind = (one: Trait): one is Described => one.trait === "described" && one.not !== true;
    const kinds = traits.every(isKind) ? otherThroughout(traits) : traits;
    const tests = kinds.map((one) => scope.trait(one, known));
    return (duel, context, card) => tests.some((test) => test(duel, context, card));
  },

  "all-of"(trait, scope, known) {
    const tests = trait.traits.map((one) => scope.trait(one, known));
    return (duel, context, card) => tests.every((test) => test(duel, context, card));
  },
};
