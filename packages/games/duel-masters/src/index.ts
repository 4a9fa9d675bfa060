import { NOW, type Room, run } from "@chainwright/engine";
import { dmGame } from "./game.ts";
import { rulesAt, rulesDates } from "./rules.ts";
import { PHASE, resumeTurn } from "./turn.ts";

export { dmGame, rulesAt };

export const duelMastersRoom: Room = {
  game: dmGame,
  phases: PHASE,
  mainPhase: "main",
  // Duel Masters has no Life Points: a player without shields who is attacked loses.
  startLp: 0,
  regions: [],
  rulesAt,
  changes: rulesDates,
  prepare() {},
  startAt(duel, player, turn, phase) {
    duel.state.write(NOW.turnPlayer, player);
    duel.state.write(NOW.turn, turn);
    resumeTurn(duel, phase);
    run(duel);
  },
};
