/** What is wrong with a deck or a list of forbidden cards, in English, and where. Lines and columns count from 1. */
export interface DeckFileProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  readonly suggestion?: string;
}

/** `deck.ydk:8:1: "x" is no passcode (one number a line)` */
export const deckProblemText = ({ file, line, column, reason, suggestion }: DeckFileProblem): string =>
  `${file}:${line}:${column}: ${reason}${suggestion === undefined ? "" : ` (${suggestion})`}`;
