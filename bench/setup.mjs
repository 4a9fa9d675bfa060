// What bench/programs.mjs plays: the compiled cards of the checkout, a deck of forty of them, random play.
import { readFileSync } from "node:fs";
import { buildCatalogue } from "@chainwright/compiler";
import { answer, options, startDuel } from "@chainwright/engine";
import { NOW } from "@chainwright/engine/state";
import { ocgGame, ocgRoom } from "@chainwright/ocg";
import { poolOf } from "./lib/decks.mjs";
import { chooser } from "./lib/measuring/play.mjs";

const RULES_DATE = "2026-01-01";
const pool = await poolOf("ocg");
const cards = pool.allNames.map((name) => pool.card(name, RULES_DATE));
export const catalogue = buildCatalogue(ocgGame, cards);
const rules = ocgRoom.rulesAt(RULES_DATE);

const numbers = new Map(catalogue.definitions.map(({ id, card }) => [card.name.en, id]));
/** Forty cards that stay the same whatever comes to `cards/`, so that one measurement can be held against the next. */
const names = JSON.parse(readFileSync(new URL("deck.json", import.meta.url), "utf8"));
const deck = { main: names.map((name) => numbers.get(name)), extra: [] };

const newDuel = (seed) => startDuel(ocgRoom, rules, catalogue, [deck, deck], seed);

const offered = [];

/** Plays random answers until the duel is over or `most` decisions were made; returns how many. */
function playOut(duel, choose, most = 5000) {
  let made = 0;
  while (made < most && duel.state.read(NOW.result) === 0) {
    const count = options(duel, offered);
    if (count === 0) throw new Error("a duel that is not over asks nothing");
    answer(duel, offered[choose(count)]);
    made++;
  }
  return made;
}

/** A duel after so many random decisions; where it is over by then, at its last one. */
export function midDuel(seed, decisions = 150) {
  const made = playOut(newDuel(seed), chooser(seed), decisions + 1);
  const duel = newDuel(seed);
  playOut(duel, chooser(seed), made - 1);
  return duel;
}
