import { eachInPile, pileCount } from "@chainwright/engine/board";
import { move } from "@chainwright/engine/changes";
import {
  ACT,
  type Action,
  action,
  byRule,
  CARD,
  type CardId,
  firstOf,
  kindOf,
  MANNER,
  NOW,
  no,
  opponentOf,
  type Player,
  TRACE,
} from "@chainwright/engine/state";
import { forgetPicked, pick, picked } from "@chainwright/engine/summons";
import { dmLaw } from "./cited-rules.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { ZONE } from "./zones.ts";

const shieldQuestion = dmQuestions.define({
  name: "choose shield",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, opponentOf(player), ZONE.shields, (shield) => offer(action(ACT.choose, shield)));
  },
  check(duel, _frame, player, choice, why) {
    const shield = firstOf(choice) as CardId;
    const { state } = duel;
    const fits =
      kindOf(choice) === ACT.choose &&
      state.get(CARD.zone, shield) === ZONE.shields &&
      state.get(CARD.owner, shield) === opponentOf(player) &&
      !picked(duel).includes(shield);
    return fits || !no(why, duel.law.notAChoice, shield);
  },
});

/**
 * An attack breaks shields: its player chooses which, and all of them go to the hand at once, also when the attacker is
 * gone by then (general rules 509.4).
 */
export const breakShields = dmRoutines.define("break shields", ["attacker", "player", "count"], {
  begin(duel) {
    forgetPicked(duel);
  },
  choose(duel, frame) {
    const { state } = duel;
    const player = state.get(breakShields.reg.player, frame) as Player;
    const count = state.get(breakShields.reg.count, frame);
    const others = opponentOf(player);
    if (picked(duel).length >= count) duel.jump(frame, breakShields.at.break);
    else if (pileCount(duel, others, ZONE.shields) > count) duel.ask(shieldQuestion, player, frame);
    else {
      eachInPile(duel, others, ZONE.shields, (shield) => void pick(duel, shield));
      duel.jump(frame, breakShields.at.break);
    }
  },
  chosen(duel, frame) {
    pick(duel, firstOf(duel.state.read(NOW.answer) as Action) as CardId);
    duel.jump(frame, breakShields.at.choose);
  },
  break(duel, frame) {
    const { state } = duel;
    const player = state.get(breakShields.reg.player, frame) as Player;
    const shields = picked(duel);
    forgetPicked(duel);
    const attacker = state.get(breakShields.reg.attacker, frame) as CardId;
    duel.point(TRACE.breaks, dmLaw(duel).breakShields, attacker, shields.length, player);
    const cause = { ...byRule(player), card: attacker };
    for (const shield of shields)
      move(duel, shield, { zone: ZONE.hand }, MANNER.broken | MANNER.added, cause);
  },
});
