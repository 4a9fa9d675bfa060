import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { currentReference, OUTPUT } from "../generate-ir.mjs";
import { typesIn } from "../lib/ir-reference.mjs";

test("the reference of the card IR is as the types are (npm run ir)", () => {
  expect(readFileSync(OUTPUT, "utf8")).toBe(currentReference());
});

const SOURCE = `
/** What is done. */
export type Step = Noted & (
  /** "Draw 1 card" */
  | { readonly verb: "draw"; readonly count: number /** Who. */; readonly player?: "you" | "both" }
  | Other
);
/** A limit. */
export interface Limit extends Noted {
  /** How often. */
  readonly per: /** A turn. */ "turn" | "duel";
}`;

test("every type is found with its fields, its choices and what the comments say", () => {
  expect(typesIn(SOURCE, "a.ts")).toEqual([
    {
      name: "Step",
      note: "What is done.",
      with: "Noted",
      choices: [
        {
          note: '"Draw 1 card"',
          fields: [
            { name: "verb", type: '"draw"', note: "" },
            { name: "count", type: "number", note: "" },
            { name: "player?", type: '"you" | "both"', note: "Who." },
          ],
        },
        { note: "", type: "Other" },
      ],
    },
    {
      name: "Limit",
      note: "A limit.",
      with: "Noted",
      fields: [{ name: "per", type: '"turn" | "duel"', note: 'How often.\n`"turn"`: A turn.' }],
    },
  ]);
});
