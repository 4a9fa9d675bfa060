import {
  ACT,
  type Action,
  action,
  allowed,
  CARD,
  CAUSE,
  type CardId,
  changePosition,
  closeWindow,
  type Duel,
  damage,
  destroy,
  EVENT,
  eachInPile,
  FACE,
  firstOf,
  forbiddenBy,
  happen,
  kindOf,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  POSITION,
  pileCount,
  STAT,
  secondOf,
  setTurnBit,
  statOf,
  TRACE,
  TURN,
  turnBit,
  type Why,
} from "@chainwright/engine";
import { activate } from "./activate.ts";
import { chain } from "./chain.ts";
import { PHASE } from "./phases.ts";
import { ocgRules } from "./policy.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { checkActivation, offerActivations } from "./responses.ts";
import { ACTED, OCG } from "./schema.ts";
import { timing } from "./timing.ts";
import { ZONE } from "./zones.ts";

/** Whether a monster may be declared as the attacker of another, or of the opponent (no target). */
export function checkAttack(
  duel: Duel,
  player: Player,
  attacker: CardId,
  target: CardId,
  why: Why | null,
): boolean {
  const { state } = duel;
  const ready =
    state.get(CARD.zone, attacker) === ZONE.monster &&
    state.get(CARD.controller, attacker) === player &&
    state.get(CARD.face, attacker) === FACE.up &&
    state.get(CARD.position, attacker) === POSITION.attack &&
    !turnBit(duel, attacker, TURN.acted, ACTED.attacked);
  if (!ready && no(why, ocgRules(duel).law.cannotAttack, attacker)) return false;
  const forbidding = forbiddenBy(duel, "attack", attacker, player);
  if (forbidding !== NO_CARD && no(why, duel.law.forbidden, forbidding)) return false;
  const opponent = opponentOf(player);
  const fits =
    target === NO_CARD
      ? pileCount(duel, opponent, ZONE.monster) === 0
      : state.get(CARD.zone, target) === ZONE.monster && state.get(CARD.controller, target) === opponent;
  if (!fits && no(why, ocgRules(duel).law.noSuchTarget, target === NO_CARD ? attacker : target)) return false;
  return allowed(why);
}

/** The Battle Step's open state: attack, use a fast effect, or leave the Battle Phase. */
const battleStep = ocgQuestions.define({
  name: "battle",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.monster, (attacker) => {
      if (!checkAttack(duel, player, attacker, NO_CARD, null)) {
        eachInPile(duel, opponentOf(player), ZONE.monster, (target) => {
          offer(action(ACT.attack, attacker, target));
        });
      } else offer(action(ACT.attack, attacker, NO_CARD));
    });
    offerActivations(duel, player, offer);
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    if (kindOf(choice) === ACT.attack) {
      return checkAttack(duel, player, firstOf(choice) as CardId, secondOf(choice) as CardId, why);
    }
    if (kindOf(choice) === ACT.activate) return checkActivation(duel, player, choice, "phase", why);
    return !no(why, duel.law.notNow);
  },
});

/** The Battle Phase: attacks one after another until its player leaves it or an effect ends it. */
export const battlePhase = ocgRoutines.define("battle phase", [], {
  open(duel, frame) {
    const { state } = duel;
    if (state.read(OCG.battleEnded) !== 0) {
      duel.jump(frame, battlePhase.at.end);
      return;
    }
    closeWindow(duel);
    duel.ask(battleStep, state.read(NOW.turnPlayer), frame);
  },
  act(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) {
      duel.jump(frame, battlePhase.at.end);
      return;
    }
    if (kindOf(choice) === ACT.attack) {
      duel.jump(frame, battlePhase.at.open);
      duel.call(attack, firstOf(choice), secondOf(choice), state.read(NOW.turnPlayer));
    } else duel.call(activate, firstOf(choice), secondOf(choice), state.read(NOW.turnPlayer));
  },
  activated(duel, frame) {
    duel.jump(frame, battlePhase.at.open);
    duel.call(timing);
    duel.call(chain);
  },
  end(duel) {
    duel.state.write(OCG.battleEnded, 0);
  },
});

/** One attack: declaration, responses, Damage Step. */
const attack = ocgRoutines.define(
  "attack",
  ["attacker", "target", "player", "attackerStamp", "targetStamp"],
  {
    declare(duel, frame) {
      const { state } = duel;
      const attacker = state.get(attack.reg.attacker, frame) as CardId;
      const target = state.get(attack.reg.target, frame) as CardId;
      const player = state.get(attack.reg.player, frame) as Player;
      state.set(attack.reg.attackerStamp, frame, state.get(CARD.stamp, attacker));
      state.set(attack.reg.targetStamp, frame, target === NO_CARD ? 0 : state.get(CARD.stamp, target));
      setTurnBit(duel, attacker, TURN.acted, ACTED.attacked);
      state.write(OCG.attacker, attacker);
      state.write(OCG.target, target);
      duel.point(TRACE.attack, ocgRules(duel).law.attackDeclared, attacker, target);
      const cause = { why: CAUSE.rule, agent: player, link: NO_LINK };
      happen(duel, { kind: EVENT.attackDeclared, card: attacker, other: target }, cause);
      duel.call(timing);
    },
    damageStep(duel, frame) {
      const { state } = duel;
      if (!goesOn(duel, frame)) {
        duel.jump(frame, attack.at.end);
        return;
      }
      state.write(NOW.phase, PHASE.damage);
      duel.point(TRACE.phase, 0, PHASE.damage);
      const target = state.get(attack.reg.target, frame) as CardId;
      const player = state.get(attack.reg.player, frame) as Player;
      const cause = { why: CAUSE.battle, agent: player, link: NO_LINK };
      if (target !== NO_CARD && state.get(CARD.face, target) === FACE.down) {
        changePosition(duel, target, POSITION.defense, FACE.up, cause);
      }
      calculate(duel, state.get(attack.reg.attacker, frame) as CardId, target, player);
      duel.call(timing);
    },
    end(duel) {
      const { state } = duel;
      state.write(OCG.attacker, NO_CARD);
      state.write(OCG.target, NO_CARD);
      if (state.read(NOW.phase) === PHASE.damage) {
        state.write(NOW.phase, PHASE.battle);
        duel.point(TRACE.phase, 0, PHASE.battle);
      }
    },
  },
);

/** The attack reaches the Damage Step only if both monsters are still what they were. */
function goesOn(duel: Duel, frame: Parameters<Duel["jump"]>[0]): boolean {
  const { state } = duel;
  if (state.read(OCG.battleEnded) !== 0) return false;
  const attacker = state.get(attack.reg.attacker, frame) as CardId;
  const target = state.get(attack.reg.target, frame) as CardId;
  const attackerThere =
    state.get(CARD.stamp, attacker) === state.get(attack.reg.attackerStamp, frame) &&
    state.get(CARD.position, attacker) === POSITION.attack &&
    state.get(CARD.face, attacker) === FACE.up;
  if (!attackerThere) return false;
  return target === NO_CARD || state.get(CARD.stamp, target) === state.get(attack.reg.targetStamp, frame);
}

/** Damage calculation: compare, damage, destruction by battle. */
function calculate(duel: Duel, attacker: CardId, target: CardId, player: Player): void {
  const { state } = duel;
  const opponent = opponentOf(player);
  const cause = { why: CAUSE.battle, agent: player, link: NO_LINK };
  const atk = statOf(duel, attacker, STAT.atk);
  if (target === NO_CARD) {
    duel.point(TRACE.battle, ocgRules(duel).law.battle, attacker, NO_CARD, atk);
    damage(duel, opponent, atk, cause, attacker);
    return;
  }
  const defending = state.get(CARD.position, target) === POSITION.defense;
  const value = statOf(duel, target, defending ? STAT.def : STAT.atk);
  duel.point(TRACE.battle, ocgRules(duel).law.battle, attacker, target, atk - value);
  if (atk > value) {
    if (!defending) damage(duel, opponent, atk - value, cause, attacker);
    destroy(duel, target, cause);
  } else if (atk < value) {
    damage(duel, player, value - atk, cause, target);
    if (!defending) destroy(duel, attacker, cause);
  } else if (!defending && atk > 0) {
    destroy(duel, target, cause);
    destroy(duel, attacker, cause);
  }
}
