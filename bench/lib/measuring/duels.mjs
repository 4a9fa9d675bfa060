// Duels of two decks, set up as a match does it, under the newest rules.
import { buildCatalogue } from "@chainwright/compiler";
import { startDuel } from "@chainwright/engine";
import { ocgRoom } from "@chainwright/ocg";
import { NEWEST } from "@chainwright/rulebook";
import { chooser, cpuTime, newTally, playRandomly } from "./play.mjs";

const rules = ocgRoom.rulesAt(NEWEST);

/** Two decks, each with its cards, as duels are begun with them. */
export class Matchup {
  constructor(sides) {
    const all = sides.flatMap(({ main, extra }) => [...main, ...extra]);
    this.cards = [...new Map(all.map((card) => [card.name.en, card])).values()];
    const numbers = new Map(this.cards.map(({ name }, i) => [name.en, i + 1]));
    const numbered = (part) => part.map(({ name }) => numbers.get(name.en));
    this.decks = sides.map(({ main, extra }) => ({ main: numbered(main), extra: numbered(extra) }));
  }

  catalogue() {
    return buildCatalogue(ocgRoom.game, this.cards);
  }

  start(catalogue, seed) {
    return startDuel(ocgRoom, rules, catalogue, this.decks, seed);
  }
}

/**
 * Plays duels at random to the end: how fast in play alone, and with all that is done for a duel before, the catalogue of
 * its cards too. `starts`: a matchup and a seed for each duel.
 */
export function playSpeed(what, starts) {
  const tally = newTally();
  const [setUp, play] = [[], []];
  for (const { matchup, seed } of starts) {
    let duel;
    setUp.push(
      cpuTime(() => {
        duel = matchup.start(matchup.catalogue(), seed);
      }),
    );
    play.push(cpuTime(() => playRandomly(duel, chooser(seed), tally)));
  }
  const { decisions, checksum } = tally;
  const figure = (how, times) => ({
    what: `${what}, ${how}`,
    unit: "decisions/s",
    work: decisions,
    times,
    checksum,
  });
  return [figure("in play", play), figure("with set-up", [...setUp, ...play])];
}
