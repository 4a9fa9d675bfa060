import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { GameId } from "@chainwright/card-ir";
import { importCards } from "@chainwright/formats";
import { readEntry } from "@chainwright/pool/reading";
import { isPlayable, type Pools, type Report, runScenario, SourceError } from "@chainwright/scenario";
import { describe, expect, it } from "vitest";
import { ownPools } from "../src/pools.ts";

/** Rulings that came out wrong once, as scenarios with the official answer, and the texts of their cards. */
const SHARED = fileURLToPath(new URL("../../../../shared", import.meta.url));
const RULINGS = join(SHARED, "rulings");
const CORPUS = join(SHARED, "corpus/ocg.jsonl.gz");

const isThere = existsSync(RULINGS) && existsSync(CORPUS);

const files = isThere
  ? readdirSync(RULINGS, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yaml"))
  : [];

/** The cards of the checkout with the printed texts of those that the rulings name. */
async function poolsOf(sources: readonly string[]) {
  const named = gunzipSync(readFileSync(CORPUS))
    .toString()
    .split("\n")
    .filter((line) => {
      const name = line === "" ? undefined : (JSON.parse(line) as { name: { en?: string } }).name.en;
      return name !== undefined && sources.some((source) => source.includes(name));
    });
  const { records } = await importCards(new TextEncoder().encode(named.join("\n")), {
    sqlite: () => Promise.reject(new Error("no SQLite in JSON lines")),
  });
  const entries = records.map(readEntry);
  const updated = (game: GameId) => ownPools()[game].updatedBy("printed", entries, isPlayable);
  return { ocg: updated("ocg"), rush: updated("rush"), "duel-masters": updated("duel-masters") };
}

/** Runs whose expectations exclude each other on one day, and what was decided instead: docs/rulings.md. */
const DECIDED_OTHERWISE: Readonly<Record<string, readonly string[]>> = { c13: ["", "played"] };

/** Some of the answers are "it cannot be activated", written as a play: that it is refused is then what is expected. */
const isAsExpected = ({ ok, stopped, expectations }: Report): boolean =>
  ok || (stopped !== undefined && expectations.length > 0 && expectations.every((one) => one.ok));

describe.skipIf(!isThere)("rulings that came out wrong (needs ../shared)", async () => {
  const sources = files.map((file) => readFileSync(join(RULINGS, file), "utf8"));
  const pools = isThere ? await poolsOf(sources) : ownPools();
  it.for(files)("%s", (file, { skip }) => {
    const reports = reportsOf(sources[files.indexOf(file)] ?? "", file, pools);
    if (reports === undefined) return skip("a card of it is not in the list of cards");
    const wrong = reports.filter((report) => !isAsExpected(report));
    const variants = wrong.map(({ variant }) => variant ?? "");
    expect(variants).toEqual(DECIDED_OTHERWISE[wrong[0]?.id ?? ""] ?? []);
  });
});

/** Undefined where the file cannot be read for want of a card. */
function reportsOf(source: string, file: string, pools: Pools): readonly Report[] | undefined {
  try {
    return runScenario(source, file, pools);
  } catch (error) {
    const lacksCards =
      error instanceof SourceError && error.problems.every(({ told }) => told.key === "file.no-card");
    if (lacksCards) return undefined;
    throw error;
  }
}
