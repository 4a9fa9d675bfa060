import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { serve } from "../../../scripts/lib/serve.mjs";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const VITE = join(ROOT, "node_modules/vite/bin/vite.js");

/** The browser to test in: `CHROMIUM_PATH`, or where Debian puts it; undefined where there is none. */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== "") return wanted;
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
    existsSync(path),
  );
}

/** Root cannot use Chromium's sandbox, and a closed network must not be knocked at. */
export function openBrowser(executablePath: string): Promise<Browser> {
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
    ],
  });
}

/** In a process of its own: within a test run React would be built as for development. */
async function build(folder: string): Promise<void> {
  const args = [VITE, "build", "apps/web", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  });
  if (code !== 0) throw new Error(`vite build failed:\n${said}`);
}

export interface Site {
  readonly url: string;
  /** Bytes that are sent to a browser for these files. */
  readonly sizeOf: (urls: readonly string[]) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** How many bytes are sent for a file to who takes Brotli. */
const sizeOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      response.resume();
      resolve(Number(response.headers["content-length"]));
    }).on("error", reject);
  });

/** Builds the page into a folder of its own and serves it on a free port, as `npm start` does. */
export async function openSite(): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), "chainwright-page-"));
  await build(root);
  const server = await serve({ root, port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${server.port}/`;
  return {
    url,
    sizeOf: async (urls) => {
      const sizes = await Promise.all(urls.map(sizeOf));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    close: async () => {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
