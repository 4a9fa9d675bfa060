import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { affectedTests, dependenciesIn } from "../lib/affected.mjs";
import { ROOT } from "../lib/run.mjs";

const DOCUMENTS = "scripts/test/documents.test.mjs";
const PAGES = "apps/web/test/pages/table.test.ts";
const SCENARIOS = "packages/scenario/test/scenarios/part-1.test.ts";
const RANDOM = "packages/kernel/test/state.test.ts";

const dependencies = dependenciesIn(ROOT);

describe("tests that a change can affect", () => {
  it.each([
    ["packages/kernel/src/state.ts", [RANDOM, SCENARIOS, PAGES, DOCUMENTS], []],
    ["packages/engine/src/history/current-battle.ts", [SCENARIOS, PAGES, DOCUMENTS], [RANDOM]],
    ["apps/web/src/app.tsx", [PAGES], [SCENARIOS, DOCUMENTS]],
    ["apps/web/src/styles/gone.css", [PAGES], [SCENARIOS]],
    ["cards/ocg/sangan.yaml", [SCENARIOS, PAGES, DOCUMENTS], [RANDOM]],
    ["rules/ocg/timing.yaml", [SCENARIOS, PAGES], [RANDOM]],
    ["scenarios/rush/any.yaml", [SCENARIOS, PAGES], [RANDOM]],
    ["README.md", [DOCUMENTS], [SCENARIOS, PAGES]],
    ["docs/play.md", [DOCUMENTS], [SCENARIOS, PAGES]],
    ["scripts/lib/document-terminal.mjs", [DOCUMENTS], [SCENARIOS]],
    ["bench/duels.mjs", ["bench/test/own-cards.long.test.mjs"], [SCENARIOS]],
    ["packages/scenario/test/files.ts", [SCENARIOS], [PAGES]],
    ["package-lock.json", [RANDOM, SCENARIOS, PAGES, DOCUMENTS], []],
    ["LICENSE", [], [RANDOM, SCENARIOS, PAGES, DOCUMENTS]],
  ])("of %s", (changed, some, none) => {
    const { tests, longTests } = affectedTests(dependencies, [changed]);
    const all = [...tests, ...longTests];
    expect(all).toEqual(expect.arrayContaining(some));
    expect(all.filter((test) => none.includes(test))).toEqual([]);
  });

  it("are tests that there are", () => {
    const { tests, longTests } = affectedTests(dependencies, ["package.json"]);
    for (const test of [...tests, ...longTests]) expect(readFileSync(`${ROOT}/${test}`, "utf8")).not.toBe("");
  });

  it("are told from those that only the long run has", () => {
    // This file names the program, too.
    expect(affectedTests(dependencies, ["bench/duels.mjs"])).toEqual({
      tests: ["scripts/test/affected.test.mjs"],
      longTests: ["bench/test/all-cards.long.test.mjs", "bench/test/own-cards.long.test.mjs"],
    });
  });
});
