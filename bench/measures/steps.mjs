// What search does all the time, at positions all over duels of the four decks: to ask for the legal answers, to give each
// of them, and to take it back.
import { answer, goOn, options } from "@chainwright/engine";
import { NOW } from "@chainwright/engine/state";
import { decksByName, Matchup } from "../lib/measuring/duels.mjs";
import { mixed } from "../lib/measuring/figures.mjs";
import { cpuTime } from "../lib/measuring/play.mjs";

const DECKS = ["vanilla", "goat", "chain-burn", "trigger"];
const POSITIONS_OF_EACH = 10;
const STEPS_AGAIN = 5;
const OPTIONS_AGAIN = 50;

const offered = [];

/** `step`: `goOn`, or `answer`, which checks first. */
function stepAll(duel, choices, step) {
  const { state } = duel;
  for (const choice of choices) {
    const { mark } = state;
    step(duel, choice);
    state.undoTo(mark);
  }
}

/** Asks for the legal answers over and over; a word that says nothing now is written each time, so that none are known. */
function findAgain({ duel }) {
  const { state } = duel;
  const { mark } = state;
  for (let i = 1; i <= OPTIONS_AGAIN; i++) {
    state.write(NOW.answer, -i);
    options(duel, offered);
  }
  state.undoTo(mark);
}

/** How many answers are legal after each of the answers, as a checksum. */
function checksumOf(duel, choices) {
  let checksum = 0;
  for (const choice of choices) {
    const { mark } = duel.state;
    answer(duel, choice);
    checksum = mixed(checksum, options(duel, offered));
    duel.state.undoTo(mark);
  }
  return checksum;
}

export async function prepare() {
  const decks = await decksByName();
  const positions = DECKS.flatMap((name) => {
    const matchup = new Matchup([decks.get(name), decks.get(name)]);
    const catalogue = matchup.catalogue();
    return Array.from({ length: POSITIONS_OF_EACH }, (_, i) => {
      const duel = matchup.midDuel(catalogue, i + 1, 5 + 25 * i);
      duel.state.startJournal();
      const choices = [];
      choices.length = options(duel, choices);
      return { duel, choices };
    });
  });
  const checksum = positions.reduce((sum, { duel, choices }) => mixed(sum, checksumOf(duel, choices)), 0);
  const repeated = (times, work) => {
    for (let i = 0; i < times; i++) work();
  };
  const steps = positions.reduce((sum, { choices }) => sum + choices.length, 0);
  const stepping = (what, step) => () => [
    {
      what,
      unit: "µs",
      work: steps * STEPS_AGAIN,
      times: positions.map(({ duel, choices }) =>
        cpuTime(() => repeated(STEPS_AGAIN, () => stepAll(duel, choices, step))),
      ),
      checksum,
    },
  ];
  return [
    stepping("step + undo, mean over all options", goOn),
    stepping("… where each answer is checked", answer),
    () => [
      {
        what: "the legal answers of a decision, found",
        unit: "µs",
        work: positions.length * OPTIONS_AGAIN,
        times: positions.map((position) => cpuTime(() => findAgain(position))),
        checksum,
      },
    ],
  ];
}
