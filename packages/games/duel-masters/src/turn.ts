import { type Duel, eachInPile, isInHand } from "@chainwright/engine/board";
import { beginTurn, changePosition, draw, enterPhase, expireTurn, move } from "@chainwright/engine/changes";
import {
  ACT,
  type Action,
  action,
  BY_RULE,
  byRule,
  CARD,
  type CardId,
  FACE,
  firstOf,
  kindOf,
  MANNER,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  POSITION,
  secondOf,
  TRACE,
} from "@chainwright/engine/state";
import { attack, attackQuestion, checkEnd } from "./attack-and-block.ts";
import { cast, checkCast, checkSummon, summon } from "./casting-and-summoning.ts";
import { dmLaw } from "./cited-rules.ts";
import { factsOf, isTapped } from "./creatures.ts";
import { declareInvasions } from "./invasion.ts";
import { useTriggeredAbilities } from "./pending-abilities.ts";
import { PHASE } from "./phases.ts";
import { dmQuestions, dmRoutines } from "./registry.ts";
import { DM_PLAYER } from "./state-tables.ts";
import { gatherForStep } from "./trigger-collection.ts";
import { ZONE } from "./zones.ts";

const TO_ATTACK = action(ACT.phase, PHASE.attack);
const TO_END = action(ACT.phase, PHASE.end);

const chargeQuestion = dmQuestions.define({
  name: "charge",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.hand, (card) => offer(action(ACT.charge, card)));
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    const card = firstOf(choice) as CardId;
    if (kindOf(choice) !== ACT.charge) return !no(why, duel.law.notNow);
    return isInHand(duel, player, card) || !no(why, duel.law.wrongPlace, card);
  },
});

const mainQuestion = dmQuestions.define({
  name: "main",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.hand, (card) =>
      offer(action(factsOf(duel, card).kind === "spell" ? ACT.cast : ACT.summon, card)),
    );
    offer(TO_ATTACK);
    offer(TO_END);
  },
  check(duel, _frame, player, choice, why) {
    const card = firstOf(choice) as CardId;
    if (choice === TO_ATTACK) return true;
    if (choice === TO_END) return checkEnd(duel, player, why);
    if (kindOf(choice) === ACT.cast) return checkCast(duel, player, card, why);
    if (kindOf(choice) === ACT.summon) return checkSummon(duel, player, card, why);
    return !no(why, duel.law.notNow);
  },
});

/** The main step: cards are used one after another. */
const mainStep = dmRoutines.define("main step", [], {
  open(duel, frame) {
    duel.ask(mainQuestion, duel.state.read(NOW.turnPlayer), frame);
  },
  act(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === TO_ATTACK) return;
    if (choice === TO_END) {
      state.write(NOW.phase, PHASE.end);
      return;
    }
    duel.jump(frame, mainStep.at.open);
    duel.call(useTriggeredAbilities);
    const use = kindOf(choice) === ACT.cast ? cast : summon;
    duel.call(use, firstOf(choice), state.read(NOW.turnPlayer));
  },
});

const nextAttack = attackQuestion(TO_END);

/** The attack step: one attack after another. */
const attackStep = dmRoutines.define("attack step", [], {
  open(duel, frame) {
    duel.ask(nextAttack, duel.state.read(NOW.turnPlayer), frame);
  },
  act(duel, frame) {
    const choice = duel.state.read(NOW.answer) as Action;
    if (choice === TO_END) return;
    duel.jump(frame, attackStep.at.open);
    duel.call(attack, firstOf(choice), secondOf(choice), duel.state.read(NOW.turnPlayer));
  },
});

/** Untaps everything of a player at once. */
function untap(duel: Duel, player: Player): void {
  const { state } = duel;
  const cause = byRule(player);
  eachInPile(duel, player, ZONE.battle, (card) => {
    if (changePosition(duel, card, POSITION.attack, FACE.up, cause))
      duel.point(TRACE.alsoBy, dmLaw(duel).untap);
  });
  eachInPile(duel, player, ZONE.mana, (card) => {
    if (isTapped(duel, card)) state.set(CARD.position, card, POSITION.attack);
  });
}

/** A turn: untap, draw, charge mana, use cards, attack, end (general rules 500 to 511). */
export const turn = dmRoutines.define("turn", [], {
  start(duel) {
    const { state } = duel;
    const player = state.read(NOW.turnPlayer);
    duel.point(TRACE.turn, 0, player, state.read(NOW.turn));
    enterPhase(duel, PHASE.start);
    untap(duel, player);
    gatherForStep(duel);
    duel.call(useTriggeredAbilities);
  },
  draw(duel) {
    const { state } = duel;
    const law = dmLaw(duel);
    enterPhase(duel, PHASE.draw);
    const player = state.read(NOW.turnPlayer);
    if (state.read(NOW.turn) === 1) duel.point(TRACE.noDraw, law.noFirstDraw, player);
    else {
      draw(duel, player, 1, BY_RULE);
      duel.point(TRACE.alsoBy, law.drawStep);
    }
    duel.call(useTriggeredAbilities);
  },
  charge(duel, frame) {
    enterPhase(duel, PHASE.charge);
    duel.ask(chargeQuestion, duel.state.read(NOW.turnPlayer), frame);
  },
  charged(duel) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice !== PASS) {
      const agent = state.read(NOW.turnPlayer);
      const cause = byRule(agent);
      move(duel, firstOf(choice) as CardId, { zone: ZONE.mana }, MANNER.put, cause);
      const many = isTapped(duel, firstOf(choice) as CardId);
      const { charge, manyCivilizations } = dmLaw(duel);
      duel.point(TRACE.alsoBy, many ? [...charge, ...manyCivilizations] : charge);
    }
    duel.call(useTriggeredAbilities);
  },
  main(duel) {
    enterPhase(duel, PHASE.main);
    duel.call(mainStep);
  },
  attack(duel) {
    if (duel.state.read(NOW.phase) === PHASE.end) return;
    enterPhase(duel, PHASE.attack);
    duel.call(attackStep);
  },
  end(duel) {
    enterPhase(duel, PHASE.end);
    gatherForStep(duel);
    duel.call(useTriggeredAbilities);
  },
  // Only when all that is done does the other player declare.
  invade(duel) {
    duel.call(useTriggeredAbilities);
    duel.call(declareInvasions, opponentOf(duel.state.read(NOW.turnPlayer)));
  },
  over(duel, frame) {
    const { state } = duel;
    expireTurn(duel);
    for (const player of [0, 1] as const) {
      state.set(DM_PLAYER.putFree, player, 0);
      state.set(DM_PLAYER.used, player, 0);
    }
    beginTurn(duel, opponentOf(state.read(NOW.turnPlayer)), state.read(NOW.turn) + 1);
    duel.jump(frame, turn.at.start);
  },
});

const AT: Readonly<Record<number, keyof typeof turn.at>> = {
  [PHASE.draw]: "draw",
  [PHASE.charge]: "charge",
  [PHASE.main]: "main",
  [PHASE.attack]: "attack",
  [PHASE.end]: "end",
};

/** Goes on in the middle of a turn, at the beginning of a step. */
export function resumeTurn(duel: Duel, phase: number): void {
  const frame = duel.call(turn);
  const step = AT[phase];
  if (step !== undefined) duel.jump(frame, turn.at[step]);
}
