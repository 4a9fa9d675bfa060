import { answer, loadDuel, options, saveDuel } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import type { Action } from "@chainwright/engine/state";
import { ocgRoom } from "../../src/index.ts";

export type Way = "fork" | "undo" | "save";

/** How many different sequences of `depth` answers there are. A duel that ends before has none. */
export function perft(duel: Duel, depth: number, way: Way = "fork"): number {
  const open: Action[] = [];
  const n = options(duel, open);
  if (depth <= 1) return depth === 1 ? n : 1;
  if (way === "undo") duel.state.startJournal();
  const saved = way === "save" ? saveDuel(duel) : null;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const choice = open[i] as Action;
    if (way === "undo") {
      const { mark } = duel.state;
      answer(duel, choice);
      sum += perft(duel, depth - 1, way);
      duel.state.undoTo(mark);
    } else {
      const next = duel.fork();
      if (saved !== null) next.state.copyFrom(loadDuel(ocgRoom, duel.rules, duel.catalogue, saved).state);
      answer(next, choice);
      sum += perft(next, depth - 1, way);
    }
  }
  return sum;
}
