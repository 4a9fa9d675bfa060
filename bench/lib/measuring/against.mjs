// This build against that of another checkout, round by round.
import { measured } from "./builds.mjs";
import { isRegression, ratio, summary } from "./figures.mjs";
import { hex, shown, table } from "./table.mjs";

/** What seems slower is measured again in so many new processes: how V8 compiles differs a little from one to the next. */
const AGAIN = 3;

/** The figures of the new build, each with what it was before. */
async function compared(measure, roots, given) {
  let all = await measured(measure, roots, given);
  const figures = () => {
    const [now, before] = all.map(summary);
    return now.map((figure, i) => ({ ...figure, before: before[i], ratio: ratio(figure, before[i]) }));
  };
  if (!figures().some((figure) => isRegression(figure.ratio))) return figures();
  const again = await measured(measure, roots, { ...given, processes: AGAIN });
  all = all.map((taken, build) => [...taken, ...again[build]]);
  return figures();
}

const row = ({ before, ratio, ...now }) => [
  now.what,
  shown(before),
  shown(now),
  ratio === undefined ? "" : `${ratio.toFixed(3)}${isRegression(ratio) ? " ✗" : ""}`,
  hex(before.checksum),
  before.checksum === now.checksum ? "the same" : hex(now.checksum),
];

/** Compares the builds of two checkouts, `[new, old]`, by each of the measures, and prints what comes out. */
export async function against(measures, roots, given) {
  const all = [];
  for (const measure of measures) {
    const figures = await compared(measure, roots, given);
    all.push(...figures);
    console.log(
      `${measure.name}\n${table([["", "before", "now", "times as good", "checksum", "now"], ...figures.map(row)])}\n`,
    );
  }
  const slower = all.filter(({ ratio }) => isRegression(ratio));
  console.log(
    slower.length === 0 ? "Nothing is slower." : `Slower: ${slower.map(({ what }) => what).join("; ")}.`,
  );
  return { figures: all, ok: slower.length === 0 };
}
