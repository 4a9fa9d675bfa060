/**
 * Finds which of many strings stand in a text, in one walk over it (A. V. Aho and M. J. Corasick, "Efficient string
 * matching", 1975): a state is the longest end of what has been read that is the beginning of a string.
 */
export class Letters {
  /** By the code of a character; 0: it is in none of the strings. */
  readonly #signs = new Uint8Array(1 << 16);
  /** By sign, the state after that one alone. */
  readonly #start = new Uint16Array(256);
  /**
   * By state: its last sign; the first state that goes on from it, and the next one that goes on from the same; the longest
   * shorter end that is a state; the string that ends there, or -1; the longest shorter end in which one ends. 0 where there is
   * none. A table of all states and signs would be eight times as large as what a core keeps close to itself.
   */
  readonly #sign: Uint8Array;
  readonly #below: Uint16Array;
  readonly #beside: Uint16Array;
  readonly #rest: Uint16Array;
  readonly #ends: Int16Array;
  readonly #shorter: Uint16Array;
  /** How many characters the longest string has. */
  readonly longest: number;

  /** Throws where there are more states, characters or strings than the tables can number: 65,535, 255 and 32,767. */
  constructor(strings: readonly string[]) {
    const most = 1 + strings.reduce((sum, { length }) => sum + length, 0);
    let signs = 0;
    for (const string of strings)
      for (let i = 0; i < string.length; i++) this.#signs[string.charCodeAt(i)] ||= ++signs;
    if (most > 65_535 || signs > 255 || strings.length > 32_767) throw new Error("letters: too many");
    this.longest = strings.reduce((most, { length }) => Math.max(most, length), 0);
    this.#sign = new Uint8Array(most);
    this.#below = new Uint16Array(most);
    this.#beside = new Uint16Array(most);
    this.#rest = new Uint16Array(most);
    this.#ends = new Int16Array(most).fill(-1);
    this.#shorter = new Uint16Array(most);
    let ways = strings.map((string, number) => ({ string, number, state: 0 }));
    let made = 1;
    // The states of as many letters are made from those of one less.
    for (let n = 0; ways.length > 0; n++) {
      for (const way of ways) {
        const { string, number, state } = way;
        const sign = this.#signs[string.charCodeAt(n)] as number;
        way.state = this.#next(state, sign) || this.#add(made++, state, sign);
        if (string.length === n + 1) this.#ends[way.state] = number;
      }
      ways = ways.filter(({ string }) => string.length > n + 1);
    }
  }

  #add(state: number, before: number, sign: number): number {
    this.#sign[state] = sign;
    if (before === 0) {
      this.#start[sign] = state;
      return state;
    }
    this.#beside[state] = this.#below[before] as number;
    this.#below[before] = state;
    const shorter = this.#after(this.#rest[before] as number, sign);
    this.#rest[state] = shorter;
    this.#shorter[state] = this.#ends[shorter] === -1 ? (this.#shorter[shorter] as number) : shorter;
    return state;
  }

  /** The state that is one sign longer; 0 where there is none. */
  #next(state: number, sign: number): number {
    if (state === 0) return this.#start[sign] as number;
    let below = this.#below[state] as number;
    while (below !== 0 && this.#sign[below] !== sign) below = this.#beside[below] as number;
    return below;
  }

  /** The longest end of what was read, with one more sign, that is a state. */
  #after(state: number, sign: number): number {
    for (let from = state; ; from = this.#rest[from] as number) {
      const next = this.#next(from, sign);
      if (next !== 0 || from === 0) return next;
    }
  }

  /** Sets to 1 in `there`, by number, what stands in the text; returns the numbers of those that were 0 before. */
  mark(text: string, there: Uint8Array): readonly number[] {
    const found: number[] = [];
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      state = this.#after(state, this.#signs[text.charCodeAt(i)] as number);
      for (let end = state; end !== 0; end = this.#shorter[end] as number) {
        const number = this.#ends[end] as number;
        if (number === -1 || there[number] === 1) continue;
        there[number] = 1;
        found.push(number);
      }
    }
    return found;
  }
}
