// What rounds of a measure come to, and how one build compares with another.

/** More than this slower is a regression. */
const TOLERATED = 0.05;

/** What a figure says, from the milliseconds that its work took; and whether more of it is better, if either is. */
const UNITS = {
  "decisions/s": { of: (time, work) => (work / time) * 1000, more: true },
  "nodes/min": { of: (time, work) => (work / time) * 60_000, more: true },
  "cards/s": { of: (time, work) => (work / time) * 1000, more: true },
  ms: { of: (time, work) => time / work, more: false },
  µs: { of: (time, work) => (time * 1000) / work, more: false },
  // What is no time is measured as it is.
  // How the first of something compares with the later ones: worse, too, where these get faster.
  "×": {},
  kB: { more: false },
  MB: { more: false },
};

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** The next checksum: the same for the same numbers, whatever a state looks like inside. */
export const mixed = (checksum, number) => (Math.imul(checksum ^ number, 0x01000193) + 0x9e3779b9) | 0;

const sum = (values) => values.reduce((total, one) => total + one, 0);

/**
 * Each thing that was timed counts with the shortest of its times: the same work takes the same time, and whatever else
 * runs on the machine only adds to it.
 */
function valueIn({ unit, work, times }, rounds) {
  if (times === undefined) return median(rounds.map(({ value }) => value));
  const shortest = times.map((_, n) => Math.min(...rounds.map((round) => round.times[n])));
  return UNITS[unit].of(sum(shortest), work);
}

/** The figures of all rounds. */
export function summary(rounds) {
  return rounds[0].map((figure, i) => {
    const all = rounds.map((round) => round[i]);
    const { what, unit, checksum } = figure;
    if (all.some((one) => one.checksum !== checksum))
      throw new Error(`${what}: not every round went the same way`);
    return { what, value: valueIn(figure, all), unit, checksum };
  });
}

/** How many times as good as another figure one is; undefined where neither is better. */
export function ratio(one, other) {
  const { more } = UNITS[one.unit];
  if (more === undefined) return undefined;
  return more ? one.value / other.value : other.value / one.value;
}

export const isRegression = (ratio) => ratio < 1 - TOLERATED;

/** How fast duels were played: in play alone, and with all that is done for a duel before. */
export function speedFigures(name, duels) {
  const times = (which) => duels.map((duel) => duel[which]);
  const work = sum(times("decisions"));
  const checksum = duels.reduce((all, duel) => mixed(all, duel.checksum), 0);
  const figure = (how, times) => ({ what: `${name}, ${how}`, unit: "decisions/s", work, times, checksum });
  return [figure("in play", times("play")), figure("with set-up", [...times("setUp"), ...times("play")])];
}
