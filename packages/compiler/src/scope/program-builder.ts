import type { ContinuousEffect, Duel, Question, TriggerCondition } from "@chainwright/engine/board";
import type { Routine, Step } from "@chainwright/kernel";

/**
 * Where the parts of a compiled card are put that the state speaks of by number. They have none yet: each catalogue numbers
 * those of its cards (`Catalogue.numberOf`), so that a card is compiled once for all duels.
 */
export interface ProgramBuilder {
  addRoutine(name: string, steps: readonly Step<Duel>[]): Routine<Duel>;
  addQuestion(question: Omit<Question, "id">): Question;
  /** What a resolved effect may leave behind; its number is kept in the row (`LINGERING`). */
  addLingering(effect: ContinuousEffect): ContinuousEffect;
  /** What is counted for the turn, as often as it happens. */
  addTally(condition: TriggerCondition): TriggerCondition;
  /** What resolved effects may wait for, to do something each time that it happens. */
  addWatch(condition: TriggerCondition): TriggerCondition;
  /** A word that is looked up in the catalogue as the effect is used. */
  addWord(text: string): string;
  /** Whether a card of the duel lets something be paid instead of costs. */
  readonly substitutesCosts: boolean;
  /** @throws NotCarriedOut where the card does not say what such a Token is. */
  mustDescribeToken(name: string): void;
}
