import { battlePhaseForbiddenBy } from "@chainwright/engine/applying";
import { attackDemandedBy } from "@chainwright/engine/battle";
import { type Duel, definitionOf, eachInPile } from "@chainwright/engine/board";
import { turnMonster } from "@chainwright/engine/changes";
import { closeWindow } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  FACE,
  firstOf,
  kindOf,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  type Player,
  SET_AS_SPELL,
  secondOf,
  type Why,
} from "@chainwright/engine/state";
import { offerNormalSummons, ruleOf } from "@chainwright/engine/summons";
import { activate } from "./activate.ts";
import { battlePhase } from "./battle-phase.ts";
import { chain } from "./chain.ts";
import { fastEffectTiming } from "./fast-effect-timing.ts";
import { isGemini } from "./gemini-and-trap-monsters.ts";
import {
  checkMonsterSet,
  checkSummon,
  normalSummon,
  offerMonsterSets,
  summonGemini,
  wayOfSet,
} from "./normal-summon.ts";
import { areNormalSummonsUsed } from "./normal-summons-per-turn.ts";
import { checkPendulumSummon, offerPendulumSummon, pendulumSummon } from "./pendulum.ts";
import { enterPhase, PHASE, STEP } from "./phases.ts";
import { checkChangePosition, startFlipSummon } from "./position-change-and-flip-summon.ts";
import { priorityPassing } from "./priority-and-passing.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { checkActivation, offerActivations } from "./responses.ts";
import { ocgRules } from "./rule-revisions.ts";
import { setting } from "./set-spell-trap.ts";
import { checkSpecialSummon, offerSpecialSummons, specialSummon } from "./special-summon.ts";
import { checkSetSpellTrap } from "./spell-trap-placement.ts";
import { OCG } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

const isMonster = (duel: Duel, card: CardId): boolean => definitionOf(duel, card).kind === "monster";

const maySetAsSpell = (duel: Duel, card: CardId): boolean =>
  ruleOf(definitionOf(duel, card), "set-as-spell") !== undefined;

/** Whether a card in the hand can be Set now. */
export function checkSet(duel: Duel, player: Player, choice: Action, why: Why | null): boolean {
  const card = firstOf(choice) as CardId;
  if (isMonster(duel, card) && secondOf(choice) !== SET_AS_SPELL)
    return checkMonsterSet(duel, player, card, why, wayOfSet(secondOf(choice)));
  if (isMonster(duel, card) && !maySetAsSpell(duel, card)) return !no(why, duel.law.notAChoice);
  return checkSetSpellTrap(duel, card, player, why);
}

/** Whether the turn player can go on to a phase; a Battle Phase comes after Main Phase 1, which may be skipped. */
function checkPhase(duel: Duel, player: Player, phase: number, isFirst: boolean, why: Why | null): boolean {
  const allowedNow = isFirst && duel.state.read(NOW.turn) > 1;
  const forbidding = battlePhaseForbiddenBy(duel, player);
  if (phase === PHASE.end) {
    const demanding = allowedNow && forbidding === NO_CARD ? attackDemandedBy(duel, player) : NO_CARD;
    return demanding === NO_CARD || !no(why, duel.law.forbidden, demanding);
  }
  if (phase === PHASE.main2) return !no(why, ocgRules(duel).law.noMainPhase2);
  if ((phase !== PHASE.battle || !allowedNow) && no(why, ocgRules(duel).law.noBattlePhase)) return false;
  return forbidding === NO_CARD || !no(why, duel.law.forbidden, forbidding);
}

/** What comes instead of a Main Phase 1 that is skipped. */
const phaseAfterSkipped = ocgQuestions.define({
  name: "main skipped",
  candidates(_duel, _frame, _player, offer) {
    offer(action(ACT.phase, PHASE.battle));
    offer(action(ACT.phase, PHASE.end));
  },
  check(duel, _frame, player, choice, why) {
    if (kindOf(choice) !== ACT.phase) return !no(why, duel.law.notNow);
    return checkPhase(duel, player, firstOf(choice), true, why);
  },
});

/** The open state of a Main Phase. */
const mainPhaseAction = ocgQuestions.define({
  name: "main",
  candidates(duel, _frame, player, offer) {
    const areUsed = areNormalSummonsUsed(duel, player);
    eachInPile(duel, player, ZONE.hand, (card) => {
      if (!isMonster(duel, card)) offer(action(ACT.set, card));
      else if (!areUsed) {
        offerNormalSummons(duel, card, offer);
        offerMonsterSets(duel, card, offer);
      }
      if (maySetAsSpell(duel, card)) offer(action(ACT.set, card, SET_AS_SPELL));
    });
    eachInPile(duel, player, ZONE.monster, (card) => {
      offer(action(ACT.changePosition, card));
      if (isGemini(duel, card)) offer(action(ACT.summon, card));
    });
    offerActivations(duel, player, offer);
    offerSpecialSummons(duel, player, offer);
    offerPendulumSummon(duel, player, offer);
    if (duel.state.read(NOW.phase) === PHASE.main1) offer(action(ACT.phase, PHASE.battle));
    offer(action(ACT.phase, PHASE.end));
  },
  check(duel, _frame, player, choice, why) {
    const card = firstOf(choice) as CardId;
    switch (kindOf(choice)) {
      case ACT.summon:
        return checkSummon(duel, player, card, why, secondOf(choice));
      case ACT.set:
        return checkSet(duel, player, choice, why);
      case ACT.special:
        return duel.state.get(CARD.zone, card) === ZONE.pendulum
          ? checkPendulumSummon(duel, player, card, why)
          : checkSpecialSummon(duel, player, choice, why);
      case ACT.activate:
        return checkActivation(duel, player, choice, "open", why);
      case ACT.changePosition:
        return checkChangePosition(duel, player, card, why);
      case ACT.phase:
        return checkPhase(duel, player, card, duel.state.read(NOW.phase) === PHASE.main1, why);
      default:
        return !no(why, duel.law.notNow);
    }
  },
});

/** A Main Phase: everything its player may do, one after another; ends when the opponent has nothing to add. */
export const mainPhase = ocgRoutines.define("main phase", ["leaving", "skipped"], {
  begin(duel, frame) {
    const { state } = duel;
    if (state.get(mainPhase.reg.skipped, frame) === 0) duel.jump(frame, mainPhase.at.open);
    else duel.ask(phaseAfterSkipped, state.read(NOW.turnPlayer), frame);
  },
  instead(duel, frame) {
    const { state } = duel;
    state.set(mainPhase.reg.leaving, frame, firstOf(state.read(NOW.answer) as Action));
    duel.jump(frame, mainPhase.at.battle);
  },
  open(duel, frame) {
    closeWindow(duel);
    if (duel.state.read(OCG.turnEnds) !== 0) duel.jump(frame, mainPhase.at.end);
    else duel.ask(mainPhaseAction, duel.state.read(NOW.turnPlayer), frame);
  },
  act(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    const player = state.read(NOW.turnPlayer);
    const card = firstOf(choice) as CardId;
    const kind = kindOf(choice);
    state.write(OCG.step, STEP.none);
    duel.jump(frame, mainPhase.at.open);
    if (kind === ACT.activate) {
      duel.call(fastEffectTiming);
      duel.call(chain);
      duel.call(activate, card, choice & 0x1fff, player);
    } else if (kind === ACT.special) {
      if (state.get(CARD.zone, card) === ZONE.pendulum) duel.call(pendulumSummon, player);
      else duel.call(specialSummon, card, player, secondOf(choice));
    } else if (kind === ACT.summon && state.get(CARD.zone, card) === ZONE.monster)
      summonGemini(duel, player, card);
    else if (kind === ACT.summon) duel.call(normalSummon, card, player, 0, secondOf(choice));
    else if (kind === ACT.set) {
      if (isMonster(duel, card) && secondOf(choice) !== SET_AS_SPELL)
        duel.call(normalSummon, card, player, 1, wayOfSet(secondOf(choice)));
      else duel.call(setting, card, player);
    } else if (kind === ACT.changePosition) {
      if (state.get(CARD.face, card) === FACE.down) startFlipSummon(duel, player, card);
      else {
        turnMonster(duel, card);
        duel.call(fastEffectTiming);
      }
    } else {
      state.set(mainPhase.reg.leaving, frame, card);
      duel.jump(frame, mainPhase.at.leave);
    }
  },
  // To declare the end is to pass: the phase ends if the opponent passes, too, and nothing is left to be done in it.
  leave(duel) {
    duel.call(priorityPassing, opponentOf(duel.state.read(NOW.turnPlayer)), 1);
  },
  passed(duel, frame) {
    if (duel.state.read(OCG.phaseOver) === 0) duel.jump(frame, mainPhase.at.open);
  },
  battle(duel, frame) {
    if (duel.state.get(mainPhase.reg.leaving, frame) !== PHASE.battle) return;
    enterPhase(duel, PHASE.battle);
    duel.call(battlePhase);
  },
  afterBattle(duel, frame) {
    if (duel.state.get(mainPhase.reg.leaving, frame) !== PHASE.battle) return;
    if (duel.state.read(OCG.turnEnds) !== 0) return;
    enterPhase(duel, PHASE.main2, ocgRules(duel).law.mainPhase2);
    duel.state.set(mainPhase.reg.leaving, frame, 0);
    duel.jump(frame, mainPhase.at.open);
  },
  end() {},
});
