import { attacksWith, battles, byBattle, negatedAsDefeated } from "@chainwright/engine/battle";
import type { Duel } from "@chainwright/engine/board";
import { expire, forgetLinks, sendDestroyed } from "@chainwright/engine/changes";
import { addLingering, attackerOf, attackTargetOf, closeWindow, doomedBy } from "@chainwright/engine/history";
import {
  BATTLE,
  CARD,
  CAUSE,
  EVENT,
  LINGERING_KIND,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  opponentOf,
  PASS,
  type Player,
  TRACE,
  UNTIL,
} from "@chainwright/engine/state";
import { askWhetherHalved, settleBattle } from "./damage-calculation.ts";
import { carryOutAtTheEnd, carryOutEachTime } from "./each-time-effects.ts";
import { CHAINS_ALLOWED, fastEffectTiming } from "./fast-effect-timing.ts";
import { followFlip, turnTargetUp } from "./flipped-by-attack.ts";
import { enterPhase, enterStep, PHASE, STEP } from "./phases.ts";
import { ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";

/**
 * The Damage Step in its five timings. Two of them are passed over when the monsters no longer battle each other;
 * there is no replay any more.
 */
export const damageStep = ocgRoutines.define("damage step", ["player", "calculated"], {
  start(duel, frame) {
    const { law } = ocgRules(duel);
    if (wasCalculated(duel, frame)) return;
    enterPhase(duel, PHASE.damage);
    enterStep(duel, STEP.damageStart, law.damageStep);
    const target = attackTargetOf(duel);
    if (target !== NO_CARD) duel.state.write(BATTLE.targetFace, duel.state.get(CARD.face, target));
    battles(duel, STEP.damageStart, causeOf(duel, frame));
    duel.call(fastEffectTiming, CHAINS_ALLOWED.one);
  },
  beforeCalculation(duel, frame) {
    if (wasCalculated(duel, frame)) return;
    if (!goesOn(duel, frame)) {
      duel.jump(frame, damageStep.at.end);
      return;
    }
    enterStep(duel, STEP.beforeCalculation);
    turnTargetUp(duel);
    battles(duel, STEP.beforeCalculation, causeOf(duel, frame));
    duel.call(fastEffectTiming, CHAINS_ALLOWED.several);
  },
  calculation(duel, frame) {
    if (!goesOn(duel, frame)) {
      duel.jump(frame, skipCalculation(duel));
      return;
    }
    enterStep(duel, STEP.calculation, ocgRules(duel).law.calculation);
    battles(duel, STEP.calculation, causeOf(duel, frame));
    carryOutEachTime(duel, EVENT.battles);
  },
  activations(duel) {
    const { state } = duel;
    forgetLinks(duel, 1 as LinkId);
    state.write(OCG.chainsAtStep, state.read(NOW.chainsDone));
    duel.call(fastEffectTiming, CHAINS_ALLOWED.one);
  },
  judgement(duel, frame) {
    if (!goesOn(duel, frame)) {
      duel.jump(frame, skipCalculation(duel));
      return;
    }
    askWhetherHalved(duel, frame);
  },
  damage(duel, frame) {
    settleBattle(duel, duel.state.read(NOW.answer) !== PASS, causeOf(duel, frame));
    duel.state.set(damageStep.reg.calculated, frame, 1);
  },
  afterCalculation(duel, frame) {
    expire(duel, UNTIL.damageCalculation);
    enterStep(duel, STEP.afterCalculation);
    followFlip(duel, causeOf(duel, frame));
    duel.call(fastEffectTiming, CHAINS_ALLOWED.one);
  },
  end(duel) {
    enterStep(duel, STEP.damageEnd);
    carryOutAtTheEnd(duel);
  },
  leave(duel, frame) {
    const { state } = duel;
    const { law } = ocgRules(duel);
    battles(duel, STEP.damageEnd, causeOf(duel, frame), 1 - state.get(damageStep.reg.calculated, frame));
    for (const card of [state.read(BATTLE.attacker), state.read(BATTLE.target)]) {
      const winner = card === NO_CARD ? NO_CARD : doomedBy(duel, card);
      if (winner === NO_CARD) continue;
      const source = negatedAsDefeated(duel, card);
      if (!sendDestroyed(duel, card, byBattle(duel, winner))) continue;
      duel.point(TRACE.alsoBy, law.leavesAtTheEnd);
      // What was negated when its destruction was settled stays so in the Graveyard.
      if (source === NO_CARD) continue;
      addLingering(duel, { kind: LINGERING_KIND.negated, card, source, effect: 0, until: UNTIL.leaves });
      duel.point(TRACE.alsoBy, law.destructionSettled);
    }
    duel.call(fastEffectTiming, CHAINS_ALLOWED.one);
  },
  over(duel) {
    expire(duel, UNTIL.battle);
    duel.state.write(BATTLE.flipped, NO_CARD);
    closeWindow(duel);
    enterPhase(duel, PHASE.battle);
    enterStep(duel, STEP.battle, ocgRules(duel).law.damageStepOver);
  },
});

type Frame = Parameters<Duel["jump"]>[0];

/** Where an effect had damage calculated as it resolved, only the end is left. */
function wasCalculated(duel: Duel, frame: Frame): boolean {
  if (duel.state.read(OCG.calculated) === 0) return false;
  duel.state.write(OCG.calculated, 0);
  duel.state.set(damageStep.reg.calculated, frame, 1);
  duel.jump(frame, damageStep.at.end);
  return true;
}

/** Without a calculation only what was flipped still has its turn after it. */
const skipCalculation = (duel: Duel): number =>
  duel.state.read(BATTLE.flipped) === NO_CARD ? damageStep.at.end : damageStep.at.afterCalculation;

const causeOf = (duel: Duel, frame: Frame) => ({
  why: CAUSE.battle,
  agent: duel.state.get(damageStep.reg.player, frame),
  link: NO_LINK,
});

/** Whether both monsters are still there and face each other; says so where they are not. */
function goesOn(duel: Duel, frame: Frame): boolean {
  const player = duel.state.get(damageStep.reg.player, frame) as Player;
  const goes = facesTarget(duel, player);
  if (!goes) duel.point(TRACE.battleOver, ocgRules(duel).law.noReplay, duel.state.read(BATTLE.attacker));
  return goes;
}

function facesTarget(duel: Duel, player: Player): boolean {
  const { state } = duel;
  const attacker = attackerOf(duel);
  if (attacker === NO_CARD || state.get(CARD.controller, attacker) !== player) return false;
  if (attacksWith(duel, attacker) === null) return false;
  if (state.read(BATTLE.target) === NO_CARD) return true;
  const target = attackTargetOf(duel);
  return target !== NO_CARD && state.get(CARD.controller, target) === opponentOf(player);
}
