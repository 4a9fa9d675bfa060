import { type Duel, unsettle } from "../board/duel.ts";
import { forgetTurn } from "../board/per-turn-marks.ts";
import { forgetTallies } from "../history/per-turn-tallies.ts";
import { NOW, PLAYER, SPECIAL_SUMMONS, USE, type UseId } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { type Player, UNTIL } from "../state/vocabulary.ts";
import { expire } from "./card-moves.ts";

/** Gives the turn to a player and resets what is counted per turn. */
export function beginTurn(duel: Duel, player: Player, number: number): void {
  const { state } = duel;
  state.write(NOW.turnPlayer, player);
  state.write(NOW.turn, number);
  unsettle(duel);
  for (const one of [0, 1] as const) state.set(PLAYER.summons, one, 0);
  state.truncate(SPECIAL_SUMMONS, 0);
  forgetTallies(duel);
  state.retain<UseId>(USE, (use) => state.get(USE.duel, use) !== 0);
  forgetTurn(duel);
  // What lasts until a turn begins.
  expire(duel, UNTIL.startOfNextTurn, 1);
  expire(duel, UNTIL.startOfSecondTurn, 2);
}

/** Play moves to another phase. */
export function enterPhase(duel: Duel, phase: number, rules: readonly number[] = []): void {
  duel.state.write(NOW.phase, phase);
  duel.point(TRACE.phase, rules, phase);
  unsettle(duel);
}

/** Ends what lasts until the end of this turn. */
export function expireTurn(duel: Duel): void {
  expire(duel, UNTIL.endOfTurn);
  // A Battle Phase that was not conducted is over with the turn.
  expire(duel, UNTIL.endOfBattlePhase);
  expire(duel, UNTIL.endOfNextTurn, 1);
  expire(duel, UNTIL.endOfSecondTurn, 2);
  expire(duel, UNTIL.endOfThirdTurn, 3);
}
