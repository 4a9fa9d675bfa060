// npm run pool FILE: how long a file of cards takes to be imported, and its compiled pool to be opened, in CPU time, as the
// command line does it.
import "../scripts/lib/patience.mjs";
import { readFileSync } from "node:fs";
import { importCards } from "@chainwright/formats";
import { openPool, Pool, writePool } from "@chainwright/pool";
import { readEntry } from "@chainwright/pool/reading";
import { countCards } from "@chainwright/scenario";
import initSqlJs from "sql.js";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("npm run pool FILE (cards.cdb, JSON lines, YGOPRODeck's JSON)");
  process.exit(2);
}

async function timed(what, aim, work) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  console.log(`${what.padEnd(40)}${String(Math.round((user + system) / 1000)).padStart(8)} ms   ${aim}`);
  return result;
}

const { records } = await timed("cards in the file", "", () =>
  importCards(readFileSync(file), { sqlite: () => initSqlJs() }),
);
const entries = await timed("their texts read", "all four to here: 20 s", () => records.map(readEntry));
const counts = await timed("what is read compiled", "", () => countCards(entries));
const bytes = await timed("written", "", () =>
  writePool({ about: { name: file, imported: "", reader: "", counts }, entries }),
);
await timed("opened, ready to be asked for cards", "300 ms", () => {
  const pool = openPool(bytes);
  return Object.keys(counts).map((game) => new Pool(game, pool.entries));
});
console.log(`${records.length} cards, ${(bytes.length / 1e6).toFixed(1)} MB`, counts);
