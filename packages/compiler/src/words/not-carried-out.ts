import type { Noted, Span } from "@chainwright/card-ir";

/** A card text that the engine cannot carry out; the card counts as unread. The message is for those who widen the engine. */
export class NotCarriedOut extends Error {
  /** The words that are not carried out. */
  span: Span | undefined;
}

/** Compiles a node: what is not carried out of it are its words, unless those of a part of it were found to be. */
export function compileWords<T>({ span }: Noted, compile: () => T): T {
  try {
    return compile();
  } catch (error) {
    if (error instanceof NotCarriedOut) error.span ??= span;
    throw error;
  }
}
