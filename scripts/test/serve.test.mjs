import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

test.each([
  ["/", 200, "home"],
  ["/rulings/OCG-CHAIN-01", 200, "home"],
  ["/assets/app.js?v=1", 200, "code"],
  ["/assets/none.js", 404, "Not found\n"],
  ["/../secret.txt", 404, "Not found\n"],
  ["/..%2fsecret.txt", 404, "Not found\n"],
  ["/%zz", 400, "Bad request\n"],
])("GET %s answers %i", async (path, status, body) => {
  expect(await get(path)).toMatchObject({ status, body });
});

test("HEAD sends no body, and other methods are refused", async () => {
  expect(await get("/", "HEAD")).toEqual({ status: 200, type: "text/html; charset=utf-8", body: "" });
  expect((await get("/", "POST")).status).toBe(405);
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
