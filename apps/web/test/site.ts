import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const VITE = join(ROOT, "node_modules/vite/bin/vite.js");

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};

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
  /** Bytes of all files of the page but the pool of cards, each compressed by gzip. */
  readonly compressedSize: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Builds the page into a folder of its own and serves it on a free port. */
export async function openSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), "chainwright-page-"));
  await build(folder);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname === "/" ? "/index.html" : pathname;
    try {
      const body = await readFile(join(folder, name));
      response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream" });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    compressedSize: async () => {
      const names = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = names.filter((name) => name.isFile() && !name.name.startsWith("cards-"));
      const bodies = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
