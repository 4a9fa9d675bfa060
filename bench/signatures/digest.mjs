/** A hash of 64 bits over texts: two of 32 bits (FNV-1a, with different primes), which any JavaScript reckons the same way. */
export class Digest {
  #first = 0x811c9dc5;
  #second = 0x9e3779b9;

  /** @param {string} text */
  add(text) {
    for (let i = 0; i <= text.length; i++) {
      // The end counts as well: "ab", "c" is not "a", "bc".
      const code = i < text.length ? text.charCodeAt(i) : 0xffff;
      this.#first = Math.imul(this.#first ^ code, 0x01000193);
      this.#second = Math.imul(this.#second ^ code, 0x85ebca6b) ^ (this.#second >>> 15);
    }
  }

  /** @returns {string} sixteen digits */
  get hex() {
    return [this.#first, this.#second].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  }
}
