import type { Trait } from "@chainwright/card-ir";
import { eachUsed, lastMadeWith } from "@chainwright/engine/history";
import type { Cards, CardTest } from "@chainwright/engine/program";
import { NO_CARD } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** What was used for a Summon, and the monster that was Summoned with it. */

/** The monster that was Summoned with what is meant; of "that Link Summon" the one that the named card was last used for. */
export function summonedUsing(
  trait: Extract<Trait, { trait: "used-for" }>,
  scope: Scope,
): Pick<Cards, "each"> {
  const { summoned, slot, otherSlot } = trait;
  if (summoned !== undefined) return scope.noun(summoned);
  if (slot !== undefined) return scope.noun({ ref: "that-card", slot });
  if (otherSlot === undefined) throw new NotCarriedOut("a Summon that nothing tells");
  const material = scope.noun({ ref: "that-card", slot: otherSlot });
  return {
    each(duel, using, visit) {
      material.each(duel, using, (card) => {
        const monster = lastMadeWith(duel, card);
        return monster === NO_CARD ? undefined : visit(monster);
      });
    },
  };
}

/** "The materials used for its Fusion Summon": wherever they are now, by what is printed on them. */
export function usedCards(cards: Cards, trait: Extract<Trait, { trait: "used-for" }>, scope: Scope): Cards {
  const used = scope.trait(trait, true);
  const summoned = summonedUsing(trait, scope);
  const test: CardTest = (duel, using, card) => used(duel, using, card) && cards.test(duel, using, card);
  return {
    ...cards,
    settled: true,
    test,
    each(duel, using, visit) {
      summoned.each(duel, using, (monster) =>
        eachUsed(duel, monster, (card) => (test(duel, using, card) ? visit(card) : undefined)),
      );
    },
  };
}
