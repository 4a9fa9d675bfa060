import {
  ACT,
  type Action,
  closeWindow,
  doLater,
  dueLater,
  firstOf,
  forgetLinks,
  kindOf,
  type LinkId,
  NOW,
  opponentOf,
  PASS,
  type Player,
  TRACE,
} from "@chainwright/engine";
import { activate } from "./activate.ts";
import { chain } from "./chain.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { checkActivation, mustAsk, nobodyToAsk, offerActivations } from "./responses.ts";
import { timing } from "./timing.ts";

/** The opponent's, or in other phases either player's, chance before a phase ends. */
export const endOfPhase = ocgQuestions.define({
  name: "end of phase",
  candidates(duel, _frame, player, offer) {
    offerActivations(duel, player, offer);
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    return kindOf(choice) === ACT.activate && checkActivation(duel, player, choice, "phase", why);
  },
});

/** A phase without actions of its own: both players may act until both pass; then what is due is done. */
export const quietPhase = ocgRoutines.define("quiet phase", ["responder", "passes"], {
  open(duel, frame) {
    closeWindow(duel);
    if (nobodyToAsk(duel, "phase")) {
      duel.jump(frame, quietPhase.at.due);
      return;
    }
    duel.state.set(quietPhase.reg.responder, frame, duel.state.read(NOW.turnPlayer));
    duel.state.set(quietPhase.reg.passes, frame, 0);
  },
  offer(duel, frame) {
    const player = duel.state.get(quietPhase.reg.responder, frame) as Player;
    if (mustAsk(duel, player, "phase")) duel.ask(endOfPhase, player, frame);
    else duel.state.write(NOW.answer, PASS);
  },
  heard(duel, frame) {
    const { state } = duel;
    const player = state.get(quietPhase.reg.responder, frame) as Player;
    const choice = state.read(NOW.answer) as Action;
    if (choice !== PASS) {
      duel.jump(frame, quietPhase.at.open);
      duel.call(timing);
      duel.call(chain);
      duel.call(activate, firstOf(choice), choice & 0x1fff, player);
      return;
    }
    const passes = state.get(quietPhase.reg.passes, frame) + 1;
    state.set(quietPhase.reg.passes, frame, passes);
    state.set(quietPhase.reg.responder, frame, opponentOf(player));
    if (passes < 2) duel.jump(frame, quietPhase.at.offer);
  },
  due(duel, frame) {
    const turnPlayer = duel.state.read(NOW.turnPlayer);
    const force = dueLater(duel, turnPlayer) ?? dueLater(duel, opponentOf(turnPlayer));
    if (force === null) return;
    duel.point(TRACE.applied, duel.law.delayed, 0, 0, 0);
    duel.jump(frame, quietPhase.at.done);
    doLater(duel, force);
  },
  over(duel, frame) {
    duel.jump(frame, quietPhase.at.end);
  },
  done(duel, frame) {
    forgetLinks(duel, 1 as LinkId);
    duel.jump(frame, quietPhase.at.open);
    duel.call(timing);
  },
  end() {},
});
