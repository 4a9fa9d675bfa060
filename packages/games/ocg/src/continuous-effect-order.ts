import { begin } from "@chainwright/engine/applying";
import { unsettle } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  action,
  type CardId,
  firstOf,
  NOW,
  no,
  type Player,
  TRACE,
} from "@chainwright/engine/state";
import { ocgQuestions, ocgRoutines } from "./registry.ts";

/** Which of the continuous effects that begin at the same moment is first; all are their controller's. */
const chooseOrder = ocgQuestions.define({
  name: "choose order",
  candidates(duel, frame, _player, offer) {
    for (const reg of CARDS) {
      const card = duel.state.get(orderContinuousEffects.reg[reg], frame);
      if (card !== 0) offer(action(ACT.choose, card));
    }
  },
  check: (duel, frame, _player, choice, why) =>
    CARDS.some(
      (reg) => choice === action(ACT.choose, duel.state.get(orderContinuousEffects.reg[reg], frame)),
    ) || !no(why, duel.law.notAChoice),
});

const CARDS = ["first", "second", "third"] as const;

/** Asks; the effect that is named begins, and what the others become is found out after it. */
export const orderContinuousEffects = ocgRoutines.define(
  "order of continuous effects",
  ["player", ...CARDS],
  {
    ask(duel, frame) {
      duel.ask(chooseOrder, duel.state.get(orderContinuousEffects.reg.player, frame) as Player, frame);
    },
    begin(duel) {
      begin(duel, firstOf(duel.state.read(NOW.answer) as Action) as CardId);
      duel.point(TRACE.alsoBy, duel.law.simultaneousOrder);
      unsettle(duel);
    },
  },
);
