import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CardFacts, CardText, GameId } from "@chainwright/card-ir";
import { parse } from "yaml";
import { type Reading, read } from "../src/index.ts";

const CARDS = fileURLToPath(new URL("../../../cards/", import.meta.url));

export interface TextCase {
  readonly label: string;
  readonly game: GameId;
  readonly facts: CardFacts;
  readonly text: string;
}

interface CardFile extends CardFacts {
  readonly texts: readonly { readonly text: string; readonly from?: string; readonly program?: unknown }[];
}

/** Every text of every card file that is to be read by the grammar. */
export function allTexts(): TextCase[] {
  return readdirSync(CARDS, { withFileTypes: true })
    .filter((folder) => folder.isDirectory())
    .flatMap(({ name: game }) =>
      readdirSync(join(CARDS, game))
        .filter((file) => file.endsWith(".yaml"))
        .flatMap((file) => {
          const card = parse(readFileSync(join(CARDS, game, file), "utf8")) as CardFile;
          return card.texts
            .filter((version) => version.program === undefined)
            .map(({ text, from }) => ({
              label: `${game}/${file}${from === undefined ? "" : ` from ${from}`}`,
              game: game as GameId,
              facts: card,
              text,
            }));
        }),
    );
}

export const readCase = ({ text, game, facts }: TextCase): Reading => read(text, { game, facts });

export function programOf(one: TextCase): CardText {
  const reading = readCase(one);
  if (!reading.ok) throw new Error(`${one.label}: ${reading.message}`);
  return reading.program;
}

/** An OCG text, read as that of a card of the kind. */
export const ocg = (
  text: string,
  kind: CardFacts["kind"] = "spell",
  categories: string[] = ["normal"],
): Reading => read(text, { game: "ocg", facts: { kind, categories } });

/** Every node with fields, however deep. */
export function* nodesOf(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (typeof value === "object" && value !== null) {
    yield value as Record<string, unknown>;
    for (const below of Object.values(value)) yield* nodesOf(below);
  }
}
