import type { Decision } from "@chainwright/engine";
import { mayKnow } from "@chainwright/engine/applying";
import { type Duel, holderOf } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  CARD,
  type CardId,
  kindOf,
  opponentOf,
  PASS,
  type Player,
} from "@chainwright/engine/state";

/**
 * How much others learn from who is asked. `strict`: a player is asked, or waited for, wherever they could have an answer for
 * all that others know. `open`: only where they have one.
 */
export const PRIVACIES = ["strict", "open"] as const;
export type Privacy = (typeof PRIVACIES)[number];

/** Whether all that can be done is to activate something, or nothing. */
export const isWindow = ({ options }: Decision): boolean =>
  options.includes(PASS) && options.every((option) => option === PASS || kindOf(option) === ACT.activate);

/** Whether a player could have something to do, for all that the other may know: they hold a card that is hidden. */
export function couldRespond(duel: Duel, player: Player): boolean {
  const { state, game } = duel;
  const other = opponentOf(player);
  for (let card = 1 as CardId, n = state.count(CARD); card < n; card++) {
    // What may be in a Deck says nothing: nobody responds from there.
    const isHeld = state.get(CARD.zone, card) !== game.zone.deck && holderOf(duel, card) === player;
    if (isHeld && !mayKnow(duel, card, other)) return true;
  }
  return false;
}

/**
 * The answer that is given for who is asked, since there is no other and nobody learns from it that there is none; undefined
 * where they have to be asked.
 */
export const soleAnswer = (duel: Duel, { player, options }: Decision): Action | undefined =>
  options.length === 1 && !couldRespond(duel, player) ? options[0] : undefined;
