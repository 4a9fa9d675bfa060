import { type Step as Instruction, isReference, type PlaceName, type Who } from "@chainwright/card-ir";
import { forbiddenBy, mayKnow } from "@chainwright/engine/applying";
import { type CardSet, type Duel, eachInPile, holderOf } from "@chainwright/engine/board";
import { doomedBy, isOnField } from "@chainwright/engine/history";
import { type EffectContext, playerOf } from "@chainwright/engine/program";
import { CARD, CAUSE, type CardId, FACE, NO_CARD, NO_LINK, no, type Why } from "@chainwright/engine/state";

/** To which cards a verb cannot be done, whatever the words say. */

/** Whether a verb cannot be done to a card, and why. */
export type Exclusion = (duel: Duel, context: EffectContext, card: CardId, why: Why | null) => boolean;

/** What is to be destroyed by battle cannot be targeted any more. */
export const isBattleDestroyed: Exclusion = (duel, _using, card, why) =>
  doomedBy(duel, card) !== NO_CARD && no(why, duel.law.settledAlready, card);

/** "Cannot be targeted by your opponent's card effects." */
export const notToBeTargeted: Exclusion = (duel, context, card, why) => {
  const forbidding = forbiddenBy(duel, "target", card, context.player, CAUSE.effect, context.card);
  return forbidding !== NO_CARD && no(why, duel.law.forbidden, forbidding);
};

/** What the rules keep from going to the hand or the Deck, since where it goes is settled. */
export const notToBeReturned: Exclusion = (duel, { link }, card, why) => {
  const rules = isOnField(duel, card) ? duel.game.notReturned(duel, card, link) : null;
  return rules !== null && no(why, rules, card);
};

/** What is paid with is gone when the effect is carried out. */
export const isLeaving: Exclusion = (_duel, { leaving }, card) => leaving?.includes(card) === true;

/** The values of a monster that lies face-down are not changed. */
export const isFaceDown: Exclusion = (duel, _using, card) =>
  isOnField(duel, card) && duel.state.get(CARD.face, card) === FACE.down;

/** Verbs by which cards leave where they are. */
export const TAKING_VERBS: ReadonlySet<string> = new Set(["banish", "move", "tribute", "use-as-material"]);

const DECK: ReadonlySet<PlaceName> = new Set(["deck", "deck-top", "deck-bottom"]);

/** Whether a step moves cards to the hand or into a Deck. */
export const isReturned = (step: Instruction): step is Extract<Instruction, { verb: "move" }> =>
  step.verb === "move" && step.to.names.some((name) => name === "hand" || DECK.has(name));

/** Whether a step may put cards into the Deck of whoever uses the effect. */
export function fillsDeck(step: Instruction): boolean {
  if (step.verb === "either") return step.options.some(fillsDeck);
  if (step.verb === "move") return step.to.of !== "opponent" && step.to.names.some((name) => DECK.has(name));
  return step.verb === "put-in-deck";
}

export const takesOne = (step: Instruction): boolean =>
  TAKING_VERBS.has(step.verb) &&
  "what" in step &&
  !isReference(step.what) &&
  (step.what.quantity.kind === "a" || (step.what.quantity.kind === "exactly" && step.what.quantity.n === 1));

/** What, where it left, would leave the monster no room on the field to which it comes. */
export const leavesNoRoom =
  (whose: Who): Exclusion =>
  (duel, context, card, why) =>
    duel.game.summonSlots(duel, playerOf(whose, context.player), context.card, [card]) === 0 &&
    no(why, duel.law.noRoom, context.card, context.effect);

/**
 * Of "the top cards of your Deck" nobody knows which they are before they move: what stands against any card hidden in that
 * pile stands against each. Otherwise what is legal would tell which card lies on top.
 */
export const ofHiddenCards =
  (excluded: Exclusion): Exclusion =>
  (duel, context, card, why) => {
    if (context.link !== NO_LINK || mayKnow(duel, card, context.player))
      return excluded(duel, context, card, why);
    let found = false;
    eachInPile(duel, holderOf(duel, card), duel.state.get(CARD.zone, card), (one) => {
      if (!mayKnow(duel, one, context.player)) found ||= excluded(duel, context, one, why);
      return !found;
    });
    return found;
  };

/** The same phrase, less some cards. */
export function withoutExcluded(cards: CardSet, excluded: Exclusion | null): CardSet {
  if (excluded === null) return cards;
  return {
    ...cards,
    test: (duel, context, card) => cards.test(duel, context, card) && !excluded(duel, context, card, null),
    each: (duel, context, visit) =>
      cards.each(duel, context, (card) => (excluded(duel, context, card, null) ? undefined : visit(card))),
    sayAgainst: (duel, context, card, why) => {
      if (cards.test(duel, context, card)) excluded(duel, context, card, why);
    },
  };
}
