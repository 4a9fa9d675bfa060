import { isNegated } from "@chainwright/engine/applying";
import { type Duel, definitionOf } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { CARD, type CardId } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import type { ExtraMaterials } from "./extra-materials.ts";

/** What cards say of themselves as Tributes of a Ritual Summon. */

/** "This card can be used as the entire Tribute": what it counts for then, or 0. */
export function entireTribute(
  duel: Duel,
  context: EffectContext,
  card: CardId,
  monster: CardId,
  total: number,
): number {
  const is = definitionOf(duel, card).entireTribute.some(
    (one) =>
      (one.zones(duel) & (1 << duel.state.get(CARD.zone, card))) !== 0 && one.for(duel, context, monster),
  );
  return is && !isNegated(duel, card) ? total : 0;
}

/** "You can banish this card from your GY as 1 of the monsters required for the Ritual Summon." */
export function graveTributes(scope: Scope): ExtraMaterials {
  const pool = scope.noun({
    quantity: { kind: "any-number" },
    traits: [],
    noun: "monster",
    where: [{ trait: "in", place: { of: "you", names: ["graveyard"] } }],
  });
  return {
    pool: {
      ...pool,
      test: (duel, context, card) =>
        definitionOf(duel, card).graveTribute.length > 0 && pool.test(duel, context, card),
      each: (duel, context, visit) =>
        pool.each(duel, context, (card) =>
          definitionOf(duel, card).graveTribute.length > 0 ? visit(card) : undefined,
        ),
    },
    manner: "banish",
    beside: null,
    allowed: () => true,
    fits: (duel, context, card, monster) =>
      definitionOf(duel, card).graveTribute.some((test) => test(duel, context, monster)),
  };
}
