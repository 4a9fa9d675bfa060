import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stampOf } from "../lib/stamp.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "chainwright-stamp-"));
  for (const folder of ["a/src", "a/dist", "a/test"]) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ["a/src/x.ts", "a/dist/x.js", "a/test/x.test.ts", "b.json"])
    writeFileSync(join(root, file), "1");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const stamp = () => stampOf(root, ["a", "b.json", "missing"]);

it("stays the same while nothing is written", () => {
  expect(stamp()).toBe(stamp());
});

it.each([
  ["a source", () => writeFileSync(join(root, "a/src/x.ts"), "22")],
  ["a source of the same length", () => utimesSync(join(root, "a/src/x.ts"), 1, 1)],
  ["a new source", () => writeFileSync(join(root, "a/src/y.ts"), "")],
  ["a source that is gone", () => rmSync(join(root, "a/src/x.ts"))],
  ["a file that is named itself", () => writeFileSync(join(root, "b.json"), "22")],
  ["one that was missing", () => writeFileSync(join(root, "missing"), "")],
])("is another one after a change: %s", (_, change) => {
  const before = stamp();
  change();
  expect(stamp()).not.toBe(before);
});

it("does not see what is built, and tests", () => {
  const before = stamp();
  writeFileSync(join(root, "a/dist/x.js"), "22");
  writeFileSync(join(root, "a/test/x.test.ts"), "22");
  expect(stamp()).toBe(before);
});
