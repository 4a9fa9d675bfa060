import { readdirSync, readFileSync } from "node:fs";
import { Pool } from "@chainwright/pool";
import { readEntry } from "@chainwright/pool/reading";
import { inForce, type Profile, RULE, type RuleId, readProfile } from "@chainwright/rulebook";
import { describe, expect, it } from "vitest";
import { type Pools, runScenario } from "../src/index.ts";

const ROOT = new URL("../../../", import.meta.url);
const generated = JSON.parse(readFileSync(new URL("packages/pool/generated/cards.json", ROOT), "utf8"));
const pools: Pools = {
  ocg: new Pool("ocg", generated.entries, readEntry),
  rush: new Pool("rush", generated.entries, readEntry),
  "duel-masters": new Pool("duel-masters", generated.entries, readEntry),
};
const games = ["ocg", "rush", "duel-masters"] as const;
const files = games.flatMap((game) =>
  readdirSync(new URL(`scenarios/${game}/`, ROOT)).map((name) => `scenarios/${game}/${name}`),
);
const numbers = RULE as Readonly<Record<string, RuleId>>;

/** The rules that a run cites although they do not hold on its day. */
function citedOutOfTime(file: string, rules: string | undefined): string[] {
  const reports = runScenario(readFileSync(new URL(file, ROOT), "utf8"), file, pools, rules ? { rules } : {});
  return reports.flatMap(({ cited, rules: written }) => {
    const { date, region } = readProfile(written) as Profile;
    return cited.filter((id) => !inForce(numbers[id.replaceAll("-", "_")] as RuleId, date, region));
  });
}

describe("a run cites only rules that hold on its day", () => {
  it.each(files)("%s", (file) => {
    expect(citedOutOfTime(file, undefined)).toEqual([]);
  });

  const elsewhere = [
    "2003-06-01",
    "2010-06-01",
    "2013-06-01",
    "2024-06-01",
    "tcg:2003-06-01",
    "tcg:2024-06-01",
    "plays:2024-06-01",
  ];
  it.each(elsewhere)("also as of %s", (day) => {
    const [region = ""] = day.split(":");
    const game = { tcg: "/ocg/", plays: "/duel-masters/" }[region] ?? "/";
    const wanted = files.filter((file) => file.includes(game));
    expect(wanted.flatMap((file) => citedOutOfTime(file, day))).toEqual([]);
  });
});
