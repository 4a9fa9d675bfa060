// The first duel in a process, before V8 has compiled anything, and the same one when the process is warm.
import { median } from "./figures.mjs";
import { chooser, cpuTime, playRandomly } from "./play.mjs";

const SEED = 1;
const DUELS = 40;
/** From the twentieth on a process is warm; every fourth is the first one again. */
const WARM = 20;
const EVERY = 4;

/** Takes a matchup's first duel. To be asked for once in a process. */
export function firstDuel(what, matchup) {
  const catalogue = matchup.catalogue();
  return () => {
    let checksum;
    const play = (seed) => {
      const duel = matchup.start(catalogue, seed);
      return cpuTime(() => {
        const { checksum: played } = playRandomly(duel, chooser(seed));
        if (seed === SEED) checksum = played;
      });
    };
    const first = play(SEED);
    const warm = [];
    for (let n = 1; n <= DUELS; n++) {
      const again = n % EVERY === 0;
      const time = play(again ? SEED : SEED + n);
      if (again && n >= WARM) warm.push(time);
    }
    return [
      { what: `first duel of ${what}`, unit: "ms", work: 1, times: [first], checksum },
      { what: `first duel of ${what} ÷ a warm one`, unit: "×", value: first / median(warm), checksum },
    ];
  };
}
