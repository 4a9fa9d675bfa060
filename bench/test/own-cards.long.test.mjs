// What is run over the cards and decks of the checkout by hand, on fewer seeds.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const GAMES = ["ocg", "rush", "duel-masters"];

describe("the cards of the checkout", { timeout: 900_000 }, () => {
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "chainwright-duels-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const lastLineOf = (file, ...options) => {
    const { stdout, stderr } = spawnSync(process.execPath, [`bench/${file}`, ...options], {
      cwd: ROOT,
      encoding: "utf8",
    });
    return stdout.trim().split("\n").at(-1) ?? stderr;
  };

  it.each(GAMES)("are played in the decks of %s without a crash or a broken rule", (game) => {
    const told = lastLineOf("duels.mjs", "--game", game, "--count", "150", "--out", folder);
    expect(told).toMatch(/^150 duels, \d{4,} answers .* 0 went wrong\.$/);
  });

  it.each(GAMES)("are played in decks of %s by chance without a crash or a broken rule", (game) => {
    const told = lastLineOf("duels.mjs", "--game", game, "--any", "--count", "100", "--out", folder);
    expect(told).toMatch(/^100 duels, \d{4,} answers .* 0 went wrong\.$/);
  });

  it("have effects that come to be used", () => {
    const told = lastLineOf("every-effect.mjs", "--tries", "300");
    const [, never, problems] = /effects used \([\d.]+ %\), (\d+) never, (\d+) problems/.exec(told) ?? [told];
    expect([told, Number(problems)]).toEqual([told, 0]);
    expect(Number(never), told).toBeLessThan(20);
  });
});
