// Play while somebody listens, in place of nobody.
import { decksByName, Matchup } from "../lib/measuring/duels.mjs";
import { mixed } from "../lib/measuring/figures.mjs";
import { chooser, cpuTime, playRandomly } from "../lib/measuring/play.mjs";

const DUELS = 6;
const WARM_UP = 5;

export async function prepare() {
  const goat = (await decksByName()).get("goat");
  const matchup = new Matchup([goat, goat]);
  const catalogue = matchup.catalogue();
  const playWith = (what, trace) => () => {
    let [work, checksum] = [0, 0];
    const times = Array.from({ length: DUELS }, (_, i) => {
      const duel = matchup.start(catalogue, i + 1, trace);
      return cpuTime(() => {
        const played = playRandomly(duel, chooser(i + 1));
        work += played.decisions;
        checksum = mixed(checksum, played.checksum);
      });
    });
    return [{ what, unit: "decisions/s", work, times, checksum }];
  };
  const parts = [
    playWith("goat, no trace", null),
    playWith("goat, a trace that drops all it is told", { point() {} }),
  ];
  for (let i = 0; i < WARM_UP; i++) for (const part of parts) part();
  return parts;
}
