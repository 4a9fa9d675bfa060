// npm run labels: compares what we read of each effect with what the public card scripts register for it: how it is used, by
// what it is triggered, how often, from where, with which targets and costs. Needs the tool that reads the scripts (--oracle
// DIR), the scripts (--scripts DIR) and a collection of cards (--cards FILE); see docs/reading.md.
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { buildCatalogue } from "@chainwright/compiler";
import { importCards } from "@chainwright/formats";
import { ocgGame } from "@chainwright/ocg";
import { readCardAsOf } from "@chainwright/pool/reading";
import { NEWEST } from "@chainwright/rulebook";
import initSqlJs from "sql.js";
import { aligned, compared, LABELS, ourEffects, theirEffects } from "./align.mjs";
import { Tally } from "./tally.mjs";

const { values: given } = parseArgs({
  options: {
    oracle: { type: "string", default: "../shared/tools/oracle" },
    scripts: { type: "string", default: process.env.ORACLE_SCRIPTS ?? "" },
    cards: { type: "string", default: "../shared/corpus/ocg.jsonl.gz" },
    every: { type: "string", default: "1" },
    list: { type: "string", multiple: true, default: [] },
  },
});
const tool = join(given.oracle, "labels.mjs");
if (given.scripts === "" || ![tool, given.scripts, given.cards].every((file) => existsSync(file))) {
  console.error("Skipped: say --oracle DIR, --scripts DIR and --cards FILE; see docs/reading.md.");
  process.exit(0);
}

const { stdout } = await promisify(execFile)(process.execPath, [tool, "--scripts", given.scripts], {
  maxBuffer: 1 << 28,
});
const labels = new Map(
  stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map((one) => [one.code, one]),
);

const { records } = await importCards(readFileSync(given.cards), { game: "ocg", sqlite: () => initSqlJs() });
const sample = records.filter(({ passcode }, i) => i % Number(given.every) === 0 && labels.has(passcode));
const cards = sample
  .map((record) => readCardAsOf(record, NEWEST))
  .filter(({ unread = [] }) => unread.length === 0);
const { definitions, notPlayable } = buildCatalogue(ocgGame, cards);
const wanted = new Set(cards);
const refused = new Set(notPlayable.map(({ card }) => card));
const tally = new Tally(LABELS);
const unaligned = [];
let effects = 0;
let alignedCards = 0;
for (const definition of definitions) {
  const { card } = definition;
  if (!wanted.has(card) || refused.has(card)) continue;
  const ours = ourEffects(definition, ocgGame.zones);
  const theirs = theirEffects(labels.get(card.passcode));
  if (ours.length === 0 && theirs.length === 0) continue;
  const pairs = aligned(ours, theirs);
  if (pairs === null) {
    const kinds = (list) => list.map(({ kind, bare }) => (bare ? "(stays)" : kind)).join(", ") || "none";
    unaligned.push(`${card.name.en}: ours ${kinds(ours)}; theirs ${kinds(theirs)}`);
    continue;
  }
  alignedCards++;
  effects += pairs.length;
  for (const [i, [our, their]] of pairs.entries())
    for (const [label, a, b, same] of compared(our, their))
      tally.count(label, same, `${card.name.en} ${i + 1}: ours ${a}; theirs ${b}`);
}

console.log(`${alignedCards} cards with ${effects} effects are aligned, ${unaligned.length} cards are not.`);
const enough = tally.print(given.list);
if (given.list.includes("unaligned")) for (const line of unaligned) console.log(`    ${line}`);
process.exitCode = enough ? 0 : 1;
