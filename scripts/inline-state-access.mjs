// Puts accesses to the state's words in the place of calls, in the compiled packages that run a duel: see lib/state-access.mjs.
// A part of the build, after `tsc -b`; files that it has written are left alone until they are compiled again.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { layoutOf, withInlineAccess } from "./lib/state-access.mjs";
import { ROOT, runMain, runNode, StepError } from "./setup.mjs";

const TSC = "node_modules/typescript/bin/tsc";
const PACKAGES = ["engine", "compiler", "games/ocg", "games/rush", "games/duel-masters"];
/** The compiled modules that declare what states consist of. */
const DECLARING = [
  "engine/dist/state/schema.js",
  "games/ocg/dist/state-tables.js",
  "games/rush/dist/registry.js",
  "games/duel-masters/dist/state-tables.js",
];
/** For which layouts the compiled packages have been written: what is compiled in the place of this module knows none. */
const LAYOUTS = join(ROOT, "packages/kernel/dist/inlined-layouts.js");

/** What the words and tables of all schemas stand for, and the fingerprint of each schema. */
async function declared() {
  const layout = new Map();
  const fingerprints = new Map();
  const load = (file) => import(pathToFileURL(join(ROOT, "packages", file)));
  const { Schema } = await load("kernel/dist/index.js");
  for (const module of await Promise.all(DECLARING.map(load))) {
    const schemas = Object.values(module).filter((one) => one instanceof Schema);
    for (const [name, one] of layoutOf(module, schemas)) layout.set(name, one);
    for (const { name, fingerprint } of schemas) fingerprints.set(name, fingerprint);
  }
  return { layout, fingerprints };
}

await runMain(async () => {
  const { layout, fingerprints } = await declared();
  const layouts = `export const INLINED_LAYOUTS = new Map(${JSON.stringify([...fingerprints])});\n`;
  const before = readFileSync(LAYOUTS, "utf8");
  // A file that did not change is not compiled again: it would keep the numbers of the layout before.
  if (before !== layouts && before.includes("[[")) {
    const { code, output } = await runNode(TSC, ["-b", "--force", "--pretty", "false"]);
    if (code !== 0) throw new StepError(output.trimEnd());
  }
  for (const name of PACKAGES) {
    const home = join(ROOT, "packages", name, "dist");
    for (const file of readdirSync(home, { recursive: true })) {
      if (!file.endsWith(".js")) continue;
      const path = join(home, file);
      const code = readFileSync(path, "utf8");
      const inlined = withInlineAccess(code, path, layout);
      if (inlined !== code) writeFileSync(path, inlined);
    }
  }
  writeFileSync(LAYOUTS, layouts);
});
