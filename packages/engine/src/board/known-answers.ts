import type { State } from "@chainwright/kernel";
import type { Action } from "../state/action.ts";

/**
 * The answers to the open question, once they have been found: they are the same until a word of the state changes. Kept beside
 * the state and no part of it.
 */
export class KnownAnswers {
  /** Made with the first that are kept: most copies of a duel are never asked. */
  #answers: Action[] | null = null;
  /** What `State.changes` was when they were found; null for none. */
  #changes: number | null = null;
  #areLegal = false;

  /** Keeps the first `count` of these; `areLegal`: not only by the question itself, but whatever they would lead to. */
  keep({ changes }: State, answers: readonly Action[], count: number, areLegal: boolean): void {
    this.#answers ??= [];
    const kept = this.#answers;
    // Only to shorten it: to set the length of an array is slow.
    if (kept.length > count) kept.length = count;
    for (let i = 0; i < count; i++) kept[i] = answers[i] as Action;
    this.#changes = changes;
    this.#areLegal = areLegal;
  }

  /** All that the check of the question lets pass; null where they have to be found. */
  passing({ changes }: State): readonly Action[] | null {
    return this.#changes === changes ? this.#answers : null;
  }

  /** All that are legal; null where they have to be found. */
  legal(state: State): readonly Action[] | null {
    return this.#areLegal ? this.passing(state) : null;
  }
}
