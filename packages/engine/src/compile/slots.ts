import type { Stat } from "@chainwright/card-ir";
import { FIRST_SLOT } from "../records.ts";

/** The slots of one effect: names from its text's reading, numbers in the state. */
export class Slots {
  readonly #numbers = new Map<string, number>();
  #next = FIRST_SLOT;
  /** Whether a Type is declared for the effect itself: until then it can be any. */
  declares = false;

  /** See `valuesAskedLater`. */
  askedLater: ReadonlyMap<string, Stat> = new Map();

  of(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const slot = this.#next++;
    this.#numbers.set(name, slot);
    return slot;
  }

  fresh(): number {
    return this.#next++;
  }
}
