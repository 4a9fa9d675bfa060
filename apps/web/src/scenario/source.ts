import type { Language } from "@chainwright/card-ir";
import { message } from "@chainwright/explain";

/** Sources are kept as they are written; only "seed 000" and "line 8" are said in the reader's language, as `ruleLine` does. */
export function sourceIn(source: string, language: Language): string {
  return source
    .replace(/\bseed (\d+)/g, (_, number: string) => message("source.seed", language, { number }))
    .replace(/\blines? ([\d, -]*\d)/g, (_, lines: string) => {
      const isOne = /^\d+$/.test(lines);
      return message(isOne ? "source.line" : "source.lines", language, { lines });
    });
}
