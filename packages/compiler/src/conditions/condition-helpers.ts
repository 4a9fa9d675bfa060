import type { Condition, Who } from "@chainwright/card-ir";
import { type Cards, type Check, means } from "@chainwright/engine/program";
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
  (duel, using, why) =>
    test(duel, using, why) || !no(why, duel.law.conditionNotMet, using.card, using.effect);

/** Of some cards, those that a player controls or has. */
export const controlledBy = (cards: Cards, who: Who | undefined): Cards => ({
  ...cards,
  each: (duel, using, visit) =>
    cards.each(duel, using, (card) =>
      means(who, using.player, duel.state.get(CARD.controller, card)) ? visit(card) : undefined,
    ),
});
