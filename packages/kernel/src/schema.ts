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

/** One word that exists once. */
export interface Global<V extends number = number> {
  readonly name: string;
  readonly index: number;
  readonly [unit]?: V;
}

/** One column of a table. `slot` is the directory word that holds the table's base. */
export interface Field<Id extends number = number, V extends number = number> {
  readonly name: string;
  readonly slot: number;
  readonly stride: number;
  readonly offset: number;
  readonly [unit]?: [Id, V];
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

export class Schema {
  readonly globals: Global[];
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
      const global = { name, index: FIXED_WORDS + this.globals.length };
      this.globals.push(global);
      made[name] = global;
    }
    this.#checkHeader();
    return made as Globals<C>;
  }

  /** Adds a table: `schema.table<CardId>()("card", 160, { owner: int<Player>() })`. Row 0 is left empty where ids start at 1. */
  table<Id extends number>() {
    return <C extends Columns>(name: string, capacity: number, columns: C): Table<Id, C> => {
      const fields = Object.keys(columns);
      const slot = DIRECTORY_END - DIRECTORY_WORDS * (this.tables.length + 1);
      const info: TableInfo = { name, slot, stride: fields.length, capacity, fields };
      this.tables.push(info);
      this.#checkHeader();
      // The very object that declares the columns: being a literal it has the fast shape that every access relies on.
      const made = columns as Record<string, unknown>;
      for (const [offset, field] of fields.entries()) {
        made[field] = { name: `${name}.${field}`, slot, stride: fields.length, offset };
      }
      made.info = info;
      return made as Table<Id, C>;
    };
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
