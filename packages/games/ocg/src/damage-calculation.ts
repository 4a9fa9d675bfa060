import { isChangedLast, preventedBy, someApplying } from "@chainwright/engine/applying";
import { battles, byBattle, judge } from "@chainwright/engine/battle";
import { ACTED, type Duel, setTurnBit, TURN, turnBit } from "@chainwright/engine/board";
import { awaitsStandIn, damage, destroyInstead } from "@chainwright/engine/changes";
import { attackerOf, attackTargetOf } from "@chainwright/engine/history";
import {
  ACT,
  action,
  CARD,
  CAUSE,
  type CardId,
  type Cause,
  CONTINUOUS_ACTION,
  MANNER,
  NO_CARD,
  NOW,
  no,
  PASS,
  type Player,
  STAT,
  TRACE,
} from "@chainwright/engine/state";
import type { FrameId } from "@chainwright/kernel";
import { settleDestruction } from "./destruction-replacement.ts";
import { STEP } from "./phases.ts";
import { ocgQuestions } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { ZONE } from "./zones.ts";

/** An effect that lets a player halve the battle damage that is about to be inflicted. */
interface Halving {
  readonly player: Player;
  readonly card: CardId;
  readonly effect: number;
}

function halving(duel: Duel): Halving | null {
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.halve) === 0) return null;
  const player = judge(duel).damage?.player;
  let found: Halving | null = null;
  someApplying(duel, CONTINUOUS_ACTION.halve, (one, context) => {
    if (context.player !== player || (one.once && turnBit(duel, context.card, TURN.used, context.effect)))
      return false;
    found = { player, card: context.card, effect: context.effect };
    return true;
  });
  return found;
}

const useHalving = ocgQuestions.define({
  name: "choose to use",
  candidates(duel, _frame, _player, offer) {
    offer(PASS);
    offer(action(ACT.choose, halving(duel)?.card ?? NO_CARD));
  },
  check: (duel, _frame, _player, choice, why) =>
    choice === PASS ||
    choice === action(ACT.choose, halving(duel)?.card ?? NO_CARD) ||
    !no(why, duel.law.notAChoice),
});

/** Asks whoever may halve the battle damage whether they do; the answer is a pass where nobody may. */
export function askWhetherHalved(duel: Duel, frame: FrameId): void {
  const may = halving(duel);
  if (may === null) duel.state.write(NOW.answer, PASS);
  else duel.ask(useHalving, may.player, frame);
}

/** Damage calculation from its third stage on, and that the monsters have battled. */
export function settleBattle(duel: Duel, halved: boolean, cause: Cause): void {
  calculate(duel, halved);
  const target = attackTargetOf(duel);
  for (const card of [attackerOf(duel), target]) {
    if (card === NO_CARD) continue;
    setTurnBit(duel, card, TURN.acted, ACTED.battled);
    if (target !== NO_CARD) setTurnBit(duel, card, TURN.acted, ACTED.battledMonster);
  }
  battles(duel, STEP.afterCalculation, cause);
}

/**
 * Damage calculation from its third stage on: the first two, continuous effects and activations, are over. The battle is
 * judged, the damage is fixed, then it is inflicted, and last it is settled which monsters will be destroyed.
 */
function calculate(duel: Duel, halved: boolean): void {
  const { law } = ocgRules(duel);
  const { attacker, target, difference, damage, losers } = judge(duel);
  duel.point(TRACE.battle, law.battle, attacker, target, difference);
  if (
    duel.trace !== null &&
    target !== NO_CARD &&
    (isChangedLast(duel, attacker, STAT.atk) || isChangedLast(duel, target, STAT.atk))
  )
    duel.point(TRACE.alsoBy, law.appliedLast);
  if (damage !== null) {
    const { player, amount, by } = damage;
    inflict(duel, player, halved ? half(duel, amount) : amount, by);
  }
  for (const { card, by } of losers) settle(duel, card, by);
}

function half(duel: Duel, amount: number): number {
  const by = halving(duel);
  if (by === null) return amount;
  setTurnBit(duel, by.card, TURN.used, by.effect);
  duel.point(TRACE.ruled, ocgRules(duel).law.damageFixed, by.card, by.card, CONTINUOUS_ACTION.halve);
  return Math.ceil(amount / 2);
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
  const keeper = preventedBy(duel, "destroy", loser, state.get(CARD.controller, winner), CAUSE.battle);
  if (keeper !== NO_CARD) {
    duel.point(TRACE.ruled, law.damageFixed, loser, keeper, CONTINUOUS_ACTION.forbid);
    return;
  }
  const cause = byBattle(duel, winner);
  if (destroyInstead(duel, loser, cause)) return;
  const manner = MANNER.destroyed | MANNER.sent;
  if (awaitsStandIn(duel, { card: loser, to: ZONE.graveyard, bottom: false, manner, cause })) return;
  settleDestruction(duel, loser, winner, cause);
}
