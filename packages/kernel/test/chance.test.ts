import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceWords, drawBelow, Schema, State, seedChance } from "../src/index.ts";

const schema = new Schema("chance");
const words = chanceWords(schema);

const seeded = (seed: number): State => {
  const state = State.create(schema);
  seedChance(state, words, seed);
  return state;
};

const draws = (state: State, below: number, n: number): number[] =>
  Array.from({ length: n }, () => drawBelow(state, words, below));

/** xoshiro128** as its authors write it, with 32-bit words in big integers. */
function* reference(state: State): Generator<bigint> {
  const mask = 0xffffffffn;
  const rotate = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & mask;
  const s = [words.rng0, words.rng1, words.rng2, words.rng3].map((word) => BigInt(state.read(word)) & mask);
  const at = (i: number): bigint => s[i] as bigint;
  for (;;) {
    yield (rotate((at(1) * 5n) & mask, 7n) * 9n) & mask;
    const t = (at(1) << 9n) & mask;
    s[2] = at(2) ^ at(0);
    s[3] = at(3) ^ at(1);
    s[1] = at(1) ^ at(2);
    s[0] = at(0) ^ at(3);
    s[2] = at(2) ^ t;
    s[3] = rotate(at(3), 11n);
  }
}

describe("chance", () => {
  it("is xoshiro128**", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 65_536 }), (seed, below) => {
        const state = seeded(seed);
        const numbers = reference(state);
        for (let i = 0; i < 20; i++) {
          const expected = ((numbers.next().value as bigint) * BigInt(below)) >> 32n;
          expect(drawBelow(state, words, below)).toBe(Number(expected));
        }
      }),
    );
  });

  it("gives the same numbers for the same seed, others for another, and in a fork what the original gives", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(30), (seed, drawn) => {
        const state = seeded(seed);
        expect(seeded(seed).equals(state)).toBe(true);
        expect(seeded(seed ^ 1).equals(state)).toBe(false);
        draws(state, 6, drawn);
        const fork = state.fork();
        const ahead = draws(fork, 1000, 10);
        expect(state.equals(fork)).toBe(false);
        expect(draws(state, 1000, 10)).toEqual(ahead);
        expect(state.equals(fork)).toBe(true);
      }),
    );
  });

  it("is taken back by the journal", () => {
    const state = seeded(7);
    state.startJournal();
    const first = draws(state, 100, 10);
    state.undoTo(0);
    expect(draws(state, 100, 10)).toEqual(first);
  });

  it("is not stuck for any seed, not even 0", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(0), fc.integer()), (seed) => {
        expect(new Set(draws(seeded(seed), 65_536, 20)).size).toBeGreaterThan(10);
      }),
    );
  });

  // Chi-square with `below - 1` degrees of freedom; the limits are passed by chance once in about a million seeds.
  it.each([
    [2, 24],
    [6, 36],
    [40, 99],
  ])("is even below %i", (below, limit) => {
    const n = 20_000;
    const counts = new Array<number>(below).fill(0);
    for (const drawn of draws(seeded(2024), below, n)) counts[drawn] = (counts[drawn] ?? Number.NaN) + 1;
    const expected = n / below;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(limit);
  });

  it("has no preference after a number: pairs are even", () => {
    const all = draws(seeded(11), 8, 40_001);
    const counts = new Array<number>(64).fill(0);
    for (let i = 1; i < all.length; i++) {
      const pair = (all[i - 1] as number) * 8 + (all[i] as number);
      counts[pair] = (counts[pair] ?? Number.NaN) + 1;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 625) ** 2 / 625, 0);
    expect(chi).toBeLessThan(130);
  });
});
