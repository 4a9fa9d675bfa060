// npm run differential: plays the OCG scenarios in an independent engine too, as an outside process, and lists what differs;
// with --duels N whole duels by chance, in step.
// Needs the tool that runs it (--oracle DIR), its card scripts and its card data; see docs/differential.md.
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { Pool } from "@chainwright/pool";
import { readEntry } from "@chainwright/pool/reading";
import { readScenario, runScenario } from "@chainwright/scenario";
import { BY_HAND } from "./by-hand.mjs";
import { playDuels } from "./duels.mjs";
import { playEffects } from "./effects.mjs";
import { differences, outcomeOfOracle, outcomeOfReport, unanswered } from "./outcome.mjs";
import { playRulings } from "./rulings.mjs";
import { declined, placeOf, rewritten, steps } from "./script.mjs";
import { CannotSetUp, toOracle } from "./to-oracle.mjs";

const run = promisify(execFile);
const SCENARIOS = new URL("../scenarios/ocg/", import.meta.url);
const CARDS = new URL("../packages/pool/generated/cards.json", import.meta.url);

const { values: given, positionals: only } = parseArgs({
  options: {
    oracle: { type: "string" },
    scripts: { type: "string" },
    cards: { type: "string" },
    duels: { type: "string" },
    effects: { type: "boolean", default: false },
    rulings: { type: "boolean", default: false },
    keep: { type: "string" },
    every: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    tries: { type: "string", default: "8" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "600" },
    decks: { type: "string" },
    any: { type: "boolean", default: false },
    game: { type: "string", default: "ocg" },
    out: { type: "string", default: "differential-duels" },
    shrink: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const oracle = given.oracle ?? "../shared/tools/oracle";
const scripts = given.scripts ?? process.env.ORACLE_SCRIPTS;
const cards = given.cards ?? process.env.ORACLE_CARDS;
if (scripts === undefined || cards === undefined || !existsSync(join(oracle, "node_modules"))) {
  console.error(
    "Skipped: say --oracle DIR (with its dependencies installed), --scripts DIR and --cards FILE; see docs/differential.md.",
  );
  process.exit(0);
}

if (given.duels !== undefined) {
  await playDuels({
    ...given,
    ...{ oracle, scripts, cards },
    ...{ duels: Number(given.duels), seed: Number(given.seed), minutes: Number(given.minutes) },
    decks: given.decks?.split(","),
  });
  process.exit(0);
}

if (given.rulings) {
  const [seed, tries, minutes] = [given.seed, given.tries, given.minutes].map(Number);
  await playRulings({ ...given, ...{ oracle, scripts, cards, only, seed, tries, minutes } });
  process.exit(0);
}

if (given.effects) {
  const { every, from, tries, seed, minutes } = given;
  const numbers = Object.entries({ every, from, tries, seed, minutes }).map(([key, n]) => [key, Number(n)]);
  await playEffects({ ...given, ...{ oracle, scripts, cards, only }, ...Object.fromEntries(numbers) });
  process.exit(0);
}

const generated = JSON.parse(readFileSync(CARDS, "utf8"));
const pools = {
  ocg: new Pool("ocg", generated.entries, readEntry),
  rush: new Pool("rush", generated.entries, readEntry),
  "duel-masters": new Pool("duel-masters", generated.entries, readEntry),
};
const folder = mkdtempSync(join(tmpdir(), "differential-"));

/**
 * Plays a scenario there. A script there is one list in which a step waits for the first prompt that it fits, ours let
 * each player's answers wait for their questions and let chains resolve: so both are worked out run by run.
 */
async function play({ script: planned, ...scenario }) {
  const script = [...planned];
  const said = () => ask({ ...scenario, script: steps(script) });
  for (let i = 0; i < script.length; i++) {
    if (script[i].do !== "resolve") continue;
    const next = steps(script.slice(i + 1))[0];
    const before = steps(script.slice(0, i));
    const passes =
      next === undefined
        ? 0
        : declined(await ask({ ...scenario, script: before }), before.length, next.player);
    script.splice(i, 1, ...Array.from({ length: passes }, () => ({ player: next.player, do: "pass" })));
    i += passes - 1;
  }
  let best = await said();
  for (let found = true; found && best.unusedScript.length > 0; ) {
    found = false;
    const stuck = placeOf(script, steps(script).length - best.unusedScript.length);
    for (const other of rewritten(script, stuck)) {
      const again = await ask({ ...scenario, script: steps(other) });
      if (again.unusedScript.length >= best.unusedScript.length) continue;
      script.splice(0, script.length, ...other);
      best = again;
      found = true;
      break;
    }
  }
  return { said: best, script };
}

/** What the other engine makes of a scenario, or the reason why it made nothing of it. */
async function ask(scenario) {
  const file = join(folder, "scenario.json");
  writeFileSync(file, JSON.stringify(scenario));
  const call = [
    join(oracle, "oracle.mjs"),
    file,
    "--scripts",
    scripts,
    "--cards",
    cards,
    "--compact",
    "--verbose",
  ];
  try {
    return JSON.parse((await run(process.execPath, call, { maxBuffer: 1 << 28 })).stdout);
  } catch (error) {
    // It ends with 1 where the scenario did not go as written; what came out says why.
    if (error.stdout) return JSON.parse(error.stdout);
    throw error;
  }
}

const count = { same: 0, differs: 0, "not set up": 0 };
for (const name of readdirSync(SCENARIOS).sort()) {
  if (only.length > 0 && !only.some((id) => name === `${id}.yaml`)) continue;
  const text = readFileSync(new URL(name, SCENARIOS), "utf8");
  const { scenario } = readScenario(text, name);
  for (const report of runScenario(text, name, pools)) {
    const id = report.variant === undefined ? report.id : `${report.id} (${report.variant})`;
    const variant = scenario.variants?.find((one) => one.id === report.variant);
    let verdict = "same";
    let lines = [];
    try {
      const translated = toOracle(scenario, variant, report, pools.ocg);
      const { said, script } = await play({ ...translated, script: BY_HAND[id] ?? translated.script });
      lines = [
        ...(said.ok ? [] : [`stopped: ${said.stopped}`, ...said.scriptErrors]),
        ...(said.unusedScript.length === 0 ? [] : [`never asked for: ${JSON.stringify(said.unusedScript)}`]),
        ...said.missingCards.map((card) => `no data for card ${card}`),
        ...unanswered(script, said),
        ...differences(outcomeOfReport(report), outcomeOfOracle(said)),
      ];
      if (lines.length > 0) verdict = "differs";
    } catch (error) {
      if (!(error instanceof CannotSetUp)) throw error;
      verdict = "not set up";
      lines = [error.message];
    }
    count[verdict]++;
    console.log([`${id}: ${verdict}`, ...lines.map((line) => `    ${line}`)].join("\n"));
  }
}
rmSync(folder, { recursive: true });
console.log(
  `${count.same} the same, ${count.differs} differ, ${count["not set up"]} cannot be set up there.`,
);
