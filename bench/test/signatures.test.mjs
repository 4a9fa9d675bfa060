// A part of the duels with pinned signatures; `npm run test:long` plays all of them.
import { describe, expect, it } from "vitest";
import { findBrowser } from "../../scripts/lib/site.mjs";
import { linesInChromium } from "../signatures/chromium.mjs";
import { cards, decks, differences, everyNth, pinnedLines, unexplained } from "../signatures/pinned.mjs";
import { duelOf, GAMES, linesOf } from "../signatures/signed.mjs";

const NODE_EVERY = 9;
const CHROMIUM_EVERY = 67;

const executable = findBrowser();
const withoutBrowser = executable === undefined && process.env.CI !== "true";
const why = withoutBrowser ? " (skipped: no Chromium at /usr/bin/chromium; CHROMIUM_PATH names another)" : "";

describe("pinned duels", () => {
  it.each(GAMES)("of %s go the same way in Node", (game) => {
    expect(differences(linesOf(game, everyNth(NODE_EVERY), cards, decks))).toBe("");
  });

  it.skipIf(withoutBrowser)(`go the same way in Chromium${why}`, async () => {
    const lines = await linesInChromium(executable, everyNth(CHROMIUM_EVERY));
    expect(lines).toHaveLength(GAMES.length * everyNth(CHROMIUM_EVERY).length);
    expect(differences(lines)).toBe("");
  });

  it("are 200 a game, of which the last change says why they go so", () => {
    const numbers = everyNth(1);
    const named = pinnedLines().map((line) => line.split(":")[0]);
    expect(named).toEqual(GAMES.flatMap((game) => numbers.map((n) => `${game} ${n}`)));
    expect(numbers).toHaveLength(200);
    expect(unexplained()).toBe("");
  });

  it("cannot be changed without a reason, and the first that goes another way is named", () => {
    const changed = [...pinnedLines()];
    changed[7] = changed[7].replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
    expect(unexplained(changed)).toMatch(/^The signatures of pinned\.txt are [0-9a-f]{16}, which/);
    expect(unexplained(changed, ["0123456789abcdef for a reason"])).not.toBe("");
    expect(differences(pinnedLines(), changed)).toMatch(
      /^1 of 600 duels go another way; the first of them:\n {2}now: {4}ocg 7: /,
    );
    expect(differences(["ocg 200: one more"])).toContain("pinned: nothing");
  });

  it.each(GAMES)("of %s are not the same where the monsters are 1 stronger", (game) => {
    const stronger = cards.map((entry) => {
      const { facts } = entry.record;
      const more = Object.fromEntries(
        ["atk", "power"].filter((name) => name in facts).map((name) => [name, facts[name] + 1]),
      );
      return { ...entry, record: { ...entry.record, facts: { ...facts, ...more } } };
    });
    expect(differences(linesOf(game, [0], stronger, decks))).toContain(`now:    ${game} 0: `);
  });

  it.each(GAMES)("of %s have every deck against itself and others, under rules of several days", (game) => {
    const duels = everyNth(1).map((n) => duelOf(game, n, decks));
    const names = Object.keys(decks[game]);
    const pairs = new Set(duels.map(({ decks: sides }) => sides.join(" against ")));
    for (const name of names) expect([name, pairs.has(`${name} against ${name}`)]).toEqual([name, true]);
    expect(pairs.size).toBeGreaterThan(5 * names.length);
    expect(new Set(duels.map(({ date, region }) => `${date} ${region}`)).size).toBeGreaterThan(2);
  });
});
