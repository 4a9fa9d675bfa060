import {
  ACTED,
  CARD,
  CAUSE,
  type CardId,
  type Cause,
  DOES,
  type Duel,
  damage,
  destroyInstead,
  doom,
  forbiddenBy,
  isChangedLast,
  judge,
  NO_CARD,
  NO_LINK,
  type Player,
  STAT,
  setTurnBit,
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
  const { law } = ocgRules(duel);
  const { attacker, target, difference, damage, losers } = judge(duel);
  duel.point(TRACE.battle, law.battle, attacker, target, difference);
  if (
    duel.trace !== null &&
    target !== NO_CARD &&
    (isChangedLast(duel, attacker, STAT.atk) || isChangedLast(duel, target, STAT.atk))
  )
    duel.point(TRACE.alsoBy, law.appliedLast);
  if (damage !== null) inflict(duel, damage.player, damage.amount, damage.by);
  for (const { card, by } of losers) settle(duel, card, by);
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
  setTurnBit(duel, winner, TURN.acted, ACTED.won);
  duel.point(TRACE.alsoBy, law.destructionSettled);
}
