// npm run watch: after each save, compiles and runs the tests that it can affect, until Ctrl-C.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { affectedTests, dependenciesIn } from "./lib/affected.mjs";
import { ensureReady, ROOT, readyEnvironment, runMain, StepError } from "./setup.mjs";

const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");
const FOLDERS = [
  ...["packages", "apps", "scripts", "bench", "differential"],
  ...["cards", "rules", "scenarios", "decks", "docs"],
];
/** What tools write: what is built, and the drafts of editors. */
const NOT_SAVED =
  /(?:^|\/)(?:node_modules|dist|\.types|generated|rulebook\/src\/words)(?:\/|$)|generated\.ts$|~$|\.sw.$/;
/** Editors write a file in several steps. */
const PAUSE_MS = 150;

/** What was saved since all tests that it affects have passed. */
const changed = new Set();
let isWorking = false;
/** Something was saved since the work began. */
let isStale = false;
let running = null;

/** Whether all of these tests pass; no, where something is saved meanwhile. */
function pass(files) {
  const options = { cwd: ROOT, env: { ...readyEnvironment(), NODE_ENV: "test" }, stdio: "inherit" };
  running = spawn(process.execPath, [VITEST, "run", ...files], options);
  return new Promise((resolve) => running.once("close", (code) => resolve(code === 0)));
}

async function testChanged() {
  const files = [...changed];
  console.log(`\nSaved: ${files.join(", ")}`);
  try {
    await ensureReady({ build: true });
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.log(error.message);
    return;
  }
  const { tests } = affectedTests(dependenciesIn(ROOT), files);
  if (tests.length === 0) console.log("No test of npm test depends on that.");
  if (tests.length === 0 || (await pass(tests))) for (const file of files) changed.delete(file);
}

async function saved(file) {
  if (NOT_SAVED.test(file)) return;
  changed.add(file);
  isStale = true;
  running?.kill();
  if (isWorking) return;
  isWorking = true;
  while (isStale) {
    await sleep(PAUSE_MS);
    isStale = false;
    await testChanged();
  }
  isWorking = false;
}

await runMain(async () => {
  await ensureReady({ build: true });
  for (const folder of FOLDERS)
    watch(join(ROOT, folder), { recursive: true }, (_, name) =>
      saved(`${folder}/${String(name).replaceAll("\\", "/")}`),
    );
  console.log("Waiting for files to be saved (Ctrl-C ends it).");
  await new Promise((resolve) => process.once("SIGINT", resolve));
  process.exit(0);
});
