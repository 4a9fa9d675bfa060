import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Card, type CardFacts, unreadText } from "@chainwright/card-ir";
import { showProblem } from "@chainwright/explain";
import { Pool, readCardFile } from "@chainwright/pool";
import { lateEntry, readCardAsOf } from "@chainwright/pool/reading";

const CARDS = fileURLToPath(new URL("../../../../../cards/ocg/", import.meta.url));

/** The OCG cards, straight from their files. */
export const pool = new Pool(
  "ocg",
  readdirSync(CARDS)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => {
      const reading = readCardFile(readFileSync(CARDS + file, "utf8"), `ocg/${file}`);
      if (!reading.ok)
        throw new Error(reading.errors.map((error) => showProblem(file, error, "en")).join("\n"));
      return lateEntry(reading.record);
    }),
);

/** Invented cards must hold at any date: they have one text. */
const ANY_DAY = "2024-01-01";

/** A card that exists in one test only: its text is read like that of any other. */
export function invent(name: string, text: string, facts: Partial<CardFacts> = {}): Card {
  const kind = facts.kind ?? "monster";
  const body: Partial<CardFacts> =
    kind === "monster"
      ? { categories: ["effect"], attribute: "EARTH", type: "Beast", level: 4, atk: 1000, def: 1000 }
      : { categories: ["normal"] };
  const record = {
    game: "ocg" as const,
    name: { en: name },
    facts: { kind, categories: [], ...body, ...facts },
    versions: text === "" ? [] : [{ text }],
  };
  const card = readCardAsOf(record, ANY_DAY);
  if (card.unread) throw new Error(`${name}: ${card.unread.map(unreadText).join("; ")}`);
  return card;
}

export const spell = (name: string, text: string, ...categories: string[]): Card =>
  invent(name, text, { kind: "spell", categories: categories.length > 0 ? categories : ["normal"] });

export const trap = (name: string, text: string, ...categories: string[]): Card =>
  invent(name, text, { kind: "trap", categories: categories.length > 0 ? categories : ["normal"] });
