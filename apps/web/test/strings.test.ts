import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { en } from "../src/strings/en.ts";

const SRC = fileURLToPath(new URL("../src/", import.meta.url));

const code = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("strings"))
  .map((file) => readFileSync(SRC + file, "utf8"))
  .join("\n");

/** Where a word is taken by its name; a table from which words are taken by data counts as a whole, if it is no more. */
const isUsed = (path: string): boolean =>
  new RegExp(`\\bt\\s*\\.${path.replaceAll(".", "\\s*\\.")}\\b`).test(code);
const isTable = (path: string): boolean =>
  new RegExp(`\\bt\\.${path.replaceAll(".", "\\.")}(?!\\w|\\s*\\.)`).test(code);

function unused(words: object, path: string): string[] {
  const isGroup = Object.values(words).some((value) => typeof value === "object");
  return Object.entries(words).flatMap(([key, value]) => {
    const here = path === "" ? key : `${path}.${key}`;
    if (!isGroup && isTable(path)) return [];
    return typeof value === "object" ? unused(value, here) : isUsed(here) ? [] : [here];
  });
}

test("every word of the page is said somewhere", () => {
  expect(unused(en, "")).toEqual([]);
});
