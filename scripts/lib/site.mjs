// The page in a browser, for tests and screenshots: built, served as `npm start` does, and opened in Chromium.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { get } from "node:http";
import { chromium } from "playwright-core";
import { builtPage } from "./page.mjs";
import { serve } from "./serve.mjs";

/**
 * The browser: `CHROMIUM_PATH`, or where Debian puts it; undefined where there is none.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== "") return wanted;
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
    existsSync(path),
  );
}

/** Root cannot use Chromium's sandbox, and a closed network must not be knocked at. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages of a site share what has been compiled.
  "--process-per-site",
];

/** @param {string} executablePath */
export function openBrowser(executablePath) {
  return chromium.launch({ executablePath, timeout: 60_000, args: ARGUMENTS });
}

/**
 * @typedef {object} Killable
 * @property {import("playwright-core").Page} page
 * @property {() => Promise<void>} kill Without a warning, as if the machine had stopped.
 */

/**
 * A browser that keeps what it keeps in a folder, to be killed.
 * @param {string} executablePath
 * @param {string} folder
 * @returns {Promise<Killable>}
 */
export async function openKillable(executablePath, folder) {
  const options = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${folder}`];
  // With a group of its own: all its processes are killed at once.
  const child = spawn(executablePath, [...ARGUMENTS, ...options, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  const gone = new Promise((resolve) => child.once("close", resolve));
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, "SIGKILL");
    await gone;
  };
  try {
    const address = await new Promise((resolve, reject) => {
      let said = "";
      child.once("error", reject);
      child.once("close", () => reject(new Error(`the browser ended: ${said}`)));
      child.stderr.setEncoding("utf8").on("data", (text) => {
        said += text;
        const [, found] = /DevTools listening on (\S+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    const browser = await chromium.connectOverCDP(address, { timeout: 60_000 });
    const [context] = browser.contexts();
    if (context === undefined) throw new Error("the browser has no window");
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: "reduce" });
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** How many bytes are sent for a file to who takes Brotli. */
const sizeOf = (url) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      response.resume();
      resolve(Number(response.headers["content-length"]));
    }).on("error", reject);
  });

/**
 * @typedef {object} Site
 * @property {string} url
 * @property {(urls: readonly string[]) => Promise<number>} sizeOf Bytes that are sent to a browser for these files.
 * @property {() => Promise<void>} close
 */

/**
 * Serves the page on a free port, built from the present sources.
 * @returns {Promise<Site>}
 */
export async function openSite() {
  const server = await serve({ root: await builtPage(), port: 0, host: "127.0.0.1" });
  return {
    url: `http://127.0.0.1:${server.port}/`,
    sizeOf: async (urls) => {
      const sizes = await Promise.all(urls.map(sizeOf));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    close: () => server.close(),
  };
}
