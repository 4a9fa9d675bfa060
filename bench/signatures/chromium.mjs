// The same duels in a browser, whose engine is not Node's and whose modules a bundler has joined.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { openBrowser } from "../../scripts/lib/site.mjs";
import { cards, decks } from "./pinned.mjs";
import { GAMES } from "./signed.mjs";

/** One script that makes `signatures` of what a module exports. */
async function bundled() {
  const [{ output }] = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL("signed.mjs", import.meta.url)),
        formats: ["iife"],
        name: "signatures",
      },
    },
  });
  return output[0].code;
}

/**
 * The lines of these duels of each game, as Chromium plays them.
 * @param {string} executable
 * @param {readonly number[]} duels
 * @returns {Promise<string[]>}
 */
export async function linesInChromium(executable, duels) {
  const script = await bundled();
  const browser = await openBrowser(executable);
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const lines = [];
    for (const game of GAMES) {
      const entries = cards.filter(({ record }) => record.game === game);
      lines.push(
        ...(await page.evaluate(
          (all) => globalThis.signatures.linesOf(...all),
          [game, duels, entries, decks],
        )),
      );
    }
    return lines;
  } finally {
    await browser.close();
  }
}
