// Fails where a package imports what its floor may not see (scripts/boundaries.json).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkBoundaries } from "./lib/boundaries.mjs";
import { ROOT } from "./lib/run.mjs";

const table = JSON.parse(readFileSync(join(ROOT, "scripts/boundaries.json"), "utf8"));
const errors = checkBoundaries(ROOT, table);
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
