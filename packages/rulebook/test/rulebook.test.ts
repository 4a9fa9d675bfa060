import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Language, RULE, RULES, type RuleWords, ruleById } from "../src/index.ts";
import { rules as en } from "../src/words/en.ts";
import { rules as ja } from "../src/words/ja.ts";
import { rules as ko } from "../src/words/ko.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SHARED = process.env.CHAINWRIGHT_SHARED ?? join(ROOT, "../shared");
const CATALOGUE = join(SHARED, "reference/catalogue.json");
const LANGUAGES: readonly Language[] = ["en", "ko", "ja"];
const WORDS: Readonly<Record<Language, RuleWords>> = { en, ko, ja };

interface Entry {
  readonly id: string;
}

/** The ids of all entries of rules/<game>/*.yaml, read without the generator. */
const inFiles = (): string[] =>
  readdirSync(join(ROOT, "rules"), { withFileTypes: true })
    .filter((folder) => folder.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(ROOT, "rules", name))
        .filter((file) => file.endsWith(".yaml"))
        .flatMap((file) => parse(readFileSync(join(ROOT, "rules", name, file), "utf8")) as Entry[])
        .map(({ id }) => id),
    );

const rules = RULES.slice(1);

describe("the rulebook", () => {
  it("is what the files under rules/ say, every rule once", () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(inFiles().sort());
  });

  it("numbers its rules: 0 is none, the others are found by their id", () => {
    expect(RULES[0]?.id).toBe("");
    expect(Object.keys(RULE)).toHaveLength(rules.length);
    for (const [key, number] of Object.entries(RULE))
      expect(RULES[number]?.id).toBe(key.replaceAll("_", "-"));
    for (const rule of rules) expect(ruleById(rule.id)).toBe(rule);
    expect(ruleById("")).toBeUndefined();
    expect(ruleById("OCG-CHAIN-99")).toBeUndefined();
  });

  it.each(LANGUAGES)("says every rule in %s", (language) => {
    const words = WORDS[language];
    expect(Object.keys(words)).toEqual(rules.map(({ id }) => id));
    const empty = rules.filter(({ id }) => words[id]?.length !== 2 || words[id].some((one) => !one.trim()));
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["ko", /\p{Script=Hangul}/u],
    ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ] as const)("says them in the letters of %s", (language, letters) => {
    const statements = Object.entries(WORDS[language]).map(([id, [, statement]]) => ({ id, statement }));
    expect(statements.filter(({ statement }) => !letters.test(statement))).toEqual([]);
    // A statement that was copied from another language is none.
    expect(statements.filter(({ id, statement }) => statement === en[id]?.[1])).toEqual([]);
  });

  it("has a source for every rule, and dates in their order", () => {
    expect(rules.filter(({ source }) => source.trim() === "").map(({ id }) => id)).toEqual([]);
    const day = /^\d{4}-\d{2}-\d{2}$/;
    for (const { id, from, until } of rules) {
      for (const date of [from, until]) if (date !== undefined) expect(date, id).toMatch(day);
      if (from !== undefined && until !== undefined) expect(from < until, id).toBe(true);
    }
  });

  it.skipIf(!existsSync(CATALOGUE))(
    "has every rule of the catalogue (needs ../shared or CHAINWRIGHT_SHARED)",
    () => {
      const catalogue = JSON.parse(readFileSync(CATALOGUE, "utf8")) as {
        readonly rules: readonly { readonly id: string; readonly enforce: boolean }[];
      };
      expect(catalogue.rules.length).toBeGreaterThan(300);
      expect(catalogue.rules.map(({ id }) => id).filter((id) => ruleById(id) === undefined)).toEqual([]);
      const commentary = catalogue.rules.filter(({ enforce }) => !enforce).map(({ id }) => id);
      expect(commentary.filter((id) => ruleById(id)?.enforce !== false)).toEqual([]);
    },
  );
});
