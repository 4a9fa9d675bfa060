import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { locked, ROOT, runNode, SOURCES, StepError } from "../setup.mjs";
import { stampOf } from "./stamp.mjs";

const VITE = "node_modules/vite/bin/vite.js";
const BUILDS = join(ROOT, "node_modules/.cache/chainwright-page");
/** A server that still runs has the page that it began with. */
const KEPT = 3;

function removeOld() {
  const changed = (name) => statSync(join(BUILDS, name)).mtimeMs;
  const newestFirst = readdirSync(BUILDS).sort((a, b) => changed(b) - changed(a));
  for (const name of newestFirst.slice(KEPT)) rmSync(join(BUILDS, name), { recursive: true, force: true });
}

/**
 * Builds the web app where it has not been built from the present sources, which have to be compiled already.
 * @param {{ onBuild?: () => void }} [options] `onBuild` is called before work that takes seconds
 * @returns {Promise<string>} the folder, which nobody changes afterwards
 * @throws {StepError} with what the bundler said
 */
export async function builtPage({ onBuild = () => {} } = {}) {
  const stamp = stampOf(ROOT, [...SOURCES, "scenarios", "decks", "package-lock.json"]);
  const folder = join(BUILDS, stamp.slice(0, 16));
  if (existsSync(folder)) return folder;
  return locked(async () => {
    if (existsSync(folder)) return folder;
    onBuild();
    const draft = `${folder}.draft`;
    // In a process of its own and for production: within a test run React would be built as for development.
    const { code, output } = await runNode(
      VITE,
      ["build", "apps/web", "--outDir", draft, "--emptyOutDir", "--logLevel", "warn"],
      { env: { ...process.env, NODE_ENV: "production" } },
    );
    if (code !== 0) throw new StepError(`The web app could not be built:\n${output.trimEnd()}`);
    mkdirSync(BUILDS, { recursive: true });
    renameSync(draft, folder);
    removeOld();
    return folder;
  });
}
