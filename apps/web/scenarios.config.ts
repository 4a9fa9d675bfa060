import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { inOrder } from "./src/scenario/order.ts";
import type { CardNames, ScenarioDetails, ScenarioFile } from "./src/scenarios.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SCENARIOS = join(ROOT, "scenarios");
const CARDS = join(ROOT, "packages/pool/generated/cards.json");

/** What looks like the id of a rule: `OCG-CHAIN-01`, `DM-REF-04a`. */
const RULE_ID = /\b[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?\b/g;

/** Every text in a document, at any depth. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) yield* textsIn(one);
}

interface Described {
  readonly file: ScenarioFile;
  readonly details: ScenarioDetails;
}

function describe(path: string, names: CardNames): Described {
  const source = readFileSync(join(SCENARIOS, path), "utf8");
  const document = parse(source) as ScenarioFile & Partial<ScenarioDetails>;
  const { id, game, title, variants = [] } = document;
  return {
    file: { id, game, title },
    details: {
      variants: variants.map((one) => ({ id: one.id, title: one.title })),
      cards: [...new Set(textsIn(document))].filter((text) => Object.hasOwn(names, text)),
      rules: [...new Set(source.match(RULE_ID))],
    },
  };
}

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value)};\n`;

/**
 * `virtual:scenarios` is the list of all scenarios, `virtual:scenarios/details` what the gallery, the rule book and the reader search
 * by; their texts are loaded one by one.
 */
export function scenarios(): Plugin {
  const LIST = "virtual:scenarios";
  const DETAILS = "virtual:scenarios/details";
  return {
    name: "scenarios",
    resolveId: (id) => (id === LIST || id === DETAILS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${LIST}` && id !== `\0${DETAILS}`) return undefined;
      const { entries } = JSON.parse(readFileSync(CARDS, "utf8")) as {
        entries: { record: { name: CardNames[string] } }[];
      };
      const known: CardNames = Object.fromEntries(entries.map(({ record: { name } }) => [name.en, name]));
      const paths = readdirSync(SCENARIOS, { recursive: true, encoding: "utf8" }).filter((path) =>
        path.endsWith(".yaml"),
      );
      for (const path of paths) this.addWatchFile(join(SCENARIOS, path));
      const all = paths.map((path) => describe(path, known)).sort((a, b) => inOrder(a.file.id, b.file.id));
      if (id === `\0${LIST}`)
        return constant(
          "files",
          all.map(({ file }) => file),
        );
      const cards = all.flatMap(({ details }) => details.cards);
      return (
        constant("details", Object.fromEntries(all.map(({ file, details }) => [file.id, details]))) +
        constant("names", Object.fromEntries(cards.map((card) => [card, known[card]])))
      );
    },
  };
}
