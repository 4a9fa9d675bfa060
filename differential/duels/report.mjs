// What the log of some duels says: how many came to their end, and what differed, by cause.

const EXAMPLES = 3;

export function reportOf(lines, filters) {
  const answers = lines.reduce((sum, { n }) => sum + n, 0);
  const share = (n) => `${n} (${((1000 * n) / Math.max(1, answers)).toFixed(2)} per 1,000)`;
  const ends = new Map();
  const causes = new Map();
  for (const { seed, ended, divergences } of lines) {
    ends.set(ended, (ends.get(ended) ?? 0) + 1);
    for (const { cause, filter } of divergences) {
      const entry = causes.get(cause) ?? { n: 0, filter, seeds: [] };
      entry.n++;
      if (entry.seeds.length < EXAMPLES) entry.seeds.push(seed);
      causes.set(cause, entry);
    }
  }
  const sorted = [...causes].sort(([, a], [, b]) => b.n - a.n);
  const told = (explained) =>
    sorted
      .filter(([, { filter }]) => (filter !== undefined) === explained)
      .map(([cause, { n, seeds }]) => `  ${share(n)} ${cause} [seeds ${seeds.join(", ")}]`);
  const open = lines.filter(({ divergences }) =>
    divergences.some(({ filter }) => filter === undefined),
  ).length;
  return [
    `${lines.length} duels, ${answers} answers; ${open} duels with a divergence that nothing explains`,
    ...[...ends].sort(([, a], [, b]) => b - a).map(([end, n]) => `  ${n} ended: ${end}`),
    "Not explained:",
    ...told(false),
    `Explained (${filters.length} filters):`,
    ...told(true),
  ].join("\n");
}
