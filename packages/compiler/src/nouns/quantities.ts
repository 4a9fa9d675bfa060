import type { Group, Quantity, Trait, Value } from "@chainwright/card-ir";
import { statOf } from "@chainwright/engine/applying";
import type { CardSet, Duel } from "@chainwright/engine/board";
import { type EffectContext, MANY, statNumber } from "@chainwright/engine/program";
import { type CardId, NO_LINK } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { whenKnown } from "../scope/when-known.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** How many cards are meant, where the number is said. */
export function boundsOf(quantity: Quantity): { min: number; max: number } {
  switch (quantity.kind) {
    case "exactly":
      if (quantity.orAllBelow === undefined) return { min: quantity.n, max: quantity.n };
      if (quantity.orAllBelow !== quantity.n) throw new NotCarriedOut("all of fewer than another number");
      return { min: 1, max: quantity.n };
    case "precisely":
      return { min: quantity.n, max: quantity.n };
    case "a":
      return { min: 1, max: 1 };
    case "up-to":
      return { min: 1, max: quantity.n };
    case "at-least":
      return { min: quantity.n, max: MANY };
    case "at-most":
      return { min: 0, max: quantity.n };
    case "between":
      return { min: quantity.n, max: quantity.most };
    case "alternative":
      return { min: quantity.n, max: quantity.or };
    case "down-to":
      return { min: 0, max: MANY };
    case "reckoned":
      return { min: 1, max: MANY };
    case "some":
      return { min: 1, max: MANY };
    case "any-number":
      return { min: 0, max: MANY };
    case "all":
    case "every":
      return { min: 0, max: MANY };
    case "as-many":
      return { min: 1, max: MANY };
    case "no":
      return { min: 0, max: 0 };
    case "per":
      return { min: 0, max: MANY };
    case "on-each":
      return { min: 2 * quantity.n, max: 2 * quantity.n };
  }
}

/** Whether a number is known before anything of the effect is chosen or done. */
function isKnownAhead(amount: Value, scope: Scope): boolean {
  const known = whenKnown([amount], scope);
  return known !== "later" && known.dependsOn === null;
}

/** "for each …, 1": as many for each of the cards that are meant; "up to [the number of …]", "equal to […]". */
export function boundsReckoned({ quantity }: Group, scope: Scope): Pick<CardSet, "bounds" | "isKnownAhead"> {
  if (quantity.kind === "reckoned") {
    const amount = scope.value(quantity.amount);
    return {
      bounds(duel, context) {
        const max = amount(duel, context);
        return { min: quantity.least === "all" ? max : Math.min(1, max), max };
      },
      ...(isKnownAhead(quantity.amount, scope) ? { isKnownAhead: true } : {}),
    };
  }
  if (quantity.kind !== "per") return {};
  const times = scope.value({ value: "count", of: quantity.of, times: quantity.n });
  return {
    bounds(duel, context) {
      const max = times(duel, context);
      return { min: quantity.upTo === true ? 0 : max, max };
    },
  };
}

/** "… so they control the same number of cards as you do": as many as there are more. */
export function downTo(
  { quantity }: Group,
  scope: Scope,
  { each }: Pick<CardSet, "each">,
): Pick<CardSet, "bounds"> {
  if (quantity.kind !== "down-to") return {};
  const left = scope.value(quantity.amount);
  return {
    bounds(duel, context) {
      let there = 0;
      each(duel, context, () => void there++);
      const n = Math.max(0, there - left(duel, context));
      return { min: n, max: n };
    },
  };
}

/** "3 or 6 cards": one of the two numbers. */
export function eitherNumber({ quantity }: Group, { each }: Pick<CardSet, "each">): Partial<CardSet> {
  if (quantity.kind !== "alternative") return {};
  const { n, or } = quantity;
  return {
    numbers: [n, or],
    complete: (_, __, chosen) => chosen.length === n || chosen.length === or,
    together(duel, context, chosen) {
      if (chosen.length < n) return true;
      let there = 0;
      each(duel, context, () => void there++);
      return there >= or;
    },
  };
}

/** Before anything is paid or targeted, "the Level of that target" is not known: any number may be meant. */
const isOpen = (aim: number, context: EffectContext): boolean =>
  Number.isNaN(aim) && context.link === NO_LINK;

/**
 * "with total cost equal to or less than …", "whose total Levels equal 8": of all that are chosen together. Where they
 * have to make a number, a card is chosen only if others could make up the rest of it.
 */
export function inTotal(
  traits: readonly Trait[],
  scope: Scope,
  cards: CardSet,
): Pick<CardSet, "together" | "complete"> {
  const total = traits.find((trait) => trait.trait === "total");
  if (total === undefined) return {};
  const stats = [total.stat, ...(total.also === undefined ? [] : [total.also])].map(statNumber);
  const numberOf = (duel: Duel, card: CardId): number =>
    stats.reduce((sum, stat) => sum + statOf(duel, card, stat), 0);
  const wanted = scope.value(total.value);
  const { compare = "at-most" } = total;
  const sumOf = (duel: Duel, chosen: readonly CardId[]): number =>
    chosen.reduce((sum, one) => sum + numberOf(duel, one), 0);
  if (compare === "at-most")
    return {
      together(duel, context, chosen, card) {
        const aim = wanted(duel, context);
        return isOpen(aim, context) || sumOf(duel, [...chosen, card]) <= aim;
      },
    };
  const makes = (sum: number, aim: number): boolean => (compare === "exactly" ? sum === aim : sum >= aim);
  return {
    together(duel, context, chosen, card) {
      const aim = wanted(duel, context);
      if (isOpen(aim, context)) return true;
      const start = [...chosen, card];
      const rest: CardId[] = [];
      cards.each(duel, context, (one) => {
        if (!start.includes(one)) rest.push(one);
      });
      const isWhole = (all: readonly CardId[]): boolean =>
        all.length >= cards.min && cards.complete?.(duel, context, all) !== false;
      const found = (at: number, sum: number, all: readonly CardId[]): boolean => {
        if (all.length > cards.max || (compare === "exactly" && sum > aim)) return false;
        if (makes(sum, aim) && isWhole(all)) return true;
        return rest.some(
          (one, i) =>
            i >= at &&
            cards.together?.(duel, context, all, one) !== false &&
            found(i + 1, sum + numberOf(duel, one), [...all, one]),
        );
      };
      return found(0, sumOf(duel, start), start);
    },
    complete(duel, context, chosen) {
      const aim = wanted(duel, context);
      return isOpen(aim, context) || makes(sumOf(duel, chosen), aim);
    },
  };
}
