/** What a text has to hold for a pattern to match at all: asking for that is much faster than the pattern. */

/** After a backslash these are no letters of the text. */
const CLASSES = /[bBdDsSwWnrtfvukpPx0-9]/;

const NOTHING_SURE: readonly string[] = [""];

/** How much is known of a text that holds some of these letters: long ones are seldom, and of many some are there often. */
const tells = (needed: readonly string[]): number =>
  Math.min(...needed.map(({ length }) => length)) / Math.sqrt(needed.length);

/** Reads the source of a regular expression; what it cannot be sure of it takes for nothing that is needed. */
class Reader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** Letters of which every match of the words up to ")" or the end holds some; `NOTHING_SURE` where none are needed. */
  sequence(): readonly string[] {
    const alternatives: (readonly string[])[] = [];
    let best = NOTHING_SURE;
    let run = "";
    const take = (needed: readonly string[]): void => {
      if (tells(needed) > tells(best)) best = needed;
    };
    const end = (): void => {
      if (run !== "") take([run]);
      run = "";
    };
    while (this.#at < this.#source.length && this.#source[this.#at] !== ")") {
      const sign = this.#source[this.#at++] as string;
      if (sign === "(") {
        end();
        const inside = this.#group();
        if (!this.#mayBeMissing()) take(inside);
      } else if (sign === "[") {
        end();
        this.#skipSet();
        this.#mayBeMissing();
      } else if (sign === "|") {
        end();
        alternatives.push(best);
        best = NOTHING_SURE;
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
    alternatives.push(best);
    return alternatives.includes(NOTHING_SURE) ? NOTHING_SURE : [...new Set(alternatives.flat())];
  }

  /** What a group holds, where a match needs it; behind its ")". */
  #group(): readonly string[] {
    const opening = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(this.#source.slice(this.#at))?.[0] ?? "";
    this.#at += opening.length;
    const inside = this.sequence();
    this.#at++;
    return opening.endsWith("!") ? NOTHING_SURE : inside;
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

/** Letters in lower case, of which a text in lower case holds some where it has a match; `[""]` where none are sure. */
export const neededBy = ({ source }: RegExp): readonly string[] => [
  ...new Set(new Reader(source).sequence().map((letters) => letters.toLowerCase())),
];
