import type { Duel } from "../board/duel.ts";
import { eachInPile, holderOf, isBanishedDown } from "../board/zone-contents.ts";
import { linkCount } from "../history/chain-links.ts";
import type { Cause } from "../state/cause.ts";
import { CARD, type CardId, LINKS, type LinkId, type ZoneId } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { EVERYBODY, FACE, NOBODY, opponentOf, type Player } from "../state/vocabulary.ts";
import { isHandRevealed } from "./continuous-effects.ts";

/**
 * Which player may know what a card is. Beside what its place tells, a card keeps who was shown it there: as long as it
 * stays, a Deck is not shuffled, and nothing leaves a hand unseen that could be it.
 */

/** Whether a player may know what a card is. A judge (null) knows every card. */
export function mayKnow(duel: Duel, card: CardId, viewer: Player | null): boolean {
  if (viewer === null) return true;
  const { state } = duel;
  const info = duel.game.zones[state.get(CARD.zone, card)];
  const down = isBanishedDown(duel, card);
  if (info === undefined || (info.seen === "all" && !down)) return true;
  // Also a Pendulum Monster face-up in the Extra Deck; cards in the hand and the Deck are face-down.
  if (state.get(CARD.face, card) === FACE.up) return true;
  if ((info.seen === "owner" || down) && holderOf(duel, card) === viewer) return true;
  if ((state.get(CARD.knownTo, card) & (1 << viewer)) !== 0) return true;
  if (state.get(CARD.zone, card) === duel.game.zone.hand && isHandRevealed(duel, holderOf(duel, card)))
    return true;
  return isLinked(duel, card);
}

/** A card whose effect waits or resolves has been shown, wherever it is. */
function isLinked(duel: Duel, card: CardId): boolean {
  const { state } = duel;
  for (let row = linkCount(duel); row > 0; row--) {
    const link = row as LinkId;
    if (state.get(LINKS.card, link) === card && state.get(LINKS.stamp, link) === state.get(CARD.stamp, card))
      return true;
  }
  return false;
}

/** Shows a card to a player, or to both (`NOBODY`), where it lies. */
export function show(duel: Duel, card: CardId, to: number, rules: readonly number[] = []): void {
  const { state } = duel;
  state.set(CARD.knownTo, card, state.get(CARD.knownTo, card) | (to === NOBODY ? EVERYBODY : 1 << to));
  duel.point(TRACE.shown, rules, card, to);
}

/** A card that moves, as it was before. */
export interface Moving {
  readonly from: ZoneId;
  readonly holder: Player;
  /** Which players might know what it is, a bit for each. */
  readonly known: number;
}

/** Whether what is known of a card may be otherwise when it has moved: among others in a hand, or taken for what it is. */
export const isKnowledgeMoved = (duel: Duel, from: ZoneId, to: ZoneId, cause: Cause): boolean =>
  to === duel.game.zone.hand || from === duel.game.zone.hand || isDescribed(duel, from, cause);

/** A card on the field is taken by where it lies, and not for what it is. */
const isDescribed = (duel: Duel, from: ZoneId, cause: Cause): boolean =>
  cause.describes === true && duel.game.zones[from]?.field !== true;

/** Which players may know what a card is, a bit for each. */
export const knownBy = (duel: Duel, card: CardId): number =>
  (mayKnow(duel, card, 0) ? 1 : 0) | (mayKnow(duel, card, 1) ? 2 : 0);

/**
 * After a card has moved. Who knew it knows it in a hand; and it is shown where the words by which it was taken say what
 * it is.
 */
export function moveKnowledge(duel: Duel, card: CardId, { from, holder, known }: Moving, cause: Cause): void {
  const { state } = duel;
  const { hand } = duel.game.zone;
  if (state.get(CARD.zone, card) === hand) state.set(CARD.knownTo, card, known);
  if (mayKnow(duel, card, opponentOf(holder))) return;
  if (!isDescribed(duel, from, cause)) {
    if (from === hand) hideAmong(duel, card, holder);
  } else if (known === EVERYBODY) state.set(CARD.knownTo, card, EVERYBODY);
  else show(duel, card, NOBODY, duel.law.shown);
}

/** A card has left a hand unseen: of those that could be it, nobody else knows any more whether they are in that hand. */
function hideAmong(duel: Duel, card: CardId, holder: Player): void {
  const { state } = duel;
  const other = opponentOf(holder);
  eachInPile(duel, holder, duel.game.zone.hand, (left) => {
    const known = state.get(CARD.knownTo, left);
    if ((known & (1 << other)) !== 0 && couldBe(duel, card, state.get(CARD.def, left)))
      state.set(CARD.knownTo, left, known & ~(1 << other));
  });
}

/** Whether a card that lies where this one does could be another, for all that its place tells. */
export function couldBe(duel: Duel, card: CardId, def: number): boolean {
  const { state, rules, game } = duel;
  const is = duel.definition(state.get(CARD.def, card)).card;
  const other = duel.definition(def).card;
  if (rules.deck.isExtra(is) !== rules.deck.isExtra(other)) return false;
  if (game.zones[state.get(CARD.zone, card)]?.field !== true) return true;
  const isField = ({ facts }: typeof is): boolean => facts.categories.includes("field");
  const isMonster = ({ facts }: typeof is): boolean => facts.kind === "monster";
  return isMonster(is) === isMonster(other) && isField(is) === isField(other);
}
