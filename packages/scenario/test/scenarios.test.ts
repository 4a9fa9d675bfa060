import { LANGUAGES } from "@chainwright/card-ir";
import { ruleById } from "@chainwright/rulebook";
import { describe, expect, it } from "vitest";
import { MODES, runScenario } from "../src/index.ts";
import { files, pools, textOf, wrong } from "./files.ts";

describe.each(files)("scenarios/%s", (file) => {
  const source = textOf(file);
  const plain = runScenario(source, file, pools);

  it("is as it says, and so are its variants", () => {
    expect(plain.map((report) => ({ variant: report.variant, wrong: wrong(report), ok: report.ok }))).toEqual(
      plain.map(({ variant }) => ({ variant, wrong: [], ok: true })),
    );
    // A run that expects nothing proves nothing; nor does one that neither cites a rule nor is told one as a reason.
    for (const { expectations, cites, variant } of plain) {
      expect(expectations.length, variant).toBeGreaterThan(0);
      const told = expectations.filter(({ because }) => because !== undefined && because.length > 0);
      expect(cites.length + told.length, variant).toBeGreaterThan(0);
    }
  });

  it.each(MODES.filter((mode) => mode !== "plain" && mode !== "silent"))(
    "is the same in mode “%s”",
    (mode) => {
      // Everything but the words of the file: moments, sentences, boards, reasons.
      expect(runScenario(source, file, pools, { mode })).toEqual(plain);
    },
  );

  it("comes to the same end without a trace", () => {
    const silent = runScenario(source, file, pools, { mode: "silent" });
    expect(silent.map(({ end, stopped }) => ({ end, stopped }))).toEqual(
      plain.map(({ end, stopped }) => ({ end, stopped })),
    );
    // Nothing is told, since the trace is all that is told from.
    for (const { steps } of silent) expect(steps).toEqual([]);
  });

  it("tells every step in every language, and cites rules that there are", () => {
    for (const { steps, cited, expectations, cards } of plain) {
      const texts = [
        ...steps.map(({ text }) => text),
        ...expectations.flatMap(({ because = [] }) => because.map(({ text }) => text)),
      ];
      for (const language of LANGUAGES) {
        expect(
          texts.filter((text) => text[language].trim() === "" || /undefined|\{\w+\}/.test(text[language])),
        ).toEqual([]);
      }
      expect(cited.filter((rule) => ruleById(rule) === undefined)).toEqual([]);
      expect(Object.values(cards).filter(({ name }) => name.en === "")).toEqual([]);
    }
  });

  it("has an id that its file bears", () => {
    expect(file.endsWith(`/${plain[0]?.id}.yaml`)).toBe(true);
    const variants = plain.map(({ variant }) => variant);
    expect(new Set(variants).size).toBe(variants.length);
  });
});

it("there are scenarios of all three games", () => {
  const games = new Set(files.map((file) => file.split("/")[0]));
  expect([...games].sort()).toEqual(["duel-masters", "ocg", "rush"]);
});
