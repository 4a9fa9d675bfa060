import { statOf } from "@chainwright/engine/applying";
import type { CardSet, Duel } from "@chainwright/engine/board";
import { type EffectContext, MANY } from "@chainwright/engine/program";
import { type CardId, NO_CARD, NO_LINK } from "@chainwright/engine/state";

/** Several cards with which a cost is paid, or that are targeted, of which the effect asks something as a whole: their total Levels. */
export interface PaidTogether {
  /** Those that can be chosen. */
  readonly cards: CardSet;
  /** What goes with them without being chosen: "this card and 1 or more other monsters". */
  along: CardSet | null;
  /** Whether with these cards all that the effect asks for is there. */
  readonly serves: ((duel: Duel, context: EffectContext) => boolean)[];
  /** The stats (`STAT`) of which it asks only for the total; null where it hangs on the cards themselves. */
  totals: Set<number> | null;
}

/** Adds what is asked of them; `totals`: of which stats the total is all that counts for it, or null. */
export function askOfPaidTogether(
  paid: PaidTogether,
  serves: PaidTogether["serves"][number],
  totals: readonly number[] | null,
): void {
  paid.serves.push(serves);
  if (totals === null) paid.totals = null;
  else for (const stat of totals) paid.totals?.add(stat);
}

/** The cards with which it would be paid, while it is considered whether it can be; null where nothing is. */
export function paidCards({ link, paidWith, paidTogether }: EffectContext): readonly CardId[] | null {
  if (link !== NO_LINK) return null;
  return paidTogether ?? (paidWith === NO_CARD ? null : [paidWith]);
}

/** Whether it serves to have chosen these, and no more. */
export function servesAlone(
  { along, serves }: PaidTogether,
  duel: Duel,
  context: EffectContext,
  chosen: readonly CardId[],
): boolean {
  if (serves.length === 0) return true;
  const paidTogether = [...chosen];
  along?.each(duel, context, (card) => void paidTogether.push(card));
  const so = { ...context, link: NO_LINK, paidTogether };
  return serves.every((test) => test(duel, so));
}

/** So many ways to pay are looked through: where it is not found out by then, the player may try. */
const MOST_WAYS = 1000;

/** Whether these, or they and some more, serve. */
export function canServe(
  paid: PaidTogether,
  duel: Duel,
  context: EffectContext,
  chosen: readonly CardId[],
): boolean {
  const { cards, serves } = paid;
  if (serves.length === 0) return true;
  const { min, max } = (cards.bounds ?? (() => cards))(duel, context);
  const isEnough = (all: readonly CardId[]): boolean =>
    all.length >= min &&
    cards.complete?.(duel, context, all) !== false &&
    servesAlone(paid, duel, context, all);
  if (isEnough(chosen)) return true;
  const alikeBy = whatCounts(paid, duel, min);
  // Of ways that come to the same only the first: with totals there are few, however many cards there are.
  const ways = new Map([[alikeBy(chosen), chosen]]);
  let found = false;
  cards.each(duel, context, (card) => {
    if (chosen.includes(card)) return true;
    for (const way of [...ways.values()]) {
      if (way.length >= max || cards.together?.(duel, context, way, card) === false) continue;
      const more = [...way, card];
      const key = alikeBy(more);
      if (ways.has(key)) continue;
      ways.set(key, more);
      found = ways.size > MOST_WAYS || isEnough(more);
      if (found) return false;
    }
    return true;
  });
  return found;
}

/** What two ways to pay have to share to come to the same. */
function whatCounts(paid: PaidTogether, duel: Duel, min: number): (way: readonly CardId[]) => string {
  const { cards, totals } = paid;
  if (totals === null || cards.together !== undefined || cards.complete !== undefined)
    return (way) => way.join();
  const stats = [...totals];
  const { max } = cards;
  return (way) => {
    const sums = stats.map((stat) => way.reduce((sum, card) => sum + statOf(duel, card, stat), 0));
    return [max === MANY ? Math.min(way.length, min) : way.length, ...sums].join();
  };
}
