import type { Duel } from "../board/duel.ts";
import { NOW } from "../state/schema.ts";

/** A kind of window at which a player may want to be asked in any case. */
export interface Stop {
  readonly name: string;
  /** Whether the window that is open now is of this kind. */
  readonly isNow: (duel: Duel) => boolean;
}

/** A time in a duel by its name, for whoever has to say when something is meant. */
export type Moments = Readonly<Record<string, (duel: Duel) => boolean>>;

/** The phases, each by its name. */
export const phaseMoments = (phases: Readonly<Record<string, number>>): Moments =>
  Object.fromEntries(
    Object.entries(phases).map(([name, phase]) => [name, ({ state }) => state.read(NOW.phase) === phase]),
  );

/** While one of these events (`EVENT`) may be answered. */
export function answersEvent(...events: readonly number[]): (duel: Duel) => boolean {
  const kinds = events.reduce((mask, event) => mask | (1 << event), 0);
  return ({ state }) => (state.read(NOW.windowKinds) & kinds) !== 0;
}

/** Every window of a phase. */
export const inPhase = (name: string, ...phases: readonly number[]): Stop => ({
  name,
  isNow: ({ state }) => phases.includes(state.read(NOW.phase)),
});

/** The windows in which one of these events (`EVENT`) may be answered. */
export const afterEvent = (name: string, ...events: readonly number[]): Stop => ({
  name,
  isNow: answersEvent(...events),
});
