import { type CompiledEffect, type Duel, definitionOf } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { type CardId, NO_CARD } from "@chainwright/engine/state";

/** Whether a card's effect could be used now as that of another. */
export function isUsable(
  duel: Duel,
  context: EffectContext,
  effect: CompiledEffect,
  asked: boolean,
): boolean {
  const so = { ...context, paidWith: NO_CARD };
  return (
    duel.game.isOccasion?.(duel, so, effect) === true &&
    (!asked || effect.conditions.every((holds) => holds(duel, so, null))) &&
    effect.checks.every((holds) => holds(duel, so, null))
  );
}

/** The card "that meets its activation conditions". */
export const meetsItsConditions = (duel: Duel, context: EffectContext, card: CardId): boolean =>
  definitionOf(duel, card).copies.some(({ asOwn }) => isUsable(duel, context, asOwn, true));
