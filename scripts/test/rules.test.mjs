import { expect, test } from "vitest";
import { findDuplicates, printRules, readRules } from "../lib/rules.mjs";

const entry = (fields = {}) =>
  Object.entries({
    id: "OCG-CHAIN-01",
    title: "{ en: Chain, ko: 체인, ja: チェーン }",
    statement: "{ en: Last in first out., ko: 나중 것부터., ja: 後から。 }",
    source: "rulebook 2024, p. 40",
    status: "stated",
    ...fields,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value], index) => `${index === 0 ? "- " : "  "}${name}: ${value}`)
    .join("\n");

const read = (text) => readRules(`${text}\n`, "rules/ocg/chain.yaml", "ocg");
const errorsOf = (fields) => read(entry(fields)).errors;

test("a sound entry is read whole", () => {
  const { rules, errors } = read(
    entry({ from: "2014-03-21", until: "2020-04-01", enforce: false, cards: "[Jinzo]", note: "Old." }),
  );
  expect(errors).toEqual([]);
  expect(rules).toEqual([
    {
      where: "rules/ocg/chain.yaml:1:7",
      game: "ocg",
      id: "OCG-CHAIN-01",
      title: { en: "Chain", ko: "체인", ja: "チェーン" },
      statement: { en: "Last in first out.", ko: "나중 것부터.", ja: "後から。" },
      source: "rulebook 2024, p. 40",
      status: "stated",
      from: "2014-03-21",
      until: "2020-04-01",
      enforce: false,
      cards: ["Jinzo"],
    },
  ]);
});

test.each(["CLASSIC-RETURN-12", "RUSH-EFF-03", "DM-REF-DRAW-01"])("%s is an id", (id) => {
  expect(errorsOf({ id })).toEqual([]);
});

test.each([
  [{ id: "OCG-chain-1" }, ':1:7: "OCG-chain-1" is not a rule id'],
  [{ title: "{ en: Chain, ko: 체인 }" }, ":2:10: title.ja must be a text"],
  [{ title: '{ en: Chain, ko: "", ja: チェーン }' }, ":2:27: title.ko must be a text"],
  [{ cards: "Jinzo" }, ":6:10: cards must be a list of names"],
  [{ statement: "just words" }, ":3:14: statement must have the three languages"],
  [{ source: undefined }, ":1:3: the entry has no source"],
  [{ from: "2014-02-30" }, ":6:9: from must be a date"],
  [{ from: "2014-03-21", until: "2014-03-21" }, ":7:10: until (2014-03-21) must be later"],
  [{ tcg: "sometimes" }, ':6:8: tcg must be "only", "never" or the days'],
  [{ plays: "often" }, ':6:10: plays must be "only", "never" or the days'],
  [{ enforce: "maybe" }, ":6:12: enforce must be true or false"],
  [{ sauce: "ketchup" }, ':6:3: unknown field "sauce"'],
])("%j is refused", (fields, message) => {
  const errors = errorsOf(fields);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(`rules/ocg/chain.yaml${message}`);
});

test("a file that is not YAML is refused with its place", () => {
  expect(read('- id: "OCG')).toMatchObject({
    rules: [],
    errors: [expect.stringMatching(/chain\.yaml:\d+:\d+: /)],
  });
});

test("an id that stands twice is refused", () => {
  const { rules } = read(`${entry()}\n${entry()}`);
  expect(findDuplicates(rules)).toEqual([
    "rules/ocg/chain.yaml:6:7: OCG-CHAIN-01 stands already at rules/ocg/chain.yaml:1:7",
  ]);
});

test("rules are numbered from 1 in the order of their ids", () => {
  const { rules } = read([entry({ id: "RUSH-EFF-01" }), entry({ id: "DM-DP-02" })].join("\n"));
  const source = printRules(rules, "// header");
  expect(source).toContain("  DM_DP_02: 1,\n  RUSH_EFF_01: 2,\n");
  expect(source.indexOf('"id":""')).toBeLessThan(source.indexOf('"id":"DM-DP-02"'));
});
