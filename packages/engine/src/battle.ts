import type { Duel } from "./duel.ts";
import { type Cause, happen } from "./events.ts";
import { putInForce, someForce } from "./force.ts";
import { BATTLE, CARD, type CardId, IN_FORCE, NO_CARD, PLAYER } from "./schema.ts";
import { appliesTo, someApplying, unsettle } from "./standing.ts";
import { DOES, EVENT, FACE, FORCE, type Player, UNTIL } from "./vocabulary.ts";

/** A battle begins, or its target is another now; without a target the attack is direct. */
export function setBattle(duel: Duel, attacker: CardId, target: CardId): void {
  const { state } = duel;
  const stamp = (card: CardId): number => (card === NO_CARD ? 0 : state.get(CARD.stamp, card));
  state.write(BATTLE.attacker, attacker);
  state.write(BATTLE.attackerStamp, stamp(attacker));
  state.write(BATTLE.target, target);
  state.write(BATTLE.targetStamp, stamp(target));
  state.write(BATTLE.targetFace, target === NO_CARD ? FACE.none : state.get(CARD.face, target));
  state.write(BATTLE.negated, 0);
  unsettle(duel);
}

export const endBattle = (duel: Duel): void => setBattle(duel, NO_CARD, NO_CARD);

/** The attacking monster, as long as it is the same object. */
export function attackerOf(duel: Duel): CardId {
  const { state } = duel;
  const card = state.read(BATTLE.attacker);
  return card !== NO_CARD && state.get(CARD.stamp, card) === state.read(BATTLE.attackerStamp)
    ? card
    : NO_CARD;
}

/** The attacked monster, as long as it is the same object. */
export function attackTargetOf(duel: Duel): CardId {
  const { state } = duel;
  const card = state.read(BATTLE.target);
  return card !== NO_CARD && state.get(CARD.stamp, card) === state.read(BATTLE.targetStamp) ? card : NO_CARD;
}

/**
 * "Only 1 monster can attack", in each Battle Phase or in this turn: whether the first in this Battle Phase was another
 * one. A turn has no second one.
 */
export function hasAnotherAttacked({ state }: Duel, player: Player, card: CardId): boolean {
  const first = state.get(PLAYER.attacker, player);
  return (
    first !== NO_CARD &&
    (first !== card || state.get(PLAYER.attackerStamp, player) !== state.get(CARD.stamp, card))
  );
}

/** Of a player the first monster that attacks in a Battle Phase is kept, whatever becomes of it. */
export function noteAttacker({ state }: Duel, player: Player, attacker: CardId): void {
  if (state.get(PLAYER.attacker, player) !== NO_CARD) return;
  state.set(PLAYER.attacker, player, attacker);
  state.set(PLAYER.attackerStamp, player, state.get(CARD.stamp, attacker));
}

/** The monster that a monster is in battle with, or none. */
export function opposing(duel: Duel, card: CardId): CardId {
  const attacker = attackerOf(duel);
  const target = attackTargetOf(duel);
  return card === attacker ? target : card === target ? attacker : NO_CARD;
}

/** The monsters of the battle fight each other at this timing of it; `how` 1: it is over, and damage was not calculated. */
export function battles(duel: Duel, timing: number, cause: Cause, how = 0): void {
  const { state } = duel;
  const other = state.read(BATTLE.target);
  happen(duel, { kind: EVENT.battles, card: state.read(BATTLE.attacker), other, amount: timing, how }, cause);
}

/** How many times a monster inflicts the difference as battle damage through Defense Position. */
export function piercing(duel: Duel, card: CardId): number {
  let times = 0;
  someForce(duel, FORCE.pierce, card, (force) => {
    times = Math.max(times, duel.state.get(IN_FORCE.value, force));
    return false;
  });
  someApplying(duel, DOES.pierce, (one, using) => {
    if (appliesTo(duel, one, using, card)) times = Math.max(times, one.times);
    return false;
  });
  return times;
}

/** The card whose effect negates those of a monster because it is destroyed by battle, or none. */
export function negatedAsDefeated(duel: Duel, card: CardId): CardId {
  let negator = NO_CARD;
  someApplying(duel, DOES.negate, (one, using) => {
    if (!one.defeated || !appliesTo(duel, one, using, card)) return false;
    negator = using.card;
    return true;
  });
  // "(including in the GY)": what a resolved effect has left on it.
  if (negator === NO_CARD)
    someForce(duel, FORCE.negated, card, (force) => {
      if (duel.state.get(IN_FORCE.value, force) === 0) return false;
      negator = duel.state.get(IN_FORCE.source, force);
      return true;
    });
  return negator;
}

/** Settles that a monster will be destroyed by battle; until it leaves it stays on the field. */
export function doom(duel: Duel, loser: CardId, winner: CardId, cause: Cause): void {
  putInForce(duel, { kind: FORCE.doomed, card: loser, source: winner, effect: 0, until: UNTIL.battle });
  happen(duel, { kind: EVENT.doomed, card: loser, other: winner }, cause);
  unsettle(duel);
}
