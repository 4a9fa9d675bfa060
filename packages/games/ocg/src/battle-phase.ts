import { attackDemandedBy, checkAttack, offerAttacks } from "@chainwright/engine/battle";
import { expire } from "@chainwright/engine/changes";
import { closeWindow } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  type CardId,
  firstOf,
  kindOf,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  PASS,
  PLAYER,
  secondOf,
  UNTIL,
} from "@chainwright/engine/state";
import { activate } from "./activate.ts";
import { attack } from "./attack.ts";
import { chain } from "./chain.ts";
import { fastEffectTiming } from "./fast-effect-timing.ts";
import { phaseWithoutActions } from "./phase-without-actions.ts";
import { enterStep, STEP } from "./phases.ts";
import { priorityPassing } from "./priority-and-passing.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { checkActivation, offerActivations } from "./responses.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";

/** The Battle Step's open state: attack, use a fast effect, or leave the Battle Phase. */
const battleStep = ocgQuestions.define({
  name: "battle",
  candidates(duel, _frame, player, offer) {
    offerAttacks(duel, player, offer);
    offerActivations(duel, player, offer);
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) {
      const demanding = attackDemandedBy(duel, player);
      return demanding === NO_CARD || !no(why, duel.law.forbidden, demanding);
    }
    if (kindOf(choice) === ACT.attack) {
      return checkAttack(duel, player, firstOf(choice) as CardId, secondOf(choice) as CardId, why);
    }
    if (kindOf(choice) === ACT.activate) return checkActivation(duel, player, choice, "phase", why);
    return !no(why, duel.law.notNow);
  },
});

/**
 * The Battle Phase: Start Step, attacks one after another until its player wants no more or an effect ends it,
 * End Step.
 */
export const battlePhase = ocgRoutines.define("battle phase", [], {
  startStep(duel) {
    duel.state.set(PLAYER.battleIn, duel.state.read(NOW.turnPlayer), duel.state.read(NOW.turn));
    for (const player of [0, 1] as const) duel.state.set(PLAYER.attacker, player, NO_CARD);
    enterStep(duel, STEP.start, ocgRules(duel).law.startStep);
    duel.call(phaseWithoutActions);
  },
  battleStep(duel) {
    enterStep(duel, STEP.battle);
  },
  open(duel, frame) {
    const { state } = duel;
    if (state.read(OCG.battleEnded) !== 0) {
      duel.jump(frame, battlePhase.at.endStep);
      return;
    }
    closeWindow(duel);
    duel.ask(battleStep, state.read(NOW.turnPlayer), frame);
  },
  act(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) {
      duel.jump(frame, battlePhase.at.leave);
      return;
    }
    const player = state.read(NOW.turnPlayer);
    duel.jump(frame, battlePhase.at.open);
    if (kindOf(choice) === ACT.attack) duel.call(attack, firstOf(choice), secondOf(choice), player);
    else {
      duel.call(fastEffectTiming);
      duel.call(chain);
      duel.call(activate, firstOf(choice), secondOf(choice), player);
    }
  },
  // To want no more attacks is to pass.
  leave(duel) {
    duel.call(priorityPassing, opponentOf(duel.state.read(NOW.turnPlayer)), 1);
  },
  passed(duel, frame) {
    if (duel.state.read(OCG.phaseOver) === 0) duel.jump(frame, battlePhase.at.open);
  },
  endStep(duel) {
    enterStep(duel, STEP.end, ocgRules(duel).law.endStep);
    duel.call(phaseWithoutActions);
  },
  over(duel) {
    // A battle that never came to its end is over with the phase.
    expire(duel, UNTIL.battle);
    expire(duel, UNTIL.endOfBattlePhase);
    duel.state.write(OCG.battleEnded, 0);
    duel.state.write(OCG.step, STEP.none);
  },
});
