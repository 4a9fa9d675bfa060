// Copies of a duel in its middle, and how large they are.
import { options } from "@chainwright/engine";
import { decksByName, Matchup } from "../lib/measuring/duels.mjs";
import { cpuTime } from "../lib/measuring/play.mjs";

const SEED = 3;
const ANSWERS = 150;
const COPIES = 500;

export async function prepare() {
  const goat = (await decksByName()).get("goat");
  const matchup = new Matchup([goat, goat]);
  const duel = matchup.midDuel(matchup.catalogue(), SEED, ANSWERS);
  const pooled = duel.fork();
  const checksum = options(pooled, []);
  const copies = (what, copy) => () => {
    const time = cpuTime(() => {
      for (let i = 0; i < COPIES; i++) copy();
    });
    return [{ what, unit: "µs", work: COPIES, times: [time], checksum }];
  };
  return [
    copies("fork into a new buffer", () => duel.fork()),
    copies("fork into memory that was released", () => duel.fork().release()),
    copies("copy into a state that is there", () => pooled.state.copyFrom(duel.state)),
    () => [
      { what: "state in the middle of a duel", unit: "kB", value: (duel.state.size * 4) / 1024, checksum },
    ],
  ];
}
