import { isReference, type Step } from "@chainwright/card-ir";
import { forbiddenBy } from "@chainwright/engine/applying";
import { isOnField } from "@chainwright/engine/history";
import {
  type Cards,
  type CardTest,
  definitionOf,
  playerOf,
  someCard,
  type Using,
} from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  type Duel,
  holderOf,
  NO_CARD,
  NO_LINK,
  type Player,
  type ZoneId,
} from "@chainwright/engine/state";
import type { Part } from "./effect-part.ts";

/** Spells and Traps that an effect Sets: which can be, and for how many there is room. */

type SetStep = Extract<Step, { verb: "set" }>;

/**
 * How many more places there will be in a zone of its player when the effect resolves, or fewer: what is activated from elsewhere takes
 * one first, and what is paid with may leave one.
 */
export function sparePlaces(part: Part): (duel: Duel, using: Using, zone: ZoneId) => number {
  const { payments, taken } = part.scope;
  const paid = [...payments].flatMap(([slot, { cards }]) => (taken.has(slot) ? [cards] : []));
  return (duel, using, zone) => {
    const { setting, zones } = duel.game;
    if (using.link !== NO_LINK || setting === null) return 0;
    const { state } = duel;
    const isActivated = definitionOf(duel, using.card).effects[using.effect]?.kind === "activation";
    const comes =
      isActivated &&
      zones[state.get(CARD.zone, using.card)]?.field !== true &&
      setting.zone(duel, using.card) === zone;
    const lies = (one: CardId): boolean =>
      state.get(CARD.zone, one) === zone && state.get(CARD.controller, one) === using.player;
    const goes = paid.some((cards) => someCard(cards, duel, using, lies));
    return (goes ? 1 : 0) - (comes ? 1 : 0);
  };
}

/** On whose field a card is Set. */
type SideOf = (duel: Duel, using: Using, card: CardId) => Player;

/** "Negate the activation, and if you do, Set that card": what lies on a field stays on that field. */
export const sideToSet =
  ({ player = "you", to, what }: SetStep): SideOf =>
  (duel, using, card) =>
    to === undefined && isReference(what) && isOnField(duel, card)
      ? holderOf(duel, card)
      : playerOf(player, using.player);

/** The next phrase means only what can be Set as a step says; returns whether a card can be. */
export function onlyToBeSet(part: Part, step: SetStep): CardTest {
  const { to, faceUp } = step;
  const sideOf = sideToSet(step);
  const spareOfOwn = sparePlaces(part);
  const spare = (duel: Duel, using: Using, card: CardId): number => {
    const { setting } = duel.game;
    const isOwn = sideOf(duel, using, card) === using.player;
    return isOwn && setting !== null ? spareOfOwn(duel, using, setting.zone(duel, card)) : 0;
  };
  // "In your Spell & Trap Zone": no Field Spell.
  const isBarred = (duel: Duel, card: CardId): boolean =>
    to?.names.includes("spell-trap-zone") === true &&
    definitionOf(duel, card).card.facts.categories.includes("field");
  const canBeSet: CardTest = (duel, using, card) => {
    const side = sideOf(duel, using, card);
    return (
      !isBarred(duel, card) &&
      (faceUp === true || forbiddenBy(duel, "set", card, side) === NO_CARD) &&
      duel.game.setting?.check(duel, side, card, using.card, spare(duel, using, card)) === true
    );
  };
  part.exclude((duel, using, card) => !canBeSet(duel, using, card));
  part.together((cards) => (cards.settled || cards.max === 1 ? cards : withRoom(cards, sideOf, spare)));
  return canBeSet;
}

/** Of several no more than there is room for in the zone of each. */
function withRoom(
  cards: Cards,
  sideOf: SideOf,
  spare: (duel: Duel, using: Using, card: CardId) => number,
): Cards {
  const isFull = (duel: Duel, using: Using, chosen: readonly CardId[], card: CardId): boolean => {
    const { setting } = duel.game;
    const [side, zone] = [sideOf(duel, using, card), setting?.zone(duel, card)];
    const before = chosen.filter((one) => setting?.zone(duel, one) === zone).length;
    return setting?.check(duel, side, card, using.card, spare(duel, using, card) - before) !== true;
  };
  return {
    ...cards,
    together: (duel, using, chosen, card) =>
      cards.together?.(duel, using, chosen, card) !== false && !isFull(duel, using, chosen, card),
  };
}
