import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Letters } from "../src/letters.ts";

const found = (strings: readonly string[], text: string): readonly string[] => {
  const there = new Uint8Array(strings.length);
  new Letters(strings).mark(text, there);
  return strings.filter((_, i) => there[i] === 1);
};

describe("letters that are found in one walk", () => {
  it("also where they overlap, or stand in each other", () => {
    expect(found(["he", "she", "hers", "his"], "ushers")).toEqual(["he", "she", "hers"]);
    expect(found(["add", "dd ", "d 1", "1"], "to add 1")).toEqual(["add", "dd ", "d 1", "1"]);
    expect(found(["●", "1 ●"], "“1 ●”")).toEqual(["●", "1 ●"]);
  });

  it("are those that the text includes", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 5 });
    const strings = fc.uniqueArray(letters, { minLength: 1, maxLength: 12 });
    const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 30 });
    fc.assert(
      fc.property(strings, text, (all, some) => {
        expect(found(all, some)).toEqual(all.filter((one) => some.includes(one)));
      }),
    );
  });

  it("are told once", () => {
    const letters = new Letters(["ab", "b"]);
    const there = new Uint8Array(2);
    expect(letters.mark("abab", there)).toEqual([0, 1]);
    expect(letters.mark("b", there)).toEqual([]);
  });
});
