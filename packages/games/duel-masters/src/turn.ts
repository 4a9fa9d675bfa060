import {
  BY_RULE,
  CARD,
  type Duel,
  draw,
  eachInPile,
  expire,
  NOW,
  opponentOf,
  POSITION,
  TRACE,
  UNTIL,
} from "@chainwright/engine";
import { dmRoutines } from "./registry.ts";
import { mainStep } from "./use.ts";
import { ZONE } from "./zones.ts";

/** The steps of a turn that exist so far (general rules 500). */
export const PHASE = { start: 1, draw: 2, main: 3, end: 4 } as const;

function enter(duel: Duel, phase: number): void {
  duel.state.write(NOW.phase, phase);
  duel.point(TRACE.phase, 0, phase);
}

/** A turn: untap, draw, use cards, end. Charging, attacks and blocks come with the whole game. */
export const turn = dmRoutines.define("turn", [], {
  start(duel) {
    const { state } = duel;
    const player = state.read(NOW.turnPlayer);
    duel.point(TRACE.turn, 0, player, state.read(NOW.turn));
    enter(duel, PHASE.start);
    for (const zone of [ZONE.battle, ZONE.mana]) {
      eachInPile(duel, player, zone, (card) => state.set(CARD.position, card, POSITION.attack));
    }
  },
  draw(duel) {
    enter(duel, PHASE.draw);
    draw(duel, duel.state.read(NOW.turnPlayer), 1, BY_RULE);
  },
  main(duel) {
    enter(duel, PHASE.main);
    duel.call(mainStep);
  },
  end(duel, frame) {
    const { state } = duel;
    enter(duel, PHASE.end);
    expire(duel, UNTIL.endOfTurn);
    expire(duel, UNTIL.endOfOpponentsTurn);
    state.write(NOW.turnPlayer, opponentOf(state.read(NOW.turnPlayer)));
    state.write(NOW.turn, state.read(NOW.turn) + 1);
    duel.jump(frame, turn.at.start);
  },
});

/** Goes on in the middle of a turn. */
export function resumeTurn(duel: Duel, phase: number): void {
  const frame = duel.call(turn);
  duel.state.write(NOW.phase, phase);
  if (phase === PHASE.main) {
    duel.jump(frame, turn.at.end);
    duel.call(mainStep);
  } else if (phase === PHASE.draw) duel.jump(frame, turn.at.main);
  else if (phase === PHASE.end) duel.jump(frame, turn.at.end);
}
