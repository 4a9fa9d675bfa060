/**
 * Finds which of many strings stand in a text, in one walk over it (A. V. Aho and M. J. Corasick, "Efficient string
 * matching", 1975): a state is the longest end of what has been read that is the beginning of a string.
 */
export class Letters {
  /** By the code of a character; 0: it is in none of the strings. */
  readonly #signs = new Uint8Array(1 << 16);
  #width = 1;
  /** By state and sign, the state that follows. */
  readonly #next: Uint16Array;
  /** The string that ends in a state, or -1, and the longest shorter end in which one ends, or 0. */
  readonly #ends: Int16Array;
  readonly #shorter: Uint16Array;

  /** Throws where there are more states, characters or strings than the tables can number: 65,535, 255 and 32,767. */
  constructor(strings: readonly string[]) {
    const most = 1 + strings.reduce((sum, { length }) => sum + length, 0);
    for (const string of strings)
      for (let i = 0; i < string.length; i++)
        if (this.#signs[string.charCodeAt(i)] === 0) this.#signs[string.charCodeAt(i)] = this.#width++;
    if (most > 65_535 || this.#width > 255 || strings.length > 32_767) throw new Error("letters: too many");
    this.#next = new Uint16Array(most * this.#width);
    this.#ends = new Int16Array(most).fill(-1);
    this.#shorter = new Uint16Array(most);
    /** The longest shorter end of what has been read in a state that is a state. */
    const rest = new Uint16Array(most);
    const restAfter = (state: number, sign: number): number =>
      state === 0 ? 0 : (this.#next[(rest[state] as number) * this.#width + sign] as number);
    let ways = strings.map((string, number) => ({ string, number, state: 0 }));
    let made = 1;
    // The states of as many letters follow each other, and are made from those of one less.
    for (let n = 0, first = 0; first < made; n++) {
      const end = made;
      for (const way of ways) {
        const { string, number, state } = way;
        const sign = this.#signs[string.charCodeAt(n)] as number;
        const edge = state * this.#width + sign;
        if (this.#next[edge] === 0) {
          const shorter = restAfter(state, sign);
          rest[made] = shorter;
          this.#shorter[made] = this.#ends[shorter] === -1 ? (this.#shorter[shorter] as number) : shorter;
          this.#next[edge] = made++;
        }
        way.state = this.#next[edge] as number;
        if (string.length === n + 1) this.#ends[way.state] = number;
      }
      // Where no string goes on, it goes on as that end does.
      for (let state = first; state < end; state++)
        for (let sign = 1; sign < this.#width; sign++)
          this.#next[state * this.#width + sign] ||= restAfter(state, sign);
      first = end;
      ways = ways.filter(({ string }) => string.length > n + 1);
    }
  }

  /** Sets to 1 in `there`, by number, what stands in the text; those that were 0 before. */
  mark(text: string, there: Uint8Array): readonly number[] {
    const found: number[] = [];
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      const sign = this.#signs[text.charCodeAt(i)] as number;
      state = this.#next[state * this.#width + sign] as number;
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
