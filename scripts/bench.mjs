// npm run bench, duels, effects: sets up like the other commands, then runs a file of bench/ in a process of its own.
import { spawnSync } from "node:child_process";
import { ROOT } from "./lib/run.mjs";
import { ensureReady } from "./setup.mjs";

await ensureReady();
const [file = "", ...options] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [`bench/${file}`, ...options], {
  cwd: ROOT,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
