// Random play, as the measures use it, and the time that it takes.
import { answer, options } from "@chainwright/engine";
import { mixed } from "./figures.mjs";

/** More answers than any duel needs that comes to an end. */
const MOST_ANSWERS = 5000;

/** The processor time of some work in milliseconds: that of the whole process, so that collecting garbage counts. */
export function cpuTime(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A small generator of its own, so that what is measured is the duel's. */
export function chooser(seed) {
  let x = seed | 0 || 1;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % below;
  };
}

const offered = [];

/**
 * Plays random answers until the duel is over, or until so many were given. A question with a single legal answer is
 * answered, but is no decision. The checksum is of how many answers were legal each time.
 */
export function playRandomly(duel, choose, most = MOST_ANSWERS) {
  const tally = { answers: 0, decisions: 0, checksum: 0 };
  for (; tally.answers < most; tally.answers++) {
    const count = options(duel, offered);
    if (count === 0) break;
    tally.checksum = mixed(tally.checksum, count);
    if (count > 1) tally.decisions++;
    answer(duel, offered[count === 1 ? 0 : choose(count)]);
  }
  return tally;
}
