import { cannotBe } from "../applying/prevented-and-redirected-moves.ts";
import type { Duel } from "../board/duel.ts";
import { pileOf } from "../board/zone-contents.ts";
import { happen } from "../history/event-log.ts";
import type { Cause } from "../state/cause.ts";
import { EVENT_LOG, type EventId, NO_CARD, NOW, PILE, PLAYER } from "../state/schema.ts";
import { EVENT, MANNER, type Player } from "../state/vocabulary.ts";
import { lose } from "./life-points.ts";
import { relocate } from "./relocate-card.ts";
import { replaceMove } from "./replacements.ts";

/** Drawing: an atom like those of `card-moves.ts`. */

/** Draws up to `count` cards; a player who cannot draw them all loses. Returns how many were drawn. */
export function draw(duel: Duel, player: Player, count: number, cause: Cause): number {
  const { hand, deck } = duel.game.zone;
  let drawn = 0;
  for (let i = 0; i < count; i++) {
    const top = duel.state.get(PILE.head, pileOf(player, deck));
    if (top === NO_CARD) {
      lose(duel, player, duel.law.deckedOut);
      break;
    }
    if (cannotBe(duel, "draw", top, cause, player)) break;
    if (replaceMove(duel, { card: top, to: hand, bottom: false, manner: MANNER.drawn, cause })) continue;
    relocate(duel, top, { zone: hand, player }, MANNER.drawn, cause);
    drawn++;
  }
  if (drawn > 0) duel.state.set(PLAYER.drewAt, player, phaseNumber(duel));
  if (drawn > 0) happen(duel, { kind: EVENT.drawn, amount: drawn, controller: player, how: player }, cause);
  return drawn;
}

/** A player takes the opening hand: nothing can answer that it was drawn. */
export function takeOpeningHand(duel: Duel, player: Player, count: number, cause: Cause): void {
  draw(duel, player, count, cause);
  duel.state.truncate(EVENT_LOG, 0 as EventId);
}

/** This phase of this turn, as a number. */
export const phaseNumber = ({ state }: Duel): number => state.read(NOW.turn) * 64 + state.read(NOW.phase);

/** Whether the number is that of a phase of this turn. */
export const isThisTurn = ({ state }: Duel, phase: number): boolean =>
  Math.floor(phase / 64) === state.read(NOW.turn);
