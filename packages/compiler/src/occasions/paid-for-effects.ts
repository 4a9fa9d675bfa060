import type { Activated } from "@chainwright/card-ir";
import type { CardTest } from "@chainwright/engine/board";
import { NO_CARD } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/**
 * "Sent to the GY to activate a Dragon monster's effect": the effect that is paid for is one of such a card. Where that
 * card is can be asked only while it is paid for (`now`): afterwards it may have left.
 */
export function compilePaidFor(
  { what, noun, traits = [], where = [], or }: Activated,
  scope: Scope,
  asked: "now" | "later" = "later",
): CardTest {
  // Whatever is paid for is a card or an effect.
  const any = what === "either" && noun === "card" && traits.length === 0;
  const lies = asked === "later" && where.some(({ trait }) => trait !== "series" && trait !== "name");
  if ((what !== "effect" && !any) || (noun !== "monster" && noun !== "card") || or !== undefined || lies)
    throw new NotCarriedOut("what is paid to activate something other than an effect of some cards");
  const cards = scope.noun({ quantity: { kind: "a" }, traits, noun: "card", where });
  return (duel, context, card) =>
    card !== NO_CARD &&
    (noun === "card" || duel.game.isNoun(duel, card, noun)) &&
    cards.test(duel, context, card);
}
