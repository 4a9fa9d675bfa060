// npm test: every check, then one plain closing line. With arguments: only vitest, with these arguments.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureReady, readyEnvironment, runMain, runNode, StepError } from "./setup.mjs";

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const KNIP = "node_modules/knip/bin/knip.js";
const TSC = "node_modules/typescript/bin/tsc";
const VITEST = "node_modules/vitest/vitest.mjs";

/** Some callers set NODE_ENV=production; React and others then leave out what tests need. */
const testEnvironment = () => ({ ...readyEnvironment(), NODE_ENV: "test" });

async function check(name, work) {
  const started = Date.now();
  const { code, output } = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
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
      report = undefined; // vitest ended before it could write one
    }
    return count(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runMain(async () => {
  await ensureReady({ build: false });
  const args = process.argv.slice(2);
  const checks = [];
  if (args.length > 0) {
    const { code, output } = await compile();
    if (code !== 0) console.log(output);
  } else {
    const compiled = await check("types", compile);
    const env = testEnvironment();
    checks.push(
      compiled,
      ...(await Promise.all([
        check("lint and format", () => runNode(BIOME, ["check", "--error-on-warnings", "."], { env })),
        check("unused code", () => runNode(KNIP, ["--no-progress", "--no-config-hints"], { env })),
        check("package boundaries", () => runNode("scripts/check-boundaries.mjs")),
        check("types of tests", () =>
          runNode(TSC, ["-p", "tsconfig.tests.json", "--pretty", "false"], { env }),
        ),
      ])),
    );
  }
  const tests = await vitest(args);
  const passed = tests.passed + checks.filter((ok) => ok).length;
  const failed = tests.failed + checks.filter((ok) => !ok).length;
  console.log(`${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ""}`);
  return failed > 0 ? 1 : 0;
});
