import type { Constant, Grammar } from "../grammar.ts";

/** Phrases that say the same: which of them it was is noted, and, where they may be missing, that one was there. */
export function alike(
  g: Grammar,
  category: string,
  phrases: readonly string[],
  fields: Readonly<Record<string, Constant>> = {},
): void {
  for (const [i, words] of phrases.entries())
    g.rule(category, words, fields, { wording: `${category}-${i}` });
}
