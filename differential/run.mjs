// npm run differential: plays the OCG scenarios in an independent engine too, as an outside process, and lists what differs.
// Needs the tool that runs it (--oracle DIR), its card scripts and its card data; see docs/differential.md.
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { Pool } from "@chainwright/pool";
import { readScenario, runScenario } from "@chainwright/scenario";
import { differences, outcomeOfOracle, outcomeOfReport, unanswered } from "./outcome.mjs";
import { CannotSetUp, toOracle } from "./to-oracle.mjs";

const run = promisify(execFile);
const SCENARIOS = new URL("../scenarios/ocg/", import.meta.url);
const CARDS = new URL("../packages/pool/generated/cards.json", import.meta.url);

const { values: given, positionals: only } = parseArgs({
  options: { oracle: { type: "string" }, scripts: { type: "string" }, cards: { type: "string" } },
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

const generated = JSON.parse(readFileSync(CARDS, "utf8"));
const pools = {
  ocg: Pool.fromGenerated("ocg", generated),
  rush: Pool.fromGenerated("rush", generated),
  "duel-masters": Pool.fromGenerated("duel-masters", generated),
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

/** Other ways to say there what the step at `stuck` and its neighbours say, where it was never asked for. */
function* rewritten(script, stuck) {
  const step = script[stuck];
  const instead = (at, ...steps) => [...script.slice(0, at), ...steps, ...script.slice(at + 1)];
  if (step.maybe) yield instead(stuck);
  // A pass that was not needed may have declined what this step is for.
  const passes = script.findLastIndex((one, i) => i < stuck && steps([one]).length > 0 && !one.maybe) + 1;
  const needed = script.slice(passes, stuck).filter((one) => !one.maybe);
  if (needed.length < stuck - passes) yield [...script.slice(0, passes), ...needed, ...script.slice(stuck)];
  yield [...script.slice(0, stuck), { player: step.player, do: "yes" }, ...script.slice(stuck)];
  // A replay asks whether to go on, and only then for the target; a card with two effects may ask which.
  for (const at of [stuck, stuck - 1]) {
    if (script[at]?.do !== "attack") continue;
    yield instead(at, { player: step.player, do: "yes" });
    yield [...script.slice(0, at), { player: step.player, do: "no" }, ...script.slice(at)];
  }
  for (const index of [0, 1]) {
    yield [...script.slice(0, stuck), { player: step.player, do: "option", index }, ...script.slice(stuck)];
  }
  // Materials are asked for one after another, and a position only where there is a choice.
  if (step.cards?.length > 1) {
    const single = step.cards.map((card) => ({ ...step, cards: [card] }));
    yield instead(stuck, ...single);
    if (single.length === 2) yield instead(stuck, ...single.reverse());
  }
  if (step.do === "position") yield instead(stuck);
  // It may belong before the other player's last step, or after their next one.
  const rest = instead(stuck);
  const others = rest.map((one, i) => (one.player === undefined || one.player === step.player ? -1 : i));
  const before = others.filter((i) => i >= 0 && i < stuck).at(-1);
  const after = others.find((i) => i >= stuck);
  if (before !== undefined) yield [...rest.slice(0, before), step, ...rest.slice(before)];
  if (after !== undefined) yield [...rest.slice(0, after + 1), step, ...rest.slice(after + 1)];
}

/** The steps for the other engine, without our questions and what is still to be worked out. */
const steps = (script) =>
  script.flatMap(({ maybe, ...step }) => (step.asks !== undefined || step.do === "resolve" ? [] : [step]));

/** Where in a script the n-th of its steps is, from 0. */
function placeOf(script, n) {
  let left = n;
  return script.findIndex((one) => steps([one]).length > 0 && left-- === 0);
}

/** How often a player had the chance to answer the chain that was open when the script was used up. */
function declined({ trace }, made, player) {
  let used = 0;
  let count = 0;
  for (const entry of trace) {
    if (entry.ev === "chain-end" && used === made) break;
    if (entry.ev !== "decision") continue;
    if (entry.by === "script") used++;
    else if (
      used === made &&
      entry.player === player &&
      entry.prompt === "SELECT_CHAIN" &&
      entry.options.length > 1
    )
      count++;
  }
  return count;
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
      const { said, script } = await play(toOracle(scenario, variant, report, pools.ocg));
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
