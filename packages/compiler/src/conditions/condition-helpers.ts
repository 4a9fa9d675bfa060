import type { Condition, Who } from "@chainwright/card-ir";
import type { CardSet, Check } from "@chainwright/engine/board";
import { means } from "@chainwright/engine/program";
import { CARD, no } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";

/** How a condition becomes a check. */
type Compile<K extends Condition["kind"]> = (
  condition: Extract<Condition, { kind: K }>,
  scope: Scope,
) => Check;

/** The conditions of some kinds. */
export type Conditions = { readonly [K in Condition["kind"]]?: Compile<K> };

/** … and of all of them. */
export type AllConditions = Required<Conditions>;

/** A check that says, where it fails, that a condition is not met. */
export const isMet =
  (test: (...args: Parameters<Check>) => boolean): Check =>
  (duel, context, why) =>
    test(duel, context, why) || !no(why, duel.law.conditionNotMet, context.card, context.effect);

/** Of some cards, those that a player controls or has. */
export const controlledBy = (cards: CardSet, who: Who | undefined): CardSet => ({
  ...cards,
  each: (duel, context, visit) =>
    cards.each(duel, context, (card) =>
      means(who, context.player, duel.state.get(CARD.controller, card)) ? visit(card) : undefined,
    ),
});
