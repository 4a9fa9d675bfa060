// npm run duels -- --game rush --count 10000 --seed 1 --out DIR: random duels over the decks of the checkout, mirrors and
// crosses, under the rules of many days. Says what went wrong, with a replay of each, and how often every effect was used.
// With --any, decks by chance from every card that can be played, those of --cards FILE among them.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { NOW } from "@chainwright/engine/state";
import { Match, randomBot, writeReplay } from "@chainwright/players";
import { NEWEST } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { anyDecks, decksAt, poolOf } from "./lib/decks.mjs";
import { playChecked, Uses } from "./lib/watch.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "ocg" },
    any: { type: "boolean", default: false },
    cards: { type: "string" },
    count: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: "duel-failures" },
    uses: { type: "boolean", default: false },
  },
});
const [count, first] = [Number(values.count), Number(values.seed)];

const room = ROOMS[values.game];
const pool = await poolOf(values.game, values.cards);

/** The beginning of each year since the rules of a game are known well enough, and the newest rules. */
const FIRST_YEAR = { ocg: 2010, rush: 2021, "duel-masters": 2012 }[values.game];
const YEARS = Array.from({ length: 2027 - FIRST_YEAR }, (_, i) => `${FIRST_YEAR + i}-01-01`);
const DATES = values.any ? [NEWEST] : [...YEARS, NEWEST];

/** For each day, which decks play which seed: those of the checkout each against itself and the others, or any. */
const matchups = new Map(
  DATES.map((date) => [date, values.any ? anyDecks(room, pool, date) : decksAt(room, pool, date)]),
);

const uses = new Uses();
const failures = [];
const results = [0, 0, 0, 0];
let answers = 0;
let longest = 0;
const started = Date.now();
for (let i = 0; i < count; i++) {
  const seed = first + i;
  const date = DATES[seed % DATES.length];
  const sides = matchups.get(date)(Math.floor(seed / DATES.length));
  const setup = {
    room,
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
