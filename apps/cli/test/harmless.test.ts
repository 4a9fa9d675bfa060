import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { harmless } from "../src/look.ts";
import { run } from "../src/main.ts";

it("a text of others does not command a terminal", () => {
  const [clear, title, csi] = ["\u001b[2J", "\u001b]0;x\u0007", "\u009b31m"];
  for (const tty of [true, false]) {
    expect(harmless(`a${clear}${title}${csi}\u202eb\rc`, tty)).toBe(
      "a\\u001b[2J\\u001b]0;x\\u0007\\u009b31m\\u202eb\\u000dc",
    );
  }
  expect(harmless("\u001b[32m✓\u001b[39m\n", true)).toBe("\u001b[32m✓\u001b[39m\n");
  expect(harmless("\u001b[32m✓\u001b[39m\n", false)).toBe("\\u001b[32m✓\\u001b[39m\n");
  expect(harmless("\r3 of 4 read\u001b[K", true)).toBe("\r3 of 4 read\u001b[K");
  const data = { title: `\u009b${title}` };
  expect(JSON.parse(harmless(JSON.stringify(data), false))).toEqual(data);
});

it.each([
  ["aliases that stand for too much", `a: &a [x, x]\nb: &b [${"*a, ".repeat(200)}]\n`, ":1:1: "],
  ["lists in lists", "[".repeat(5000), ":1:1: "],
  ["a key that every object has", "id: x\n__proto__: {}\n", ":2:12: "],
])("judge refuses %s with its place", async (_, text, place) => {
  const folder = mkdtempSync(join(tmpdir(), "harmless-"));
  const file = join(folder, "x.yaml");
  let told = "";
  writeFileSync(file, text);
  const code = await run(["judge", file], {
    out: () => {},
    err: (words) => {
      told += words;
    },
    ask: async () => null,
    stopping: async () => false,
    env: { CHAINWRIGHT_CACHE: folder },
    tty: false,
  });
  rmSync(folder, { recursive: true });
  expect(code).toBe(2);
  expect(told).toContain(`${file}${place}`);
  expect(told).not.toMatch(/\n +at /);
});
