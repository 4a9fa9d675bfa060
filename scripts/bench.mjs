// npm run bench: sets up like the other commands, then runs the benchmarks in a process of their own.
import { spawnSync } from "node:child_process";
import { ROOT } from "./lib/run.mjs";
import { ensureReady } from "./setup.mjs";

await ensureReady();
const { status } = spawnSync(process.execPath, ["bench/run.mjs"], { cwd: ROOT, stdio: "inherit" });
process.exitCode = status ?? 1;
