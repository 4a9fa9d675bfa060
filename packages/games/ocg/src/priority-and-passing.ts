import type { Duel } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  action,
  type CardId,
  firstOf,
  kindOf,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  secondOf,
  TRACE,
} from "@chainwright/engine/state";
import { activate } from "./activate.ts";
import { chain } from "./chain.ts";
import { fastEffectTiming } from "./fast-effect-timing.ts";
import {
  carryOutDueInPhase,
  checkDueInPhase,
  offerMandatoryInPhase,
  someDueInPhase,
} from "./maintenance-and-expiry.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { checkActivation, mustAskInPhase, offerActivations } from "./responses.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";

/** A player with priority: use an effect of the phase or a fast effect, carry out what is due, or pass. */
const endOfPhase = ocgQuestions.define({
  name: "end of phase",
  candidates(duel, _frame, player, offer) {
    offerActivations(duel, player, offer);
    someDueInPhase(duel, player, (card, effect) => {
      offer(action(ACT.process, card, effect));
      return false;
    });
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    switch (kindOf(choice)) {
      case ACT.pass:
        return true;
      case ACT.activate:
        return checkActivation(duel, player, choice, "phase", why);
      case ACT.process:
        return checkDueInPhase(duel, player, choice, why);
      case ACT.summon:
      case ACT.set:
      case ACT.changePosition:
        return !no(why, ocgRules(duel).law.mainPhaseOnly);
      default:
        return !no(why, duel.law.notNow);
    }
  },
});

/** Which of the things that a player still has to do comes next. */
const forcedFirst = ocgQuestions.define({
  name: "forced",
  candidates: (duel, _frame, player, offer) => offerMandatoryInPhase(duel, player, offer),
  check(duel, _frame, player, choice, why) {
    let listed = false;
    offerMandatoryInPhase(duel, player, (forced) => {
      listed ||= forced === choice;
    });
    return listed || !no(why, ocgRules(duel).law.forced, firstOf(choice) as CardId);
  },
});

/** Whether a player has to be asked before a phase may end. */
export const mustAskBeforePhaseEnds = (duel: Duel, player: Player): boolean =>
  mustAskInPhase(duel, player) || someDueInPhase(duel, player, () => true);

function carryOut(duel: Duel, player: Player, choice: Action): void {
  duel.call(fastEffectTiming);
  if (kindOf(choice) === ACT.process) {
    duel.call(carryOutDueInPhase, firstOf(choice), secondOf(choice), player);
    return;
  }
  duel.call(chain);
  duel.call(activate, firstOf(choice), secondOf(choice), player);
}

/** The only thing that a player still has to do, PASS for none, or null where there are several. */
function soleForced(duel: Duel, player: Player): Action | null {
  let sole: Action | null = PASS;
  offerMandatoryInPhase(duel, player, (forced) => {
    sole = sole === PASS ? forced : null;
  });
  return sole;
}

/**
 * Priority goes from player to player until one of them does something, or both have passed. Then whatever still has to
 * be done in the phase is forced, one thing, the turn player's first; and players have priority again. `OCG.phaseOver` says
 * afterwards whether there was nothing more, so that the phase or step may end.
 *
 * Begins with `responder`, and `passes` 1 where the turn player has declared the end, which is to pass.
 */
export const priorityPassing = ocgRoutines.define("passing", ["responder", "passes"], {
  offer(duel, frame) {
    const player = duel.state.get(priorityPassing.reg.responder, frame) as Player;
    if (mustAskBeforePhaseEnds(duel, player)) duel.ask(endOfPhase, player, frame);
    else duel.state.write(NOW.answer, PASS);
  },
  heard(duel, frame) {
    const { state } = duel;
    const player = state.get(priorityPassing.reg.responder, frame) as Player;
    const choice = state.read(NOW.answer) as Action;
    if (choice !== PASS) {
      duel.jump(frame, priorityPassing.at.acted);
      carryOut(duel, player, choice);
      return;
    }
    const passes = state.get(priorityPassing.reg.passes, frame) + 1;
    state.set(priorityPassing.reg.passes, frame, passes);
    state.set(priorityPassing.reg.responder, frame, opponentOf(player));
    if (passes < 2) duel.jump(frame, priorityPassing.at.offer);
  },
  forced(duel, frame) {
    const turnPlayer = duel.state.read(NOW.turnPlayer);
    for (const player of [turnPlayer, opponentOf(turnPlayer)]) {
      const sole = soleForced(duel, player);
      if (sole === PASS) continue;
      duel.state.set(priorityPassing.reg.responder, frame, player);
      if (sole === null) duel.ask(forcedFirst, player, frame);
      else duel.state.write(NOW.answer, sole);
      return;
    }
    duel.state.write(OCG.phaseOver, 1);
    duel.jump(frame, priorityPassing.at.end);
  },
  carryOut(duel, frame) {
    const { state } = duel;
    const player = state.get(priorityPassing.reg.responder, frame) as Player;
    const choice = state.read(NOW.answer) as Action;
    const { law } = ocgRules(duel);
    const own = player === state.read(NOW.turnPlayer);
    const rules = own ? law.forced : law.forcedOfOpponent;
    duel.point(TRACE.forced, rules, firstOf(choice), secondOf(choice) * 2 + player);
    carryOut(duel, player, choice);
  },
  acted(duel) {
    duel.state.write(OCG.phaseOver, 0);
  },
  end() {},
});

/** As when both have passed: carries out the next thing that has to be done in the phase, if there is one. */
export function mandatoryOnly(duel: Duel): void {
  duel.jump(duel.call(priorityPassing), priorityPassing.at.forced);
}
