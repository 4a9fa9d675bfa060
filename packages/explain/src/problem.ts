import type { Language } from "@chainwright/card-ir";
import { type Told, tell } from "./messages.ts";

/** What is wrong with a file, where, and what might have been meant. Lines and columns count from 1. */
export interface FileProblem {
  readonly line: number;
  readonly column: number;
  readonly told: Told;
  readonly hint?: Told;
}

/** `unknown key "ruless" (did you mean "rules"?)` */
export function problemText({ told, hint }: FileProblem, language: Language): string {
  const text = tell(told, language);
  return hint === undefined ? text : `${text} (${tell(hint, language)})`;
}

/** `dir/test.yaml:4:1: unknown key "ruless" (did you mean "rules"?)` */
export const showProblem = (file: string, problem: FileProblem, language: Language): string =>
  `${file}:${problem.line}:${problem.column}: ${problemText(problem, language)}`;
