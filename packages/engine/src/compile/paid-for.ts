import type { Activated } from "@chainwright/card-ir";
import { NO_CARD } from "../schema.ts";
import { compileNoun } from "./nouns.ts";
import type { Slots } from "./slots.ts";
import { type CardTest, NotCarriedOut } from "./using.ts";

/** "Sent to the GY to activate a Dragon monster's effect": the effect that is paid for is one of such a card. */
export function compilePaidFor({ what, noun, traits = [], where, or }: Activated, slots: Slots): CardTest {
  // Whatever is paid for is a card or an effect.
  const any = what === "either" && noun === "card" && traits.length === 0;
  if ((what !== "effect" && !any) || (noun !== "monster" && noun !== "card") || (where ?? or) !== undefined)
    throw new NotCarriedOut("what is paid to activate something other than an effect of some cards");
  const cards = compileNoun({ quantity: { kind: "a" }, traits, noun: "card", where: [] }, slots);
  return (duel, using, card) =>
    card !== NO_CARD &&
    (noun === "card" || duel.game.isNoun(duel, card, noun)) &&
    cards.test(duel, using, card);
}
