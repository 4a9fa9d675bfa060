import { describe, expect, it } from "vitest";
import { EVERYWHERE } from "../src/fold.ts";
import { neededBy } from "../src/literal.ts";
import { OCG_FOLDS } from "../src/ocg/folds/order.ts";
import { RUSH_FOLDS } from "../src/rush/folds.ts";
import { allTexts } from "./helpers.ts";

describe("what a pattern needs", () => {
  it.each([
    [/target that card/, [["target that card"]]],
    [/\bIf it is (?:a|the) Trap, destroy it\b/, [[" trap, destroy it"], ["if it is "]]],
    [/(?<=; if it is a [^.]*)\. If it is not, /, [[". if it is not, "], ["; if it is a "]]],
    [/colou?r/, [["colo"]]],
    [/reds? and (?:blue)?/, [[" and "], ["red"]]],
    [/one|other/, [["one", "other"]]],
    [/one(?:| other)(?:, thousands|, millions)/, [[", thousands", ", millions"], ["one"]]],
    [/one|[a-z]*/, []],
    [/(?<!not )today(?! only)/, [["today"]]],
    [/[abc]+d{2}efg/, [["efg"]]],
    [/Draw 1 card/i, [["draw 1 card"]]],
  ])("%s: %s", (pattern, needed) => {
    expect(neededBy(pattern)).toEqual(needed);
  });

  it("is not asked of what is written as a code, a property or the name of a group", () => {
    for (const pattern of [/\u00e9t\u00e9/, /\x41BC/, /\p{Lu}abc/u, /(?<one>a)\k<one>/])
      expect(() => neededBy(pattern)).toThrow();
  });

  it("is in every text that a fold changes", () => {
    const missed: string[] = [];
    const texts = allTexts().filter((_, i) => i % 10 === 0);
    for (const [pattern] of [...EVERYWHERE, ...OCG_FOLDS, ...RUSH_FOLDS])
      for (const { text } of texts)
        if (
          text.search(pattern) >= 0 &&
          !neededBy(pattern).every((need) => need.some((letters) => text.toLowerCase().includes(letters)))
        )
          missed.push(String(pattern));
    expect(missed).toEqual([]);
  });
});
