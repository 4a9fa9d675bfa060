import { LANGUAGES } from "@chainwright/card-ir";
import { inForce, type Profile, RULE, type RuleId, readProfile, ruleById } from "@chainwright/rulebook";
import { afterAll, describe, expect, it } from "vitest";
import { MODES, type Mode, type Report, runScenario } from "../../src/index.ts";
import { files, pools, textOf, wrong } from "../files.ts";

/** The files are dealt out to so many test files, so that all cores have some. */
const PARTS = 4;

const partOf = (part: number): readonly string[] => files.filter((_, i) => i % PARTS === part - 1);

/** Modes that are to make no difference. */
const OTHER_MODES = MODES.filter((mode) => mode !== "plain");

/** Days whose rules the files were not written for. */
const OTHER_DAYS = [
  "2003-06-01",
  "2010-06-01",
  "2013-06-01",
  "2024-06-01",
  "tcg:2003-06-01",
  "tcg:2024-06-01",
  "plays:2024-06-01",
];

function otherDaysOf(file: string): readonly string[] {
  const regions = file.startsWith("ocg/") ? ["tcg:"] : file.startsWith("duel-masters/") ? ["plays:"] : [];
  return OTHER_DAYS.filter((day) => !day.includes(":") || regions.some((region) => day.startsWith(region)));
}

/** One of them, always the same for the same file. */
function oneOf<T>(all: readonly T[], file: string): readonly T[] {
  const sum = [...file].reduce((before, letter) => before + letter.charCodeAt(0), 0);
  return all.slice(sum % all.length).slice(0, 1);
}

const play = (file: string, options: { mode?: Mode; rules?: string } = {}): Report[] =>
  runScenario(textOf(file), file, pools, options);

/** The plain runs of a file, played when the first test asks for them. */
function plainRunsOf(file: string): () => Report[] {
  let runs: Report[] | undefined;
  afterAll(() => {
    runs = undefined;
  });
  return () => {
    runs ??= play(file);
    return runs;
  };
}

/** Everything but the words of the file: moments, sentences in all languages, boards, reasons. */
const written = (reports: readonly Report[]): string => JSON.stringify(reports);
const ends = (reports: readonly Report[]): string =>
  JSON.stringify(reports.map(({ end, stopped }) => ({ end, stopped })));

function sameInModes(file: string, plain: () => Report[], modes: readonly Mode[]): void {
  it.each(modes)("is the same in mode “%s”", (mode) => {
    const reports = play(file, { mode });
    if (mode !== "silent") {
      // Strings, since to compare the objects takes longer than to play; the objects only to show a difference.
      if (written(reports) !== written(plain())) expect(reports).toEqual(plain());
      return;
    }
    expect(ends(reports)).toBe(ends(plain()));
    // Nothing is told, since the trace is all that is told from.
    for (const { steps } of reports) expect(steps).toEqual([]);
  });
}

const ruleNumbers = RULE as Readonly<Record<string, RuleId>>;

/** The rules that runs cite although they do not hold on their day. */
const citedOutOfTime = (reports: readonly Report[]): string[] =>
  reports.flatMap(({ cited, rules }) => {
    const { date, region } = readProfile(rules) as Profile;
    return cited.filter((id) => !inForce(ruleNumbers[id.replaceAll("-", "_")] as RuleId, date, region));
  });

function citesWhatHolds(file: string, days: readonly string[]): void {
  it.each(days)("cites only rules that hold, as of %s", (rules) => {
    expect(citedOutOfTime(play(file, { rules }))).toEqual([]);
  });
}

/** Plays a part of the scenario files, each also in one of the other modes and under the rules of one other day. */
export function scenariosHold(part: number): void {
  describe.each(partOf(part))("scenarios/%s", (file) => {
    const plain = plainRunsOf(file);

    it("is as it says, and so are its variants", ({ task }) => {
      const reports = plain();
      // For those who count what all scenarios cover.
      task.meta.runs = reports.map(({ id, ok, cited }) => ({ id, ok, cited }));
      expect(
        reports.map((report) => ({ variant: report.variant, wrong: wrong(report), ok: report.ok })),
      ).toEqual(reports.map(({ variant }) => ({ variant, wrong: [], ok: true })));
      // A run that expects nothing proves nothing; nor does one that neither cites a rule nor is told one as a reason.
      for (const { expectations, cites, variant } of reports) {
        expect(expectations.length, variant).toBeGreaterThan(0);
        const told = expectations.filter(({ because }) => because !== undefined && because.length > 0);
        expect(cites.length + told.length, variant).toBeGreaterThan(0);
      }
    });

    sameInModes(file, plain, oneOf(OTHER_MODES, file));

    it("tells every step in every language, and cites rules that there are and that hold on its day", () => {
      for (const { steps, cited, expectations, cards } of plain()) {
        const texts = [
          ...steps.map(({ text }) => text),
          ...expectations.flatMap(({ because = [] }) => because.map(({ text }) => text)),
        ];
        for (const language of LANGUAGES) {
          const told = texts.map((text) => text[language]);
          expect(told.filter((text) => text.trim() === "" || /undefined|\{\w+\}/.test(text))).toEqual([]);
        }
        expect(cited.filter((rule) => ruleById(rule) === undefined)).toEqual([]);
        expect(Object.values(cards).filter(({ name }) => name.en === "")).toEqual([]);
      }
      expect(citedOutOfTime(plain())).toEqual([]);
    });

    citesWhatHolds(file, oneOf(otherDaysOf(file), file));

    it("has an id that its file bears", () => {
      expect(file.endsWith(`/${plain()[0]?.id}.yaml`)).toBe(true);
      const variants = plain().map(({ variant }) => variant);
      expect(new Set(variants).size).toBe(variants.length);
    });
  });
}

/** Plays a part of the scenario files in every mode and under the rules of every other day. */
export function scenariosHoldInEveryWay(part: number): void {
  describe.each(partOf(part))("scenarios/%s", (file) => {
    sameInModes(file, plainRunsOf(file), OTHER_MODES);
    citesWhatHolds(file, otherDaysOf(file));
  });
}

declare module "vitest" {
  interface TaskMeta {
    /** What came of playing a scenario and its variants. */
    runs?: readonly Pick<Report, "id" | "ok" | "cited">[];
  }
}
