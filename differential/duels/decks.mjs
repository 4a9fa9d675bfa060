// Which decks play which duel.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readDeckFile, resolveDeck } from "@chainwright/formats";
import { numbers } from "@chainwright/kernel";

const cardsOf = (part) => part.map(({ card }) => card);

/** The deck of a file. */
export function deckOf(file, pool, date, rules) {
  const { deck } = resolveDeck(readDeckFile(readFileSync(file, "utf8"), file), pool, date, rules);
  return { name: basename(file).replace(/\..*$/, ""), main: cardsOf(deck.main), extra: cardsOf(deck.extra) };
}

/** Mirrors and crosses of some decks: which two play, by number. */
export function pairsOf(decks) {
  const pairs = decks.flatMap((one) => decks.map((other) => [one, other]));
  return (n) => pairs[n % pairs.length];
}

/** Two decks in an order by chance. */
export const shuffled = (decks, seed) => {
  const below = numbers(seed);
  return decks.map(({ name, main, extra }) => {
    const cards = [...main];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return { name, main: cards, extra };
  });
};
