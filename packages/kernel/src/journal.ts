/**
 * What was overwritten, in order: pairs of (index, old value). Taking a mark and undoing to it
 * costs two words per write, whatever the size of the state.
 */
export class Journal {
  #words = new Int32Array(1024);
  #used = 0;

  get mark(): number {
    return this.#used;
  }

  record(index: number, old: number): void {
    if (this.#used + 2 > this.#words.length) {
      const larger = new Int32Array(this.#words.length * 2);
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#words[this.#used++] = index;
    this.#words[this.#used++] = old;
  }

  /** Writes the old values back, newest first, until `mark`. */
  undo(words: Int32Array, mark: number): void {
    if (mark < 0 || mark > this.#used) throw new RangeError(`no such mark: ${mark}`);
    while (this.#used > mark) {
      const old = this.#words[--this.#used] as number;
      words[this.#words[--this.#used] as number] = old;
    }
  }
}
