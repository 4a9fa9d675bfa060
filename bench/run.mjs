// npm run bench: how fast the engine is at each kind of play, as one table with checksums.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { against } from "./lib/measuring/against.mjs";
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

const { measures, rounds } = given;
let figures = [];
if (given.against !== undefined) {
  const compared = await against(measures, [ROOT, given.against], rounds);
  figures = compared.figures;
  process.exitCode = compared.ok ? 0 : 1;
} else {
  for (const measure of measures) {
    const [ours] = await measured(measure, [ROOT], rounds);
    const these = summary(ours);
    const rows = these.map(({ checksum, ...figure }) => [figure.what, shown(figure), hex(checksum)]);
    console.log(`${table([[measure.name, "", "checksum"], ...rows])}\n`);
    figures.push(...these);
  }
}
if (given.json !== undefined) writeFileSync(given.json, `${JSON.stringify(figures, null, 2)}\n`);
