import { type Duel, eachEffectOf, RESPONDERS } from "@chainwright/engine/board";
import { closeTiming, closeWindow } from "@chainwright/engine/history";
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
import { checkActivate } from "./activation-legality.ts";
import { rushLaw } from "./cited-rules.ts";
import { RUSH, rushQuestions, rushRoutines } from "./registry.ts";

/** The one chance to use a Trap at this timing. */
const trapQuestion = rushQuestions.define({
  name: "trap",
  candidates(duel, _frame, player, offer) {
    eachEffectOf(duel, player, RESPONDERS, (card, { index }) => offer(action(ACT.activate, card, index)));
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    if (kindOf(choice) !== ACT.activate) return !no(why, duel.law.notNow);
    return checkActivate(duel, player, firstOf(choice) as CardId, secondOf(choice), "trap", why);
  },
});

function hasTrap(duel: Duel, player: Player): boolean {
  if (duel.state.read(NOW.askAlways) !== 0) return true;
  return !eachEffectOf(
    duel,
    player,
    RESPONDERS,
    (card, { index }) => !checkActivate(duel, player, card, index, "trap", null),
  );
}

/**
 * After each complete action there is one timing: the player whose turn it is not decides first, then the other;
 * one Trap in total. A Trap is carried out at once and wholly, and what it did is a timing of its own.
 */
export const trapTiming = rushRoutines.define("timing", ["asked"], {
  close(duel, frame) {
    closeTiming(duel);
    if (duel.state.read(NOW.window) === 0) {
      duel.jump(frame, trapTiming.at.over);
      return;
    }
    duel.state.set(trapTiming.reg.asked, frame, opponentOf(duel.state.read(NOW.turnPlayer)));
  },
  offer(duel, frame) {
    const player = duel.state.get(trapTiming.reg.asked, frame) as Player;
    if (!hasTrap(duel, player)) duel.state.write(NOW.answer, PASS);
    else {
      if (player !== duel.state.read(NOW.turnPlayer))
        duel.point(TRACE.firstToRespond, rushLaw(duel).firstToUseTrap, player, 0);
      duel.ask(trapQuestion, player, frame);
    }
  },
  heard(duel, frame) {
    const { state } = duel;
    const player = state.get(trapTiming.reg.asked, frame) as Player;
    const choice = state.read(NOW.answer) as Action;
    if (choice !== PASS) {
      state.write(RUSH.trapTiming, state.read(NOW.window));
      // One Trap in total: this timing is over, the next one asks what the Trap did.
      duel.jump(frame, trapTiming.at.close);
      duel.call(activate, firstOf(choice), secondOf(choice), player);
    } else if (player !== state.read(NOW.turnPlayer)) {
      state.set(trapTiming.reg.asked, frame, state.read(NOW.turnPlayer));
      duel.jump(frame, trapTiming.at.offer);
    }
  },
  over(duel) {
    closeWindow(duel);
  },
});
