import type { PhaseName } from "@chainwright/card-ir";
import { type Duel, NOW, TRACE, unsettle } from "@chainwright/engine";
import { OCG } from "./schema.ts";

/** The phases of a turn by number, in their order. */
export const PHASE = { draw: 1, standby: 2, main1: 3, battle: 4, damage: 5, main2: 6, end: 7 } as const;

const WORDS: Readonly<Record<PhaseName, readonly number[]>> = {
  draw: [PHASE.draw],
  standby: [PHASE.standby],
  main: [PHASE.main1, PHASE.main2],
  main1: [PHASE.main1],
  battle: [PHASE.battle, PHASE.damage],
  main2: [PHASE.main2],
  end: [PHASE.end],
  "damage-step": [PHASE.damage],
};

export const isPhase = (phase: number, word: PhaseName): boolean => WORDS[word].includes(phase);

/** The phase's name for reports; "" before the first turn. */
export const phaseName = (phase: number): string =>
  Object.entries(PHASE).find(([, number]) => number === phase)?.[0] ?? "";

/** Play moves to another phase. */
export function enterPhase(duel: Duel, phase: number, rules: readonly number[] = []): void {
  duel.state.write(NOW.phase, phase);
  duel.state.write(OCG.phaseItems, 0);
  duel.point(TRACE.phase, rules, phase);
  unsettle(duel);
}
