import { describe, expect, it } from "vitest";
import { resultDates, resultsAt } from "../src/index.ts";

const WORDINGS = ["named", "was-destroyed", "destroyed", "that", "if-you-do", "other-ability"] as const;
const PROCESSES = [
  undefined,
  "destroy",
  "discard",
  "to-hand",
  "shields-to-hand",
  "to-deck",
  "to-battle-zone",
  "to-mana",
  "to-graveyard",
] as const;
const ASKS = ["whether", "count", "value"] as const;

const DAYS = ["2002-05-30", ...resultDates("duel-masters").map(({ date }) => date), "2026-01-01"];

describe("the table of results of Duel Masters", () => {
  it.each(DAYS)("has exactly one row for every case on %s", (day) => {
    for (const region of [null, "plays"] as const) {
      const result = resultsAt("duel-masters", day, region);
      for (const wording of WORDINGS)
        for (const process of PROCESSES)
          for (const asks of ASKS)
            for (const happened of ["done", "replaced", "nothing"] as const)
              for (const within of [undefined, "if-you-do"] as const)
                expect(() =>
                  result(
                    { wording, ...(process ? { process } : {}), asks, ...(within ? { within } : {}) },
                    happened,
                  ),
                ).not.toThrow();
    }
  });

  it.each([
    ["named", "to-graveyard", [false, false, true, false]],
    ["was-destroyed", "destroy", [false, false, true, true]],
    ["destroyed", "destroy", [false, true, true, true]],
    ["that", "to-mana", [true, true, true, true]],
    ["if-you-do", "discard", [true, true, true, true]],
    ["other-ability", "destroy", [false, false, false, false]],
  ] as const)(
    "what was replaced counts for “%s” of %s: %j in the four periods",
    (wording, process, counts) => {
      const days = ["2012-07-16", "2021-10-21", "2022-09-13", "2022-09-14"];
      const read = (day: string) =>
        resultsAt("duel-masters", day, null)({ wording, process, asks: "value" }, "replaced").counts;
      expect(days.map(read)).toEqual(counts);
    },
  );

  it.each([
    ["named", "discard", "whether", false],
    ["named", "discard", "count", true],
    ["named", "discard", "value", true],
    ["named", "shields-to-hand", "count", true],
    ["named", "to-hand", "count", false],
    ["named", "to-deck", "count", false],
    ["that", "to-deck", "count", true],
  ] as const)("in Play's “%s” of %s, asking %s: %s", (wording, process, asks, counts) => {
    const result = resultsAt("duel-masters", "2022-01-01", "plays");
    expect(result({ wording, process, asks }, "replaced").counts).toBe(counts);
  });
});
