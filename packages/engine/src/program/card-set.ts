import type { Why } from "../state/illegality-reasons.ts";
import type { CardId } from "../state/schema.ts";
import type { CardTest, EffectContext } from "./effect-context.ts";

/** A noun phrase that can be asked for its cards. */
export interface CardSet<D> {
  /** The words point at cards that are already settled: nothing is chosen. */
  readonly settled: boolean;
  readonly min: number;
  readonly max: number;
  /** How many, where that is reckoned: then `min` and `max` are the widest it can be. */
  readonly bounds?: (duel: D, context: EffectContext) => { readonly min: number; readonly max: number };
  /** That number is what it is before the effect is used: if it is none, there is nothing to choose. */
  readonly isKnownAhead?: true;
  /** Whether a card can be chosen along with others: "with different names", "with total cost equal to or less than …". */
  readonly together?: (duel: D, context: EffectContext, chosen: readonly CardId[], card: CardId) => boolean;
  /** Whether some cards are what the words ask for, each of the kinds as often as is said: "1 “A” and 2 or more “B”". */
  readonly complete?: (duel: D, context: EffectContext, cards: readonly CardId[]) => boolean;
  /** "3 or 6": one of these. */
  readonly numbers?: readonly number[];
  /** So many and no fewer: with fewer nothing is done. */
  readonly precise?: true;
  /** Of materials: what the text of the monster that is Summoned calls by its name. */
  readonly named?: true;
  each(duel: D, context: EffectContext, visit: (card: CardId) => unknown): void;
  test: CardTest<D>;
  /** Says what stands against a card that the words mean. */
  readonly sayAgainst?: (duel: D, context: EffectContext, card: CardId, why: Why) => void;
}

/** No upper bound on how many. */
export const MANY = 1 << 12;

/** Whether at least `n` cards can be found. */
export function atLeast<D>(cards: CardSet<D>, n: number, duel: D, context: EffectContext): boolean {
  if (n <= 0) return true;
  let found = 0;
  cards.each(duel, context, () => ++found < n);
  return found >= n;
}

/** Whether one of the cards passes a test. */
export function someCard<D>(
  { each }: Pick<CardSet<D>, "each">,
  duel: D,
  context: EffectContext,
  test: (card: CardId) => boolean,
): boolean {
  let found = false;
  each(duel, context, (card) => {
    found ||= test(card);
    return !found;
  });
  return found;
}

/** Whether, with some cards chosen, as many can be chosen in all as the words ask for. */
export function canBeTogether<D>(
  duel: D,
  context: EffectContext,
  cards: CardSet<D>,
  chosen: readonly CardId[],
  least: number,
): boolean {
  const { together } = cards;
  if (together === undefined) return true;
  // What goes with the first one goes with all of them: any that fits may be taken.
  const fill = (start: readonly CardId[]): boolean => {
    const all = [...start];
    const enough = (): boolean => all.length >= least && cards.complete?.(duel, context, all) !== false;
    cards.each(duel, context, (card) => {
      if (enough()) return false;
      if (!all.includes(card) && together(duel, context, all, card)) all.push(card);
      return true;
    });
    return enough();
  };
  if (chosen.length > 0 || fill([])) return fill(chosen);
  return someCard(cards, duel, context, (card) => fill([card]));
}
