import {
  ACT,
  type Action,
  action,
  BY_RULE,
  CARD,
  type CardId,
  changePosition,
  closeWindow,
  type Duel,
  discard,
  doLater,
  draw,
  dueLater,
  eachInPile,
  expire,
  FACE,
  firstOf,
  forgetTurn,
  kindOf,
  LINKS,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  POSITION,
  pileCount,
  setTurnBit,
  TRACE,
  TURN,
  turnBit,
  UNTIL,
  USE,
  type UseId,
} from "@chainwright/engine";
import { battlePhase } from "./battle.ts";
import { activate, chain, checkActivation, mustAsk, nobodyToAsk, offerActivations } from "./chain.ts";
import { PHASE } from "./phases.ts";
import { ocgQuestions, ocgRoutines } from "./registry.ts";
import { ocgRules } from "./rules.ts";
import { ACTED, OCG_PLAYER } from "./schema.ts";
import { checkNormalSummon, checkSet, normalSummon, setSpellTrap } from "./summon.ts";
import { timing } from "./timing.ts";
import { ZONE } from "./zones.ts";

const HAND_LIMIT = 6;

function checkChangePosition(duel: Duel, player: Player, card: CardId): boolean {
  const { state } = duel;
  return (
    state.get(CARD.zone, card) === ZONE.monster &&
    state.get(CARD.controller, card) === player &&
    state.get(CARD.since, card) !== state.read(NOW.turn) &&
    !turnBit(duel, card, TURN.acted, ACTED.attacked) &&
    !turnBit(duel, card, TURN.acted, ACTED.changedPosition)
  );
}

/** The open state of a Main Phase. */
const mainPhaseAction = ocgQuestions.define({
  name: "main",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.hand, (card) => {
      const { facts } = duel.definition(duel.state.get(CARD.def, card)).card;
      if (facts.kind === "monster") offer(action(ACT.summon, card));
      offer(action(ACT.set, card));
    });
    eachInPile(duel, player, ZONE.monster, (card) => offer(action(ACT.changePosition, card)));
    offerActivations(duel, player, offer);
    if (duel.state.read(NOW.phase) === PHASE.main1) offer(action(ACT.phase, PHASE.battle));
    offer(action(ACT.phase, PHASE.end));
  },
  check(duel, _frame, player, choice, why) {
    const card = firstOf(choice) as CardId;
    switch (kindOf(choice)) {
      case ACT.summon:
        return checkNormalSummon(duel, player, card, why);
      case ACT.set:
        return checkSet(duel, card, player, why);
      case ACT.activate:
        return checkActivation(duel, player, choice, "open", why);
      case ACT.changePosition:
        return checkChangePosition(duel, player, card) || !no(why, ocgRules(duel).law.positionChange, card);
      case ACT.phase: {
        if (card === (PHASE.end as number)) return true;
        const allowedNow = duel.state.read(NOW.phase) === PHASE.main1 && duel.state.read(NOW.turn) > 1;
        return (
          (card === (PHASE.battle as number) && allowedNow) || !no(why, ocgRules(duel).law.noBattlePhase)
        );
      }
      default:
        return !no(why, duel.law.notNow);
    }
  },
});

const discardToLimit = ocgQuestions.define({
  name: "hand limit",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.hand, (card) => offer(action(ACT.choose, card)));
  },
  check(duel, _frame, player, choice, why) {
    const card = firstOf(choice) as CardId;
    const own = duel.state.get(CARD.zone, card) === ZONE.hand && duel.state.get(CARD.owner, card) === player;
    return (kindOf(choice) === ACT.choose && own) || !no(why, duel.law.notAChoice, card);
  },
});

function enter(duel: Duel, phase: number): void {
  duel.state.write(NOW.phase, phase);
  duel.point(TRACE.phase, 0, phase);
}

/** A Main Phase: everything its player may do, one after another; ends when the opponent has nothing to add. */
const mainPhase = ocgRoutines.define("main phase", ["leaving"], {
  open(duel, frame) {
    closeWindow(duel);
    duel.ask(mainPhaseAction, duel.state.read(NOW.turnPlayer), frame);
  },
  act(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    const player = state.read(NOW.turnPlayer);
    const card = firstOf(choice) as CardId;
    const kind = kindOf(choice);
    duel.jump(frame, mainPhase.at.open);
    if (kind === ACT.activate) {
      duel.call(timing);
      duel.call(chain);
      duel.call(activate, card, choice & 0x1fff, player);
    } else if (kind === ACT.summon) duel.call(normalSummon, card, player, 0);
    else if (kind === ACT.set) {
      const { facts } = duel.definition(state.get(CARD.def, card)).card;
      if (facts.kind === "monster") duel.call(normalSummon, card, player, 1);
      else {
        setSpellTrap(duel, card, player);
        duel.call(timing);
      }
    } else if (kind === ACT.changePosition) {
      turnMonster(duel, card);
      duel.call(timing);
    } else {
      state.set(mainPhase.reg.leaving, frame, card);
      duel.jump(frame, mainPhase.at.leave);
    }
  },
  leave(duel, frame) {
    const opponent = opponentOf(duel.state.read(NOW.turnPlayer));
    if (mustAsk(duel, opponent, "phase")) duel.ask(endOfPhase, opponent, frame);
    else duel.state.write(NOW.answer, PASS);
  },
  heard(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    if (choice === PASS) {
      const next = state.get(mainPhase.reg.leaving, frame);
      if (next === PHASE.battle) {
        enter(duel, PHASE.battle);
        duel.call(battlePhase);
      }
      return;
    }
    duel.jump(frame, mainPhase.at.open);
    duel.call(timing);
    duel.call(chain);
    duel.call(activate, firstOf(choice), choice & 0x1fff, opponentOf(state.read(NOW.turnPlayer)));
  },
  afterBattle(duel, frame) {
    if (duel.state.get(mainPhase.reg.leaving, frame) !== PHASE.battle) return;
    enter(duel, PHASE.main2);
    duel.state.set(mainPhase.reg.leaving, frame, 0);
    duel.jump(frame, mainPhase.at.open);
  },
});

function turnMonster(duel: Duel, card: CardId): void {
  const { state } = duel;
  const cause = { ...BY_RULE, agent: state.get(CARD.controller, card) };
  const attacking = state.get(CARD.position, card) === POSITION.attack;
  changePosition(duel, card, attacking ? POSITION.defense : POSITION.attack, FACE.up, cause);
  setTurnBit(duel, card, TURN.acted, ACTED.changedPosition);
}

/** The opponent's, or in other phases either player's, chance before a phase ends. */
const endOfPhase = ocgQuestions.define({
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
const quietPhase = ocgRoutines.define("quiet phase", ["responder", "passes"], {
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
    duel.state.truncate(LINKS, 1);
    duel.jump(frame, quietPhase.at.open);
    duel.call(timing);
  },
  end() {},
});

/** A whole turn, and then the next one. */
export const turn = ocgRoutines.define("turn", [], {
  drawPhase(duel) {
    const { state } = duel;
    const player = state.read(NOW.turnPlayer);
    duel.point(TRACE.turn, 0, player, state.read(NOW.turn));
    enter(duel, PHASE.draw);
    if (state.read(NOW.turn) > 1 || ocgRules(duel).firstTurnDraw) {
      draw(duel, player, 1, BY_RULE);
      duel.point(TRACE.alsoBy, ocgRules(duel).law.normalDraw);
    }
    duel.call(quietPhase);
    duel.call(timing);
  },
  standbyPhase(duel) {
    enter(duel, PHASE.standby);
    duel.call(quietPhase);
  },
  mainPhases(duel) {
    enter(duel, PHASE.main1);
    duel.call(mainPhase);
  },
  endPhase(duel) {
    enter(duel, PHASE.end);
    duel.call(quietPhase);
  },
  handLimit(duel, frame) {
    const player = duel.state.read(NOW.turnPlayer);
    if (pileCount(duel, player, ZONE.hand) <= HAND_LIMIT) duel.jump(frame, turn.at.over);
    else duel.ask(discardToLimit, player, frame);
  },
  discarded(duel, frame) {
    const card = firstOf(duel.state.read(NOW.answer) as Action) as CardId;
    discardByRule(duel, card);
    duel.jump(frame, turn.at.handLimit);
  },
  over(duel, frame) {
    const { state } = duel;
    expire(duel, UNTIL.endPhase);
    expire(duel, UNTIL.endOfTurn);
    expire(duel, UNTIL.endOfOpponentsTurn);
    startTurn(duel, opponentOf(state.read(NOW.turnPlayer)), state.read(NOW.turn) + 1);
    duel.jump(frame, turn.at.drawPhase);
    duel.call(timing);
  },
});

function discardByRule(duel: Duel, card: CardId): void {
  discard(duel, card, { ...BY_RULE, agent: duel.state.read(NOW.turnPlayer) });
}

/** Gives the turn to a player and resets what is counted per turn. */
export function startTurn(duel: Duel, player: Player, number: number): void {
  const { state } = duel;
  state.write(NOW.turnPlayer, player);
  state.write(NOW.turn, number);
  state.set(OCG_PLAYER.normalSummons, 0, 0);
  state.set(OCG_PLAYER.normalSummons, 1, 0);
  state.retain<UseId>(USE, (use) => state.get(USE.duel, use) !== 0);
  forgetTurn(duel);
}

/** The step of the turn at which a phase begins; for positions that start in the middle of one. */
export function resumeTurn(duel: Duel, phase: number): void {
  const frame = duel.call(turn);
  duel.state.write(NOW.phase, phase);
  if (phase === PHASE.main1 || phase === PHASE.main2) {
    duel.jump(frame, turn.at.endPhase);
    duel.call(mainPhase);
  } else if (phase === PHASE.battle) {
    duel.jump(frame, turn.at.endPhase);
    const main = duel.call(mainPhase, PHASE.battle);
    duel.jump(main, mainPhase.at.afterBattle);
    duel.call(battlePhase);
  } else if (phase === PHASE.end) {
    duel.jump(frame, turn.at.handLimit);
    duel.call(quietPhase);
  } else if (phase === PHASE.standby) {
    duel.jump(frame, turn.at.mainPhases);
    duel.call(quietPhase);
  } else {
    duel.jump(frame, turn.at.standbyPhase);
    duel.call(quietPhase);
  }
}
