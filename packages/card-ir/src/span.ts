/** A half-open range of characters of the card text: `[start, end)`. */
export type Span = readonly [start: number, end: number];

/**
 * What every node of the card IR may carry beside its meaning: the words that say it.
 * Spans are notes, not meaning: two readings that differ only in spans are the same reading.
 */
export interface Noted {
  readonly span?: Span;
  /**
   * Which of several phrasings of the same meaning the text uses, where there is a choice
   * ("its effects are negated" for "negate its effects"); for printing it as it was. Several are separated by spaces.
   */
  readonly wording?: string;
}

/** The node without any span or wording, however deep; for comparing readings. */
export function withoutSpans<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withoutSpans) as T;
  if (node === null || typeof node !== "object") return node;
  const bare: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node))
    if (key !== "span" && key !== "wording") bare[key] = withoutSpans(value);
  return bare as T;
}
