/** A half-open range of characters of the card text: `[start, end)`. */
export type Span = readonly [start: number, end: number];

/**
 * What every node of the card IR may carry beside its meaning: the words that say it.
 * Spans are notes, not meaning: two readings that differ only in spans are the same reading.
 */
export interface Noted {
  readonly span?: Span;
}

/** The node without any span, however deep; for comparing readings. */
export function withoutSpans<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withoutSpans) as T;
  if (node === null || typeof node !== "object") return node;
  const bare: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) if (key !== "span") bare[key] = withoutSpans(value);
  return bare as T;
}
