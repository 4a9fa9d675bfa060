import type { Duel } from "../board/duel.ts";
import type { TreatedAs } from "../board/duel-types.ts";
import type { EffectContext } from "../program/effect-context.ts";
import { CARD, type CardId } from "../state/schema.ts";
import { isNegated } from "./negation.ts";

const NOTHING: readonly TreatedAs[] = [];

/**
 * What a material may be treated as for the Summon that is being made of it: by the text of the monster that is
 * Summoned (`context.card`), and by its own. Not where an effect on the field looks for materials.
 */
export function treatedAs(duel: Duel, context: EffectContext, material: CardId): readonly TreatedAs[] {
  const { state } = duel;
  const summoned = duel.definition(state.get(CARD.def, context.card));
  const own = duel.definition(state.get(CARD.def, material));
  if (summoned.treatedAs.length === 0 && own.treatedAs.length === 0) return NOTHING;
  const held = duel.zonesOf({ names: ["extra-deck"] });
  if ((held & (1 << state.get(CARD.zone, context.card))) === 0) return NOTHING;
  const isWay = ({ ways }: TreatedAs): boolean => ways.some((way) => summoned.categories.includes(way));
  return [
    ...summoned.treatedAs.filter((one) => isWay(one) && one.what?.(duel, context, material) === true),
    ...own.treatedAs.filter(
      (one) =>
        one.what === null && isWay(one) && one.for(duel, context, context.card) && !isNegated(duel, material),
    ),
  ];
}
