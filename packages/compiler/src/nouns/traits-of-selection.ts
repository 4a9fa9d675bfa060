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

  // What counts is the sum of those that are chosen: see `Cards.together`.
  total: () => () => true,

  other(trait, scope) {
    // Nothing of the event is recorded before it is answered.
    if (trait.slot === "event") {
      const pool = compileOneOf({ ref: "that-card", slot: trait.slot }, scope);
      return (duel, using, card) => !someCard(pool, duel, using, (one) => one === card);
    }
    if (trait.slot !== undefined) {
      const named = scope.noun({ ref: "that-card", slot: trait.slot });
      // What lasts asks when the record is gone.
      return (duel, using, card) =>
        using.spared === 0
          ? !named.test(duel, using, card)
          : duel.state.get(CARD.stamp, card) !== using.spared;
    }
    if (trait.than === undefined) return (_, using, card) => card !== using.card;
    const than = scope.noun(trait.than);
    return (duel, using, card) => !than.test(duel, using, card);
  },

  "one-of"(trait, scope) {
    const group = scope.noun(trait.group);
    return (duel, using, card) => group.test(duel, using, card);
  },

  described(trait, scope, known) {
    const quantity = { kind: "a" } as const;
    const { traits, noun, where } = trait;
    const group = { quantity, traits, noun, where };
    const { test } = known ? scope.material(group) : scope.noun(group);
    return trait.not === true ? (duel, using, card) => !test(duel, using, card) : test;
  },

  "any-of"(trait, scope, known) {
    const { traits } = trait;
    const isKind = (one: Trait): one is Described => one.trait === "described" && one.not !== true;
    const kinds = traits.every(isKind) ? otherThroughout(traits) : traits;
    const tests = kinds.map((one) => scope.trait(one, known));
    return (duel, using, card) => tests.some((test) => test(duel, using, card));
  },

  "all-of"(trait, scope, known) {
    const tests = trait.traits.map((one) => scope.trait(one, known));
    return (duel, using, card) => tests.every((test) => test(duel, using, card));
  },
};
