import { givesUpDraw } from "@chainwright/engine/applying";
import { type Duel, pileCount } from "@chainwright/engine/board";
import { beginTurn, draw, enterPhase, expire, expireTurn } from "@chainwright/engine/changes";
import { BY_RULE, NOW, no, opponentOf, PASS, TRACE, UNTIL } from "@chainwright/engine/state";
import { battlePhase } from "./battle-phase.ts";
import { rushLaw } from "./cited-rules.ts";
import { mainPhase } from "./main-phase.ts";
import { PHASE } from "./phases.ts";
import { rushQuestions, rushRoutines } from "./registry.ts";
import { rushRules } from "./rule-revisions.ts";
import { trapTiming } from "./trap-timing.ts";
import { ZONE } from "./zones.ts";

/** Cards that a player draws up to. */
const HAND = 5;

/** Before a turn there is nothing to decide but to begin it: asked only where every window is shown. */
const beginning = rushQuestions.define({
  name: "begin",
  candidates: (_duel, _frame, _player, offer) => offer(PASS),
  check: (duel, _frame, _player, choice, why) => choice === PASS || !no(why, duel.law.notNow),
});

/** A whole turn, and then the next one: draw up to five, act, battle, end. */
export const turn = rushRoutines.define("turn", [], {
  begin(duel, frame) {
    const { state } = duel;
    if (state.read(NOW.askAlways) !== 0) duel.ask(beginning, state.read(NOW.turnPlayer), frame);
  },
  drawPhase(duel) {
    const { state } = duel;
    const law = rushLaw(duel);
    const player = state.read(NOW.turnPlayer);
    const first = state.read(NOW.turn) === 1;
    const rules = first ? [...law.turnBegins, ...law.firstTurn] : law.turnBegins;
    duel.point(TRACE.turn, rules, player, state.read(NOW.turn));
    enterPhase(duel, PHASE.draw);
    if (first && !rushRules(duel).firstTurnDraw) duel.point(TRACE.noDraw, law.noFirstDraw, player);
    else if (givesUpDraw(duel, player)) duel.point(TRACE.noDraw, 0, player);
    else {
      draw(duel, player, Math.max(1, HAND - pileCount(duel, player, ZONE.hand)), BY_RULE);
      duel.point(TRACE.alsoBy, law.normalDraw);
    }
    duel.call(trapTiming);
  },
  mainPhase(duel) {
    enterPhase(duel, PHASE.main);
    duel.call(mainPhase);
  },
  endPhase(duel) {
    enterPhase(duel, PHASE.end);
    expire(duel, UNTIL.endPhase);
    expireTurn(duel);
    duel.call(trapTiming);
  },
  // A step of its own: what begins to apply because something has ended begins in the turn that ends.
  next(duel, frame) {
    const { state } = duel;
    beginTurn(duel, opponentOf(state.read(NOW.turnPlayer)), state.read(NOW.turn) + 1);
    duel.jump(frame, turn.at.begin);
  },
});

/** Goes on in the middle of a turn; for positions that start in a phase. */
export function resumeTurn(duel: Duel, phase: number): void {
  const frame = duel.call(turn);
  duel.state.write(NOW.phase, phase);
  if (phase === PHASE.draw) return;
  duel.jump(frame, turn.at.endPhase);
  if (phase === PHASE.main) duel.call(mainPhase);
  else if (phase === PHASE.battle) duel.call(battlePhase);
}
