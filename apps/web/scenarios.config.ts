import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { inOrder } from "./src/scenario/order.ts";
import type { CardName, ScenarioDetails, ScenarioFile } from "./src/scenarios.ts";

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
  readonly details: Omit<ScenarioDetails, "cards">;
  /** The English names of the cards in it. */
  readonly cards: readonly string[];
}

function describe(path: string, names: ReadonlyMap<string, CardName>): Described {
  const source = readFileSync(join(SCENARIOS, path), "utf8");
  const document = parse(source) as ScenarioFile & Partial<ScenarioDetails>;
  const { id, game, title, variants = [] } = document;
  return {
    file: { id, game, title },
    details: {
      variants: variants.map((one) => ({ id: one.id, title: one.title })),
      rules: [...new Set(source.match(RULE_ID))],
    },
    cards: [...new Set(textsIn(document))].filter((text) => names.has(text)),
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
        entries: { record: { name: CardName } }[];
      };
      const known = new Map(entries.map(({ record: { name } }) => [name.en, name]));
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
      const shown = [...new Set(all.flatMap(({ cards }) => cards))];
      const places = new Map(shown.map((card, place) => [card, place]));
      const detailsOf = ({ details, cards }: Described) => ({
        ...details,
        cards: cards.map((card) => places.get(card)),
      });
      return (
        constant("details", Object.fromEntries(all.map((one) => [one.file.id, detailsOf(one)]))) +
        constant(
          "names",
          shown.map((card) => known.get(card)),
        )
      );
    },
  };
}
