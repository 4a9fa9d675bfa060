import { expire } from "./atoms.ts";
import type { Duel } from "./duel.ts";
import { NOW, PLAYER, SPECIAL, USE, type UseId } from "./schema.ts";
import { unsettle } from "./standing.ts";
import { forgetTallies } from "./tally.ts";
import { forgetTurn } from "./turnbits.ts";
import { type Player, UNTIL } from "./vocabulary.ts";

/** Gives the turn to a player and resets what is counted per turn. */
export function beginTurn(duel: Duel, player: Player, number: number): void {
  const { state } = duel;
  state.write(NOW.turnPlayer, player);
  state.write(NOW.turn, number);
  unsettle(duel);
  for (const one of [0, 1] as const) state.set(PLAYER.summons, one, 0);
  state.truncate(SPECIAL, 0);
  forgetTallies(duel);
  state.retain<UseId>(USE, (use) => state.get(USE.duel, use) !== 0);
  forgetTurn(duel);
  // What lasts until a turn begins.
  expire(duel, UNTIL.startOfNextTurn, 1);
  expire(duel, UNTIL.startOfSecondTurn, 2);
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
