import type { PhaseName } from "@chainwright/card-ir";
import { givesUpDraw, handLimitOf, normalDrawOf, takeSkip } from "@chainwright/engine/applying";
import { type Duel, eachInPile, isInHand, pileCount } from "@chainwright/engine/board";
import { beginTurn, discard, draw, expireTurn } from "@chainwright/engine/changes";
import {
  ACT,
  type Action,
  action,
  byRule,
  type CardId,
  firstOf,
  kindOf,
  NOW,
  no,
  opponentOf,
  PLAYER,
  type Player,
  TRACE,
} from "@chainwright/engine/state";
import { battlePhase } from "./battle-phase.ts";
import { fastEffectTiming } from "./fast-effect-timing.ts";
import { mainPhase } from "./main-phase.ts";
import { phaseWithoutActions } from "./phase-without-actions.ts";
import { enterPhase, enterStep, PHASE, STEP } from "./phases.ts";
import { mandatoryOnly } from "./priority-and-passing.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG, OCG_PLAYER } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

const HAND_LIMIT = 6;

const discardToLimit = ocgQuestions.define({
  name: "hand limit",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.hand, (card) => offer(action(ACT.choose, card)));
  },
  check(duel, _frame, player, choice, why) {
    const card = firstOf(choice) as CardId;
    return (
      (kindOf(choice) === ACT.choose && isInHand(duel, player, card)) || !no(why, duel.law.notAChoice, card)
    );
  },
});

/** A whole turn, and then the next one. */
export const turn = ocgRoutines.define("turn", [], {
  drawPhase(duel, frame) {
    const { state } = duel;
    const player = state.read(NOW.turnPlayer);
    duel.point(TRACE.turn, ocgRules(duel).law.turnBegins, player, state.read(NOW.turn));
    if (skips(duel, PHASE.draw, "draw")) duel.jump(frame, turn.at.standbyPhase);
  },
  beforeDraw(duel) {
    enterPhase(duel, PHASE.draw);
    duel.state.write(OCG.step, STEP.drawStart);
    duel.call(phaseWithoutActions);
  },
  normalDraw(duel) {
    const { state } = duel;
    const player = state.read(NOW.turnPlayer);
    state.write(OCG.step, STEP.none);
    const { law } = ocgRules(duel);
    if (noFirstDraw(duel)) duel.point(TRACE.noDraw, law.noFirstDraw, player);
    else if (givesUpDraw(duel, player)) duel.point(TRACE.noDraw, 0, player);
    else {
      draw(duel, player, normalDrawOf(duel, player, 1), byRule(player));
      duel.point(TRACE.alsoBy, law.normalDraw);
    }
    duel.call(phaseWithoutActions);
    duel.call(fastEffectTiming);
  },
  standbyPhase(duel) {
    if (duel.state.read(OCG.turnEnds) !== 0 || skips(duel, PHASE.standby, "standby")) return;
    enterPhase(duel, PHASE.standby, ocgRules(duel).law.standbyPhase);
    duel.call(phaseWithoutActions);
  },
  mainPhases(duel) {
    if (duel.state.read(OCG.turnEnds) !== 0) return;
    if (skips(duel, PHASE.main1, "main1")) {
      duel.call(mainPhase, 0, 1);
      return;
    }
    enterPhase(duel, PHASE.main1, ocgRules(duel).law.mainPhase);
    duel.state.write(OCG.step, STEP.mainStart);
    duel.call(mainPhase);
  },
  endPhase(duel) {
    duel.state.write(OCG.turnEnds, 0);
    enterPhase(duel, PHASE.end, ocgRules(duel).law.endPhase);
    duel.call(phaseWithoutActions);
  },
  handLimit(duel, frame) {
    if (isHandFull(duel)) duel.ask(discardToLimit, duel.state.read(NOW.turnPlayer), frame);
    else duel.jump(frame, turn.at.over);
  },
  discarded(duel, frame) {
    const card = firstOf(duel.state.read(NOW.answer) as Action) as CardId;
    discardByRule(duel, card);
    // What the discards trigger comes when all are made.
    if (isHandFull(duel)) {
      duel.jump(frame, turn.at.handLimit);
      return;
    }
    enterStep(duel, STEP.handLimit, ocgRules(duel).law.handLimit);
    duel.call(fastEffectTiming);
  },
  // Nobody has priority any more, but what must be done in the phase is still done; then the hand is looked at again.
  forced(duel) {
    mandatoryOnly(duel);
  },
  adjusted(duel, frame) {
    duel.jump(frame, duel.state.read(OCG.phaseOver) === 0 ? turn.at.forced : turn.at.handLimit);
  },
  over(duel) {
    duel.state.write(OCG.step, STEP.none);
    expireTurn(duel);
  },
  // A step of its own: what begins to apply because something has ended begins in the turn that ends.
  next(duel, frame) {
    const { state } = duel;
    startTurn(duel, opponentOf(state.read(NOW.turnPlayer)), state.read(NOW.turn) + 1);
    duel.jump(frame, turn.at.drawPhase);
    duel.call(fastEffectTiming);
  },
});

/** Whether the turn player has more cards than they may keep at the end of the turn. */
function isHandFull(duel: Duel): boolean {
  const player = duel.state.read(NOW.turnPlayer);
  return pileCount(duel, player, ZONE.hand) > handLimitOf(duel, player, HAND_LIMIT);
}

/** Whether the turn player skips the phase that would come now. */
function skips(duel: Duel, phase: number, word: PhaseName): boolean {
  const player = duel.state.read(NOW.turnPlayer);
  if (!takeSkip(duel, player, word)) return false;
  duel.point(TRACE.phaseSkipped, ocgRules(duel).law.phaseSkipped, player, phase);
  return true;
}

/** Whether this is the first turn, in which there is no draw. */
const noFirstDraw = (duel: Duel): boolean => duel.state.read(NOW.turn) === 1 && !ocgRules(duel).firstTurnDraw;

function discardByRule(duel: Duel, card: CardId): void {
  discard(duel, card, byRule(duel.state.read(NOW.turnPlayer)));
}

/** Gives the turn to a player and resets what is counted per turn. */
export function startTurn(duel: Duel, player: Player, number: number): void {
  const { state } = duel;
  beginTurn(duel, player, number);
  state.set(OCG_PLAYER.normalSummons, 0, 0);
  state.set(OCG_PLAYER.normalSummons, 1, 0);
  state.set(OCG_PLAYER.extraSummon, 0, 0);
  state.set(OCG_PLAYER.extraSummon, 1, 0);
  state.set(OCG_PLAYER.pendulumSummons, 0, 0);
  state.set(OCG_PLAYER.pendulumSummons, 1, 0);
  state.set(OCG_PLAYER.extraPendulum, 0, 0);
  state.set(OCG_PLAYER.extraPendulum, 1, 0);
}

/** The step of the turn at which a phase begins; for positions that start in the middle of one. */
export function resumeTurn(duel: Duel, phase: number): void {
  const frame = duel.call(turn);
  duel.state.write(NOW.phase, phase);
  for (const player of [0, 1] as const)
    if (duel.state.get(OCG_PLAYER.normalSummons, player) > 0)
      duel.state.set(PLAYER.normalIn, player, duel.state.read(NOW.turn));
  if (phase >= PHASE.battle && phase < PHASE.end)
    duel.state.set(PLAYER.battleIn, duel.state.read(NOW.turnPlayer), duel.state.read(NOW.turn));
  if (phase === PHASE.main1 || phase === PHASE.main2) {
    duel.jump(frame, turn.at.endPhase);
    duel.call(mainPhase);
  } else if (phase === PHASE.battle) {
    duel.jump(frame, turn.at.endPhase);
    const main = duel.call(mainPhase, PHASE.battle);
    duel.jump(main, mainPhase.at.afterBattle);
    duel.jump(duel.call(battlePhase), battlePhase.at.battleStep);
  } else if (phase === PHASE.end) {
    duel.jump(frame, turn.at.handLimit);
    duel.call(phaseWithoutActions);
  } else if (phase === PHASE.standby) {
    duel.jump(frame, turn.at.mainPhases);
    duel.call(phaseWithoutActions);
  } else {
    duel.jump(frame, turn.at.beforeDraw);
  }
}
