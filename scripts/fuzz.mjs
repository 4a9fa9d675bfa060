// npm run fuzz [-- --minutes N] [--seed N] [--kind KIND]: inputs from outside, changed at random. What is found is kept, as small as can be.
import { parseArgs } from "node:util";
import { ensureReady, runMain } from "./setup.mjs";

await runMain(async () => {
  await ensureReady({ build: true });
  const { fuzz, KINDS } = await import("./lib/fuzz.mjs");
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "1" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      kind: { type: "string", multiple: true, default: KINDS },
    },
  });
  const { minutes, seed, kind: kinds } = values;
  console.log(`seed ${seed}: ${kinds.join(", ")}`);
  const { tried, found } = await fuzz({ milliseconds: Number(minutes) * 60_000, seed: Number(seed), kinds });
  for (const { kind, fault, file, shown } of found) console.log(`✗ ${kind}: ${fault}\n  ${file}\n${shown}`);
  console.log(`${tried} inputs, ${found.length} found.`);
  return found.length === 0 ? 0 : 1;
});
