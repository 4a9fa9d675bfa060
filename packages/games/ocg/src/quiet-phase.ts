import { closeWindow } from "@chainwright/engine/history";
import { NOW, opponentOf } from "@chainwright/engine/state";
import { mustAskInPhase, passing } from "./passing.ts";
import { ocgRoutines } from "./registry.ts";
import { OCG } from "./schema.ts";

/**
 * A phase or step without actions of its own: the players may act, the turn player first, and have to do what is due,
 * until both pass and nothing is left.
 */
export const quietPhase = ocgRoutines.define("quiet phase", [], {
  open(duel, frame) {
    closeWindow(duel);
    const turnPlayer = duel.state.read(NOW.turnPlayer);
    if (duel.state.read(OCG.turnEnds) !== 0) duel.jump(frame, quietPhase.at.end);
    else if (mustAskInPhase(duel, turnPlayer) || mustAskInPhase(duel, opponentOf(turnPlayer)))
      duel.call(passing, turnPlayer);
    else duel.jump(frame, quietPhase.at.end);
  },
  passed(duel, frame) {
    if (duel.state.read(OCG.phaseOver) === 0) duel.jump(frame, quietPhase.at.open);
  },
  end() {},
});
