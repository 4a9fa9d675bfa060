// The deck files of the checkout.
import { readdirSync, readFileSync } from "node:fs";
import { readYdk, resolveDeck } from "@chainwright/formats";
import { rulesAt } from "@chainwright/ocg";
import { pool } from "../setup.mjs";

const FOLDER = new URL("../../decks/", import.meta.url);

/** The decks as of a day, with cards that nobody knows as blanks. */
export function decksAt(date) {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".ydk"))
    .map((file) => {
      const text = readFileSync(new URL(file, FOLDER), "utf8");
      const { deck } = resolveDeck(readYdk(text, file), pool, date, rulesAt(date).deckSizes);
      const cards = (part) => part.map(({ card }) => card);
      return { name: file.replace(".ydk", ""), main: cards(deck.main), extra: cards(deck.extra) };
    });
}
