// All duels with pinned signatures, in each engine of JavaScript that there is.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findBrowser } from "../../scripts/lib/site.mjs";
import { linesInChromium } from "../signatures/chromium.mjs";
import { cards, decks, differences, everyNth } from "../signatures/pinned.mjs";
import { GAMES, linesOf } from "../signatures/signed.mjs";

/** Without a compiler to machine code a duel takes ten times as long. */
const JITLESS_EVERY = "10";

const executable = findBrowser();
const withoutBrowser = executable === undefined && process.env.CI !== "true";
const why = withoutBrowser ? " (skipped: no Chromium at /usr/bin/chromium; CHROMIUM_PATH names another)" : "";

describe("all pinned duels", { timeout: 900_000 }, () => {
  it.each(GAMES)("of %s go the same way in Node", (game) => {
    expect(differences(linesOf(game, everyNth(1), cards, decks))).toBe("");
  });

  it.skipIf(withoutBrowser)(`go the same way in Chromium${why}`, async () => {
    expect(differences(await linesInChromium(executable, everyNth(1)))).toBe("");
  });

  it("go the same way where nothing is compiled to machine code", () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--jitless", "bench/signatures.mjs", "--every", JITLESS_EVERY],
      { cwd: fileURLToPath(new URL("../../", import.meta.url)), encoding: "utf8" },
    );
    expect(stdout || stderr).toMatch(/^60 duels as pinned: [0-9a-f]{16}\n$/);
  });
});
