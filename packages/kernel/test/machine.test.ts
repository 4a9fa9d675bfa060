import { describe, expect, it } from "vitest";
import { call, type FrameId, frameTable, int, jump, Routines, Schema, State } from "../src/index.ts";

const schema = new Schema("machine");
const now = schema.single({ sum: int(), asked: int(), answer: int() });
const frames = frameTable(schema);

/** What a step gets: the state and who writes down what ran. */
interface Context {
  readonly state: State;
  readonly log: string[];
}

const routines = new Routines<Context>(frames);

/** Adds `from` + … + 1 to the sum. */
const count = routines.define("count", ["from"], {
  test({ state, log }, frame) {
    log.push(`test ${state.get(count.reg.from, frame)}`);
    if (state.get(count.reg.from, frame) === 0) jump(state, frames, frame, count.at.end);
  },
  add({ state }, frame) {
    const left = state.get(count.reg.from, frame);
    state.write(now.sum, state.read(now.sum) + left);
    state.set(count.reg.from, frame, left - 1);
    jump(state, frames, frame, count.at.test);
  },
  end({ log }) {
    log.push("end");
  },
});

/** Calls `count` twice; in between it asks how far the second time. */
const twice = routines.define("twice", ["first", "kept"], {
  begin({ state, log }, frame) {
    log.push("begin");
    state.set(twice.reg.kept, frame, 42);
    call(state, frames, count.id, state.get(twice.reg.first, frame));
  },
  ask({ state, log }) {
    log.push("ask");
    state.write(now.asked, 1);
  },
  second({ state, log }) {
    log.push("second");
    call(state, frames, count.id, state.read(now.answer));
  },
  over({ state, log }, frame) {
    log.push(`over ${state.get(twice.reg.kept, frame)}`);
  },
});

const last = (state: State): FrameId => (state.count(frames) - 1) as FrameId;

/** Runs the newest frame until something is asked or nothing is left. */
function run(context: Context): void {
  const { state } = context;
  while (state.read(now.asked) === 0 && state.count(frames) > 0) {
    const frame = last(state);
    const pc = state.get(frames.pc, frame);
    const step = routines.list[state.get(frames.routine, frame)]?.steps[pc];
    state.set(frames.pc, frame, pc + 1);
    if (step === undefined) state.truncate(frames, frame);
    else step(context, frame);
  }
}

const start = (first: number): Context => {
  const context = { state: State.create(schema), log: [] };
  call(context.state, frames, twice.id, first);
  run(context);
  return context;
};

const goOn = (state: State, answer: number): Context => {
  const context = { state, log: [] };
  state.write(now.answer, answer);
  state.write(now.asked, 0);
  run(context);
  return context;
};

describe("routines", () => {
  it("run step by step, jump, and come back to the one that called", () => {
    const { state, log } = start(2);
    expect(log).toEqual(["begin", "test 2", "test 1", "test 0", "end", "ask"]);
    expect(state.read(now.sum)).toBe(3);
    expect(state.count(frames)).toBe(1);
    expect(goOn(state, 1).log).toEqual(["second", "test 1", "test 0", "end", "over 42"]);
    expect(state.read(now.sum)).toBe(4);
    expect(state.count(frames)).toBe(0);
  });

  it("can be copied while paused: each copy goes its own way", () => {
    const { state } = start(2);
    const fork = state.fork();
    const saved = State.load(state.save(), schema);
    goOn(state, 4);
    expect(fork.read(now.sum)).toBe(3);
    expect(goOn(fork, 1).state.read(now.sum)).toBe(4);
    expect(state.read(now.sum)).toBe(13);
    goOn(saved, 4);
    expect(saved.equals(state)).toBe(true);
  });

  it("can be undone to the pause and take another answer", () => {
    const { state } = start(3);
    state.startJournal();
    const { mark } = state;
    const before = state.fork();
    goOn(state, 100);
    state.undoTo(mark);
    expect(state.equals(before)).toBe(true);
    goOn(state, 1);
    expect(state.read(now.sum)).toBe(7);
  });

  it("nest deeper than the table of frames first has room for", () => {
    const deep = new Routines<Context>(frames);
    const recurse = deep.define("recurse", ["depth"], {
      down({ state }, frame) {
        const depth = state.get(recurse.reg.depth, frame);
        if (depth > 0) call(state, frames, recurse.id, depth - 1);
      },
      up({ state }) {
        state.write(now.sum, state.read(now.sum) + 1);
      },
    });
    const state = State.create(schema);
    call(state, frames, recurse.id, 99);
    const context = { state, log: [] };
    let deepest = 0;
    while (state.count(frames) > 0) {
      const frame = last(state);
      deepest = Math.max(deepest, state.count(frames));
      const pc = state.get(frames.pc, frame);
      state.set(frames.pc, frame, pc + 1);
      const step = deep.list[0]?.steps[pc];
      if (step === undefined) state.truncate(frames, frame);
      else step(context, frame);
    }
    expect(deepest).toBe(100);
    expect(state.read(now.sum)).toBe(100);
  });

  it("take four arguments; the other registers start at 0, whatever ran there before", () => {
    const state = State.create(schema);
    const frame = call(state, frames, twice.id, 1, 2, 3, 4);
    state.set(frames.r9, frame, 9);
    state.truncate(frames, 0);
    const again = call(state, frames, twice.id, 5, 6, 7, 8);
    const { r0, r1, r2, r3, r4, r9, pc } = frames;
    expect([r0, r1, r2, r3, r4, r9, pc].map((field) => state.get(field, again))).toEqual([
      5, 6, 7, 8, 0, 0, 0,
    ]);
  });

  it("are numbered in the order of their definition, a game's after those it builds on", () => {
    const game = new Routines<Context>(frames, routines);
    const more = game.define("more", [], { only() {} });
    expect([count.id, twice.id, more.id]).toEqual([0, 1, 2]);
    expect(routines.list).toHaveLength(2);
    expect(game.list[1]).toBe(twice);
  });

  it("have ten registers and no more", () => {
    const names = Array.from({ length: 11 }, (_, i) => `r${i}`);
    const spare = new Routines<Context>(frames);
    expect(() => spare.define("ten", names.slice(1), {})).not.toThrow();
    expect(() => spare.define("eleven", names, {})).toThrow("eleven: more than 10 registers");
  });
});
