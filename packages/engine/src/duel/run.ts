import type { FrameId } from "@chainwright/kernel";
import { settle } from "../applying/active-continuous-effects.ts";
import { type Duel, unsettle } from "../board/duel.ts";
import type { Question } from "../board/duel-types.ts";
import { drawDuel } from "../changes/life-points.ts";
import { callReplacements } from "../changes/replacements.ts";
import { adjust } from "../changes/state-based-changes.ts";
import type { Action } from "../state/action.ts";
import { FRAME, NOW, REPLACING } from "../state/schema.ts";

/** More steps than any duel makes without a question. */
const ENDLESS = 200_000;

/**
 * Runs until somebody has to decide or the duel is over: the next step of the newest frame, again and again. Before each step the
 * table is brought in line with the continuous effects, and replacements that wait for a player get a frame of their own.
 * What nobody can stop and has no end is a draw.
 */
export function run(duel: Duel): void {
  const { state } = duel;
  let steps = 0;
  // Routines of the game have the first numbers, those of the duel's cards the numbers after them.
  const fixed = duel.game.routines;
  const compiled = duel.catalogue.routines;
  while (state.read(NOW.question) === 0) {
    if (state.read(NOW.unsettled) !== 0) adjust(duel);
    if (state.count(REPLACING) !== 0) callReplacements(duel);
    const depth = state.count(FRAME);
    if (depth === 0) return;
    if (++steps > ENDLESS) {
      drawDuel(duel, duel.law.undecidable);
      return;
    }
    const frame = (depth - 1) as FrameId;
    const id = state.get(FRAME.routine, frame);
    const routine = id < fixed.length ? fixed[id] : compiled[id - fixed.length];
    if (!routine) throw new Error(`no routine ${id}`);
    const pc = state.get(FRAME.pc, frame);
    const step = routine.steps[pc];
    // The routine has no more steps: back to the one that called it.
    if (step === undefined) {
      state.truncate(FRAME, depth - 1);
      continue;
    }
    state.set(FRAME.pc, frame, pc + 1);
    step(duel, frame);
  }
  // The step that asked may have changed something first.
  showWhatApplies(duel);
}

/**
 * Whoever is asked has to see which effects apply now, so this is found out without asking anybody else; a loop among them is
 * broken by `adjust`, once the question has been answered.
 */
export function showWhatApplies(duel: Duel): void {
  if (duel.state.read(NOW.unsettled) === 0) return;
  const loop = settle(duel, false);
  if (loop === null) return;
  duel.onLoop?.(loop);
  unsettle(duel);
}

/**
 * Takes an answer that is legal, and runs to the next decision. Nothing is checked: it is for search, where each is one of
 * `options`; what comes from outside is for `answer`.
 */
export function goOn(duel: Duel, choice: Action): void {
  duel.state.write(NOW.answer, choice);
  duel.state.write(NOW.question, 0);
  run(duel);
}

/** The question that waits for an answer; `NOW.question` holds its number plus 1, and 0 for none. */
export function openQuestion(duel: Duel): Question | null {
  const id = duel.state.read(NOW.question) - 1;
  if (id < 0) return null;
  const fixed = duel.game.questions;
  const question = id < fixed.length ? fixed[id] : duel.catalogue.questions[id - fixed.length];
  if (!question) throw new Error(`no question ${id}`);
  return question;
}
