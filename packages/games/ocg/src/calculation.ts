import {
  attackerOf,
  attackTargetOf,
  CARD,
  CAUSE,
  type CardId,
  type Cause,
  DOES,
  type Duel,
  damage,
  destroyInstead,
  doom,
  FOUGHT,
  forbiddenBy,
  isChangedLast,
  NO_CARD,
  NO_LINK,
  opponentOf,
  type Player,
  POSITION,
  pierces,
  STAT,
  setTurnBit,
  statOf,
  TRACE,
  TURN,
} from "@chainwright/engine";
import { ocgRules } from "./policy.ts";

/** What a monster does by battle is done by its player. */
export const byBattle = (duel: Duel, winner: CardId): Cause => ({
  why: CAUSE.battle,
  agent: duel.state.get(CARD.controller, winner),
  link: NO_LINK,
  card: winner,
});

/**
 * Damage calculation from its third stage on: the first two, continuous effects and activations, are over. The battle is
 * judged, the damage is fixed, then it is inflicted, and last it is settled which monsters will be destroyed.
 */
export function calculate(duel: Duel): void {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const attacker = attackerOf(duel);
  const target = attackTargetOf(duel);
  const atk = statOf(duel, attacker, STAT.atk);
  const player = state.get(CARD.controller, attacker);
  if (target === NO_CARD) {
    duel.point(TRACE.battle, law.battle, attacker, NO_CARD, atk);
    inflict(duel, opponentOf(player), atk, attacker);
    return;
  }
  const defending = state.get(CARD.position, target) === POSITION.defense;
  const value = statOf(duel, target, defending ? STAT.def : STAT.atk);
  duel.point(TRACE.battle, law.battle, attacker, target, atk - value);
  if (
    duel.trace !== null &&
    (isChangedLast(duel, attacker, STAT.atk) || isChangedLast(duel, target, STAT.atk))
  )
    duel.point(TRACE.alsoBy, law.appliedLast);
  if (atk > value) {
    const through = defending && pierces(duel, attacker);
    if (!defending || through) inflict(duel, opponentOf(player), atk - value, attacker);
  } else if (atk < value) inflict(duel, player, value - atk, target);
  const equal = atk === value && atk > 0 && !defending;
  if (atk > value || equal) settle(duel, target, attacker);
  if ((atk < value && !defending) || equal) settle(duel, attacker, target);
}

/** Stages 4 and 5: how much it is, and the Life Points. */
function inflict(duel: Duel, player: Player, amount: number, source: CardId): void {
  const { law } = ocgRules(duel);
  if (damage(duel, player, amount, byBattle(duel, source), source))
    duel.point(TRACE.alsoBy, [...law.damageFixed, ...law.damageInflicted]);
}

/** Stage 6, unless the fourth keeps it from being destroyed: the monster stays on the field until the end of the Damage Step. */
function settle(duel: Duel, loser: CardId, winner: CardId): void {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const keeper = forbiddenBy(duel, "destroy", loser, state.get(CARD.controller, winner), CAUSE.battle);
  if (keeper !== NO_CARD) {
    duel.point(TRACE.ruled, law.damageFixed, loser, keeper, DOES.forbid);
    return;
  }
  const cause = byBattle(duel, winner);
  if (destroyInstead(duel, loser, cause)) return;
  doom(duel, loser, winner, cause);
  setTurnBit(duel, winner, TURN.acted, FOUGHT.won);
  duel.point(TRACE.alsoBy, law.destructionSettled);
}
