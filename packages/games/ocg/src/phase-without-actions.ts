import { closeWindow } from "@chainwright/engine/history";
import { NOW, opponentOf } from "@chainwright/engine/state";
import { mustAskBeforePhaseEnds, priorityPassing } from "./priority-and-passing.ts";
import { ocgRoutines } from "./registry.ts";
import { OCG } from "./state-tables.ts";

/**
 * A phase or step without actions of its own: the players may act, the turn player first, and have to do what is due,
 * until both pass and nothing is left.
 */
export const phaseWithoutActions = ocgRoutines.define("quiet phase", [], {
  open(duel, frame) {
    closeWindow(duel);
    const turnPlayer = duel.state.read(NOW.turnPlayer);
    if (duel.state.read(OCG.turnEnds) !== 0) duel.jump(frame, phaseWithoutActions.at.end);
    else if (mustAskBeforePhaseEnds(duel, turnPlayer) || mustAskBeforePhaseEnds(duel, opponentOf(turnPlayer)))
      duel.call(priorityPassing, turnPlayer);
    else duel.jump(frame, phaseWithoutActions.at.end);
  },
  passed(duel, frame) {
    if (duel.state.read(OCG.phaseOver) === 0) duel.jump(frame, phaseWithoutActions.at.open);
  },
  end() {},
});
