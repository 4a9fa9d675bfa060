import type { Stat, Trait } from "@chainwright/card-ir";
import { originalOf, statOf } from "@chainwright/engine/applying";
import type { CardSet, CardTest, Duel } from "@chainwright/engine/board";
import { someCard, statNumber } from "@chainwright/engine/program";
import type { CardId } from "@chainwright/engine/state";
import { agreeOrDiffer } from "../runtime/properties.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** Cards of a group by how they compare with each other. */

/** Of some cards, those with the highest value, or (`sign` -1) the lowest. */
export function highestOf(cards: CardSet, stat: Stat, sign: 1 | -1, original: boolean): CardSet {
  const number = statNumber(stat);
  const statAsked = original ? originalOf : statOf;
  const test: CardTest = (duel, context, card) => {
    if (!cards.test(duel, context, card)) return false;
    const value = sign * statAsked(duel, card, number);
    let highest = true;
    cards.each(duel, context, (other) => {
      highest &&= sign * statAsked(duel, other, number) <= value;
      return highest;
    });
    return highest;
  };
  return {
    ...cards,
    test,
    each: (duel, context, visit) =>
      cards.each(duel, context, (card) => (test(duel, context, card) ? visit(card) : undefined)),
  };
}

/** "With different names", "with the same Attribute": said of all that are chosen together. */
export function comparedAmongThem(
  cards: CardSet,
  trait: Extract<Trait, { trait: "unlike" | "alike" }>,
  isEach = false,
): CardSet {
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
    together: (duel, context, chosen, card) =>
      chosen.every((one) => fit(duel, one, card)) && cards.together?.(duel, context, chosen, card) !== false,
  };
}

/** "If there are monsters with the same name on the field, those monsters …": each of which there is another such one. */
function likeOthers(cards: CardSet, fit: (duel: Duel, a: CardId, b: CardId) => boolean): CardSet {
  const test: CardTest = (duel, context, card) =>
    cards.test(duel, context, card) &&
    someCard(cards, duel, context, (other) => other !== card && fit(duel, other, card));
  return {
    ...cards,
    test,
    each: (duel, context, visit) =>
      cards.each(duel, context, (card) => (test(duel, context, card) ? visit(card) : undefined)),
  };
}
