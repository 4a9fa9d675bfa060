import { isNegated } from "@chainwright/engine/applying";
import {
  checkAttack,
  checkTarget,
  endPayment,
  isAttackStopped,
  mayFight,
  mayTarget,
  offerAttacks,
  payForAttack,
  useUpAttack,
} from "@chainwright/engine/battle";
import { type Duel, definitionOf, pileOf } from "@chainwright/engine/board";
import { attackerOf, closeWindow, endBattle, happen, setBattle } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  BATTLE,
  byRule,
  CARD,
  type CardId,
  EVENT,
  FACE,
  firstOf,
  kindOf,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  opponentOf,
  PASS,
  PILE,
  type Player,
  secondOf,
  TRACE,
} from "@chainwright/engine/state";
import { damageStep } from "./damage-step.ts";
import { fastEffectTiming } from "./fast-effect-timing.ts";
import { mustAskBeforePhaseEnds, priorityPassing } from "./priority-and-passing.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

/** Whether a continuous effect of the card applies because of the battle. */
function beginsWithBattle(duel: Duel, card: CardId): boolean {
  if (card === NO_CARD || duel.state.get(CARD.face, card) === FACE.down || isNegated(duel, card))
    return false;
  return definitionOf(duel, card).effects.some(
    ({ kind, ir, index, continuous }) =>
      kind === "continuous" &&
      ir.conditions.some((condition) => condition.kind === "event") &&
      continuous.some(({ conditions }) =>
        conditions.every((holds) =>
          holds(duel, effectContext(card, index, duel.state.get(CARD.controller, card)), null),
        ),
      ),
  );
}

/** How often monsters have come to or left the side that is attacked. */
const changesOfTargets = (duel: Duel, player: Player): number =>
  duel.state.get(PILE.changes, pileOf(opponentOf(player), ZONE.monster));

/** A direct attack that could not be chosen any more: what let it be one is gone, or something bars it. */
const isBarredFromPlayer = (duel: Duel, player: Player): boolean =>
  duel.state.read(BATTLE.target) === NO_CARD && !mayTarget(duel, player, attackerOf(duel), NO_CARD, null);

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
    return checkTarget(duel, player, attacker, target, why);
  },
});

/** `nth`, `link`: which of its costs is paid, and the link with which that is done. */
const REGISTERS = ["attacker", "target", "player", "changes", "nth", "link"] as const;

/**
 * One attack: its declaration and what answers it, the open state in which either player may use fast effects, with a
 * replay whenever the monsters that could be attacked have changed, and the Damage Step.
 */
export const attack = ocgRoutines.define("attack", REGISTERS, {
  pay(duel, frame) {
    const { state } = duel;
    const { attacker, player, nth, link } = attack.reg;
    const by = state.get(player, frame) as Player;
    const cost = payForAttack(duel, by, state.get(attacker, frame) as CardId, state.get(nth, frame));
    if (cost === null) duel.jump(frame, attack.at.declare);
    else if (cost === NO_LINK) duel.jump(frame, attack.at.stopped);
    else state.set(link, frame, cost);
  },
  paid(duel, frame) {
    const { state } = duel;
    endPayment(duel, state.get(attack.reg.link, frame) as LinkId);
    state.set(attack.reg.nth, frame, state.get(attack.reg.nth, frame) + 1);
    duel.jump(frame, attack.at.pay);
  },
  declare(duel, frame) {
    const { state } = duel;
    const attacker = state.get(attack.reg.attacker, frame) as CardId;
    const target = state.get(attack.reg.target, frame) as CardId;
    const player = state.get(attack.reg.player, frame) as Player;
    // It may have been paid with.
    if (!mayFight(duel, player, attacker)) {
      duel.jump(frame, attack.at.stopped);
      return;
    }
    const { law } = ocgRules(duel);
    state.set(attack.reg.changes, frame, changesOfTargets(duel, player));
    state.write(OCG.chainsAtAttack, state.read(NOW.chainsDone));
    useUpAttack(duel, attacker, target);
    setBattle(duel, attacker, target);
    duel.point(TRACE.attack, law.attackDeclared, attacker, target);
    if (target !== NO_CARD && state.get(CARD.face, target) === FACE.down)
      duel.point(TRACE.alsoBy, law.targetStaysFaceDown);
    if (duel.trace !== null && (beginsWithBattle(duel, attacker) || beginsWithBattle(duel, target)))
      duel.point(TRACE.alsoBy, law.battleEffectsBegin);
    const cause = byRule(player);
    happen(duel, { kind: EVENT.attackDeclared, card: attacker, other: target }, cause);
    duel.call(fastEffectTiming);
  },
  open(duel, frame) {
    const { state } = duel;
    closeWindow(duel);
    const player = state.get(attack.reg.player, frame) as Player;
    // An effect has changed the target: who came or went before that brings no replay.
    if (state.read(BATTLE.redirected) !== 0) {
      state.write(BATTLE.redirected, 0);
      state.set(attack.reg.changes, frame, changesOfTargets(duel, player));
    }
    if (state.read(OCG.calculated) !== 0) duel.jump(frame, attack.at.damageStep);
    else if (state.read(OCG.battleEnded) !== 0 || isAttackStopped(duel, player))
      duel.jump(frame, attack.at.stopped);
    else if (
      changesOfTargets(duel, player) !== state.get(attack.reg.changes, frame) ||
      isBarredFromPlayer(duel, player)
    )
      duel.jump(frame, attack.at.replay);
    else if (mustAskBeforePhaseEnds(duel, player) || mustAskBeforePhaseEnds(duel, opponentOf(player)))
      duel.call(priorityPassing, player);
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
      duel.jump(frame, choice === PASS ? attack.at.end : attack.at.pay);
      state.set(attack.reg.nth, frame, 0);
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
