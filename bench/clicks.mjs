// npm run clicks: how long the page takes from a click on an answer to the next picture, all through a duel of each game in
// Chromium (CHROMIUM_PATH, or where Debian puts it).
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build } from "vite";
import { serve } from "../scripts/lib/serve.mjs";

const CLICKS = 120;
const GAMES = ["ocg", "rush", "duel-masters"];

process.env.NODE_ENV = "production";
const root = mkdtempSync(join(tmpdir(), "chainwright-clicks-"));
const app = fileURLToPath(new URL("../apps/web", import.meta.url));
await build({ root: app, build: { outDir: root, emptyOutDir: true }, logLevel: "warn" });
const server = await serve({ root, port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
});
try {
  for (const [i, game] of GAMES.entries()) {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.goto(`http://127.0.0.1:${server.port}/#/table?lang=en`);
    const radios = page.locator("form .choice input");
    await radios.nth(i).check({ force: true });
    await page.getByRole("radio", { name: "Alone" }).check({ force: true });
    await page.locator("button.primary").click();
    await page.locator(".prompt .options button").first().waitFor();
    const times = await page.evaluate(clickThrough, CLICKS);
    times.sort((a, b) => a - b);
    const at = (part) => times[Math.floor((times.length - 1) * part)].toFixed(0);
    console.log(
      `${game}: ${times.length} clicks; ${at(0.5)} ms in the middle, ${at(0.95)} ms for 95 of 100, ${at(1)} ms at most.`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(root, { recursive: true, force: true });
}

/** In the page: takes one option after the other and waits for the picture that follows each. */
async function clickThrough(clicks) {
  const times = [];
  for (let i = 0; i < clicks; i++) {
    const options = document.querySelectorAll(".prompt .options button");
    if (options.length === 0) break;
    const since = performance.now();
    options[(i * 7) % options.length].click();
    // A message that is posted in a frame comes after its picture.
    await new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    });
    times.push(performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return times;
}
