import { type Field, int, type Schema } from "./schema.ts";
import type { State } from "./state.ts";

export type FrameId = number & { readonly __frame: true };

const REGISTERS = 10;

/**
 * The stack of running routines. A routine is a list of small steps; where it stands and what it
 * remembers are words of the state, so a duel can be copied, saved and undone in the middle of anything.
 */
export function frameTable(schema: Schema) {
  return schema.table<FrameId>()("frame", 24, {
    routine: int(),
    pc: int(),
    r0: int(),
    r1: int(),
    r2: int(),
    r3: int(),
    r4: int(),
    r5: int(),
    r6: int(),
    r7: int(),
    r8: int(),
    r9: int(),
  });
}

export type FrameTable = ReturnType<typeof frameTable>;
export type Register = Field<FrameId, number>;
export type Step<C> = (context: C, frame: FrameId) => void;

export interface Routine<C> {
  /** Its number among those of the engine or game; null for one that is numbered elsewhere. */
  readonly id: number | null;
  readonly name: string;
  readonly steps: readonly Step<C>[];
  /** Its registers by name, where they have names. */
  readonly reg?: Readonly<Record<string, Register>>;
}

export type NamedRoutine<C, R extends string, S extends string> = Routine<C> & {
  readonly id: number;
  /** The routine's registers by name; the first ones are its arguments. */
  readonly reg: Readonly<Record<R, Register>>;
  /** Where a step stands, for `jump`. */
  readonly at: Readonly<Record<S, number>>;
};

/** The routines of an engine or game, numbered in the order of their definition. */
export class Routines<C> {
  readonly list: Routine<C>[];

  constructor(
    readonly frames: FrameTable,
    base?: Routines<C>,
  ) {
    this.list = base ? [...base.list] : [];
  }

  /** Defines a routine: named registers and named steps, run from the first to the last unless one jumps. */
  define<const R extends string, S extends string>(
    name: string,
    registers: readonly R[],
    steps: Readonly<Record<S, Step<C>>>,
  ): NamedRoutine<C, R, S> {
    if (registers.length > REGISTERS) throw new Error(`${name}: more than ${REGISTERS} registers`);
    const all = this.frames as unknown as Record<string, Register>;
    const reg = Object.fromEntries(registers.map((register, i) => [register, all[`r${i}`] as Register]));
    const at = Object.fromEntries(Object.keys(steps).map((step, i) => [step, i]));
    const routine = { id: this.list.length, name, steps: Object.values(steps) as Step<C>[], reg, at };
    this.list.push(routine);
    return routine as unknown as NamedRoutine<C, R, S>;
  }
}

/** Starts the routine of a number: it runs before the one that called goes on. */
export function call(state: State, frames: FrameTable, routine: number, a = 0, b = 0, c = 0, d = 0): FrameId {
  const frame = state.add(frames);
  state.set(frames.routine, frame, routine);
  // A new row is all zeros.
  if (a !== 0) state.set(frames.r0, frame, a);
  if (b !== 0) state.set(frames.r1, frame, b);
  if (c !== 0) state.set(frames.r2, frame, c);
  if (d !== 0) state.set(frames.r3, frame, d);
  return frame;
}

/** Continues the routine at another of its steps. */
export function jump(state: State, frames: FrameTable, frame: FrameId, step: number): void {
  state.set(frames.pc, frame, step);
}
