import {
  ACT,
  type Action,
  action,
  allowed,
  asking,
  attackerOf,
  BATTLE,
  CARD,
  CAUSE,
  type CardId,
  closeWindow,
  type Duel,
  EVENT,
  eachInPile,
  endBattle,
  FACE,
  FORCE,
  firstOf,
  forbiddenBy,
  happen,
  IN_FORCE,
  isNegated,
  kindOf,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  opponentOf,
  PASS,
  PILE,
  type Player,
  POSITION,
  pileCount,
  pileOf,
  secondOf,
  setBattle,
  setTurnBit,
  someForce,
  TRACE,
  TURN,
  turnBit,
  type Why,
} from "@chainwright/engine";
import { damageStep } from "./damage-step.ts";
import { mustAskInPhase, passing } from "./passing.ts";
import { ocgRules } from "./policy.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ACTED, OCG } from "./schema.ts";
import { timing } from "./timing.ts";
import { ZONE } from "./zones.ts";

/** Whether a player's monster can declare an attack on a monster, or a direct one. */
export function checkAttack(
  duel: Duel,
  player: Player,
  attacker: CardId,
  target: CardId,
  why: Why | null,
): boolean {
  const attacked = turnBit(duel, attacker, TURN.acted, ACTED.attacked);
  const ready = isReady(duel, player, attacker) && (!attacked || mayAttackAgain(duel, attacker));
  if (!ready && no(why, ocgRules(duel).law.cannotAttack, attacker)) return false;
  const forbidding = forbiddenBy(duel, "attack", attacker, player);
  if (forbidding !== NO_CARD && no(why, duel.law.forbidden, forbidding)) return false;
  if (!isTarget(duel, player, target) && no(why, ocgRules(duel).law.noSuchTarget, target || attacker))
    return false;
  return allowed(why);
}

const mayAttackAgain = (duel: Duel, attacker: CardId): boolean =>
  someForce(duel, FORCE.extraAttack, attacker, (force) => duel.state.get(IN_FORCE.value, force) === 0);

/** Notes the attack: the monster's own for the turn, or else one that an effect gave it. */
function useUpAttack(duel: Duel, attacker: CardId): void {
  if (!turnBit(duel, attacker, TURN.acted, ACTED.attacked)) {
    setTurnBit(duel, attacker, TURN.acted, ACTED.attacked);
    return;
  }
  someForce(duel, FORCE.extraAttack, attacker, (force) => {
    duel.state.set(IN_FORCE.value, force, 1);
    return true;
  });
}

/** Face-up in Attack Position, and still its player's. */
function isReady(duel: Duel, player: Player, attacker: CardId): boolean {
  const { state } = duel;
  return (
    state.get(CARD.zone, attacker) === ZONE.monster &&
    state.get(CARD.controller, attacker) === player &&
    state.get(CARD.face, attacker) === FACE.up &&
    state.get(CARD.position, attacker) === POSITION.attack
  );
}

/** A monster of the opponent; none, for a direct attack, only where they have none. */
function isTarget(duel: Duel, player: Player, target: CardId): boolean {
  const opponent = opponentOf(player);
  if (target === NO_CARD) return pileCount(duel, opponent, ZONE.monster) === 0;
  return (
    duel.state.get(CARD.zone, target) === ZONE.monster && duel.state.get(CARD.controller, target) === opponent
  );
}

/** Offers every attack that a player's monsters could declare, if any could. */
export function offerAttacks(duel: Duel, player: Player, offer: (action: Action) => void): void {
  eachInPile(duel, player, ZONE.monster, (attacker) => {
    offer(action(ACT.attack, attacker, NO_CARD));
    eachInPile(duel, opponentOf(player), ZONE.monster, (target) => {
      offer(action(ACT.attack, attacker, target));
    });
  });
}

/** Whether a continuous effect of the card applies because of the battle. */
function beginsWithBattle(duel: Duel, card: CardId): boolean {
  if (card === NO_CARD || duel.state.get(CARD.face, card) === FACE.down || isNegated(duel, card))
    return false;
  return duel
    .definition(duel.state.get(CARD.def, card))
    .effects.some(
      ({ kind, ir, index, standing }) =>
        kind === "continuous" &&
        ir.conditions.some((condition) => condition.kind === "event") &&
        standing.some(({ conditions }) =>
          conditions.every((holds) =>
            holds(duel, asking(card, index, duel.state.get(CARD.controller, card)), null),
          ),
        ),
    );
}

/** How often monsters have come to or left the side that is attacked. */
const changesOfTargets = (duel: Duel, player: Player): number =>
  duel.state.get(PILE.changes, pileOf(opponentOf(player), ZONE.monster));

/** A replay: the attacker chooses its target again, or its attack is given up, perhaps for that of another monster. */
const replay = ocgQuestions.define({
  name: "replay",
  candidates(duel, _frame, player, offer) {
    offerAttacks(duel, player, offer);
    offer(PASS);
  },
  check(duel, _frame, player, choice, why) {
    if (choice === PASS) return true;
    if (kindOf(choice) !== ACT.attack) return !no(why, duel.law.notNow);
    const attacker = firstOf(choice) as CardId;
    const target = secondOf(choice) as CardId;
    if (attacker !== attackerOf(duel)) return checkAttack(duel, player, attacker, target, why);
    return isTarget(duel, player, target) || !no(why, ocgRules(duel).law.noSuchTarget, target || attacker);
  },
});

/**
 * One attack: its declaration and what answers it, the open state in which either player may use fast effects, with a
 * replay whenever the monsters that could be attacked have changed, and the Damage Step.
 */
export const attack = ocgRoutines.define("attack", ["attacker", "target", "player", "changes"], {
  declare(duel, frame) {
    const { state } = duel;
    const attacker = state.get(attack.reg.attacker, frame) as CardId;
    const target = state.get(attack.reg.target, frame) as CardId;
    const player = state.get(attack.reg.player, frame) as Player;
    const { law } = ocgRules(duel);
    state.set(attack.reg.changes, frame, changesOfTargets(duel, player));
    state.write(OCG.chainsAtAttack, state.read(NOW.chainsDone));
    useUpAttack(duel, attacker);
    setBattle(duel, attacker, target);
    duel.point(TRACE.attack, law.attackDeclared, attacker, target);
    if (target !== NO_CARD && state.get(CARD.face, target) === FACE.down)
      duel.point(TRACE.alsoBy, law.targetStaysFaceDown);
    if (duel.trace !== null && (beginsWithBattle(duel, attacker) || beginsWithBattle(duel, target)))
      duel.point(TRACE.alsoBy, law.battleEffectsBegin);
    const cause = { why: CAUSE.rule, agent: player, link: NO_LINK };
    happen(duel, { kind: EVENT.attackDeclared, card: attacker, other: target }, cause);
    duel.call(timing);
  },
  open(duel, frame) {
    const { state } = duel;
    closeWindow(duel);
    const player = state.get(attack.reg.player, frame) as Player;
    if (hasStopped(duel, player)) duel.jump(frame, attack.at.stopped);
    else if (changesOfTargets(duel, player) !== state.get(attack.reg.changes, frame))
      duel.jump(frame, attack.at.replay);
    else if (mustAskInPhase(duel, player) || mustAskInPhase(duel, opponentOf(player)))
      duel.call(passing, player);
    else duel.jump(frame, attack.at.damageStep);
  },
  passed(duel, frame) {
    duel.jump(frame, duel.state.read(OCG.phaseOver) === 0 ? attack.at.open : attack.at.damageStep);
  },
  replay(duel, frame) {
    duel.point(TRACE.replay, ocgRules(duel).law.replay, attackerOf(duel));
    duel.ask(replay, duel.state.get(attack.reg.player, frame) as Player, frame);
  },
  chosenAgain(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    const { law } = ocgRules(duel);
    if (choice === PASS || firstOf(choice) !== attackerOf(duel)) {
      duel.point(TRACE.attackStopped, law.attackGivenUp, attackerOf(duel));
      duel.jump(frame, choice === PASS ? attack.at.end : attack.at.declare);
      state.set(attack.reg.attacker, frame, firstOf(choice));
      state.set(attack.reg.target, frame, secondOf(choice));
      return;
    }
    const player = state.get(attack.reg.player, frame) as Player;
    state.set(attack.reg.changes, frame, changesOfTargets(duel, player));
    setBattle(duel, firstOf(choice) as CardId, secondOf(choice) as CardId);
    duel.point(TRACE.attack, law.replay, firstOf(choice), secondOf(choice));
    duel.jump(frame, attack.at.open);
  },
  damageStep(duel, frame) {
    duel.jump(frame, attack.at.end);
    duel.call(damageStep, duel.state.get(attack.reg.player, frame));
  },
  stopped(duel, frame) {
    const attacker = duel.state.get(attack.reg.attacker, frame);
    duel.point(TRACE.attackStopped, ocgRules(duel).law.attackStops, attacker);
  },
  end(duel) {
    endBattle(duel);
  },
});

/** The attack comes to nothing: the Battle Phase or the attack itself was stopped, or its monster cannot attack any more. */
function hasStopped(duel: Duel, player: Player): boolean {
  const { state } = duel;
  if (state.read(OCG.battleEnded) !== 0 || state.read(BATTLE.negated) !== 0) return true;
  const attacker = attackerOf(duel);
  return attacker === NO_CARD || !isReady(duel, player, attacker);
}
