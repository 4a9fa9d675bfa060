import type { CardRecord } from "@chainwright/card-ir";
import type { PoolEntry } from "@chainwright/pool";
import { loadedOnce } from "./common/once.ts";

/**
 * What reads card texts. It is large, and the cards that the page comes with are read already: the first who has a text
 * that nobody has read loads it.
 */

type Reader = typeof import("@chainwright/pool/reading");

let loaded: Reader | undefined;

const load = loadedOnce(async (_: undefined): Promise<Reader> => {
  loaded = await import("@chainwright/pool/reading");
  return loaded;
});

export const loadReader = (): Promise<Reader> => load(undefined);

/** Reads the texts of a card. @throws Error where the reader has not been waited for */
export function readEntry(record: CardRecord): PoolEntry {
  if (loaded === undefined) throw new Error("the reader of card texts is not there yet");
  return loaded.readEntry(record);
}

/** Whether a file may have cards of its own in it. */
const bringsCards = (file: string): boolean => /\bcards["']?\s*:/.test(file);

/** Whether all is there that it takes to play a scenario file. */
export const isReadyFor = (file: string): boolean => loaded !== undefined || !bringsCards(file);

/** Waits for what it takes to play a scenario file. */
export async function readyFor(file: string): Promise<void> {
  if (!isReadyFor(file)) await loadReader();
}
