// How many generated rulings came to what.

const EXAMPLES = 5;

/** By template: how many runs, what our engine made of them, also with the seats exchanged, and the other one; examples of what is not as the rule says. */
export function reportOf(lines) {
  const rows = new Map();
  for (const { template, runs = [] } of lines) {
    const row = rows.get(template) ?? { casts: 0, counts: {}, odd: [] };
    rows.set(template, row);
    if (runs.length > 0) row.casts++;
    for (const run of runs) {
      const key = `${run.ours}${run.mirrored === run.ours ? "" : ` (mirrored ${run.mirrored})`}, ${run.theirs}`;
      row.counts[key] = (row.counts[key] ?? 0) + 1;
      if (key !== "holds, same") row.odd.push(run);
    }
  }
  return [...rows]
    .flatMap(([id, { casts, counts, odd }]) => [
      `${id}: ${casts} casts; ${Object.entries(counts)
        .map(([key, n]) => `${n} ${key}`)
        .join("; ")}`,
      ...odd.slice(0, EXAMPLES).map(({ source, why = [], there }) => {
        const { what, only, key, how, part, ours, theirs } = there?.divergences?.[0] ?? {};
        const says = [
          ...why,
          there?.error,
          what && JSON.stringify([what, only, key, how, part, ours, theirs]),
        ];
        return [`    ${source.id} ${JSON.stringify(source.plays)}`, ...says.filter(Boolean)].join(
          "\n        ",
        );
      }),
    ])
    .join("\n");
}
