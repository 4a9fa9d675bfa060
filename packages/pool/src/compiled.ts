import type { CardRecord, GameId } from "@chainwright/card-ir";
import type { PoolEntry } from "./as-of.ts";

/** A pool of cards with what their texts were read to say, to be kept and opened again. */
export interface CompiledPool {
  readonly about: PoolAbout;
  readonly entries: readonly PoolEntry[];
}

/** What is known of a compiled pool beside its cards. */
export interface PoolAbout {
  /** The name of the file that the cards came from. */
  readonly name: string;
  /** When it was read (ISO, with the time). */
  readonly imported: string;
  /** The reader whose readings these are: see `GeneratedCards.reader`. */
  readonly reader: string;
  /** Of the file's bytes, where somebody has to know it again. */
  readonly hash?: string;
  /** For each game that it has cards of, how many, and of these how many can be played. */
  readonly counts: Readonly<Partial<Record<GameId, PoolCount>>>;
}

export interface PoolCount {
  readonly cards: number;
  /** Cards whose text was wholly understood. */
  readonly read: number;
  /** And carried out by the engine that there was. */
  readonly playable: number;
}

/** Of how a pool is written: another number is not understood. */
const LAYOUT = "chainwright-pool/2";

type FirstLine = PoolAbout & { readonly layout: string; readonly sum: number };

/** What of a card is decoded only when it is asked for. */
interface Stored {
  readonly versions: CardRecord["versions"];
  readonly readings: PoolEntry["readings"];
}

/**
 * A pool as bytes. Four parts, one on a line: what it is, with a sum of the last part; of each card what it is found by;
 * where the rest of each ends; and these rests behind one another. Texts and readings take ten times as much room as the others, and of most cards
 * nobody asks for them.
 */
export function writePool({ about, entries }: CompiledPool): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const heads = entries.map(({ record: { versions, ...head } }) => head);
  const rests = entries.map(({ record: { versions }, readings }) =>
    encoder.encode(JSON.stringify({ versions, readings } satisfies Stored)),
  );
  const ends: number[] = [];
  for (const { length } of rests) ends.push((ends.at(-1) ?? 0) + length);
  const rest = new Uint8Array(ends.at(-1) ?? 0);
  for (const [i, one] of rests.entries()) rest.set(one, ends[i - 1] ?? 0);
  const first: FirstLine = { layout: LAYOUT, sum: sumOf(rest), ...about };
  const head = encoder.encode([first, heads, ends].map((part) => `${JSON.stringify(part)}\n`).join(""));
  const bytes = new Uint8Array(head.length + rest.length);
  bytes.set(head);
  bytes.set(rest, head.length);
  return bytes;
}

/** What `writePool` wrote; undefined where it is something else, or damaged. */
export function openPool(bytes: Uint8Array): CompiledPool | undefined {
  try {
    const [about, afterAbout] = lineAt(bytes, 0);
    const { layout, sum, ...known } = JSON.parse(about) as FirstLine;
    if (layout !== LAYOUT) return undefined;
    const [heads, afterHeads] = lineAt(bytes, afterAbout);
    const [ends, start] = lineAt(bytes, afterHeads);
    const places = JSON.parse(ends) as readonly number[];
    if (start + (places.at(-1) ?? 0) !== bytes.length || sumOf(bytes.subarray(start)) !== sum)
      return undefined;
    const entries = (JSON.parse(heads) as readonly Head[]).map(
      (head, i) =>
        new StoredEntry(head, bytes.subarray(start + (places[i - 1] ?? 0), start + (places[i] as number))),
    );
    return { about: known, entries };
  } catch {
    return undefined;
  }
}

/** Of a damaged part it is another one: its cards are decoded later, when nobody expects a mistake any more. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum = (Math.imul(sum, 31) + (bytes[i] as number)) | 0;
  return sum;
}

/** The line that begins at a place, and where the next one does. */
function lineAt(bytes: Uint8Array, from: number): readonly [string, number] {
  const end = bytes.indexOf(0x0a, from);
  if (end < 0) throw new Error("the last line does not end");
  return [new TextDecoder().decode(bytes.subarray(from, end)), end + 1];
}

type Head = Omit<CardRecord, "versions">;

/** A card whose texts and readings are decoded when they are asked for. */
class StoredEntry implements PoolEntry {
  readonly record: CardRecord;
  readonly #bytes: Uint8Array;
  #rest: Stored | undefined;

  constructor(head: Head, bytes: Uint8Array) {
    this.#bytes = bytes;
    const rest = () => this.#decoded();
    this.record = {
      ...head,
      get versions() {
        return rest().versions;
      },
    };
  }

  get readings(): Stored["readings"] {
    return this.#decoded().readings;
  }

  #decoded(): Stored {
    this.#rest ??= JSON.parse(new TextDecoder().decode(this.#bytes)) as Stored;
    return this.#rest;
  }
}
