import fc from "fast-check";
import { expect } from "vitest";
import { int, Schema, State } from "../src/index.ts";

export const schema = new Schema("model");
export const globals = schema.single({ a: int(), b: int() });
/** Small on purpose, so that a few additions make them grow; the empty one and the last one are the corner cases. */
const one = schema.table()("one", 1, { x: int(), y: int(), z: int() });
const none = schema.table()("none", 0, { x: int() });
const two = schema.table()("two", 2, { x: int(), y: int() });
export const tables = [one, none, two] as const;

const columns = [[one.x, one.y, one.z], [none.x], [two.x, two.y]] as const;
const columnOf = (table: number, column: number) => {
  const list = columns[table] ?? [];
  return list[column % list.length] ?? one.x;
};
const tableOf = (table: number) => tables[table] ?? one;

/** The same thing in plain objects. */
interface Model {
  globals: [number, number];
  rows: number[][][];
}

type Op =
  | { op: "add"; table: number }
  | { op: "set"; table: number; row: number; column: number; value: number }
  | { op: "write"; which: 0 | 1; value: number }
  | { op: "truncate"; table: number; rows: number }
  | { op: "retain"; table: number; every: number }
  | { op: "mark" }
  | { op: "undo"; back: number }
  | { op: "fork" }
  | { op: "reload" }
  | { op: "copyFrom" };

const table = fc.nat(2);
const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer());
export const ops: fc.Arbitrary<Op[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ op: fc.constant("add" as const), table }) },
    {
      weight: 6,
      arbitrary: fc.record({
        op: fc.constant("set" as const),
        table,
        row: fc.nat(40),
        column: fc.nat(2),
        value,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        op: fc.constant("write" as const),
        which: fc.constantFrom(0 as const, 1 as const),
        value,
      }),
    },
    { weight: 1, arbitrary: fc.record({ op: fc.constant("truncate" as const), table, rows: fc.nat(20) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        op: fc.constant("retain" as const),
        table,
        every: fc.integer({ min: 1, max: 4 }),
      }),
    },
    { weight: 2, arbitrary: fc.constant({ op: "mark" as const }) },
    { weight: 2, arbitrary: fc.record({ op: fc.constant("undo" as const), back: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.constant({ op: "fork" as const }) },
    { weight: 1, arbitrary: fc.constant({ op: "reload" as const }) },
    { weight: 1, arbitrary: fc.constant({ op: "copyFrom" as const }) },
  ),
  { maxLength: 120 },
);

/** A state and its plain twin, treated alike. */
export class Twins {
  state = State.create(schema);
  model: Model = { globals: [0, 0], rows: [[], [], []] };
  #marks: { mark: number; model: Model; copy: State }[] = [];

  constructor(readonly journal: boolean) {
    if (journal) this.state.startJournal();
  }

  do(op: Op): void {
    switch (op.op) {
      case "add": {
        const rows = this.#rows(op.table);
        expect(this.state.add(tableOf(op.table))).toBe(rows.length);
        rows.push((columns[op.table] ?? []).map(() => 0));
        return;
      }
      case "set": {
        const rows = this.#rows(op.table);
        if (rows.length === 0) return;
        const row = op.row % rows.length;
        const cells = rows[row] ?? [];
        this.state.set(columnOf(op.table, op.column), row, op.value);
        cells[op.column % cells.length] = op.value;
        return;
      }
      case "write":
        this.state.write(op.which === 0 ? globals.a : globals.b, op.value);
        this.model.globals[op.which] = op.value;
        return;
      case "truncate": {
        const rows = this.#rows(op.table);
        const kept = Math.min(op.rows, rows.length);
        this.state.truncate(tableOf(op.table), kept);
        rows.length = kept;
        return;
      }
      case "retain": {
        const rows = this.#rows(op.table);
        this.state.retain<number>(tableOf(op.table), (row) => row % op.every === 0);
        this.model.rows[op.table] = rows.filter((_, row) => row % op.every === 0);
        return;
      }
      case "mark":
        if (!this.journal) return;
        this.#marks.push({
          mark: this.state.mark,
          model: structuredClone(this.model),
          copy: this.state.fork(),
        });
        return;
      case "undo": {
        // Straight to an older mark, over the heads of those in between.
        const place = this.#marks.length - 1 - op.back;
        const then = this.#marks[place];
        if (then === undefined) return;
        this.#marks.length = place;
        this.state.undoTo(then.mark);
        this.model = then.model;
        expect(this.state.equals(then.copy), "undone, word for word").toBe(true);
        expect(this.state.mark).toBe(then.mark);
        return;
      }
      case "fork": {
        const fork = this.state.fork();
        const before = this.state.fork();
        fork.write(globals.a, fork.read(globals.a) ^ 1);
        fork.add(one);
        expect(this.state.equals(before), "a fork leaves the original alone").toBe(true);
        expect(this.state.equals(fork)).toBe(false);
        return;
      }
      case "reload":
        this.#become(State.load(this.state.save(), schema));
        return;
      case "copyFrom": {
        const other = State.create(schema);
        other.add(two);
        other.copyFrom(this.state);
        this.#become(other);
        return;
      }
    }
  }

  #rows(which: number): number[][] {
    return this.model.rows[which] ?? [];
  }

  /** Goes on with an equal state; marks belong to the journal of the old one. */
  #become(other: State): void {
    expect(other.equals(this.state)).toBe(true);
    expect(other.hash()).toBe(this.state.hash());
    this.state = other;
    this.#marks = [];
    if (this.journal) this.state.startJournal();
  }

  compare(): void {
    expect(this.read()).toEqual(this.model);
  }

  read(): Model {
    return {
      globals: [this.state.read(globals.a), this.state.read(globals.b)],
      rows: tables.map((one, which) =>
        Array.from({ length: this.state.count(one) }, (_, row) =>
          (columns[which] ?? []).map((column) => this.state.get(column, row)),
        ),
      ),
    };
  }
}
