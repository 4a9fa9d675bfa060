// What `npm run bench` makes of what it is told, and of what it measures. How long anything takes is not looked at.
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { decksByName, Matchup, playSpeed } from "../lib/measuring/duels.mjs";
import { isRegression, ratio, summary } from "../lib/measuring/figures.mjs";
import { optionsOf } from "../lib/measuring/options.mjs";
import { shown, table } from "../lib/measuring/table.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const MEASURES = [{ name: "steps" }, { name: "forks" }];
const told = (...args) => optionsOf(args, MEASURES, {});

describe("the options of the benchmark", () => {
  it("take every measure if none is named", () => {
    expect(told()).toMatchObject({ measures: MEASURES, rounds: 15, peerRounds: 6, peer: false });
  });

  it("take those that are named", () => {
    expect(told("--only", "forks", "--rounds", "3")).toMatchObject({
      measures: [MEASURES[1]],
      rounds: 3,
      peerRounds: 3,
    });
  });

  it("take another checkout that has been built", () => {
    expect(told("--against", ROOT).against).toBe(ROOT.slice(0, -1));
  });

  it.each([
    [["--only", "spells"], 'There is no measure "spells"; there are steps, forks.'],
    [["--rounds", "0"], '--rounds wants a whole number from 1, not "0".'],
    [["--against", "/nowhere"], "/nowhere is no checkout that has been built (npm run build)."],
    [["--cards", "/nowhere.cdb"], "There is no file /nowhere.cdb."],
    [["--peer", "--against", ROOT], "--peer and --against are two different comparisons."],
    [["--update"], "--update keeps what --peer measures: say both."],
  ])("refuse %s", (args, wrong) => {
    expect(told(...args)).toEqual({ wrong });
  });

  it("say which there are if one is unknown", () => {
    expect(told("--speed").wrong).toMatch(/^Unknown option '--speed'.*npm run bench -- /s);
  });
});

describe("figures", () => {
  const speed = (times, checksum = 7) => ({ what: "play", unit: "decisions/s", work: 60, times, checksum });

  it("count the shortest time of each thing", () => {
    const [figure] = summary([[speed([10, 40])], [speed([30, 20])]]);
    expect(figure).toEqual({ what: "play", value: 2000, unit: "decisions/s", checksum: 7 });
  });

  it("are the median of what is no time", () => {
    const size = (value) => [{ what: "size", unit: "MB", value, checksum: 1 }];
    expect(summary([size(3), size(1), size(2)])[0].value).toBe(2);
  });

  it("are refused where a round went another way", () => {
    expect(() => summary([[speed([1])], [speed([1], 8)]])).toThrow("play: not every round went the same way");
  });

  it("are compared so that more is always better", () => {
    expect(ratio({ value: 30, unit: "nodes/min" }, { value: 20, unit: "nodes/min" })).toBe(1.5);
    expect(ratio({ value: 30, unit: "µs" }, { value: 15, unit: "µs" })).toBe(0.5);
    expect(ratio({ value: 3, unit: "×" }, { value: 2, unit: "×" })).toBeUndefined();
    expect([0.94, 0.96, 1.2, undefined].map(isRegression)).toEqual([true, false, false, false]);
  });
});

describe("a table", () => {
  it("has columns as wide as what is in them", () => {
    expect(
      table([
        ["a", "long"],
        ["longer", ""],
        ["b", "c"],
      ]),
    ).toBe("a       long\nlonger\nb       c");
  });

  it("has as many digits as say something", () => {
    const values = [12345.6, 12.34, 1.234].map((value) => shown({ value, unit: "µs" }));
    expect(values).toEqual(["12,346 µs", "12.3 µs", "1.23 µs"]);
  });
});

it("duels that are measured go the same way each time", async () => {
  const vanilla = (await decksByName()).get("vanilla");
  const matchup = new Matchup([vanilla, vanilla]);
  const starts = [1, 2].map((seed) => ({ matchup, seed }));
  const figures = playSpeed("vanilla", starts);
  expect(figures.map(({ what, times }) => [what, times.length])).toEqual([
    ["vanilla, in play", 2],
    ["vanilla, with set-up", 4],
  ]);
  expect(playSpeed("vanilla", starts)[0].checksum).toBe(figures[0].checksum);
});
