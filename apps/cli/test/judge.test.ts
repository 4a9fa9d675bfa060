import type { Report } from "@chainwright/scenario";
import { afterAll, describe, expect, it } from "vitest";
import type { Difference } from "../src/diff.ts";
import {
  CHAIN,
  DATED,
  FAILING,
  folderWith,
  IMPOSSIBLE,
  run,
  TABLE,
  UNKNOWN_CARD,
  VARIANTS,
} from "./table.ts";

const folder = folderWith({
  "chain.yaml": CHAIN,
  "dated.yaml": DATED,
  "failing.yaml": FAILING,
  "impossible.yaml": IMPOSSIBLE,
  "table.yaml": TABLE,
  "unknown.yaml": UNKNOWN_CARD,
  "variants.yaml": VARIANTS,
  "good/one.yaml": CHAIN,
  "good/deeper/two.yml": VARIANTS,
  "good/notes.txt": "no scenario",
  "good/deeper/three.yaml": DATED,
  "empty/notes.txt": "no scenario",
});
afterAll(() => folder.remove());

const judge = (name: string, ...options: string[]) => run(["judge", folder.at(name), ...options]);

describe("a ruling for people", () => {
  it("shows position, plays, chain links, end position and rules", async () => {
    const { code, out, err } = await judge("chain.yaml");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("✓ TEST-CHAIN · Break answers Typhoon");
    expect(out).toContain("Yu-Gi-Oh! OCG · Rules as of 2014-03-21");
    expect(out).toContain("Position · Turn 3, Player A’s turn, Main Phase 1");
    expect(out).toContain("Monster Zone: Gemini Elf (1900/900, Attack Position)");
    expect(out).toContain("Spell & Trap Zone: Raigeki Break (face-down)");
    expect(out).toContain("▸ A: activate Mystical Space Typhoon, target Raigeki Break");
    expect(out).toMatch(/\[2\] B activates “Raigeki Break” as Chain Link 2\..*OCG-CHAIN-02/);
    const order = [
      "[2] Chain Link 2",
      "“Gemini Elf” is destroyed",
      "[1] Chain Link 1",
      "“Raigeki Break” is destroyed",
    ];
    const places = order.map((text) => out.indexOf(text, out.indexOf("▸ resolve")));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(out).toContain("Graveyard: + Sangan · + Raigeki Break");
    expect(out).toContain("All 3 expectations hold.");
    expect(out).toMatch(/✓ OCG-CHAIN-04 · .+\(.+\)/);
    expect(out.trimEnd()).toMatch(/1 run: 1 passed, 0 failed\.$/);
  });

  it("shows zones, arrows, scales, materials, owners, equips and counters", async () => {
    const { out } = await judge("table.yaml");
    for (const text of [
      "LANphorhynchus (left Extra Monster Zone, Link ↙↘, 1200, Attack Position)",
      "Evolzar Dolkka (Monster Zone 3, 2300/1700, Attack Position, Materials: Sangan)",
      "Vorse Raider (Monster Zone 1, 1900/1200, Attack Position, Player B’s card)",
      "Pendulum Zones: Flash Knight (Scale 7)",
      "Black Pendant (equipped to Vorse Raider)",
      "Breaker the Magical Warrior (Monster Zone 5, 1900/1000, Attack Position, Spell Counter ×1)",
    ])
      expect(out).toContain(text);
  });

  it("says what could not be done and why", async () => {
    const { out } = await judge("chain.yaml");
    expect(out).toMatch(/✓ B cannot activate Sangan\n\s+\S.+\(OCG-[A-Z]+-\d+\).+\n\s+OCG-[A-Z]+-\d+ · /);
  });

  it("says what was found instead", async () => {
    const { code, out } = await judge("failing.yaml");
    expect(code).toBe(1);
    expect(out).toContain("✗ destroyed: Sangan — found: Gemini Elf, Raigeki Break");
    expect(out).toContain("1 of 3 expectations failed.");
  });

  it("stops at a play that cannot be made", async () => {
    const { code, out } = await judge("impossible.yaml");
    expect(code).toBe(1);
    expect(out).toContain("✗ “A: attack Gemini Elf” could not be done (line 7).");
  });

  it("leaves out what a reader does not need, unless asked", async () => {
    const [short, long] = [await judge("chain.yaml"), await judge("chain.yaml", "--verbose")];
    expect(short.out).not.toContain("has resolved.");
    expect(long.out).toContain("Chain Link 2, “Raigeki Break”, has resolved.");
    expect(long.out).toContain("The text of “Raigeki Break” decides here: ");
    expect(long.out.split("\n").length).toBeGreaterThan(short.out.split("\n").length);
  });

  it.each([
    ["ko", "✓ TEST-CHAIN · 썬더 브레이크로 대응한다", "근거 규칙", "플레이어 A"],
    ["ja", "✓ TEST-CHAIN · サンダー・ブレイクで応じる", "根拠となるルール", "プレイヤーA"],
  ])("speaks %s", async (language, ...texts) => {
    const { out } = await judge("chain.yaml", "--lang", language);
    for (const text of texts) expect(out).toContain(text);
    expect(
      (await run(["judge", folder.at("chain.yaml")], { env: { LANG: `${language}_XX.UTF-8` } })).out,
    ).toBe(out);
  });
});

describe("many runs", () => {
  it("are a list, with details of those that failed", async () => {
    const { code, out } = await run(["judge", folder.at("good"), folder.at("failing.yaml")]);
    expect(code).toBe(1);
    const lines = out.split("\n");
    expect(lines.slice(0, 5)).toEqual([
      "✓ TEST-DATED · Battle Fader is chained from the hand",
      "✓ TEST-CHAIN · Break answers Typhoon",
      "✓ TEST-CHAIN / alone · Typhoon alone",
      "✓ TEST-CHAIN · Break answers Typhoon",
      "✗ TEST-FAILING · Break answers Typhoon",
    ]);
    expect(out.match(/^Position/gm)).toHaveLength(1);
    expect(out.trimEnd()).toMatch(/5 runs: 4 passed, 1 failed\.$/);
  });

  it("are all shown in full when asked", async () => {
    const { code, out } = await judge("good", "--verbose");
    expect(code).toBe(0);
    expect(out.match(/^Position/gm)).toHaveLength(4);
  });
});

describe("options", () => {
  it("runs one variant", async () => {
    expect((await judge("variants.yaml", "--variant", "alone")).out).toContain("1 run: 1 passed");
    expect((await judge("variants.yaml", "--variant", "")).out).not.toContain("alone");
    const { code, err } = await judge("variants.yaml", "--variant", "aloen");
    expect(code).toBe(2);
    expect(err).toContain('no variant "aloen" (did you mean "alone"?');
  });

  it("runs in every mode", async () => {
    expect((await judge("variants.yaml", "--mode", "all")).code).toBe(0);
    expect((await judge("variants.yaml", "--mode", "silent")).code).toBe(0);
  });

  it("runs under other rules", async () => {
    const { code, out } = await judge("dated.yaml", "--rules", "2010-01-01");
    expect(code).toBe(1);
    expect(out).toContain("Rules as of 2010-01-01");
  });

  it("gives reports as JSON", async () => {
    const { code, out } = await judge("variants.yaml", "--json");
    expect(code).toBe(0);
    const reports = JSON.parse(out) as Report[];
    expect(reports.map(({ schema }) => schema)).toEqual(["chainwright-report/1", "chainwright-report/1"]);
    expect(reports.map(({ variant }) => variant)).toEqual([undefined, "alone"]);
    expect(reports[0]?.file).toBe(folder.at("variants.yaml"));
  });
});

describe("what another date's rules change", () => {
  it("is shown with what decides it", async () => {
    const { code, out } = await judge("dated.yaml", "--diff", "2010-01-01");
    expect(code).toBe(0);
    expect(out).toContain("2014-03-21 ↔ 2010-01-01: what differs");
    expect(out).toContain("− B activates the effect of “Battle Fader” in the hand as Chain Link 2.");
    expect(out).toContain("Player B · LP\n    − 8000\n    + 6100");
    expect(out).toMatch(/Chain: Mystical Space Typhoon, Battle Fader\n {4}− holds\n {4}\+ failed — found: /);
    expect(out).toMatch(/− OCG-HAND-02 · /);
  });

  it("is nothing where nothing differs", async () => {
    const { code, out } = await judge("dated.yaml", "--diff", "2014-03-22");
    expect(code).toBe(0);
    expect(out).toContain("2014-03-21 ↔ 2014-03-22: no difference.");
  });

  it("is JSON when asked", async () => {
    const { out } = await judge("dated.yaml", "--diff", "2010-01-01", "--json");
    const [difference] = JSON.parse(out) as Difference[];
    expect(difference).toMatchObject({
      schema: "chainwright-diff/1",
      rules: ["2014-03-21", "2010-01-01"],
      same: false,
      expectations: [{ ok: [true, false] }],
    });
    expect(difference?.reports.map(({ rules }) => rules)).toEqual(["2014-03-21", "2010-01-01"]);
    expect(difference?.cited[0]).toContain("OCG-HAND-02");
    expect(difference?.end).toContainEqual({ player: "B", what: "lp", is: ["8000", "6100"] });
  });
});

describe("files that cannot be read", () => {
  it("gives line, column and a suggestion, and still runs the others", async () => {
    const { code, out, err } = await run(["judge", folder.at("unknown.yaml"), folder.at("failing.yaml")]);
    expect(code).toBe(2);
    expect(err).toMatch(/unknown\.yaml:7:15: unknown card "Sangn" \(did you mean "Sangan"/);
    expect(out).toContain("TEST-FAILING");
    expect(out).toContain("1 file cannot be read.");
  });

  it("suggests the file that was meant", async () => {
    const { code, err } = await judge("chian.yaml");
    expect(code).toBe(2);
    expect(err).toBe(
      `${folder.at("chian.yaml")}: no such file or folder (did you mean "${folder.at("chain.yaml")}"?)\n`,
    );
  });

  it("says when a folder has no scenarios", async () => {
    const { code, err } = await judge("empty");
    expect(code).toBe(2);
    expect(err).toContain("no scenario files (*.yaml) in this folder");
  });

  it("prints an empty array as JSON", async () => {
    const { code, out } = await judge("unknown.yaml", "--json");
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual([]);
  });
});
