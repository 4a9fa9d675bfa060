import type { Duel } from "../duel.ts";
import { type CardId, NO_CARD, NO_LINK } from "../schema.ts";
import type { Cards } from "./cards.ts";
import type { Using } from "./using.ts";

/** Several cards with which a cost is paid, or that are targeted, of which the effect asks something as a whole: their total Levels. */
export interface PaidTogether {
  /** Those that can be chosen. */
  readonly cards: Cards;
  /** What goes with them without being chosen: "this card and 1 or more other monsters". */
  along: Cards | null;
  /** Whether with these cards all that the effect asks for is there. */
  readonly serves: ((duel: Duel, using: Using) => boolean)[];
}

/** The cards with which it would be paid, while it is considered whether it can be; null where nothing is. */
export function paidCards({ link, paidWith, paidTogether }: Using): readonly CardId[] | null {
  if (link !== NO_LINK) return null;
  return paidTogether ?? (paidWith === NO_CARD ? null : [paidWith]);
}

/** Whether it serves to have chosen these, and no more. */
export function servesSo(
  { along, serves }: PaidTogether,
  duel: Duel,
  using: Using,
  chosen: readonly CardId[],
): boolean {
  if (serves.length === 0) return true;
  const paidTogether = [...chosen];
  along?.each(duel, using, (card) => void paidTogether.push(card));
  const so = { ...using, link: NO_LINK, paidTogether };
  return serves.every((test) => test(duel, so));
}

/** Whether these, or they and some more, serve. */
export function canServe(paid: PaidTogether, duel: Duel, using: Using, chosen: readonly CardId[]): boolean {
  const { cards, serves } = paid;
  if (serves.length === 0) return true;
  const { min, max } = (cards.bounds ?? (() => cards))(duel, using);
  const open: CardId[] = [];
  cards.each(duel, using, (card) => {
    if (!chosen.includes(card)) open.push(card);
  });
  const isEnough = (all: readonly CardId[]): boolean =>
    all.length >= min && cards.complete?.(duel, using, all) !== false && servesSo(paid, duel, using, all);
  const search = (all: readonly CardId[], from: number): boolean =>
    isEnough(all) ||
    (all.length < max &&
      open.some(
        (card, i) =>
          i >= from && cards.together?.(duel, using, all, card) !== false && search([...all, card], i + 1),
      ));
  return search(chosen, 0);
}
