// What rounds of a measure come to, and how one build compares with another.

/** More than this slower is a regression. */
export const TOLERATED = 0.05;

/** What a figure says, from the milliseconds that its work took; and whether more of it is better. */
const UNITS = {
  "decisions/s": { of: (time, work) => (work / time) * 1000, more: true },
};

/**
 * The figures of all rounds. Each thing that was timed counts with the shortest of its times: the same work takes the same
 * time, and whatever else runs on the machine only adds to it.
 */
export function summary(rounds) {
  return rounds[0].map(({ what, unit, work, times, checksum }, i) => {
    if (rounds.some((round) => round[i].checksum !== checksum))
      throw new Error(`${what}: not every round went the same way`);
    const least = times.map((_, n) => Math.min(...rounds.map((round) => round[i].times[n])));
    const time = least.reduce((sum, one) => sum + one, 0);
    return { what, value: UNITS[unit].of(time, work), unit, checksum };
  });
}

/** How many times as good as another figure one is. */
export const ratio = (one, other) =>
  UNITS[one.unit].more ? one.value / other.value : other.value / one.value;

export const isRegression = (ratio) => ratio < 1 - TOLERATED;
