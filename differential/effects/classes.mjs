// Differences under names under which others of their kind come together.

/** A name for a divergence. */
export function classOf({ what, only, act, zone, why = [], part, how, question, asked, detail }) {
  const words = [
    what,
    only,
    act,
    zone,
    part,
    how,
    question,
    asked ?? detail,
    why.length > 0 ? `(${why.join(" ")})` : "",
  ];
  return words.filter((word) => word).join(" ");
}

const EXAMPLES = 6;

/** How many effects came to what, and what differs, most often first: of the effects that were tried, and of other cards. */
export function reportOf(lines) {
  const verdicts = tally(lines.map(({ verdict, effect }) => [verdict, effect]));
  return [
    ...verdicts.map(([verdict, { n }]) => `${n} ${verdict}`),
    "",
    ...told(
      lines.flatMap(({ effect, seed, divergences = [] }) => divergences.map((one) => [one, effect, seed])),
    ),
    "",
    "Of other cards that were there:",
    ...told(lines.flatMap(({ effect, others = [] }) => others.map((one) => [one, effect, one.seed]))),
  ].join("\n");
}

/** Each difference counts once for a card. */
function told(found) {
  const once = new Map(
    found.map(([one, effect, seed]) => {
      const name = `${one.filter ? `[${one.filter}] ` : ""}${classOf(one)}`;
      const example = `${effect} #${seed}: ${one.key ?? JSON.stringify([one.ours, one.theirs, one.of ?? one.did])}`;
      return [`${name}: ${one.name ?? effect}`, [name, example]];
    }),
  );
  return [...tally([...once.values()])].flatMap(([name, { n, examples }]) => [
    `${n} × ${name}`,
    ...examples.map((one) => `    ${one}`),
  ]);
}

function tally(list) {
  const counts = new Map();
  for (const [key, example] of list) {
    const entry = counts.get(key) ?? { n: 0, examples: [] };
    entry.n++;
    if (entry.examples.length < EXAMPLES) entry.examples.push(example);
    counts.set(key, entry);
  }
  return [...counts].sort((a, b) => b[1].n - a[1].n);
}
