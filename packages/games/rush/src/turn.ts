import {
  ACT,
  type Action,
  action,
  allowed,
  BY_RULE,
  CARD,
  CAUSE,
  type CardId,
  comeIntoPlay,
  type Duel,
  draw,
  eachInPile,
  expire,
  FACE,
  firstOf,
  hasRoom,
  kindOf,
  MANNER,
  move,
  NO_LINK,
  NOW,
  no,
  opponentOf,
  type Player,
  POSITION,
  pileCount,
  TRACE,
  UNTIL,
  WAY,
  type Why,
} from "@chainwright/engine";
import { RULE } from "@chainwright/rulebook";
import { rushQuestions, rushRoutines } from "./registry.ts";
import { timing } from "./trap.ts";
import { ZONE } from "./zones.ts";

export const PHASE = { draw: 1, main: 2, battle: 3, end: 4 } as const;

/** Cards that a player draws up to. */
const HAND = 5;

function checkSummon(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  const { facts } = duel.definition(duel.state.get(CARD.def, card)).card;
  const inHand = duel.state.get(CARD.zone, card) === ZONE.hand && duel.state.get(CARD.owner, card) === player;
  if (!(inHand && facts.kind === "monster") && no(why, duel.law.wrongPlace, card)) return false;
  // Tribute Summons come with the whole game.
  if ((facts.level ?? 0) > 4 && no(why, duel.law.conditionNotMet, card)) return false;
  if (!hasRoom(duel, player, ZONE.monster) && no(why, duel.law.noRoom, card)) return false;
  return allowed(why);
}

function checkSet(duel: Duel, player: Player, card: CardId, why: Why | null): boolean {
  const { facts } = duel.definition(duel.state.get(CARD.def, card)).card;
  const inHand = duel.state.get(CARD.zone, card) === ZONE.hand && duel.state.get(CARD.owner, card) === player;
  if (!(inHand && facts.kind !== "monster") && no(why, duel.law.wrongPlace, card)) return false;
  if (!hasRoom(duel, player, ZONE.spell) && no(why, duel.law.noRoom, card)) return false;
  return allowed(why);
}

const mainPhaseAction = rushQuestions.define({
  name: "main",
  candidates(duel, _frame, player, offer) {
    eachInPile(duel, player, ZONE.hand, (card) => {
      offer(action(ACT.summon, card));
      offer(action(ACT.set, card));
    });
    offer(action(ACT.phase, PHASE.end));
  },
  check(duel, _frame, player, choice, why) {
    const card = firstOf(choice) as CardId;
    if (kindOf(choice) === ACT.summon) return checkSummon(duel, player, card, why);
    if (kindOf(choice) === ACT.set) return checkSet(duel, player, card, why);
    return choice === action(ACT.phase, PHASE.end) || !no(why, duel.law.notNow);
  },
});

function enter(duel: Duel, phase: number): void {
  duel.state.write(NOW.phase, phase);
  duel.point(TRACE.phase, 0, phase);
}

const mainPhase = rushRoutines.define("main phase", [], {
  open(duel, frame) {
    duel.ask(mainPhaseAction, duel.state.read(NOW.turnPlayer), frame);
  },
  act(duel, frame) {
    const { state } = duel;
    const choice = state.read(NOW.answer) as Action;
    const card = firstOf(choice) as CardId;
    const player = state.read(NOW.turnPlayer);
    const cause = { why: CAUSE.rule, agent: player, link: NO_LINK };
    if (kindOf(choice) === ACT.phase) return;
    if (kindOf(choice) === ACT.summon) comeIntoPlay(duel, card, player, POSITION.attack, WAY.normal, cause);
    else move(duel, card, { zone: ZONE.spell, player, face: FACE.down }, MANNER.placed, cause);
    duel.jump(frame, mainPhase.at.open);
    duel.call(timing);
  },
});

/** A turn: draw up to five, act, end. The Battle Phase comes with the whole game. */
export const turn = rushRoutines.define("turn", [], {
  drawPhase(duel) {
    const { state } = duel;
    const player = state.read(NOW.turnPlayer);
    duel.point(TRACE.turn, 0, player, state.read(NOW.turn));
    enter(duel, PHASE.draw);
    draw(duel, player, Math.max(1, HAND - pileCount(duel, player, ZONE.hand)), BY_RULE);
    duel.point(TRACE.alsoBy, [RULE.RUSH_DRAW_01]);
    duel.call(timing);
  },
  mainPhase(duel) {
    enter(duel, PHASE.main);
    duel.call(mainPhase);
  },
  endPhase(duel, frame) {
    const { state } = duel;
    enter(duel, PHASE.end);
    expire(duel, UNTIL.endOfTurn);
    expire(duel, UNTIL.endOfOpponentsTurn);
    state.write(NOW.turnPlayer, opponentOf(state.read(NOW.turnPlayer)));
    state.write(NOW.turn, state.read(NOW.turn) + 1);
    duel.jump(frame, turn.at.drawPhase);
  },
});

/** Goes on in the middle of a phase. */
export function resumeTurn(duel: Duel, phase: number): void {
  const frame = duel.call(turn);
  duel.state.write(NOW.phase, phase);
  if (phase === PHASE.draw) return;
  duel.jump(frame, turn.at.endPhase);
  if (phase === PHASE.main) duel.call(mainPhase);
}
