// What many duels take that are played at the same time.
import { decksByName, Matchup } from "../lib/measuring/duels.mjs";
import { mixed } from "../lib/measuring/figures.mjs";
import { chooser, playRandomly } from "../lib/measuring/play.mjs";

const DUELS = 1000;
const ANSWERS = 60;

/** Bytes in use, those of buffers too, once what is not needed has been thrown away. */
function inUse() {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

export async function prepare() {
  const goat = (await decksByName()).get("goat");
  const matchup = new Matchup([goat, goat]);
  const catalogue = matchup.catalogue();
  const play = (seed) => {
    const duel = matchup.start(catalogue, seed);
    return { duel, checksum: playRandomly(duel, chooser(seed), ANSWERS).checksum };
  };
  // What a process keeps once it has played at all is not the duels'.
  for (let seed = 1; seed <= 50; seed++) play(seed);
  return [
    () => {
      const before = inUse();
      const live = Array.from({ length: DUELS }, (_, i) => play(i + 1));
      const value = (inUse() - before) / 1e6;
      const checksum = live.reduce((sum, one) => mixed(sum, one.checksum), 0);
      return [{ what: `${DUELS} live duels after ${ANSWERS} answers each`, unit: "MB", value, checksum }];
    },
  ];
}
