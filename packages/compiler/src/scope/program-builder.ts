import type { ContinuousEffect, Duel, Question, TriggerCondition } from "@chainwright/engine/board";
import type { Routine, Step } from "@chainwright/kernel";

/** Where compiled routines and questions are numbered. */
export interface ProgramBuilder {
  addRoutine(name: string, steps: readonly Step<Duel>[]): Routine<Duel>;
  addQuestion(question: Omit<Question, "id">): Question;
  /** What a resolved effect may leave behind; its number is kept in the row (`LINGERING`). */
  addLingering(effect: ContinuousEffect): number;
  /** What is counted for the turn, as often as it happens. */
  addTally(condition: TriggerCondition): number;
  /** What resolved effects may wait for, to do something each time that it happens. */
  addWatch(condition: TriggerCondition): number;
  /** Whether a card of the duel lets something be paid instead of costs. */
  readonly substitutesCosts: boolean;
  token(name: string): number;
  /** A word as a number of the catalogue. */
  word(text: string): number;
}
