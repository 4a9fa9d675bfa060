// npm test: every check, then one plain closing line. With arguments: only vitest, with these arguments.
// npm run test:long: what takes long. npm run test:affected [-- COMMIT]: what the changes since then can affect.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { affectedTests, dependenciesIn } from "./lib/affected.mjs";
import { changedFiles } from "./lib/changed.mjs";
import { checkCoverage } from "./lib/coverage.mjs";
import { ensureReady, ROOT, readyEnvironment, runMain, runNode, StepError } from "./setup.mjs";

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const KNIP = "node_modules/knip/bin/knip.js";
const TSC = "node_modules/typescript/bin/tsc";
const VITEST = "node_modules/vitest/vitest.mjs";
/** So many test files are named with the time they took. */
const SLOWEST = 10;
/** Card texts that are not ours to ship, and what tests of them are called. */
const COLLECTIONS = "../shared/corpus";
const NEEDS_COLLECTIONS = "(needs ../shared";

/** Some callers set NODE_ENV=production; React and others then leave out what tests need. */
const testEnvironment = () => ({ ...readyEnvironment(), NODE_ENV: "test" });

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

async function check(name, work) {
  const started = Date.now();
  const { code, output } = await work();
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds(Date.now() - started)})`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

async function compile() {
  try {
    await ensureReady({ build: true });
    return { code: 0, output: "" };
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return { code: 1, output: error.message };
  }
}

function count(report, exitCode) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Runs vitest and gives its report, undefined where it ended before it could write one. */
async function vitest(args) {
  const folder = mkdtempSync(join(tmpdir(), "chainwright-test-"));
  const file = join(folder, "report.json");
  try {
    const { code } = await runNode(
      VITEST,
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
      { env: testEnvironment(), inherit: true },
    );
    let report;
    try {
      report = JSON.parse(readFileSync(file, "utf8"));
    } catch {
      report = undefined;
    }
    return { report, ...count(report, code) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tellSlowest({ testResults }) {
  const files = testResults.map(({ name, startTime, endTime }) => ({ name, took: endTime - startTime }));
  if (files.length <= 1) return;
  console.log(`The slowest of ${files.length} test files:`);
  for (const { name, took } of files.sort((a, b) => b.took - a.took).slice(0, SLOWEST))
    console.log(`${seconds(took).padStart(9)}  ${relative(ROOT, name).replaceAll("\\", "/")}`);
}

/** Says why tests are missing from the count, and what brings them back. */
function tellSkipped({ testResults }) {
  if (existsSync(join(ROOT, COLLECTIONS))) return;
  const wanting = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status !== "passed" && fullName.includes(NEEDS_COLLECTIONS));
  if (wanting.length === 0) return;
  for (const { fullName } of wanting) console.log(`Skipped: ${fullName}`);
  console.log(`There is no ${COLLECTIONS}; what it is, and how to get it, says CONTRIBUTING.md.`);
}

/** What is checked beside the tests. */
async function checkAll() {
  const compiled = await check("types", compile);
  const env = testEnvironment();
  return [
    compiled,
    ...(await Promise.all([
      check("lint and format", () => runNode(BIOME, ["check", "--error-on-warnings", "."], { env })),
      check("unused code", () => runNode(KNIP, ["--no-progress", "--no-config-hints"], { env })),
      check("package boundaries", () => runNode("scripts/check-boundaries.mjs")),
      check("types of tests", () =>
        runNode(TSC, ["-p", "tsconfig.tests.json", "--pretty", "false"], { env }),
      ),
    ])),
  ];
}

async function run(args, checks) {
  const { report, ...tests } = await vitest(args);
  if (report !== undefined) {
    if (args.length === 0)
      checks.push(
        await check("coverage as in README.md", async () => {
          const complaints = await checkCoverage(ROOT, report);
          return { code: complaints.length, output: complaints.join("\n") };
        }),
      );
    tellSlowest(report);
    tellSkipped(report);
  }
  const passed = tests.passed + checks.filter((ok) => ok).length;
  const failed = tests.failed + checks.filter((ok) => !ok).length;
  console.log(`${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ""}`);
  return failed > 0 ? 1 : 0;
}

await runMain(async () => {
  await ensureReady({ build: false });
  const [first, ...others] = process.argv.slice(2);
  if (first === undefined) return run([], await checkAll());
  await ensureReady({ build: true });
  if (first === "--long") return run(["--mode", "long", ...others], []);
  if (first !== "--affected") return run([first, ...others], []);
  const [commit = "HEAD", ...more] = others;
  const { tests, longTests } = affectedTests(dependenciesIn(ROOT), await changedFiles(commit));
  if (longTests.length > 0) console.log(`For what takes long: npm run test:long -- ${longTests.join(" ")}`);
  if (tests.length > 0) return run([...tests, ...more], []);
  console.log(`No test of npm test depends on what was changed since ${commit}.`);
  return 0;
});
