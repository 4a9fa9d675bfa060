import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { currentReference, FILES, OUTPUT } from "../generate-ir.mjs";
import { typesIn } from "../lib/ir-reference.mjs";

test("the reference of the card IR is as the types are (npm run ir)", () => {
  expect(readFileSync(OUTPUT, "utf8")).toBe(currentReference());
});

test("every file of types of the card IR is in it", () => {
  const index = readFileSync(new URL("../../packages/card-ir/src/index.ts", import.meta.url), "utf8");
  const files = [...index.matchAll(/from "\.\/([\w-]+)\.ts"/g)].map(([, file]) => file);
  const withTypes = files.filter((file) =>
    /^export (?:type|interface) /m.test(
      readFileSync(new URL(`../../packages/card-ir/src/${file}.ts`, import.meta.url), "utf8"),
    ),
  );
  expect([...new Set(withTypes)].sort()).toEqual(Object.keys(FILES).sort());
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
