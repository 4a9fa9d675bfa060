// The page in a browser, for tests and screenshots: built, served as `npm start` does, and opened in Chromium.
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

/**
 * Root cannot use Chromium's sandbox, and a closed network must not be knocked at.
 * @param {string} executablePath
 */
export function openBrowser(executablePath) {
  return chromium.launch({
    executablePath,
    timeout: 60_000,
    args: [
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
    ],
  });
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
