// The decks that random duels are played with.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { buildCatalogue } from "@chainwright/compiler";
import { importCards, readDeckFile, resolveDeck } from "@chainwright/formats";
import { numbers } from "@chainwright/kernel";
import { Pool } from "@chainwright/pool";
import { lateEntry } from "@chainwright/pool/reading";
import initSqlJs from "sql.js";

const at = (path) => new URL(`../../${path}`, import.meta.url);

/** The cards of a game, and further ones of a file. */
export async function poolOf(game, file) {
  const { entries } = JSON.parse(readFileSync(at("packages/pool/generated/cards.json"), "utf8"));
  const pool = new Pool(game, entries);
  if (file === undefined) return pool;
  const { records } = await importCards(readFileSync(file), { game, sqlite: () => initSqlJs() });
  return pool.with(records.map(lateEntry));
}

/** The decks of the checkout as of a day, with cards that nobody knows as blanks; by number, each against itself and the others. */
export function decksAt(room, pool, date) {
  const folder = at(room.game.id === "ocg" ? "decks/" : `decks/${room.game.id}/`);
  const decks = (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ name }) => {
      const file = readDeckFile(readFileSync(new URL(name, folder), "utf8"), name);
      const { deck } = resolveDeck(file, pool, date, room.rulesAt(date).deck);
      const cards = (part) => part.map(({ card }) => card);
      return { name: name.replace(/\..*$/, ""), main: cards(deck.main), extra: cards(deck.extra) };
    });
  const pairs = decks.flatMap((one, i) => decks.slice(i).map((other) => [one, other]));
  return (n) => pairs[n % pairs.length];
}

/** Decks of forty by chance, as the rules allow, from all cards that can be played and may be in them, with some of the Extra Deck. */
export function anyDecks(room, pool, date, may = () => true) {
  const rules = room.rulesAt(date).deck;
  const all = pool.allNames.map((name) => pool.card(name, date));
  const refused = new Set(buildCatalogue(room.game, all).notPlayable.map(({ card }) => card));
  const playable = all.filter(
    (card) => !refused.has(card) && !card.facts.categories.includes("token") && may(card),
  );
  const [extra, main] = [true, false].map((wanted) =>
    playable.filter((card) => rules.isExtra(card) === wanted),
  );
  const take = (from, most, below, counts) => {
    const deck = [];
    for (let tries = 0; deck.length < most && from.length > 0 && tries < 20 * most; tries++) {
      const card = from[below(from.length)];
      const groups = rules.limits.map((limit, i) => [limit, `${i} ${limit.groupOf(card)}`]);
      const full = groups.some(
        ([limit, key]) => limit.groupOf(card) !== undefined && (counts.get(key) ?? 0) >= limit.most(card),
      );
      if (full) continue;
      for (const [, key] of groups) counts.set(key, (counts.get(key) ?? 0) + 1);
      deck.push(card);
    }
    return deck;
  };
  return (n) =>
    [0, 1].map((side) => {
      const below = numbers(2 * n + side);
      const counts = new Map();
      const { sizes } = rules;
      return {
        name: `any ${2 * n + side}`,
        main: take(main, sizes.main.least, below, counts),
        extra: take(extra, sizes.extra.most, below, counts),
      };
    });
}
