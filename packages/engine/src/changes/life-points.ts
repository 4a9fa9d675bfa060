import { isPlayerUnaffected, someApplying } from "../applying/continuous-effects.ts";
import { sourceOf } from "../applying/prevented-and-redirected-moves.ts";
import { type Duel, unsettle } from "../board/duel.ts";
import { happen } from "../history/event-log.ts";
import { means } from "../program/ir-vocabulary.ts";
import type { Cause } from "../state/cause.ts";
import { type CardId, NO_CARD, NOW, PLAYER } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { CAUSE, CONTINUOUS_ACTION, EVENT, opponentOf, type Player, WIN } from "../state/vocabulary.ts";
import { amountTaken, spendNext, takerOf, takersOf } from "./damage-changes.ts";

/** Life Points, and the end of the duel: atoms like those of `card-moves.ts`. */

/** Takes Life Points by damage, unless an effect makes it a gain; 0 is no damage. */
export function damage(
  duel: Duel,
  player: Player,
  amount: number,
  cause: Cause,
  other: CardId = NO_CARD,
): boolean {
  return amount > 0 && settlePoints(duel, player, amount, cause, other, "damage") === "damage";
}

export function gainLp(duel: Duel, player: Player, amount: number, cause: Cause): boolean {
  return amount > 0 && settlePoints(duel, player, amount, cause, NO_CARD, "gain") === "gain";
}

/** Damage or a gain of LP, after what effects make of it; what really happened, or null for nothing. */
function settlePoints(
  duel: Duel,
  player: Player,
  amount: number,
  cause: Cause,
  other: CardId,
  said: "damage" | "gain",
): "damage" | "gain" | null {
  if ((cause.why & CAUSE.effect) !== 0 && isPlayerUnaffected(duel, player, sourceOf(duel, cause)))
    return null;
  const kind = exchanged(duel, player, cause, said);
  if (kind === "gain") {
    changeLp(duel, player, amount);
    happen(duel, { kind: EVENT.lpGained, amount, how: player }, cause);
    return kind;
  }
  const taker = takerOf(duel, player, cause, other);
  const taken = amountTaken(duel, taker, amount, cause, other);
  spendNext(duel, player, taker, cause, other);
  if (taken === 0) return null;
  const takers = takersOf(duel, taker, cause, other);
  for (const one of takers) changeLp(duel, one, -taken);
  for (const one of takers) happen(duel, { kind: EVENT.damage, amount: taken, how: one, other }, cause);
  for (const one of takers) loseWithoutLp(duel, one);
  return kind;
}

/**
 * What becomes of damage or a gain by an effect: each continuous effect that is about it changes it once. One that is
 * about what another makes of it comes after that other, whichever began first.
 */
function exchanged(duel: Duel, player: Player, cause: Cause, said: "damage" | "gain"): "damage" | "gain" {
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.exchange) === 0 || (cause.why & CAUSE.effect) === 0)
    return said;
  let kind = said;
  const done: CardId[] = [];
  const next = (): boolean =>
    someApplying(duel, CONTINUOUS_ACTION.exchange, (one, context) => {
      if (one.from !== kind || done.includes(context.card) || !means(one.player, context.player, player))
        return false;
      const rules = done.length > 0 ? duel.law.independentFirst : [];
      done.push(context.card);
      kind = kind === "damage" ? "gain" : "damage";
      duel.point(
        TRACE.exchanged,
        [...duel.law.continuousActs, ...rules],
        context.card,
        kind === "gain" ? 1 : 0,
      );
      return true;
    });
  while (next());
  return kind;
}

export function payLp(duel: Duel, player: Player, amount: number): void {
  duel.point(TRACE.paid, duel.law.costAtActivation, player, amount);
  changeLp(duel, player, -amount);
  loseWithoutLp(duel, player);
}

/** "You lose 1000 LP": neither damage, which could be spared, nor a payment. */
export function loseLp(duel: Duel, player: Player, amount: number): void {
  duel.point(TRACE.lostLp, [], player, amount);
  changeLp(duel, player, -amount);
  loseWithoutLp(duel, player);
}

function changeLp(duel: Duel, player: Player, change: number): void {
  const { state } = duel;
  const lp = Math.max(0, state.get(PLAYER.lp, player) + change);
  state.set(PLAYER.lp, player, lp);
  unsettle(duel);
}

function loseWithoutLp(duel: Duel, player: Player): void {
  if (duel.state.get(PLAYER.lp, player) === 0) lose(duel, player, duel.law.lpZero);
}

/** A player loses; both at once draw. */
export function lose(duel: Duel, player: Player, rules: readonly number[]): void {
  const { state } = duel;
  const winner = opponentOf(player) === 0 ? WIN.player0 : WIN.player1;
  const before = state.read(NOW.result);
  const both = before !== WIN.none && before !== winner;
  state.write(NOW.result, both ? WIN.draw : winner);
  state.write(NOW.question, -1);
  duel.point(TRACE.over, both ? duel.law.bothLose : rules, state.read(NOW.result));
}

/** Nobody wins. */
export function drawDuel(duel: Duel, rules: readonly number[]): void {
  duel.state.write(NOW.result, WIN.draw);
  duel.state.write(NOW.question, -1);
  duel.point(TRACE.over, rules, WIN.draw);
}

/** Sets a player's Life Points: neither damage nor a gain. */
export function setLp(duel: Duel, player: Player, amount: number): void {
  changeLp(duel, player, amount - duel.state.get(PLAYER.lp, player));
  loseWithoutLp(duel, player);
}
