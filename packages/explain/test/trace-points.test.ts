import { readFileSync } from "node:fs";
import { TRACE } from "@chainwright/engine/state";
import { expect, it } from "vitest";

it("every kind of trace point becomes a moment, but for questions", () => {
  const collect = readFileSync(new URL("../src/collect.ts", import.meta.url), "utf8");
  const told = new Set(collect.match(/(?<=\bTRACE\.)\w+/g));
  expect(Object.keys(TRACE).filter((kind) => !told.has(kind))).toEqual(["asked"]);
});
