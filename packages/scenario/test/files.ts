import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GameId } from "@chainwright/card-ir";
import { type GeneratedCards, Pool } from "@chainwright/pool";
import { readEntry } from "@chainwright/pool/reading";
import { type Pools, type Report, type RunOptions, runScenario } from "../src/index.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const { entries } = JSON.parse(
  readFileSync(`${ROOT}packages/pool/generated/cards.json`, "utf8"),
) as GeneratedCards;
const poolOf = (game: GameId): Pool => new Pool(game, entries, readEntry);

/** All cards of the checkout, as the build has read them. */
export const pools: Pools = {
  ocg: poolOf("ocg"),
  rush: poolOf("rush"),
  "duel-masters": poolOf("duel-masters"),
};

/** Every scenario file, as `ocg/EX-OCG-01.yaml`. */
export const files: readonly string[] = readdirSync(`${ROOT}scenarios`, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".yaml"))
  .sort();

export const textOf = (file: string): string => readFileSync(`${ROOT}scenarios/${file}`, "utf8");

export const run = (source: string, options: RunOptions = {}): Report[] =>
  runScenario(source, "test.yaml", pools, options);

/** The only report of a file without variants. */
export function runOne(source: string, options: RunOptions = {}): Report {
  const [report, more] = run(source, options);
  if (report === undefined || more !== undefined) throw new Error("not one report");
  return report;
}

/** What does not hold, in words. */
export const wrong = (report: Report): string[] => [
  ...(report.stopped ? [`stopped at ${report.stopped.play}: ${report.stopped.text.en}`] : []),
  ...report.expectations.filter(({ ok }) => !ok).map(({ says, found }) => `${says.en} (found: ${found?.en})`),
  ...report.cites.filter(({ cited }) => !cited).map(({ rule }) => `${rule} is not cited`),
];
