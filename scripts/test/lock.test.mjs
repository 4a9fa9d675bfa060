import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "../lib/lock.mjs";

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  file = join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("two holders never overlap", async () => {
  let holders = 0;
  let most = 0;
  const work = async () => {
    holders += 1;
    most = Math.max(most, holders);
    await new Promise((resolve) => setTimeout(resolve, 20));
    holders -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(file, {}, work)));
  expect(most).toBe(1);
  expect(existsSync(file)).toBe(false);
});

test("the lock is released when the work fails", async () => {
  await expect(
    withLock(file, {}, async () => {
      throw new Error("broken");
    }),
  ).rejects.toThrow("broken");
  expect(existsSync(file)).toBe(false);
});

test("the lock of a dead process is taken over", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(file, `${pid}\n${hostname()}\nold\n`);
  expect(await withLock(file, {}, async () => "done")).toBe("done");
});

test("a lock that nobody has touched for long is taken over", async () => {
  writeFileSync(file, `${process.pid}\n${hostname()}\nold\n`);
  utimesSync(file, new Date(0), new Date(0));
  expect(await withLock(file, {}, async () => "done")).toBe("done");
});
