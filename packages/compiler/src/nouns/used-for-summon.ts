import type { Trait } from "@chainwright/card-ir";
import type { CardSet, CardTest } from "@chainwright/engine/board";
import { eachUsed, lastMadeWith } from "@chainwright/engine/history";
import { NO_CARD } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** What was used for a Summon, and the monster that was Summoned with it. */

/** The monster that was Summoned with what is meant; of "that Link Summon" the one that the named card was last used for. */
export function summonedUsing(
  trait: Extract<Trait, { trait: "used-for" }>,
  scope: Scope,
): Pick<CardSet, "each"> {
  const { summoned, slot, otherSlot } = trait;
  if (summoned !== undefined) return scope.noun(summoned);
  if (slot !== undefined) return scope.noun({ ref: "that-card", slot });
  if (otherSlot === undefined) throw new NotCarriedOut("a Summon that nothing tells");
  const material = scope.noun({ ref: "that-card", slot: otherSlot });
  return {
    each(duel, context, visit) {
      material.each(duel, context, (card) => {
        const monster = lastMadeWith(duel, card);
        return monster === NO_CARD ? undefined : visit(monster);
      });
    },
  };
}

/** "The materials used for its Fusion Summon": wherever they are now, by what is printed on them. */
export function usedCards(
  cards: CardSet,
  trait: Extract<Trait, { trait: "used-for" }>,
  scope: Scope,
): CardSet {
  const used = scope.trait(trait, true);
  const summoned = summonedUsing(trait, scope);
  const test: CardTest = (duel, context, card) =>
    used(duel, context, card) && cards.test(duel, context, card);
  return {
    ...cards,
    settled: true,
    test,
    each(duel, context, visit) {
      summoned.each(duel, context, (monster) =>
        eachUsed(duel, monster, (card) => (test(duel, context, card) ? visit(card) : undefined)),
      );
    },
  };
}
