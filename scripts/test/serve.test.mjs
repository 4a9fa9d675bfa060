import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve } from "../lib/serve.mjs";

const host = "127.0.0.1";
let folder;
let server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "serve-"));
  mkdirSync(join(folder, "site/assets"), { recursive: true });
  writeFileSync(join(folder, "site/index.html"), "home");
  writeFileSync(join(folder, "site/assets/app.js"), "code");
  writeFileSync(join(folder, "secret.txt"), "secret");
  server = await serve({ root: join(folder, "site"), port: 0, host });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Unlike fetch, it sends the path as it stands, dots and all. */
function get(path, method = "GET") {
  return new Promise((resolve, reject) => {
    request({ host, port: server.port, path, method }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode, type: response.headers["content-type"], body }),
      );
    })
      .on("error", reject)
      .end();
  });
}

/** Sends bytes as they stand and returns what comes back until the other side closes, or nothing more comes. */
function send(bytes) {
  return new Promise((resolve) => {
    const socket = connect(server.port, host, () => socket.end(bytes));
    let answer = "";
    socket.setEncoding("latin1");
    socket.setTimeout(2000, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

const ask = (path, head = "host: localhost") =>
  send(`GET ${path} HTTP/1.1\r\n${head}\r\nconnection: close\r\n\r\n`);

test.each([
  ["/", 200, "home"],
  ["/rulings/OCG-CHAIN-01", 200, "home"],
  ["/assets/app.js?v=1", 200, "code"],
  ["/assets/none.js", 404, "Not found\n"],
  ["/../secret.txt", 404, "Not found\n"],
  ["/..%2fsecret.txt", 404, "Not found\n"],
  ["/%zz", 400, "Bad request\n"],
  ["/%00", 400, "Bad request\n"],
  ["//", 400, "Bad request\n"],
  ["/index.html/", 404, "Not found\n"],
  ["/assets/app.js/more", 200, "home"],
  [`/${"a".repeat(5000)}`, 200, "home"],
  [`/${"a".repeat(5000)}.js`, 404, "Not found\n"],
  ["/assets", 200, "home"],
])("GET %s answers %i", async (path, status, body) => {
  expect(await get(path)).toMatchObject({ status, body });
});

test("HEAD sends no body, and other methods are refused", async () => {
  expect(await get("/", "HEAD")).toEqual({ status: 200, type: "text/html; charset=utf-8", body: "" });
  expect((await get("/", "POST")).status).toBe(405);
});

test.each(["/", "/none.js", "/%zz"])("what is sent for %s says what the page may do", async (path) => {
  const { headers } = await fetch(`http://${host}:${server.port}${path}`);
  expect(headers.get("content-security-policy")).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
  expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  // Pictures of a folder are shown from the memory of the page.
  expect(headers.get("content-security-policy")).toMatch(/img-src[^;]* blob:/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});

test.each([
  "host: evil.example",
  "host: evil.example:80\r\nhost: other.example",
  "host: localhost\r\nx-forwarded-host: evil.example",
  "host: [",
  "host: ",
])("no host that is named gets into an answer: %j", async (head) => {
  const answer = await ask("/", head);
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /);
  expect(answer).not.toContain("evil");
  expect((await get("/")).status).toBe(200);
});

test("no request ends it", async () => {
  const word = fc.oneof(
    fc.constantFrom(
      "/",
      "..",
      "%2e%2e",
      "%",
      "%00",
      "index.html",
      "assets",
      "\\",
      "//",
      "?",
      "#",
      "@",
      ":",
      "*",
      " ",
    ),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
  const path = fc.array(word, { maxLength: 12 }).map((words) => words.join(""));
  const method = fc.constantFrom("GET", "HEAD", "POST", "OPTIONS", "CONNECT", "PRI", "get", "");
  const head = fc.constantFrom(
    "host: x",
    "",
    "accept-encoding: br, gzip",
    "range: bytes=9-1",
    "expect: 100-continue",
  );
  const seed = 20_261_129;
  await fc.assert(
    fc.asyncProperty(method, path, head, async (verb, asked, line) => {
      await send(`${verb} /${asked} HTTP/1.1\r\n${line}\r\nconnection: close\r\n\r\n`);
      expect(await get("/")).toMatchObject({ status: 200, body: "home" });
    }),
    { seed, numRuns: 300 },
  );
});

test.each(["br", "gzip"])("text is sent compressed to who takes %s", async (encoding) => {
  const response = await fetch(`http://${host}:${server.port}/assets/app.js`, {
    headers: { "accept-encoding": encoding },
  });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toBe("code");
});

test("a taken port makes it look for the next", async () => {
  const second = await serve({ root: folder, port: server.port, host });
  expect(second.port).toBeGreaterThan(server.port);
  await second.close();
});
