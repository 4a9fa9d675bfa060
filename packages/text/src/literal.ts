/** What a text has to hold for a pattern to match at all: asking for that is much faster than the pattern. */

/** After a backslash these are no letters of the text. */
const CLASSES = /[bBdDsSwWnrtfv\d]/;

/** Letters in lower case, of which a text holds some where a pattern matches. */
export type Need = readonly string[];

/** Letters that nearly every text holds tell nothing. */
const LEAST = 3;

/** How much is known of a text that holds some of these letters: long ones are seldom, and of many some are there often. */
const tells = (need: Need): number => Math.min(...need.map(({ length }) => length)) / Math.sqrt(need.length);

const byTelling = (needs: readonly Need[]): readonly Need[] =>
  [...needs].sort((one, other) => tells(other) - tells(one));

/** Reads the source of a regular expression; what it cannot be sure of it takes for nothing that is needed. */
class Reader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** What every match of the words up to ")" or the end holds. */
  sequence(): readonly Need[] {
    const alternatives: (readonly Need[])[] = [];
    let needs: Need[] = [];
    let run = "";
    const end = (): void => {
      if (run.length >= LEAST) needs.push([run.toLowerCase()]);
      run = "";
    };
    while (this.#at < this.#source.length && this.#source[this.#at] !== ")") {
      const sign = this.#source[this.#at++] as string;
      if (sign === "(") {
        end();
        const inside = this.#group();
        if (!this.#mayBeMissing()) needs.push(...inside);
      } else if (sign === "[") {
        end();
        this.#skipSet();
        this.#mayBeMissing();
      } else if (sign === "|") {
        end();
        alternatives.push(needs);
        needs = [];
      } else if (sign === "\\") {
        const next = this.#source[this.#at++] as string;
        if (CLASSES.test(next)) end();
        // A code, a property or a name would go on behind it, and be taken for letters.
        else if (/\w/.test(next)) throw new Error(`literal: "\\${next}" is not read`);
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
    if (alternatives.length === 0) return needs;
    const best = [...alternatives, needs].map((each) => byTelling(each)[0]);
    return best.includes(undefined) ? [] : [[...new Set(best.flatMap((need = []) => need))]];
  }

  /** What a group holds, where a match needs it; behind its ")". */
  #group(): readonly Need[] {
    const opening = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(this.#source.slice(this.#at))?.[0] ?? "";
    this.#at += opening.length;
    const inside = this.sequence();
    this.#at++;
    return opening.endsWith("!") ? [] : inside;
  }

  #skipSet(): void {
    while (this.#source[this.#at] !== "]") this.#at += this.#source[this.#at] === "\\" ? 2 : 1;
    this.#at++;
  }

  /** Reads how often something is there, if that is said; whether it may be missing. */
  #mayBeMissing(): boolean {
    const quantifier = /^(?:[?*+]|\{\d*(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at))?.[0] ?? "";
    this.#at += quantifier.length;
    return /^(?:[?*]|\{0)/.test(quantifier);
  }
}

/** What a text holds where a pattern matches: all of these, those first that tell the most. */
export const neededBy = ({ source }: RegExp): readonly Need[] => byTelling(new Reader(source).sequence());
