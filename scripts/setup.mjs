// Makes a checkout ready to run: dependencies, generated sources, compiled packages.
// Only Node's built-ins may be imported here, because this runs before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { withLock } from "./lib/lock.mjs";
import { ROOT, run, runNode, runNpm, StepError } from "./lib/run.mjs";
import { stampOf } from "./lib/stamp.mjs";

const OLDEST_NODE = [20, 19];
const INSTALLED = join(ROOT, "node_modules/.chainwright-installed");
const BUILT = join(ROOT, "node_modules/.chainwright-built");
const LOCK = join(ROOT, ".chainwright.lock");
const TSC = "node_modules/typescript/bin/tsc";
const CARD_GENERATOR = "scripts/generate-cards.mjs";
const INLINER = "scripts/inline-state-access.mjs";
/** A compile shorter than this is not worth a line. */
const SILENT_MS = 1_500;
/** Set for the programs that a ready checkout starts, so that they don't check all over again. */
const READY_VARIABLE = "CHAINWRIGHT_READY";

const say = (line) => process.stderr.write(`${line}\n`);

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [wantMajor, wantMinor] = OLDEST_NODE;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  throw new StepError(
    `Chainwright needs Node ${OLDEST_NODE.join(".")} or newer; this is Node ${process.versions.node} (${process.execPath}).`,
  );
}

/** What the packages, and the page with them, are made from. */
export const SOURCES = [
  "rules",
  "cards",
  "packages",
  "apps",
  "scripts",
  "tsconfig.json",
  "tsconfig.base.json",
];
/** The last of what a build makes in each package, and the cards. */
const MADE = ["packages/pool/generated/cards.json"].concat(
  JSON.parse(readFileSync(join(ROOT, "tsconfig.json"), "utf8")).references.map(
    ({ path }) => `${path}/${path === "apps/web" ? ".types" : "dist"}/tsconfig.tsbuildinfo`,
  ),
);

function installStamp() {
  const hash = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  return `${hash} node${process.versions.node.split(".")[0]} ${process.platform}-${process.arch}\n`;
}

const holds = (file, stamp) => existsSync(file) && readFileSync(file, "utf8") === stamp;

const isInstalled = () => holds(INSTALLED, installStamp());

const isBuilt = () =>
  holds(BUILT, stampOf(ROOT, SOURCES)) && MADE.every((file) => existsSync(join(ROOT, file)));

/** npm hands its own flags to the scripts it runs; `npm test -w …` must not narrow the install. */
function installEnvironment() {
  const narrowing =
    /^npm_config_(workspaces?|include_workspace_root|omit|only|production|global|prefix|local_prefix|dry_run|package|call)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !narrowing.test(name)));
}

async function install() {
  say(existsSync(join(ROOT, "node_modules")) ? "Updating dependencies …" : "Installing dependencies …");
  const started = Date.now();
  const { code, output } = await runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"], {
    env: installEnvironment(),
  });
  if (code !== 0) throw new StepError(`npm ci failed (exit code ${code}):\n${output.trimEnd()}`);
  writeFileSync(INSTALLED, installStamp());
  say(`Dependencies are in (${((Date.now() - started) / 1000).toFixed(1)} s).`);
}

async function step(label, work) {
  const timer = setTimeout(() => say(`${label} …`), SILENT_MS);
  try {
    const { code, output } = await work();
    if (code !== 0) throw new StepError(`${label} failed:\n${output.trimEnd()}`);
    if (output.trim() !== "") say(output.trimEnd());
  } finally {
    clearTimeout(timer);
  }
}

async function buildAll() {
  // Taken first: what is written while it is compiled is compiled the next time.
  const stamp = stampOf(ROOT, SOURCES);
  // In this process: starting another Node costs more than the check that nothing has changed.
  const { generateRules } = await import("./generate-rules.mjs");
  const { errors } = await generateRules(ROOT);
  if (errors.length > 0) throw new StepError(`The rules have errors:\n${errors.join("\n")}`);
  // The cards are read by the compiled reader, what is wrong with them is said by `explain`, and the web app's types come from the cards.
  const compile = (...projects) =>
    step("Compiling", () => runNode(TSC, ["-b", ...projects, "--pretty", "false"]));
  await compile("packages/pool", "packages/explain");
  await step("Generating cards", () => runNode(CARD_GENERATOR, [], { env: readyEnvironment() }));
  await compile(".");
  await step("Inlining", () => runNode(INLINER, [], { env: readyEnvironment() }));
  writeFileSync(BUILT, stamp);
}

/** Lets no other command set up or build meanwhile. */
export const locked = (work) =>
  withLock(
    LOCK,
    { onWait: () => say("Waiting for another Chainwright command to finish its setup …") },
    work,
  );

/** The environment for programs started from a checkout that {@link ensureReady} has seen to. */
export const readyEnvironment = () => ({ ...process.env, [READY_VARIABLE]: ROOT });

/**
 * Installs what the lock file asks for where that has not been done, and (with `build`) generates and
 * compiles what is out of date. Two runs at once wait for each other. Throws {@link StepError} with a
 * message for people.
 * @param {{ build?: boolean }} [options]
 */
export async function ensureReady({ build = true } = {}) {
  checkNode();
  if (process.env[READY_VARIABLE] === ROOT) return;
  const isReady = () => isInstalled() && (!build || isBuilt());
  if (isReady()) return;
  await locked(async () => {
    if (!isInstalled()) await install();
    if (!isReady()) await buildAll();
  });
}

/** Runs a script's main function; a {@link StepError} ends it with its message and exit code 1. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

export { ROOT, run, runNode, StepError };

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runMain(() => ensureReady({ build: true }));
}
