import type { Duel } from "./duel.ts";
import { NOW } from "./schema.ts";

/** A kind of window at which a player may want to be asked in any case, so that no pause tells what a hand holds. */
export interface Stop {
  readonly name: string;
  /** Not the time of a phase: something has been done, and the other player would say "wait". */
  readonly deed: boolean;
  /** Whether the window that is open now is of this kind. */
  readonly isNow: (duel: Duel) => boolean;
}

/** Every window of a phase. */
export const inPhase = (name: string, ...phases: readonly number[]): Stop => ({
  name,
  deed: false,
  isNow: ({ state }) => phases.includes(state.read(NOW.phase)),
});

/** The windows in which one of these events (`EVENT`) may be answered. */
export function afterEvent(name: string, ...events: readonly number[]): Stop {
  const kinds = events.reduce((mask, event) => mask | (1 << event), 0);
  return { name, deed: true, isNow: ({ state }) => (state.read(NOW.windowKinds) & kinds) !== 0 };
}
