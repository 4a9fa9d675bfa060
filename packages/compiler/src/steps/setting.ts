import { isReference, type Step } from "@chainwright/card-ir";
import { forbiddenBy } from "@chainwright/engine/applying";
import { type CardSet, type CardTest, type Duel, definitionOf, holderOf } from "@chainwright/engine/board";
import { isOnField } from "@chainwright/engine/history";
import { type EffectContext, playerOf, someCard } from "@chainwright/engine/program";
import { CARD, type CardId, NO_CARD, NO_LINK, type Player, type ZoneId } from "@chainwright/engine/state";
import type { Part } from "./effect-part.ts";

/** Spells and Traps that an effect Sets: which can be, and for how many there is room. */

type SetStep = Extract<Step, { verb: "set" }>;

/**
 * How many more places there will be in a zone of its player when the effect resolves, or fewer: what is activated from elsewhere takes
 * one first, and what is paid with may leave one.
 */
export function sparePlaces(part: Part): (duel: Duel, context: EffectContext, zone: ZoneId) => number {
  const { payments, taken } = part.scope;
  const paid = [...payments].flatMap(([slot, { cards }]) => (taken.has(slot) ? [cards] : []));
  return (duel, context, zone) => {
    const { setting, zones } = duel.game;
    if (context.link !== NO_LINK || setting === null) return 0;
    const { state } = duel;
    const isActivated = definitionOf(duel, context.card).effects[context.effect]?.kind === "activation";
    const comes =
      isActivated &&
      zones[state.get(CARD.zone, context.card)]?.field !== true &&
      setting.zone(duel, context.card) === zone;
    const lies = (one: CardId): boolean =>
      state.get(CARD.zone, one) === zone && state.get(CARD.controller, one) === context.player;
    const goes = paid.some((cards) => someCard(cards, duel, context, lies));
    return (goes ? 1 : 0) - (comes ? 1 : 0);
  };
}

/** On whose field a card is Set. */
type SideOf = (duel: Duel, context: EffectContext, card: CardId) => Player;

/** "Negate the activation, and if you do, Set that card": what lies on a field stays on that field. */
export const sideToSet =
  ({ player = "you", to, what }: SetStep): SideOf =>
  (duel, context, card) =>
    to === undefined && isReference(what) && isOnField(duel, card)
      ? holderOf(duel, card)
      : playerOf(player, context.player);

/** The next phrase means only what can be Set as a step says; returns whether a card can be. */
export function onlyToBeSet(part: Part, step: SetStep): CardTest {
  const { to, faceUp } = step;
  const sideOf = sideToSet(step);
  const spareOfOwn = sparePlaces(part);
  const spare = (duel: Duel, context: EffectContext, card: CardId): number => {
    const { setting } = duel.game;
    const isOwn = sideOf(duel, context, card) === context.player;
    return isOwn && setting !== null ? spareOfOwn(duel, context, setting.zone(duel, card)) : 0;
  };
  // "In your Spell & Trap Zone": no Field Spell.
  const isBarred = (duel: Duel, card: CardId): boolean =>
    to?.names.includes("spell-trap-zone") === true &&
    definitionOf(duel, card).card.facts.categories.includes("field");
  const canBeSet: CardTest = (duel, context, card) => {
    const side = sideOf(duel, context, card);
    return (
      !isBarred(duel, card) &&
      (faceUp === true || forbiddenBy(duel, "set", card, side) === NO_CARD) &&
      duel.game.setting?.check(duel, side, card, context.card, spare(duel, context, card)) === true
    );
  };
  part.exclude((duel, context, card) => !canBeSet(duel, context, card));
  part.together((cards) => (cards.settled || cards.max === 1 ? cards : withRoom(cards, sideOf, spare)));
  return canBeSet;
}

/** Of several no more than there is room for in the zone of each. */
function withRoom(
  cards: CardSet,
  sideOf: SideOf,
  spare: (duel: Duel, context: EffectContext, card: CardId) => number,
): CardSet {
  const isFull = (duel: Duel, context: EffectContext, chosen: readonly CardId[], card: CardId): boolean => {
    const { setting } = duel.game;
    const [side, zone] = [sideOf(duel, context, card), setting?.zone(duel, card)];
    const before = chosen.filter((one) => setting?.zone(duel, one) === zone).length;
    return setting?.check(duel, side, card, context.card, spare(duel, context, card) - before) !== true;
  };
  return {
    ...cards,
    together: (duel, context, chosen, card) =>
      cards.together?.(duel, context, chosen, card) !== false && !isFull(duel, context, chosen, card),
  };
}
