// npm run differential -- --rulings: rules of the chain and timing chapters over made-up positions of many cards, with what the
// rule itself says must come of it, in our engine and in the other one in step (docs/differential.md).
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { speak } from "@chainwright/explain";
import { en } from "@chainwright/explain/en";
import { poolOf } from "../bench/lib/decks.mjs";
import { SCRIPT_ERROR } from "./duels/both.mjs";
import { Known } from "./duels/known.mjs";
import { Theirs } from "./duels/theirs.mjs";
import { castsOf, stockOf } from "./rulings/cast.mjs";
import { inStep, ofOurs } from "./rulings/judge.mjs";
import { keptScenario } from "./rulings/kept.mjs";
import { reportOf } from "./rulings/report.mjs";
import { TEMPLATES } from "./rulings/templates.mjs";
import { mirrored } from "./variations.mjs";

/**
 * Casts each template `tries` times and writes down what comes of it, a line for each; those that are written down are not played again.
 * `keep`: a folder for one ruling of each template that both engines agree on, of the cards that the project has itself.
 */
export async function playRulings({
  oracle,
  scripts,
  cards,
  only,
  seed,
  tries,
  out,
  verbose,
  minutes,
  keep,
}) {
  speak("en", en);
  const known = new Known(await poolOf("ocg", keep === undefined ? cards : undefined), scripts);
  const stock = stockOf(known.pool, known.isScripted);
  console.error(`${stock.definitions.length} cards can be played on both sides.`);
  for (const [role, { length }] of Object.entries(stock.players)) console.error(`  ${role}: ${length}`);
  const theirs = new Theirs(oracle, scripts, cards);

  /** One cast of a template, in both engines. */
  async function rulingOf(template, n) {
    const unfit = {};
    for (const runs of castsOf(template, stock, seed * 1000 + n, unfit)) {
      const played = [];
      for (const { id, source, names, verdict, why, report } of runs) {
        const there = await inStep(source, names, report, { known, theirs, seed: seed + n });
        played.push({
          ...{ id, ours: verdict, why, mirrored: ofOurs(mirrored(source), names, known.pool).verdict },
          ...{ theirs: there.verdict, there: there.verdict === "same" ? undefined : there, source },
        });
      }
      // Else some card of the position has a script there that cannot be run.
      if (played.every(({ theirs }) => theirs !== SCRIPT_ERROR))
        return { template: template.id, n, unfit, runs: played };
      unfit[SCRIPT_ERROR] = (unfit[SCRIPT_ERROR] ?? 0) + 1;
    }
    return { template: template.id, n, unfit };
  }

  mkdirSync(out, { recursive: true });
  const log = join(out, `rulings-${seed}${keep === undefined ? "" : "-kept"}.jsonl`);
  const lines = () =>
    existsSync(log)
      ? readFileSync(log, "utf8")
          .split("\n")
          .filter((line) => line !== "")
          .map((line) => JSON.parse(line))
      : [];
  const done = new Set(lines().map(({ template, n }) => `${template} ${n}`));
  const kept = new Set();
  const until = Date.now() + minutes * 60_000;
  for (let n = 0; n < tries && Date.now() < until; n++)
    for (const template of TEMPLATES) {
      const { id, rules } = template;
      const isWanted = only.length === 0 || only.includes(id) || rules.some((rule) => only.includes(rule));
      if (!isWanted || done.has(`${id} ${n}`) || kept.has(id)) continue;
      const line = await rulingOf(template, n);
      appendFileSync(log, `${JSON.stringify(line)}\n`);
      if (verbose) console.log(JSON.stringify(line, null, 1));
      const agrees = ({ ours, mirrored, theirs }) =>
        ours === "holds" && mirrored === "holds" && theirs === "same";
      if (keep === undefined || line.runs?.every(agrees) !== true) continue;
      kept.add(id);
      writeFileSync(join(keep, `${rules[0]}-${id}.yaml`), keptScenario(template, line.runs));
    }
  theirs.end();
  const report = reportOf(lines());
  writeFileSync(join(out, "rulings.txt"), `${report}\n`);
  console.log(report);
}
