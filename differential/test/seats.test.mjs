import { expect, it } from "vitest";
import { OTHERWISE, otherwiseMirrored } from "./seats.mjs";

it("who is A and who is B does not matter: every 20th scenario, mirrored", () => {
  expect(otherwiseMirrored(20).filter((id) => !OTHERWISE.includes(id))).toEqual([]);
});
