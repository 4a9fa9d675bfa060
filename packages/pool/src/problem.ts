import { distance } from "fastest-levenshtein";
import type { LineCounter } from "yaml";

/** Something to be told about a card file, as data: a message of the catalogue and its arguments. */
export interface CardFileTold {
  readonly key:
    | "file.choices"
    | "file.day"
    | "file.did-you-mean"
    | "file.kind-needs"
    | "file.least"
    | "file.missing"
    | "file.most"
    | "file.no-game"
    | "file.one-of"
    | "file.text-ends"
    | "file.text-overlaps"
    | "file.type"
    | "file.unknown-key"
    | "file.unknown-word"
    | "file.unreadable"
    | "file.whole";
  readonly values?: Readonly<Record<string, string | number | CardFileTold>>;
}

/** What is wrong with a card file, and where. Lines and columns count from 1. */
export interface CardFileError {
  readonly line: number;
  readonly column: number;
  readonly told: CardFileTold;
  readonly hint?: CardFileTold;
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

/** What is longer is none of the words of a list. */
const LONGEST_WORD = 100;

/** What may have been meant: a word of the list that is near enough, else all of them. */
export function meant(word: string, known: readonly string[]): CardFileTold {
  if (word.length > LONGEST_WORD) return { key: "file.choices", values: { names: quoted(known) } };
  const far = (other: string): number => distance(word.toLowerCase(), other.toLowerCase());
  const [best] = [...known].sort((a, b) => far(a) - far(b));
  return best !== undefined && far(best) <= Math.max(2, word.length / 3)
    ? { key: "file.did-you-mean", values: { names: quoted([best]) } }
    : { key: "file.choices", values: { names: quoted(known) } };
}

/** Collects what is wrong with one file. */
export class Problems {
  readonly errors: CardFileError[] = [];
  readonly #lines: LineCounter;

  constructor(lines: LineCounter) {
    this.#lines = lines;
  }

  /** `offset` is a place in the file's text. */
  add(offset: number, told: CardFileTold, hint?: CardFileTold): void {
    const { line, col } = this.#lines.linePos(offset);
    this.errors.push({ line: line || 1, column: col || 1, told, ...(hint ? { hint } : {}) });
  }
}
