import { describe, expect, it } from "vitest";
import type { Report } from "../src/index.ts";
import { run, textOf } from "./files.ts";

const asOf = (file: string, rules: string, variant = ""): Report => {
  const [report] = run(textOf(file), { rules, variant });
  if (report === undefined) throw new Error("no report");
  return report;
};

describe("one scenario as of two dates", () => {
  it("Battle Fader on a chain: possible from 2012-05-19 on", () => {
    const [before, after] = ["2012-05-18", "2012-05-19"].map((date) => asOf("ocg/EX-OCG-11.yaml", date));
    expect([before?.ok, after?.ok]).toEqual([false, true]);
    expect(before?.plays[before.stopped?.play ?? -1]?.says.en).toContain("Battle Fader");
    expect([before?.rules, after?.rules]).toEqual(["2012-05-18", "2012-05-19"]);
  });

  it("Dondon Hifuku Now: three answers in three years", () => {
    const destroyed = (date: string): number =>
      asOf("duel-masters/EX-DM-01.yaml", date).end.players.B.zones.battle?.length ?? 0;
    expect(["2021-10-21", "2021-10-22", "2022-09-13", "2022-09-14"].map(destroyed)).toEqual([1, 0, 0, 1]);
  });

  it("a card's text: Peten's words change in 2011, what happens does not", () => {
    const [old, young] = ["2011-07-07", "2011-07-08"].map((date) => asOf("ocg/EX-OCG-03.yaml", date));
    const text = (report: Report | undefined): string => report?.cards["Peten the Dark Clown"]?.text ?? "";
    expect(text(old)).toContain("by banishing this card");
    expect(text(young)).toContain("You can banish this card");
    expect(old?.end).toEqual(young?.end);
  });

  it("the older English rules are cited only in the TCG, and only then", () => {
    const cited = (date: string): string[] =>
      asOf("ocg/EX-CL-01.yaml", date).cited.filter((rule) => rule.startsWith("CLASSIC-"));
    expect(cited("tcg:2008-09-02")).toContain("CLASSIC-CHAIN-03");
    expect(cited("tcg:2008-09-03")).toEqual([]);
    expect(cited("2003-06-01")).toEqual([]);
  });

  it("a game without rules of the TCG says so", () => {
    expect(() => asOf("rush/EX-RUSH-08.yaml", "tcg:2024-01-01")).toThrow(
      'this game has no rules of its own for the region "tcg" (did you mean "2024-01-01"?)',
    );
  });

  it("nothing changes where no rule and no text did", () => {
    const { rules: _, ...first } = asOf("ocg/EX-OCG-07.yaml", "2015-06-01");
    const { rules: __, ...second } = asOf("ocg/EX-OCG-07.yaml", "2015-06-02");
    expect(second).toEqual(first);
  });
});
