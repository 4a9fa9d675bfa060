// What is done before a duel: a catalogue of the cards in both decks, and the start from it.
import { options } from "@chainwright/engine";
import { anyMatchups, decksByName, Matchup } from "../lib/measuring/duels.mjs";
import { mixed } from "../lib/measuring/figures.mjs";
import { cpuTime } from "../lib/measuring/play.mjs";

const STARTS = 20;

const offered = [];

/** With `anew`, of cards that were never compiled: copies, made beforehand. */
function catalogueOf(what, matchup, anew = false) {
  return () => {
    const cards = anew ? structuredClone(matchup.cards) : matchup.cards;
    let catalogue;
    const time = cpuTime(() => {
      catalogue = matchup.catalogue(cards);
    });
    const checksum = catalogue.definitions.reduce((sum, one) => mixed(sum, one?.effects.length ?? 0), 0);
    return [{ what, unit: "ms", work: 1, times: [time], checksum }];
  };
}

function startsOf(matchup) {
  const catalogue = matchup.catalogue();
  const seeds = Array.from({ length: STARTS }, (_, i) => i + 1);
  return () => {
    let checksum = 0;
    const times = seeds.map((seed) => {
      let duel;
      const time = cpuTime(() => {
        duel = matchup.start(catalogue, seed);
      });
      checksum = mixed(checksum, options(duel, offered));
      return time;
    });
    return [{ what: "start of a duel, given the catalogue", unit: "µs", work: STARTS, times, checksum }];
  };
}

export async function prepare({ cards }) {
  const decks = await decksByName();
  const fortyEach = new Matchup([decks.get("goat"), decks.get("chain-burn")]);
  const parts = [
    catalogueOf("catalogue of two decks of 40, cards never compiled", fortyEach, true),
    catalogueOf("catalogue of two decks of 40, cards compiled before", fortyEach),
    startsOf(fortyEach),
  ];
  if (cards !== undefined) {
    const [any] = await anyMatchups(cards);
    const what = "catalogue of two whole-pool decks of 40 and 15, cards";
    parts.push(catalogueOf(`${what} never compiled`, any, true), catalogueOf(`${what} compiled before`, any));
  }
  for (let i = 0; i < 5; i++) for (const part of parts) part();
  return parts;
}
