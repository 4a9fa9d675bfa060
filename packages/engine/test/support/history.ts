import { answer } from "@chainwright/engine";
import type { Duel } from "@chainwright/engine/board";
import type { Action } from "@chainwright/engine/state";

/** After so many answers everything is taken back and played again. */
const EVERY = 10;

/** All that was answered in a duel, to be taken back to its beginning and played again. */
export class History {
  readonly #duel: Duel;
  readonly #beginning: Duel["state"];
  readonly #answers: Action[] = [];
  readonly #marks: number[] = [];

  constructor(duel: Duel) {
    this.#duel = duel;
    this.#beginning = duel.state.fork();
    duel.state.startJournal();
  }

  /** Answers; at every tenth answer takes all of them back, one after the other, and gives them again. Says what went wrong. */
  answer(choice: Action): string[] {
    this.#answers.push(choice);
    this.#give(choice);
    return this.#answers.length % EVERY === 0 ? this.#again() : [];
  }

  #give(choice: Action): void {
    this.#marks.push(this.#duel.state.mark);
    if (!answer(this.#duel, choice).ok) throw new Error(`answer ${this.#marks.length} was refused`);
  }

  #again(): string[] {
    const { state } = this.#duel;
    const before = state.fork();
    for (const mark of this.#marks.splice(0).reverse()) state.undoTo(mark);
    const n = this.#answers.length;
    if (!state.equals(this.#beginning)) return [`${n} answers taken back did not lead to the beginning`];
    for (const choice of this.#answers) this.#give(choice);
    return state.equals(before) ? [] : [`${n} answers given again led elsewhere`];
  }
}
