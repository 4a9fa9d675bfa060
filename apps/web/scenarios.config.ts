import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { parse } from "yaml";
import type { CardNames, ScenarioFile } from "./src/scenarios.ts";

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

/** What the page knows of a scenario before anybody opens it. */
function describe(path: string, names: CardNames): ScenarioFile {
  const source = readFileSync(join(SCENARIOS, path), "utf8");
  const document = parse(source) as Omit<ScenarioFile, "file" | "cards" | "rules">;
  const { id, game, title, variants = [] } = document;
  return {
    id,
    file: `scenarios/${path}`,
    game,
    title,
    variants: variants.map((one) => ({ id: one.id, title: one.title })),
    cards: [...new Set(textsIn(document))].filter((text) => Object.hasOwn(names, text)),
    rules: [...new Set(source.match(RULE_ID))],
  };
}

/** Worked examples come first: they are what somebody asked. The rest is about single rules and cards. */
const inOrder = (a: ScenarioFile, b: ScenarioFile): number =>
  Number(b.id.startsWith("EX-")) - Number(a.id.startsWith("EX-")) ||
  a.id.localeCompare(b.id, "en", { numeric: true });

/** `virtual:scenarios`: the list of all scenarios, so that the page can begin with it and load the texts one by one. */
export function scenarios(): Plugin {
  const NAME = "virtual:scenarios";
  const RESOLVED = `\0${NAME}`;
  return {
    name: "scenarios",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const { entries } = JSON.parse(readFileSync(CARDS, "utf8")) as {
        entries: { record: { name: CardNames[string] } }[];
      };
      const known: CardNames = Object.fromEntries(entries.map(({ record: { name } }) => [name.en, name]));
      const paths = readdirSync(SCENARIOS, { recursive: true, encoding: "utf8" }).filter((path) =>
        path.endsWith(".yaml"),
      );
      for (const path of paths) this.addWatchFile(join(SCENARIOS, path));
      const files = paths.map((path) => describe(path, known)).sort(inOrder);
      const names = Object.fromEntries(
        files.flatMap(({ cards }) => cards.map((card) => [card, known[card]])),
      );
      return `export const files = ${JSON.stringify(files)};\nexport const names = ${JSON.stringify(names)};`;
    },
  };
}
