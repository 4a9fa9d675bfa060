import { type Duel, NOW, TRACE, unsettle } from "@chainwright/engine/state";

/** The phases of a turn by number, in their order. */
export const PHASE = { draw: 1, main: 2, battle: 3, end: 4 } as const;

/** Play moves to another phase. */
export function enterPhase(duel: Duel, phase: number): void {
  duel.state.write(NOW.phase, phase);
  duel.point(TRACE.phase, 0, phase);
  unsettle(duel);
}
