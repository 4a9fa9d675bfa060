import { TRACE } from "@chainwright/engine/state";
import { expect, it } from "vitest";

it("every kind of trace point has a number of its own", () => {
  const numbers = Object.values(TRACE);
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});
