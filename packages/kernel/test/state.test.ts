import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HEADER_WORDS, int, Schema, State } from "../src/index.ts";
import { globals, ops, schema, Twins, tables } from "./model.ts";

const [one, none, two] = tables;

describe("a state", () => {
  it.each([false, true])("behaves like plain objects (journal: %s)", (journal) => {
    fc.assert(
      fc.property(ops, (list) => {
        const twins = new Twins(journal);
        for (const op of list) {
          twins.do(op);
          twins.compare();
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([false, true])("says that it has changed whenever a word has (journal: %s)", (journal) => {
    fc.assert(
      fc.property(ops, (list) => {
        const twins = new Twins(journal);
        for (const op of list) {
          const { changes } = twins.state;
          const before = twins.state.fork();
          twins.do(op);
          expect(twins.state.changes !== changes || twins.state.equals(before)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("keeps what lies behind a table that grows", () => {
    const state = State.create(schema);
    for (let row = 0; row < 5; row++) {
      state.set(two.y, state.add(two), 100 + row);
      state.set(none.x, state.add(none), 200 + row);
      state.set(one.z, state.add(one), 300 + row);
    }
    const read = (row: number) => [state.get(two.y, row), state.get(none.x, row), state.get(one.z, row)];
    expect([0, 1, 2, 3, 4].map(read)).toEqual(
      [0, 1, 2, 3, 4].map((row) => [100 + row, 200 + row, 300 + row]),
    );
  });

  it("comes back word for word from before a table grew, and grows again", () => {
    const state = State.create(schema);
    state.startJournal();
    state.set(two.x, state.add(two), 7);
    const before = state.fork();
    const { mark } = state;
    const grow = (): void => {
      for (let row = 0; row < 9; row++) state.set(one.x, state.add(one), row + 1);
    };
    grow();
    const grown = state.fork();
    expect(grown.size).toBeGreaterThan(before.size);
    state.undoTo(mark);
    expect(state.size).toBe(before.size);
    expect(state.equals(before)).toBe(true);
    grow();
    expect(state.equals(grown)).toBe(true);
    expect(state.get(two.x, 0)).toBe(7);
  });

  describe("whose memory is released", () => {
    const filled = (rows: number): State => {
      const state = State.create(schema);
      for (let row = 0; row < rows; row++) state.set(two.x, state.add(two), 1000 + row);
      return state;
    };

    it("gives it to the next fork, which is a copy word for word", () => {
      filled(30).release();
      const state = filled(2);
      const fork = state.fork();
      expect(fork.equals(state)).toBe(true);
      expect(fork.hash()).toBe(state.hash());
      expect(fork.words()).toEqual(state.words());
    });

    it("leaves nothing behind where a table of the next one grows", () => {
      const plain = filled(2);
      const grow = (state: State): State => {
        for (let row = 0; row < 9; row++) state.set(one.x, state.add(one), row + 1);
        return state;
      };
      filled(40).release();
      const reused = grow(plain.fork());
      const anew = grow(State.load(plain.save(), schema));
      expect(reused.equals(anew)).toBe(true);
      expect(reused.hash()).toBe(anew.hash());
    });

    it("cannot be used any more, nor released twice", () => {
      const state = filled(3);
      const fork = state.fork();
      fork.release();
      fork.release();
      expect(() => fork.fork()).toThrow("a released state is forked");
      fork.set(two.x, 0 as never, 5);
      const [first, second] = [state.fork(), state.fork()];
      first.set(two.x, 0 as never, 77);
      expect(second.equals(state)).toBe(true);
    });
  });

  it("gives a new row zeros, also where another row has been", () => {
    const state = State.create(schema);
    state.set(two.x, state.add(two), 9);
    state.truncate(two, 0);
    expect(state.get(two.x, state.add(two))).toBe(0);
  });

  it("has another hash and is unequal after any one change", () => {
    fc.assert(
      fc.property(ops, fc.nat(), fc.integer({ min: 1 }), (list, place, change) => {
        const twins = new Twins(false);
        for (const op of list) twins.do(op);
        const other = twins.state.fork();
        expect(other.hash()).toBe(twins.state.hash());
        const field = place % 2 === 0 ? globals.a : globals.b;
        other.write(field, other.read(field) + change);
        expect(other.hash()).not.toBe(twins.state.hash());
        expect(other.equals(twins.state)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it("shares no memory with its words, its saved bytes or its forks", () => {
    const state = State.create(schema);
    state.write(globals.a, 5);
    const words = state.words();
    const bytes = state.save();
    words.fill(9);
    bytes.fill(9);
    expect(state.read(globals.a)).toBe(5);
    const saved = state.save();
    const loaded = State.load(saved, schema);
    saved.fill(0);
    expect(loaded.read(globals.a)).toBe(5);
  });

  it("refuses marks and undo without a journal, and marks from the future", () => {
    const state = State.create(schema);
    expect(() => state.mark).toThrow("call startJournal first");
    expect(() => state.undoTo(0)).toThrow("call startJournal first");
    state.startJournal();
    expect(() => state.undoTo(2)).toThrow("no such mark: 2");
    state.write(globals.a, 1);
    const copy = State.create(schema);
    copy.startJournal();
    copy.copyFrom(state);
    expect(() => copy.mark).toThrow("call startJournal first");
  });

  it("keeps its journal when it is started twice", () => {
    const state = State.create(schema);
    state.startJournal();
    state.write(globals.a, 1);
    state.startJournal();
    state.undoTo(0);
    expect(state.read(globals.a)).toBe(0);
  });

  it("takes back more writes than the journal first has room for", () => {
    const state = State.create(schema);
    const before = state.fork();
    state.startJournal();
    for (let i = 1; i <= 5000; i++) state.write(globals.a, i);
    expect(state.mark).toBe(10_000);
    state.undoTo(0);
    expect(state.equals(before)).toBe(true);
  });
});

describe("loading", () => {
  const bytes = (): Uint8Array => {
    const state = State.create(schema);
    for (let row = 0; row < 5; row++) state.set(one.y, state.add(one), row);
    return state.save();
  };

  const changed = (at: number, byte: number): Uint8Array => {
    const saved = bytes();
    saved[at] = byte;
    return saved;
  };

  it("takes what was saved with a meaning with the same one only", () => {
    const saved = State.create(schema).save(7);
    expect(State.load(saved, schema, 7).save(7)).toEqual(saved);
    expect(() => State.load(saved, schema, 8)).toThrow("saved with other cards or rules");
  });

  it("takes a part of a larger buffer", () => {
    const saved = bytes();
    const larger = new Uint8Array(saved.length + 8);
    larger.set(saved, 4);
    const loaded = State.load(larger.subarray(4, 4 + saved.length), schema);
    expect(loaded.save()).toEqual(saved);
  });

  it("refuses what another layout saved", () => {
    const renamed = new Schema("another");
    renamed.single({ a: int(), b: int() });
    const wider = new Schema("model");
    wider.single({ a: int(), b: int(), c: int() });
    for (const other of [renamed, wider]) {
      expect(() => State.load(bytes(), other)).toThrow("saved by another version: the layout differs");
    }
  });

  it.each([
    ["nothing", () => new Uint8Array(0), "not a saved state: 0 bytes"],
    ["less than a header", () => bytes().slice(0, HEADER_WORDS * 4 - 4), "not a saved state: 636 bytes"],
    ["a broken word", () => bytes().slice(0, -1), /^not a saved state: \d+ bytes$/],
    [
      "an end that is missing",
      () => bytes().slice(0, -4),
      /^not a saved state: (\d+) words, (?!\1 )\d+ expected$/,
    ],
    ["more than there was", () => new Uint8Array([...bytes(), 0, 0, 0, 0]), /words, \d+ expected$/],
    ["another kind of file", () => changed(0, 7), "not a saved state: it begins with something else"],
    ["another form", () => changed(4, 9), "saved in form 9: this is form 1"],
    ["what was saved with another meaning", () => changed(8, 9), "saved with other cards or rules"],
    ["a byte that is another", () => changed(bytes().length - 1, 9), "damaged: the checksum differs"],
  ] as const)("refuses %s", (_, make, message) => {
    expect(() => State.load(make(), schema)).toThrow(message);
  });
});

describe("a schema", () => {
  it("has another fingerprint when anything in its layout changes", () => {
    const make = (change: (made: Schema) => void, name = "x"): number => {
      const made = new Schema(name);
      made.single({ a: int() });
      made.table()("t", 2, { x: int(), y: int() });
      change(made);
      return made.fingerprint;
    };
    const all = [
      make(() => {}),
      make(() => {}, "y"),
      make((made) => made.single({ b: int() })),
      make((made) => made.table()("u", 2, { x: int() })),
      make((made) => made.table()("u", 3, { x: int() })),
      make((made) => made.table()("u", 2, { y: int() })),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(make(() => {})).toBe(all[0]);
  });

  it("can be extended: the base's words stay where they are", () => {
    const base = new Schema("base");
    const { a } = base.single({ a: int() });
    const rows = base.table()("rows", 1, { x: int() });
    const game = new Schema("game", base);
    const { b } = game.single({ b: int() });
    const more = game.table()("more", 1, { y: int() });
    const state = State.create(game);
    state.write(a, 1);
    state.write(b, 2);
    for (let i = 0; i < 4; i++) {
      state.set(rows.x, state.add(rows), 10 + i);
      state.set(more.y, state.add(more), 20 + i);
    }
    expect([state.read(a), state.read(b)]).toEqual([1, 2]);
    expect([0, 1, 2, 3].map((i) => state.get(rows.x, i) + state.get(more.y, i))).toEqual([30, 32, 34, 36]);
    expect(base.tables).toHaveLength(1);
  });

  const fill = (globalWords: number): Schema => {
    const made = new Schema("full");
    made.single(Object.fromEntries(Array.from({ length: globalWords }, (_, i) => [`g${i}`, int()])));
    return made;
  };

  it("refuses more than its header holds", () => {
    // Three fixed words, three for a table.
    expect(() => fill(HEADER_WORDS - 3)).not.toThrow();
    expect(() => fill(HEADER_WORDS - 2)).toThrow("header of 160 words is full");
    expect(() => fill(HEADER_WORDS - 5).table()("t", 1, { x: int() })).toThrow("is full");
  });

  it("keeps globals of a full header when a table grows", () => {
    const made = new Schema("full");
    const all = made.single(
      Object.fromEntries(Array.from({ length: HEADER_WORDS - 6 }, (_, i) => [`g${i}`, int()])),
    );
    const rows = made.table()("t", 1, { x: int() });
    const state = State.create(made);
    const last = Object.values(all).slice(-9);
    for (const global of last) state.write(global, 1_000_000);
    state.add(rows);
    state.add(rows);
    expect(last.map((global) => state.read(global))).toEqual(last.map(() => 1_000_000));
  });
});
