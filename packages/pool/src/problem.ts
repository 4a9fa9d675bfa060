import { distance } from "fastest-levenshtein";
import type { LineCounter } from "yaml";

/** What is wrong with a card file, and where. Lines and columns count from 1. */
export interface CardFileError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  readonly suggestion?: string;
}

/** `cards/ocg/sangan.yaml:8:1: unknown field "lvel" (did you mean "level"?)` */
export const showError = ({ file, line, column, reason, suggestion }: CardFileError): string =>
  `${file}:${line}:${column}: ${reason}${suggestion === undefined ? "" : ` (${suggestion})`}`;

/** A word of the list that is near enough to be what was meant. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const far = (other: string): number => distance(word.toLowerCase(), other.toLowerCase());
  const [best] = [...known].sort((a, b) => far(a) - far(b));
  return best !== undefined && far(best) <= Math.max(2, word.length / 3)
    ? `did you mean "${best}"?`
    : undefined;
}

/** Collects what is wrong with one file. */
export class Problems {
  readonly errors: CardFileError[] = [];
  readonly #file: string;
  readonly #lines: LineCounter;

  constructor(file: string, lines: LineCounter) {
    this.#file = file;
    this.#lines = lines;
  }

  /** `offset` is a place in the file's text. */
  add(offset: number, reason: string, suggestion?: string): void {
    const { line, col } = this.#lines.linePos(offset);
    this.errors.push({
      file: this.#file,
      line: line || 1,
      column: col || 1,
      reason,
      ...(suggestion ? { suggestion } : {}),
    });
  }
}
