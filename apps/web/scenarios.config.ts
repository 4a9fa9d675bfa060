import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "@chainwright/card-ir";
import type { Plugin } from "vite";
import { parse } from "yaml";
import type { CardName, ScenarioDetails } from "./src/scenarios.ts";
import type { Titles } from "./src/titles.ts";

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

type Title = Readonly<Record<Language, string>>;

/** What is read of a scenario's file. */
interface Document {
  readonly id: string;
  readonly title: Title;
  readonly variants?: readonly { readonly id: string; readonly title: Title }[];
}

interface Described {
  readonly document: Document;
  /** The rules that it cites or expects as a reason. */
  readonly rules: readonly string[];
  /** The English names of the cards in it. */
  readonly cards: readonly string[];
}

function describe(path: string, names: ReadonlyMap<string, CardName>): Described {
  const source = readFileSync(join(SCENARIOS, path), "utf8");
  const document = parse(source) as Document;
  return {
    document,
    rules: [...new Set(source.match(RULE_ID))],
    cards: [...new Set(textsIn(document))].filter((text) => names.has(text)),
  };
}

const titlesIn = (lang: Language, { title, variants = [] }: Document): Titles => ({
  title: title[lang],
  variants: variants.map((one) => ({ id: one.id, title: one.title[lang] })),
});

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value)};\n`;

/**
 * `virtual:scenarios/en` (and the other languages) has what the scenarios are called, `virtual:scenarios/details` by what else the
 * gallery, the rule book and the reader find them; their texts are loaded one by one.
 */
export function scenarios(): Plugin {
  const MODULE = /^\0?virtual:scenarios\/(?:(en|ko|ja)|details)$/;
  return {
    name: "scenarios",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const asked = MODULE.exec(id);
      if (asked === null) return undefined;
      const { entries } = JSON.parse(readFileSync(CARDS, "utf8")) as {
        entries: { record: { name: CardName } }[];
      };
      const known = new Map(entries.map(({ record: { name } }) => [name.en, name]));
      const paths = readdirSync(SCENARIOS, { recursive: true, encoding: "utf8" }).filter((path) =>
        path.endsWith(".yaml"),
      );
      for (const path of paths) this.addWatchFile(join(SCENARIOS, path));
      const all = paths.map((path) => describe(path, known));
      const byId = <T>(what: (one: Described) => T) =>
        Object.fromEntries(all.map((one) => [one.document.id, what(one)]));
      const lang = asked[1] as Language | undefined;
      if (lang !== undefined)
        return constant(
          "titles",
          byId(({ document }) => titlesIn(lang, document)),
        );
      const shown = [...new Set(all.flatMap(({ cards }) => cards))];
      const places = new Map(shown.map((card, place) => [card, place]));
      const detailsOf = ({ rules, cards }: Described): ScenarioDetails => ({
        rules,
        cards: cards.flatMap((card) => places.get(card) ?? []),
      });
      return (
        constant("details", byId(detailsOf)) +
        constant(
          "names",
          shown.map((card) => known.get(card)),
        )
      );
    },
  };
}
