import type { Stat, Trait } from "@chainwright/card-ir";
import { originalOf, statOf } from "@chainwright/engine/applying";
import { type Cards, type CardTest, someCard, statNumber } from "@chainwright/engine/program";
import type { CardId, Duel } from "@chainwright/engine/state";
import { agreeOrDiffer } from "../runtime/properties.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** Cards of a group by how they compare with each other. */

/** Of some cards, those with the highest value, or (`sign` -1) the lowest. */
export function highestOf(cards: Cards, stat: Stat, sign: 1 | -1, original: boolean): Cards {
  const number = statNumber(stat);
  const statAsked = original ? originalOf : statOf;
  const test: CardTest = (duel, using, card) => {
    if (!cards.test(duel, using, card)) return false;
    const value = sign * statAsked(duel, card, number);
    let highest = true;
    cards.each(duel, using, (other) => {
      highest &&= sign * statAsked(duel, other, number) <= value;
      return highest;
    });
    return highest;
  };
  return {
    ...cards,
    test,
    each: (duel, using, visit) =>
      cards.each(duel, using, (card) => (test(duel, using, card) ? visit(card) : undefined)),
  };
}

/** "With different names", "with the same Attribute": said of all that are chosen together. */
export function comparedAmongThem(
  cards: Cards,
  trait: Extract<Trait, { trait: "unlike" | "alike" }>,
  isEach = false,
): Cards {
  const original = trait.original === true;
  const differ = trait.trait === "unlike" ? [trait.by, trait.also] : [trait.differ];
  const agree = trait.trait === "alike" ? [trait.by, trait.also] : [];
  const kinds = trait.trait === "alike" ? trait.kinds : undefined;
  if (agree.includes("monster-kind") && kinds === undefined)
    throw new NotCarriedOut("several monsters of one kind that is not named");
  const fit = (duel: Duel, a: CardId, b: CardId): boolean =>
    agree.every((by) => by === undefined || agreeOrDiffer(duel, a, b, by, true, original, kinds)) &&
    differ.every((by) => by === undefined || agreeOrDiffer(duel, a, b, by, false, original, kinds));
  if (isEach && trait.trait === "alike") return likeOthers(cards, fit);
  return {
    ...cards,
    together: (duel, using, chosen, card) =>
      chosen.every((one) => fit(duel, one, card)) && cards.together?.(duel, using, chosen, card) !== false,
  };
}

/** "If there are monsters with the same name on the field, those monsters …": each of which there is another such one. */
function likeOthers(cards: Cards, fit: (duel: Duel, a: CardId, b: CardId) => boolean): Cards {
  const test: CardTest = (duel, using, card) =>
    cards.test(duel, using, card) &&
    someCard(cards, duel, using, (other) => other !== card && fit(duel, other, card));
  return {
    ...cards,
    test,
    each: (duel, using, visit) =>
      cards.each(duel, using, (card) => (test(duel, using, card) ? visit(card) : undefined)),
  };
}
