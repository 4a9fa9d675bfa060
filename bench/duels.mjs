// npm run duels -- --count 10000 --seed 1 --out DIR: random duels over the decks of the checkout, mirrors and crosses,
// under the rules of many days. Says what went wrong, with a replay of each, and how often every effect was used.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { NOW } from "@chainwright/engine";
import { Match, randomBot, writeReplay } from "@chainwright/players";
import { NEWEST } from "@chainwright/rulebook";
import { decksAt } from "./lib/decks.mjs";
import { playChecked, Uses } from "./lib/watch.mjs";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: "duel-failures" },
    uses: { type: "boolean", default: false },
  },
});
const [count, first] = [Number(values.count), Number(values.seed)];

/** From 2010 on: the beginning of each year, and the newest rules. */
const DATES = [...Array.from({ length: 17 }, (_, i) => `${2010 + i}-01-01`), NEWEST];
const decks = new Map(DATES.map((date) => [date, decksAt(date)]));
const names = decks.get(NEWEST).map(({ name }) => name);
/** Each deck against itself and the others. */
const PAIRS = names.flatMap((_, i) => names.slice(i).map((_, j) => [i, i + j]));

const uses = new Uses();
const failures = [];
const results = [0, 0, 0, 0];
let answers = 0;
let longest = 0;
const started = Date.now();
for (let i = 0; i < count; i++) {
  const seed = first + i;
  const date = DATES[seed % DATES.length];
  const pair = PAIRS[Math.floor(seed / DATES.length) % PAIRS.length];
  const sides = pair.map((n) => decks.get(date)[n]);
  const setup = {
    rules: { date, region: null },
    seed,
    decks: sides.map(({ main, extra }) => ({ main, extra })),
  };
  const match = new Match(setup, uses.trace);
  const wrong = playChecked(match, randomBot(seed));
  answers += match.answers.length;
  longest = Math.max(longest, match.answers.length);
  results[match.duel.state.read(NOW.result)]++;
  if (wrong === null) continue;
  const what = `${sides[0].name} against ${sides[1].name}, ${date}, seed ${seed}`;
  mkdirSync(values.out, { recursive: true });
  const file = join(values.out, `duel-${seed}.json`);
  writeFileSync(file, writeReplay(match));
  failures.push(wrong);
  console.log(`✗ ${what}, answer ${match.answers.length}: ${wrong}\n  ${file}`);
}
const seconds = (Date.now() - started) / 1000;
console.log(
  `${count} duels, ${answers} answers (the longest ${longest}) in ${seconds.toFixed(0)} s: ` +
    `A won ${results[1]}, B ${results[2]}, draws ${results[3]}; ${failures.length} went wrong.`,
);
if (values.uses)
  for (const [use, n] of [...uses.counts].filter(([use]) => !use.includes("resolved")).sort())
    console.log(`${String(n).padStart(8)}  ${use}`);
process.exitCode = failures.length > 0 ? 1 : 0;
