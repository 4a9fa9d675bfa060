import { readFileSync } from "node:fs";
import type { RuleRecord } from "@chainwright/rulebook";
import type { Report } from "@chainwright/scenario";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Coverage, coverageOf, coverageText } from "../src/coverage.ts";
import { readExamples } from "../src/examples.ts";
import { PLAIN } from "../src/look.ts";
import { ROOT } from "../src/pools.ts";
import { run } from "./table.ts";

const rule = (id: string, enforce = true): RuleRecord => ({
  id,
  game: "ocg",
  source: "here",
  status: "stated",
  enforce,
});
const report = (id: string, ok: boolean, cited: readonly string[]): Report =>
  ({ id, ok, cited }) as unknown as Report;

const RULES = [
  rule("OCG-CHAIN-01"),
  rule("OCG-CHAIN-02"),
  rule("OCG-TURN-01"),
  rule("OCG-TURN-02", false),
  rule("OCG-BASIC-01"),
  { ...rule("RUSH-TURN-01"), game: "rush" },
];
const EXAMPLES = ["EX-OCG-01", "EX-OCG-02", "EX-OCG-03"].map((id) => ({
  id,
  game: "ocg" as const,
  title: `About ${id}`,
}));
const covered = coverageOf("ocg", RULES, EXAMPLES, [
  report("EX-OCG-01", true, ["OCG-CHAIN-01", "OCG-BASIC-01", "OCG-TURN-02"]),
  report("EX-OCG-02", true, []),
  report("EX-OCG-02", false, ["OCG-TURN-01"]),
  report("something else", true, ["OCG-CHAIN-01"]),
]);

describe("coverage", () => {
  it("counts rules that a passing run cites, without basics and without what nobody can enforce", () => {
    expect(covered.rules).toEqual({ covered: 1, total: 3 });
    expect(covered.groups).toEqual([
      { group: "OCG-CHAIN", basic: false, covered: ["OCG-CHAIN-01"], missing: ["OCG-CHAIN-02"] },
      { group: "OCG-TURN", basic: false, covered: [], missing: ["OCG-TURN-01"] },
      { group: "OCG-BASIC", basic: true, covered: ["OCG-BASIC-01"], missing: [] },
    ]);
  });

  it("counts an example when all of its runs pass", () => {
    const { total, passed, failed, missing } = covered.examples;
    expect({ total, passed, failed, missing }).toEqual({
      total: 3,
      passed: ["EX-OCG-01"],
      failed: ["EX-OCG-02"],
      missing: ["EX-OCG-03"],
    });
  });

  it("is a short table, and names what is missing when asked", () => {
    const titles = { rule: (id: string) => `Title of ${id}`, example: (id: string) => `About ${id}` };
    expect(coverageText(covered, null, PLAIN).split("\n")).toEqual([
      "Yu-Gi-Oh! OCG",
      "  Rules 1/3",
      "    OCG-CHAIN 1/2",
      "    OCG-TURN 0/1",
      "  Nothing to enforce: OCG-TURN-02",
      "  Basics beyond the catalogue",
      "    OCG-BASIC 1/1",
      "  Examples 1/3, 1 failing",
      "    ✗ EX-OCG-02 fails",
    ]);
    const long = coverageText(covered, titles, PLAIN);
    expect(long).toContain("✗ OCG-CHAIN-02 · Title of OCG-CHAIN-02");
    expect(long).toContain("✗ EX-OCG-03 · About EX-OCG-03");
  });
});

describe("rules/examples.yaml", () => {
  const source = readFileSync(`${ROOT}rules/examples.yaml`, "utf8");
  const examples = readExamples(source, "rules/examples.yaml");

  it("is read as a reader of YAML reads it", () => {
    const known = Object.entries(parse(source) as Record<string, Record<string, string>>).flatMap(
      ([game, titles]) => Object.entries(titles).map(([id, title]) => ({ id, game, title })),
    );
    expect(examples).toEqual(known);
  });

  it("names every example of the catalogue once", () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(122);
    expect(examples).toHaveLength(122);
  });

  it("refuses what it would read wrongly", () => {
    expect(() => readExamples("ocg:\n  EX-OCG-01: 'quoted'", "f")).toThrow("f:2: ");
    expect(() => readExamples("  EX-OCG-01: no game", "f")).toThrow("f:1: ");
    expect(() => readExamples("chess:\n", "f")).toThrow("f:1: ");
  });
});

// All games are counted by what the scenarios' own tests have played: scripts/lib/coverage.mjs.
describe("the command", () => {
  it("counts the scenarios of a game", async () => {
    const { code, out } = await run(["coverage", "--game", "duel-masters", "--json"]);
    expect(code).toBe(0);
    const { schema, games, problems } = JSON.parse(out) as Coverage;
    expect([schema, problems]).toEqual(["chainwright-coverage/1", []]);
    for (const { game, rules, examples } of games) {
      expect([game, examples.total]).toEqual(["duel-masters", 12]);
      expect(rules.covered).toBe(rules.total);
      expect([...examples.missing, ...examples.failed]).toEqual([]);
    }
    expect(games).toHaveLength(1);
  });

  it("shows one game, with what is missing", async () => {
    const { code, out } = await run(["coverage", "--game", "rush", "--missing"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Yu-Gi-Oh! Rush Duel\n {2}Rules \d+\/\d+\n/);
    expect(out).not.toContain("OCG-CHAIN");
  });
});
