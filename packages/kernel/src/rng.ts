import { int, type Schema } from "./schema.ts";
import type { State } from "./state.ts";

/** The generator's words: part of the state, so a fork draws the same numbers. */
export function chanceWords(schema: Schema) {
  return schema.single({ rng0: int(), rng1: int(), rng2: int(), rng3: int() });
}

export type ChanceWords = ReturnType<typeof chanceWords>;

/** Fills the generator from one number (splitmix32). */
export function seedChance(state: State, words: ChanceWords, seed: number): void {
  let x = seed | 0;
  for (const word of [words.rng0, words.rng1, words.rng2, words.rng3]) {
    x = (x + 0x9e3779b9) | 0;
    let z = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    state.write(word, z ^ (z >>> 15));
  }
}

/** An integer in `[0, below)`, `below` from 1 to 65536 (xoshiro128**). */
export function drawBelow(state: State, words: ChanceWords, below: number): number {
  let s0 = state.read(words.rng0);
  let s1 = state.read(words.rng1);
  let s2 = state.read(words.rng2);
  let s3 = state.read(words.rng3);
  const mixed = Math.imul(s1, 5);
  const result = Math.imul((mixed << 7) | (mixed >>> 25), 9) >>> 0;
  const t = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= t;
  s3 = (s3 << 11) | (s3 >>> 21);
  state.write(words.rng0, s0);
  state.write(words.rng1, s1);
  state.write(words.rng2, s2);
  state.write(words.rng3, s3);
  return Math.floor((result / 0x100000000) * below);
}

/** Whole numbers in `[0, below)` for bots and tests, apart from a duel's own chance (mulberry32). */
export function numbers(seed: number): (below: number) => number {
  let x = seed | 0;
  return (below) => {
    x = (x + 0x6d2b79f5) | 0;
    let z = Math.imul(x ^ (x >>> 15), x | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((((z ^ (z >>> 14)) >>> 0) / 0x100000000) * below) | 0;
  };
}
