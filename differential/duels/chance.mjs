// What chance gave there, for our side to have the same: what was thrown, and the order of a Deck that was shuffled.

export class Chance {
  /** Choices at random that nobody told of: how many there were to choose from. */
  guesses = [];
  /** What such choices shall be. */
  script = [];
  /** Whose Deck was shuffled here since everything lay alike. */
  shuffled = new Set();
  /** What was told there since then, in order, and what of it was taken here. */
  #told = [];
  #taken = [];

  /** `sides` and `side` of what was thrown, or `player` and `deck`, by the names of its cards from the top. */
  tell(given) {
    this.#told.push(given);
  }

  #take(test) {
    const given = this.#told.find((one) => !this.#taken.includes(one) && test(one));
    if (given !== undefined) this.#taken.push(given);
    return given;
  }

  /** Which of so many sides comes up. */
  sideOf(n) {
    const given = this.#take(({ sides }) => sides === n);
    if (given !== undefined) return given.side;
    this.guesses.push(n);
    return this.script.shift() ?? n - 1;
  }

  /** How the cards of a Deck lie that is shuffled, by their names; as before where nobody tells. */
  orderOf(player, names) {
    this.shuffled.add(player);
    const cards = [...names].sort().join();
    return this.#take((one) => one.player === player && [...one.deck].sort().join() === cards)?.deck ?? names;
  }

  /** Something here hung on chance. */
  get isUsed() {
    return this.#taken.length + this.guesses.length + this.shuffled.size > 0;
  }

  /** What was taken and guessed so far, and what takes the rest back. */
  savepoint() {
    const [taken, guesses] = [this.#taken.length, this.guesses.length];
    return () => {
      this.#taken.length = taken;
      this.guesses.length = guesses;
    };
  }

  /** Everything lies alike. */
  agree() {
    this.guesses = [];
    this.script = [];
    this.shuffled.clear();
    this.#told = [];
    this.#taken = [];
  }
}
