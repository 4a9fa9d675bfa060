import { INLINED_LAYOUTS } from "./inlined-layouts.ts";
import { Journal } from "./journal.ts";
import { type AnyTable, type Field, type Global, HEADER_WORDS, type Schema } from "./schema.ts";

const FINGERPRINT = 0;
const USED = 1;
const TABLES = 2;
const COUNT = 1;
const CAPACITY = 2;

/**
 * What precedes the words where a state is saved: that it is one ("CWST"), the version of this form, what its numbers
 * stand for, and a checksum of all that follows.
 */
const ENVELOPE_WORDS = 4;
const MAGIC = 0x54535743;
const FORMAT = 1;

/** Memory of released states, of any schema: enough for a search that goes some levels down. */
const spare: Int32Array[] = [];
const MOST_SPARE = 64;
const RELEASED = new Int32Array(0);

/** Why bytes are no state that can be loaded, in words. */
export class BadState extends Error {
  override readonly name = "BadState";
}

/**
 * Everything that a duel is, in one buffer of 32-bit words. Nothing else may hold state:
 * a copy of the used words is a copy of the duel.
 */
export class State {
  /** All words, and room for more. Only for what the build puts in the place of calls ("inline state access"). */
  memory: Int32Array;
  #journal: Journal | null = null;
  #changes = 0;

  private constructor(words: Int32Array) {
    this.memory = words;
  }

  /** @throws Error where the code was compiled for another layout. */
  static create(schema: Schema): State {
    requireBuiltFor(schema);
    const size = schema.tables.reduce((sum, table) => sum + table.stride * table.capacity, HEADER_WORDS);
    const state = new State(new Int32Array(size));
    let base = HEADER_WORDS;
    for (const table of schema.tables) {
      state.memory[table.slot] = base;
      state.memory[table.slot + CAPACITY] = table.capacity;
      base += table.stride * table.capacity;
    }
    state.memory[FINGERPRINT] = schema.fingerprint;
    state.memory[USED] = base;
    state.memory[TABLES] = schema.tables.length;
    return state;
  }

  /**
   * What `save` gave. `meaning` has to be the number that was given to it. The layout is checked, and not what the rows say.
   * @throws BadState when the bytes are not a state of this schema, or not as they were saved.
   * @throws Error where the code was compiled for another layout.
   */
  static load(bytes: Uint8Array, schema: Schema, meaning = 0): State {
    requireBuiltFor(schema);
    if (bytes.byteLength % 4 !== 0 || bytes.byteLength < (ENVELOPE_WORDS + HEADER_WORDS) * 4)
      throw new BadState(`not a saved state: ${bytes.byteLength} bytes`);
    const all = new Int32Array(bytes.slice().buffer);
    const words = all.slice(ENVELOPE_WORDS);
    const [magic, format, meant, checksum] = all;
    if (magic !== MAGIC) throw new BadState("not a saved state: it begins with something else");
    if (format !== FORMAT) throw new BadState(`saved in form ${format}: this is form ${FORMAT}`);
    if (words[FINGERPRINT] !== schema.fingerprint)
      throw new BadState("saved by another version: the layout differs");
    if (meant !== meaning) throw new BadState("saved with other cards or rules");
    if (words[USED] !== words.length)
      throw new BadState(`not a saved state: ${words.length} words, ${words[USED]} expected`);
    if (checksum !== hashOf(words, words.length)) throw new BadState("damaged: the checksum differs");
    checkDirectory(words, schema);
    return new State(words);
  }

  /** @param meaning what the numbers in it stand for, as one number: a fingerprint of the cards, say. */
  save(meaning = 0): Uint8Array {
    const all = new Int32Array(ENVELOPE_WORDS + this.size);
    all.set([MAGIC, FORMAT, meaning, this.hash()]);
    all.set(this.memory.subarray(0, this.size), ENVELOPE_WORDS);
    return new Uint8Array(all.buffer);
  }

  /** Another number after each change of a word (until 2^32 of them have gone by); tells whether something is still as it was. */
  get changes(): number {
    return this.#changes;
  }

  /** Words in use. */
  get size(): number {
    return this.memory[USED] ?? 0;
  }

  /** A copy, in memory that a released state left where there is some: new memory costs ten times as much as the copy. */
  fork(): State {
    const { size } = this;
    if (size === 0) throw new Error("a released state is forked");
    const last = spare[spare.length - 1];
    if (last === undefined || last.length < size) return new State(this.memory.slice(0, size));
    spare.pop();
    last.set(this.memory.subarray(0, size));
    return new State(last);
  }

  /** Gives its memory to forks to come. It may not be used any more: it has no words, and cannot be forked. */
  release(): void {
    if (spare.length < MOST_SPARE && this.memory !== RELEASED) spare.push(this.memory);
    this.memory = RELEASED;
    this.#journal = null;
    this.#changes = (this.#changes + 1) | 0;
  }

  /** Becomes equal to `other`, reusing this state's memory. Takes no journal along. */
  copyFrom(other: State): void {
    const size = other.size;
    if (this.memory.length < size) this.memory = other.memory.slice(0, size);
    else this.memory.set(size === other.memory.length ? other.memory : other.memory.subarray(0, size));
    this.#journal = null;
    this.#changes = (this.#changes + 1) | 0;
  }

  equals(other: State): boolean {
    const size = this.size;
    if (size !== other.size) return false;
    for (let i = 0; i < size; i++) if (this.memory[i] !== other.memory[i]) return false;
    return true;
  }

  /** 32-bit hash of all words in use; for fingerprints of replays and tables of positions. */
  hash(): number {
    return hashOf(this.memory, this.size);
  }

  get<Id extends number, V extends number>(field: Field<Id, V>, id: Id): V {
    const words = this.memory;
    return words[(words[field >> 16] as number) + id * ((field >> 8) & 0xff) + (field & 0xff)] as V;
  }

  set<Id extends number, V extends number>(field: Field<Id, V>, id: Id, value: V): void {
    const base = this.memory[field >> 16] as number;
    this.#write(base + id * ((field >> 8) & 0xff) + (field & 0xff), value);
  }

  read<V extends number>(global: Global<V>): V {
    return this.memory[global] as V;
  }

  write<V extends number>(global: Global<V>, value: V): void {
    this.#write(global, value);
  }

  count(table: AnyTable): number {
    return this.memory[table.info.slot + COUNT] as number;
  }

  /** Appends a row of zeros and returns its id. */
  add<Id extends number>(table: AnyTable & { readonly rows?: Id }): Id {
    const { slot, stride } = table.info;
    const id = this.memory[slot + COUNT] as number;
    if (id === this.memory[slot + CAPACITY]) this.#grow(table);
    const base = (this.memory[slot] as number) + id * stride;
    for (let i = base; i < base + stride; i++) this.#write(i, 0);
    this.#write(slot + COUNT, id + 1);
    return id as Id;
  }

  /** Keeps the first `rows` rows. */
  truncate(table: AnyTable, rows: number): void {
    this.#write(table.info.slot + COUNT, rows);
  }

  /** Keeps the rows that pass, in their order. Ids change: only for tables that nobody points into. */
  retain<Id extends number>(table: AnyTable & { readonly rows?: Id }, keep: (id: Id) => boolean): void {
    const { slot, stride } = table.info;
    const base = this.memory[slot] as number;
    const count = this.count(table);
    let kept = 0;
    for (let id = 0; id < count; id++) {
      if (!keep(id as Id)) continue;
      if (kept !== id) {
        for (let i = 0; i < stride; i++)
          this.#write(base + kept * stride + i, this.memory[base + id * stride + i] as number);
      }
      kept++;
    }
    if (kept !== count) this.#write(slot + COUNT, kept);
  }

  /** From here on every write can be undone. */
  startJournal(): void {
    this.#journal ??= new Journal();
  }

  get mark(): number {
    if (!this.#journal) throw new Error("no journal: call startJournal first");
    return this.#journal.mark;
  }

  undoTo(mark: number): void {
    if (!this.#journal) throw new Error("no journal: call startJournal first");
    this.#journal.undo(this.memory, mark);
    this.#changes = (this.#changes + 1) | 0;
  }

  /** All words in use, for comparing and inspecting. */
  words(): Int32Array {
    return this.memory.slice(0, this.size);
  }

  #write(index: number, value: number): void {
    const words = this.memory;
    const old = words[index] as number;
    if (old === value) return;
    this.#journal?.record(index, old);
    words[index] = value;
    this.#changes = (this.#changes + 1) | 0;
  }

  /** Doubles a table, pushing all that lies behind it up. Rare: tables are sized for a long duel. */
  #grow(table: AnyTable): void {
    const { slot, stride } = table.info;
    const capacity = this.memory[slot + CAPACITY] as number;
    const extra = Math.max(1, capacity) * stride;
    const end = (this.memory[slot] as number) + capacity * stride;
    const used = this.size;
    if (used + extra > this.memory.length) {
      const larger = new Int32Array(used + extra * 2);
      larger.set(this.memory);
      this.memory = larger;
    }
    // Behind the words in use may lie what an earlier state has left there.
    this.memory.fill(0, used, used + extra);
    for (let i = used - 1; i >= end; i--) this.#write(i + extra, this.memory[i] as number);
    // The directory's triples end where the header ends; the bases behind `end` move.
    for (let table = 1, tables = this.memory[TABLES] as number; table <= tables; table++) {
      const entry = HEADER_WORDS - 3 * table;
      const base = this.memory[entry] as number;
      if (entry !== slot && base >= end) this.#write(entry, base + extra);
    }
    this.#write(slot + CAPACITY, capacity + Math.max(1, capacity));
    this.#write(USED, used + extra);
  }
}

/** Accesses that were inlined for another layout would read the wrong words. */
function requireBuiltFor(schema: Schema): void {
  if ((INLINED_LAYOUTS.get(schema.name) ?? schema.fingerprint) !== schema.fingerprint)
    throw new Error(
      `what a state of "${schema.name}" consists of has changed since the build: npm run build`,
    );
}

function hashOf(words: Int32Array, size: number): number {
  let hash = 0x9e3779b9;
  for (let i = 0; i < size; i++) {
    hash = Math.imul(hash ^ (words[i] as number), 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  return hash | 0;
}

/** Tables lie one after another, and have as many rows as they have room for or fewer. */
function checkDirectory(words: Int32Array, schema: Schema): void {
  let base = HEADER_WORDS;
  for (const { name, slot, stride, capacity } of schema.tables) {
    const [begins = 0, rows = 0, room = 0] = words.subarray(slot, slot + CAPACITY + 1);
    if (begins !== base || room < capacity || rows < 0 || rows > room)
      throw new BadState(`damaged: table "${name}" of ${rows} rows in ${room} at word ${begins}`);
    base += room * stride;
  }
  if (words[TABLES] !== schema.tables.length || base !== words.length)
    throw new BadState(`damaged: ${words.length} words for tables that end at ${base}`);
}
