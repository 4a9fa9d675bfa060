import type { Moment, PhaseName } from "@chainwright/card-ir";
import { type Duel, unsettle } from "@chainwright/engine/board";
import { enterPhase as moveToPhase } from "@chainwright/engine/changes";
import { NOW, TRACE } from "@chainwright/engine/state";
import { OCG } from "./state-tables.ts";

/** The phases of a turn by number, in their order. */
export const PHASE = { draw: 1, standby: 2, main1: 3, battle: 4, damage: 5, main2: 6, end: 7 } as const;

const bit = (phase: number): number => 1 << phase;

/** The phases that a word means, as a mask. */
const WORDS: Readonly<Record<PhaseName, number>> = {
  start: 0,
  draw: bit(PHASE.draw),
  standby: bit(PHASE.standby),
  main: bit(PHASE.main1) | bit(PHASE.main2),
  main1: bit(PHASE.main1),
  battle: bit(PHASE.battle) | bit(PHASE.damage),
  main2: bit(PHASE.main2),
  end: bit(PHASE.end),
  "damage-step": bit(PHASE.damage),
};

export const isPhase = (phase: number, word: PhaseName): boolean => (WORDS[word] & bit(phase)) !== 0;

/**
 * The steps of the Battle Phase; the five after the End Step are the timings of the Damage Step. In the order of `STEPS`.
 * The Draw Phase has one as well: before the draw; Main Phase 1: before its player has done anything in it; and the End
 * Phase: once its player has discarded for the hand limit.
 */
export const STEP = {
  none: 0,
  start: 1,
  battle: 2,
  end: 3,
  damageStart: 4,
  beforeCalculation: 5,
  calculation: 6,
  afterCalculation: 7,
  damageEnd: 8,
  drawStart: 9,
  mainStart: 10,
  handLimit: 11,
} as const;

/** Their names, for reports. */
export const STEPS = [
  "",
  "start",
  "battle",
  "end",
  "damage-start",
  "before-calculation",
  "calculation",
  "after-calculation",
  "damage-end",
  "draw-start",
  "main-start",
  "hand-limit",
] as const;

type At = "start" | "end" | "before" | "after";

const MOMENTS: Readonly<Record<At | "during", Readonly<Partial<Record<Moment, number>>>>> = {
  during: { "battle-step": STEP.battle, "damage-calculation": STEP.calculation },
  before: { "damage-calculation": STEP.beforeCalculation },
  after: { "damage-calculation": STEP.afterCalculation },
  start: { "damage-step": STEP.damageStart, battle: STEP.start, draw: STEP.drawStart, main1: STEP.mainStart },
  end: { "damage-step": STEP.damageEnd, battle: STEP.end },
};

/** The step that words like "before damage calculation" mean; none where they mean a whole phase. */
export const stepMeant = (word: Moment, at?: At): number => MOMENTS[at ?? "during"][word] ?? STEP.none;

/** Whether it is now what the words of a text say: "during the Damage Step", "before damage calculation". */
export function isMoment(duel: Duel, word: Moment, at?: At): boolean {
  const step = stepMeant(word, at);
  if (step !== STEP.none) return duel.state.read(OCG.step) === step;
  if (at !== undefined || word === "battle-step" || word === "damage-calculation") return false;
  return isPhase(duel.state.read(NOW.phase), word);
}

/** Play moves to another phase, of whose effects none has been used. */
export function enterPhase(duel: Duel, phase: number, rules: readonly number[] = []): void {
  duel.state.write(OCG.phaseItems, 0);
  moveToPhase(duel, phase, rules);
}

/** Play moves to another step of the Battle Phase. */
export function enterStep(duel: Duel, step: number, rules: readonly number[] = []): void {
  duel.state.write(OCG.step, step);
  duel.state.write(OCG.chainsAtStep, duel.state.read(NOW.chainsDone));
  duel.point(TRACE.step, rules, step);
  unsettle(duel);
}
