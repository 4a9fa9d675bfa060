// Duels of two decks, set up as a match does it, under the newest rules.
import { readFileSync } from "node:fs";
import { buildCatalogue } from "@chainwright/compiler";
import { startDuel } from "@chainwright/engine";
import { ocgRoom } from "@chainwright/ocg";
import { NEWEST } from "@chainwright/rulebook";
import { decksAt, poolOf } from "../decks.mjs";
import { speedFigures } from "./figures.mjs";
import { chooser, cpuTime, playRandomly } from "./play.mjs";

const rules = ocgRoom.rulesAt(NEWEST);

/** Two decks with which duels are begun. */
export class Matchup {
  constructor(sides) {
    this.sides = sides;
    const all = sides.flatMap(({ main, extra }) => [...main, ...extra]);
    this.cards = [...new Map(all.map((card) => [card.name.en, card])).values()];
    const numbers = new Map(this.cards.map(({ name }, i) => [name.en, i + 1]));
    const numbered = (part) => part.map(({ name }) => numbers.get(name.en));
    this.decks = sides.map(({ main, extra }) => ({ main: numbered(main), extra: numbered(extra) }));
  }

  catalogue(cards = this.cards) {
    return buildCatalogue(ocgRoom.game, cards);
  }

  start(catalogue, seed, trace = null) {
    return startDuel(ocgRoom, rules, catalogue, this.decks, seed, trace);
  }

  /** A duel after so many random answers; where it is over by then, after half of what it took. */
  midDuel(catalogue, seed, answers) {
    const play = (most) => {
      const duel = this.start(catalogue, seed);
      return { duel, given: playRandomly(duel, chooser(seed), most).answers };
    };
    const { duel, given } = play(answers);
    return given === answers ? duel : play(given >> 1).duel;
  }
}

/** The decks of the checkout by name. */
export async function decksByName() {
  const pairs = decksAt(ocgRoom, await poolOf("ocg"), NEWEST);
  const decks = new Map();
  // The first of them plays each in turn before the second does.
  const [first] = pairs(0);
  for (let n = 0; pairs(n)[0] === first; n++) decks.set(pairs(n)[1].name, pairs(n)[1]);
  return decks;
}

/** Decks by chance from the whole pool, always the same; `cards`: a file with all cards. */
export async function anyMatchups(cards) {
  const pool = await poolOf("ocg", cards);
  const drawn = JSON.parse(readFileSync(new URL("../../measures/whole-pool.json", import.meta.url), "utf8"));
  const part = (names) => names.map((name) => pool.card(name, NEWEST));
  return drawn.map(
    (sides) => new Matchup(sides.map(({ main, extra }) => ({ main: part(main), extra: part(extra) }))),
  );
}

/**
 * Plays duels at random to the end: how fast in play alone, and with all that is done for a duel before, the catalogue of
 * its cards too (which are compiled once, in the first duel). `starts`: a matchup and a seed for each duel.
 */
export function playSpeed(what, starts) {
  const duels = starts.map(({ matchup, seed }) => {
    let duel;
    let played;
    const setUp = cpuTime(() => {
      duel = matchup.start(matchup.catalogue(), seed);
    });
    const play = cpuTime(() => {
      played = playRandomly(duel, chooser(seed));
    });
    return { ...played, setUp, play };
  });
  return speedFigures(what, duels);
}
