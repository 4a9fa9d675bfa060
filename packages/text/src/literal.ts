/** What a text has to hold for a pattern to match at all: asking for that is much faster than the pattern. */

/** After a backslash these are no letters of the text. */
const CLASSES = /[bBdDsSwWnrtfvukpPx0-9]/;

/** Reads the source of a regular expression; what it cannot be sure of it takes for nothing that is needed. */
class Reader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** The longest run of letters that every match of the sequence up to ")" or the end holds, or "". */
  sequence(): string {
    let longest = "";
    let run = "";
    let isAlternation = false;
    const end = (): void => {
      if (run.length > longest.length) longest = run;
      run = "";
    };
    while (this.#at < this.#source.length && this.#source[this.#at] !== ")") {
      const sign = this.#source[this.#at++] as string;
      if (sign === "(") {
        end();
        const inside = this.#group();
        if (!this.#mayBeMissing() && inside.length > longest.length) longest = inside;
      } else if (sign === "[") {
        end();
        this.#skipSet();
        this.#mayBeMissing();
      } else if (sign === "|") {
        isAlternation = true;
        end();
      } else if (sign === "\\") {
        const next = this.#source[this.#at++] as string;
        if (CLASSES.test(next)) end();
        else run += next;
      } else if (sign === "." || sign === "^" || sign === "$") end();
      else run += sign;
      if (/[?*+{]/.test(this.#source[this.#at] ?? "")) {
        // Of what is repeated the last letter may be missing.
        run = run.slice(0, -1);
        end();
        this.#mayBeMissing();
      }
    }
    end();
    return isAlternation ? "" : longest;
  }

  /** What a group holds, where a match needs it; behind its ")". */
  #group(): string {
    const opening = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(this.#source.slice(this.#at))?.[0] ?? "";
    this.#at += opening.length;
    const inside = this.sequence();
    this.#at++;
    return opening.endsWith("!") ? "" : inside;
  }

  #skipSet(): void {
    while (this.#source[this.#at] !== "]") this.#at += this.#source[this.#at] === "\\" ? 2 : 1;
    this.#at++;
  }

  /** Reads how often something is there, if that is said; whether it may be missing. */
  #mayBeMissing(): boolean {
    const quantifier = /^(?:[?*+]|\{\d*,?\d*\})\??/.exec(this.#source.slice(this.#at))?.[0] ?? "";
    this.#at += quantifier.length;
    return /^(?:[?*]|\{0)/.test(quantifier);
  }
}

/** Letters without which a text has no match of the pattern; "" where none are sure. */
export const neededBy = ({ source, flags }: RegExp): string =>
  flags.includes("i") ? "" : new Reader(source).sequence();
