// npm run bench: how fast the engine is at each kind of play, as tables with checksums (docs/benchmarks.md).
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { against } from "./lib/measuring/against.mjs";
import { againstPeer, keep } from "./lib/measuring/against-peer.mjs";
import { measured } from "./lib/measuring/builds.mjs";
import { summary } from "./lib/measuring/figures.mjs";
import { optionsOf } from "./lib/measuring/options.mjs";
import { hex, shown, table } from "./lib/measuring/table.mjs";
import { MEASURES } from "./measures/index.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url)).slice(0, -1);

const given = optionsOf(process.argv.slice(2), MEASURES);
if ("wrong" in given) {
  console.error(given.wrong);
  process.exit(2);
}

async function alone(measures) {
  const all = [];
  for (const measure of measures) {
    const [rounds] = await measured(measure, [ROOT], given);
    const figures = summary(rounds);
    const rows = figures.map((figure) => [figure.what, shown(figure), hex(figure.checksum)]);
    console.log(`${table([[measure.name, "", "checksum"], ...rows])}\n`);
    all.push(...figures);
  }
  return all;
}

const hasPeer =
  given.scripts !== undefined && given.cards !== undefined && existsSync(join(given.oracle, "node_modules"));
if (given.peer && !hasPeer) {
  console.error(
    "The independent engine is skipped: say --oracle DIR (with its dependencies installed), --scripts DIR and --cards FILE; see docs/differential.md.\n",
  );
}
const measures = given.measures.filter(({ wholePool }) => !wholePool || given.cards !== undefined);
if (measures.length < given.measures.length)
  console.error("The whole pool is skipped: say --cards FILE with all cards (cards.cdb).\n");

const figures = [];
if (given.against !== undefined) {
  const compared = await against(measures, [ROOT, given.against], given);
  figures.push(...compared.figures);
  process.exitCode = compared.ok ? 0 : 1;
} else {
  const isPlayedThere = ({ peer }) => given.peer && hasPeer && peer;
  const compared = await againstPeer(measures.filter(isPlayedThere), ROOT, given);
  if (given.update) keep(compared.figures);
  else process.exitCode = compared.ok ? 0 : 1;
  figures.push(...compared.figures, ...(await alone(measures.filter((measure) => !isPlayedThere(measure)))));
}
if (given.json !== undefined) writeFileSync(given.json, `${JSON.stringify(figures, null, 2)}\n`);
