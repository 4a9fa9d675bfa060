import { expect, it } from "vitest";
import { OTHERWISE, otherwiseMirrored } from "./seats.mjs";

it("who is A and who is B does not matter: every scenario of the three games, mirrored", () => {
  expect(otherwiseMirrored(1).sort()).toEqual([...OTHERWISE].sort());
}, 600_000);
