#!/usr/bin/env node
import "../scripts/lib/patience.mjs";
import { ensureReady, runMain } from "../scripts/setup.mjs";

await runMain(async () => {
  await ensureReady({ build: true });
  const { main } = await import("../apps/cli/dist/main.js");
  return main(process.argv.slice(2));
});
