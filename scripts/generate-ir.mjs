// npm run ir: packages/card-ir/src → docs/ir.md, the reference of what a card text becomes.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { irReference } from "./lib/ir-reference.mjs";

/** In the order in which one reads them. */
export const FILES = {
  effect: "Sentences and effects",
  "effect-qualifiers": "Sentences about an effect",
  condition: "Conditions",
  event: "Events",
  step: "Steps",
  "step-cards": "Steps: cards",
  "step-summoning": "Steps: Summons",
  "step-lasting": "Steps: what lasts",
  noun: "Noun phrases and amounts",
  duration: "For how long",
  words: "Words",
  keyword: "Keywords",
  result: "Results",
  card: "Cards",
  unread: "Words that are not understood",
  span: "Places in the text",
};

const at = (path) => new URL(`../${path}`, import.meta.url);

export const OUTPUT = at("docs/ir.md");

/** The reference of the types as they are now. */
export const currentReference = () =>
  irReference(
    Object.entries(FILES).map(([file, title]) => ({
      ...{ title, name: `${file}.ts` },
      source: readFileSync(at(`packages/card-ir/src/${file}.ts`), "utf8"),
    })),
  );

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(OUTPUT, currentReference());
