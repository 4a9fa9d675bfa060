// A search over all answers to a fixed depth from the middle of a duel, by step and undo.
import { goOn, options } from "@chainwright/engine";
import { decksByName, Matchup } from "../lib/measuring/duels.mjs";
import { mixed } from "../lib/measuring/figures.mjs";
import { cpuTime } from "../lib/measuring/play.mjs";

const SEED = 1;
const ANSWERS = 20;
const DEPTH = 4;

/** Visits all positions below this one. */
function visit(duel, depth, found) {
  found.nodes++;
  const { state } = duel;
  const choices = found.choices[depth];
  const count = options(duel, choices);
  found.checksum = mixed(found.checksum, count);
  if (depth === 0) return;
  for (let i = 0; i < count; i++) {
    const { mark } = state;
    goOn(duel, choices[i]);
    visit(duel, depth - 1, found);
    state.undoTo(mark);
  }
}

export async function prepare() {
  const goat = (await decksByName()).get("goat");
  const matchup = new Matchup([goat, goat]);
  const duel = matchup.midDuel(matchup.catalogue(), SEED, ANSWERS);
  duel.state.startJournal();
  const first = [];
  first.length = options(duel, first);
  const choices = Array.from({ length: DEPTH }, () => []);
  return [
    () => {
      const found = { nodes: 1, checksum: 0, choices };
      const times = first.map((choice) =>
        cpuTime(() => {
          const { mark } = duel.state;
          goOn(duel, choice);
          visit(duel, DEPTH - 1, found);
          duel.state.undoTo(mark);
        }),
      );
      const { nodes, checksum } = found;
      return [{ what: `depth first, ${nodes} nodes`, unit: "nodes/min", work: nodes, times, checksum }];
    },
  ];
}
