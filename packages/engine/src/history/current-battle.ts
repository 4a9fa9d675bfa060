import { type Duel, unsettle } from "../board/duel.ts";
import { BATTLE, CARD, type CardId, NO_CARD, PLAYER } from "../state/schema.ts";
import { FACE, type Player } from "../state/vocabulary.ts";

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
