/**
 * The layout of a state: which words mean what.
 *
 *   word 0          fingerprint of the schema
 *   word 1          number of words in use
 *   word 2          number of tables
 *   globals         one word each, at a fixed place
 *   table directory three words a table: base, rows in use, capacity
 *   tables          rows of equal width, one after another; a full table grows and pushes the later ones up
 *
 * A game extends the engine's schema with its own globals and tables; slots of the base stay where they are.
 */

declare const unit: unique symbol;

/** One word that exists once: its index. */
export type Global<V extends number = number> = number & { readonly [unit]: V };

/**
 * One column of a table, as one number: the directory word that holds the table's base, the width of a row, and the place in
 * it, eight bits each. Every access reads it: taking a number apart is faster than loading three members of an object.
 */
export type Field<Id extends number = number, V extends number = number> = number & {
  readonly [unit]: [Id, V];
};

/** The same bits as in `State.get`. */
const fieldOf = (slot: number, stride: number, offset: number): Field =>
  ((slot << 16) | (stride << 8) | offset) as Field;

export interface GlobalInfo {
  readonly name: string;
  readonly index: Global;
}

export interface TableInfo {
  readonly name: string;
  readonly slot: number;
  readonly stride: number;
  readonly capacity: number;
  readonly fields: readonly string[];
}

declare const column: unique symbol;
export interface Column<V extends number> {
  readonly [column]: V;
}

/** Declares the type of a column or global; costs nothing at run time. */
export function int<V extends number = number>(): Column<V> {
  return undefined as unknown as Column<V>;
}

type Columns = Readonly<Record<string, Column<number>>>;
type ValueOf<C> = C extends Column<infer V> ? V : never;

export type Table<Id extends number, C extends Columns> = {
  readonly [K in keyof C]: Field<Id, ValueOf<C[K]>>;
} & {
  readonly info: TableInfo;
  readonly rows?: Id;
};

export type Globals<C extends Columns> = { readonly [K in keyof C]: Global<ValueOf<C[K]>> };

/** Any table, whatever its columns. */
export interface AnyTable {
  readonly info: TableInfo;
}

const FIXED_WORDS = 3;
const DIRECTORY_WORDS = 3;
/** Room for the globals and the directory, the same in every schema so that a game can extend the engine's. */
export const HEADER_WORDS = 160;
const DIRECTORY_END = HEADER_WORDS;
const MOST_FIELDS = 255;

export class Schema {
  readonly globals: GlobalInfo[];
  readonly tables: TableInfo[];

  constructor(
    readonly name: string,
    base?: Schema,
  ) {
    this.globals = base ? [...base.globals] : [];
    this.tables = base ? [...base.tables] : [];
  }

  /** Adds words that exist once. */
  single<C extends Columns>(columns: C): Globals<C> {
    // As in `table`: an object that is filled one by one would become a dictionary.
    const made = columns as Record<string, unknown>;
    for (const name of Object.keys(columns)) {
      const index = (FIXED_WORDS + this.globals.length) as Global;
      this.globals.push({ name, index });
      made[name] = index;
    }
    this.#checkHeader();
    return made as Globals<C>;
  }

  /** Adds a table: `schema.table<CardId>()("card", 160, { owner: int<Player>() })`. Row 0 is left empty where ids start at 1. */
  table<Id extends number>() {
    return <C extends Columns>(name: string, capacity: number, columns: C): Table<Id, C> => {
      const fields = Object.keys(columns);
      if (fields.length > MOST_FIELDS) throw new Error(`table ${name}: more than ${MOST_FIELDS} columns`);
      const slot = DIRECTORY_END - DIRECTORY_WORDS * (this.tables.length + 1);
      const info: TableInfo = { name, slot, stride: fields.length, capacity, fields };
      this.tables.push(info);
      this.#checkHeader();
      // The very object that declares the columns: being a literal it has the fast shape that every access relies on.
      const made = columns as Record<string, unknown>;
      for (const [offset, field] of fields.entries()) {
        made[field] = fieldOf(slot, fields.length, offset);
      }
      made.info = info;
      return made as Table<Id, C>;
    };
  }

  /** The columns of a table by their names. */
  columnsOf({ slot, stride, fields }: TableInfo): readonly (readonly [name: string, field: Field])[] {
    return fields.map((name, offset) => [name, fieldOf(slot, stride, offset)]);
  }

  /** What a column or a word that exists once is called: "card.zone", "turn". */
  nameOf(what: Field | Global): string {
    for (const table of this.tables)
      for (const [name, field] of this.columnsOf(table)) if (field === what) return `${table.name}.${name}`;
    return this.globals.find(({ index }) => index === what)?.name ?? `word ${what}`;
  }

  /** A number that changes when the layout changes; kept in every state and checked when one is loaded. */
  get fingerprint(): number {
    const parts = this.globals.length + this.tables.length;
    if (this.#fingerprint?.parts !== parts) {
      let hash = 0x811c9dc5;
      const text = JSON.stringify([this.name, this.globals, this.tables]);
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      this.#fingerprint = { parts, hash: hash | 0 };
    }
    return this.#fingerprint.hash;
  }

  #fingerprint: { readonly parts: number; readonly hash: number } | null = null;

  #checkHeader(): void {
    const used = FIXED_WORDS + this.globals.length + DIRECTORY_WORDS * this.tables.length;
    if (used > HEADER_WORDS) throw new Error(`schema ${this.name}: header of ${HEADER_WORDS} words is full`);
  }
}
