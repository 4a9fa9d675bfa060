import type { MessageKey } from "@chainwright/explain";

/** What stands against going on: what is said, and how much there may be. */
interface Over {
  readonly why: Extract<MessageKey, `stop.${string}`>;
  readonly most: number;
}

/** Ten times what the largest of our own files takes. */
const MOST_DECISIONS = 10_000;
/** Every step of a report has its board: so many cards take some 100 MB. */
const MOST_SHOWN = 500_000;

/**
 * How much work one file may ask for, with all its variants and all that its questions look ahead to. A file comes from anywhere,
 * and what it asks for grows much faster than it does. Counted, not timed, so that a file does the same everywhere.
 */
export class Budget {
  #decisions = 0;
  #shown = 0;

  /** Counts decisions that are taken or looked at; gives what stands against them where they are too many. */
  spend(decisions: number): Over | undefined {
    this.#decisions += decisions;
    if (this.#decisions > MOST_DECISIONS) return { why: "stop.too-many-decisions", most: MOST_DECISIONS };
    return this.#shown > MOST_SHOWN ? { why: "stop.too-many-shown", most: MOST_SHOWN } : undefined;
  }

  /** Counts the cards on a board that is kept. */
  show(cards: number): void {
    this.#shown += cards;
  }
}
