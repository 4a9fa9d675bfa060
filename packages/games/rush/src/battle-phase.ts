import {
  byBattle,
  checkAttack,
  checkTarget,
  isAttackable,
  isAttackStopped,
  judge,
  offerAttacks,
  useUpAttack,
} from "@chainwright/engine/battle";
import { ACTED, type Duel, eachInPile, setTurnBit, TURN } from "@chainwright/engine/board";
import { changePosition, damage, destroy, expire } from "@chainwright/engine/changes";
import {
  attackerOf,
  attackTargetOf,
  closeWindow,
  endBattle,
  happen,
  nextMoment,
  setBattle,
} from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  BATTLE,
  byRule,
  CARD,
  type CardId,
  type Cause,
  EVENT,
  FACE,
  firstOf,
  kindOf,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  POSITION,
  secondOf,
  TRACE,
  UNTIL,
} from "@chainwright/engine/state";
import { rushLaw } from "./cited-rules.ts";
import { rushQuestions, rushRoutines } from "./registry.ts";
import { trapTiming } from "./trap-timing.ts";
import { ZONE } from "./zones.ts";

/** Attack, or leave the Battle Phase. */
const battleAction = rushQuestions.define({
  name: "battle",
  candidates(duel, _frame, player, offer) {
    offerAttacks(duel, player, offer);
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    if (kindOf(choice) !== ACT.attack) return !no(why, duel.law.notNow);
    return checkAttack(duel, player, firstOf(choice) as CardId, secondOf(choice) as CardId, why);
  },
});

/** A Battle Phase: attacks one after another until its player wants no more. */
export const battlePhase = rushRoutines.define("battle phase", [], {
  open(duel, frame) {
    closeWindow(duel);
    duel.ask(battleAction, duel.state.read(NOW.turnPlayer), frame);
  },
  act(duel, frame) {
    const choice = duel.state.read(NOW.answer) as Action;
    if (choice === PASS) return;
    duel.jump(frame, battlePhase.at.open);
    duel.call(attack, firstOf(choice), secondOf(choice), duel.state.read(NOW.turnPlayer));
  },
  over(duel) {
    expire(duel, UNTIL.endOfBattlePhase);
  },
});

/** The attacked monster is gone: the attacker chooses another target, or gives its attack up. */
const replay = rushQuestions.define({
  name: "replay",
  candidates(duel, _frame, player, offer) {
    const attacker = attackerOf(duel);
    offer(action(ACT.attack, attacker, NO_CARD));
    eachInPile(duel, opponentOf(player), ZONE.monster, (target) =>
      offer(action(ACT.attack, attacker, target)),
    );
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    const target = secondOf(choice) as CardId;
    const fits = kindOf(choice) === ACT.attack && firstOf(choice) === attackerOf(duel);
    if (!fits && no(why, duel.law.notNow)) return false;
    return checkTarget(duel, player, attackerOf(duel), target, why);
  },
});

/** One attack: its declaration, the Traps that answer it, and the battle. */
const attack = rushRoutines.define("attack", ["attacker", "target", "player"], {
  declare(duel, frame) {
    const { state } = duel;
    const attacker = state.get(attack.reg.attacker, frame) as CardId;
    const target = state.get(attack.reg.target, frame) as CardId;
    useUpAttack(duel, attacker, target);
    setBattle(duel, attacker, target);
    duel.point(TRACE.attack, rushLaw(duel).attackDeclared, attacker, target);
    happen(duel, { kind: EVENT.attackDeclared, card: attacker, other: target }, causeOf(duel, frame));
    duel.call(trapTiming);
  },
  answered(duel, frame) {
    const player = duel.state.get(attack.reg.player, frame) as Player;
    if (isAttackStopped(duel, player)) {
      const attacker = duel.state.get(attack.reg.attacker, frame);
      duel.point(TRACE.attackStopped, rushLaw(duel).attackStops, attacker);
      duel.jump(frame, attack.at.over);
    } else if (!isTargetGone(duel, player)) duel.jump(frame, attack.at.battle);
  },
  replay(duel, frame) {
    duel.point(TRACE.replay, rushLaw(duel).replay, attackerOf(duel));
    duel.ask(replay, duel.state.get(attack.reg.player, frame) as Player, frame);
  },
  chosenAgain(duel, frame) {
    const choice = duel.state.read(NOW.answer) as Action;
    if (choice === PASS) {
      duel.point(TRACE.attackStopped, rushLaw(duel).replay, attackerOf(duel));
      duel.jump(frame, attack.at.over);
      return;
    }
    setBattle(duel, firstOf(choice) as CardId, secondOf(choice) as CardId);
    duel.point(TRACE.attack, rushLaw(duel).replay, firstOf(choice), secondOf(choice));
  },
  battle(duel, frame) {
    const target = attackTargetOf(duel);
    if (target !== NO_CARD && duel.state.get(CARD.face, target) === FACE.down) {
      changePosition(duel, target, POSITION.defense, FACE.up, causeOf(duel, frame));
      duel.point(TRACE.flippedByBattle, rushLaw(duel).flippedByBattle, target);
      nextMoment(duel);
    }
  },
  // A step of its own: what continuous effects of a monster that was turned face-up do is settled by now.
  calculate(duel) {
    fight(duel);
    duel.call(trapTiming);
  },
  over(duel) {
    expire(duel, UNTIL.damageCalculation);
    expire(duel, UNTIL.battle);
    endBattle(duel);
  },
});

const causeOf = (duel: Duel, frame: Parameters<Duel["jump"]>[0]): Cause =>
  byRule(duel.state.get(attack.reg.player, frame));

/** The attacked monster has left, or is the attacker's player's now; or there is one where the attack was direct. */
function isTargetGone(duel: Duel, player: Player): boolean {
  const direct = duel.state.read(BATTLE.target) === NO_CARD;
  if (direct) return false;
  const target = attackTargetOf(duel);
  return target === NO_CARD || !isAttackable(duel, player, target);
}

/** Damage, and then what the battle destroys: all of it is one timing. */
function fight(duel: Duel): void {
  const { attacker, target, difference, damage: taken, losers } = judge(duel);
  duel.point(TRACE.battle, rushLaw(duel).battle, attacker, target, difference);
  for (const card of [attacker, target])
    if (card !== NO_CARD) setTurnBit(duel, card, TURN.acted, ACTED.battled);
  if (taken !== null) damage(duel, taken.player, taken.amount, byBattle(duel, taken.by), taken.by);
  // Both monsters of a draw are destroyed together: what one does when it is gone comes too late for the other.
  const causes = losers.map(({ by }) => byBattle(duel, by));
  for (const [i, { card, by }] of losers.entries()) {
    if (destroy(duel, card, causes[i] as Cause)) setTurnBit(duel, by, TURN.acted, ACTED.won);
  }
}
