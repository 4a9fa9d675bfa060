import { showProblem } from "@chainwright/explain";
import { describe, expect, it } from "vitest";
import { Pool, type PoolEntry, readCardFile } from "../src/index.ts";
import { lateEntry, readCardAsOf } from "../src/reading.ts";

const SANGAN = `name: { en: Sangan, ko: 크리터, ja: クリッター }
passcode: 26202165
kind: monster
categories: [effect]
attribute: DARK
type: Fiend
level: 3
atk: 1000
def: 600
texts:
  - until: 2015-01-01
    text: "If this card is sent to the GY: Draw 1 card."
  - from: 2015-01-01
    text: "If this card is sent to the GY: Draw 2 cards."
`;

const good = (text: string, file = "cards/ocg/sangan.yaml") => {
  const result = readCardFile(text, file);
  if (!result.ok) throw new Error(result.errors.map((error) => showProblem(file, error, "en")).join("\n"));
  return result.record;
};

const errors = (text: string, file = "cards/ocg/sangan.yaml"): string[] => {
  const result = readCardFile(text, file);
  return result.ok ? [] : result.errors.map((error) => showProblem(file, error, "en"));
};

describe("readCardFile", () => {
  it("reads names, facts and dated texts", () => {
    const record = good(SANGAN);
    expect(record.name.ko).toBe("크리터");
    expect(record.facts).toEqual({
      kind: "monster",
      categories: ["effect"],
      attribute: "DARK",
      type: "Fiend",
      level: 3,
      atk: 1000,
      def: 600,
    });
    expect(record.versions).toHaveLength(2);
  });

  it.each([
    [
      "an unknown field",
      SANGAN.replace("level:", "lvel:"),
      /sangan\.yaml:7:1: unknown key "lvel" \(did you mean "level"\?\)/,
    ],
    ["a missing field", SANGAN.replace(/kind.*\n/, ""), /sangan\.yaml:1:1: kind: this is missing/],
    ["a missing name", SANGAN.replace("en: Sangan, ", ""), /:1:7: name\.en: this is missing/],
    ["a wrong type", SANGAN.replace("atk: 1000", "atk: many"), /:8:6: atk: this has to be a whole number/],
    [
      "a number out of range",
      SANGAN.replace("level: 3", "level: 33"),
      /:7:8: level: this has to be at most 13/,
    ],
    [
      "an unknown word",
      SANGAN.replace("Fiend", "Feind"),
      /:6:7: type: "Feind" cannot stand here \(did you mean "Fiend"\?\)/,
    ],
    ["a fact that the kind needs", SANGAN.replace(/level.*\n/, ""), /:3:7: a monster needs "level"/],
    [
      "a day that is none",
      SANGAN.replace("until: 2015-01-01", "until: 2015"),
      /:11:12: until: this has to be a day/,
    ],
    [
      "overlapping dates",
      SANGAN.replace("from: 2015-01-01", "from: 2014-01-01"),
      /:13:5: this text overlaps .*from: 2015-01-01/,
    ],
    [
      "no end before the next text",
      SANGAN.replace("until: 2015-01-01\n    ", ""),
      /overlaps the one before it \(say "until" there\)/,
    ],
    ["an empty field", SANGAN.replace("level: 3", "level:"), /:7:1: level: this is missing/],
    ["broken YAML", SANGAN.replace("[effect]", "[effect"), /cannot be read: /],
    ["no block", "- a\n", /the file: this has to be a block/],
    ["a list that is none", SANGAN.replace("[effect]", "effect"), /:4:13: categories: this has to be a list/],
  ])("reports %s with its place", (_, text, message) => {
    expect(errors(text).join("\n")).toMatch(message);
  });

  it("reports everything that is wrong at once", () => {
    expect(errors(SANGAN.replace("level: 3", "level: x").replace("atk: 1000", "atk: y"))).toHaveLength(2);
  });

  it("takes the game from the folder", () => {
    expect(errors(SANGAN, "cards/ogc/sangan.yaml").join()).toMatch(
      /"ogc" is no game \(did you mean "ocg"\?\)/,
    );
    const plain =
      "name: { en: Burning Mane }\nkind: creature\ncategories: []\ncost: 2\npower: 2000\ncivilizations: [nature]\ntexts: []\n";
    expect(good(plain, "cards/duel-masters/burning-mane.yaml").game).toBe("duel-masters");
  });
});

describe("a card as of a day", () => {
  it.each([
    ["1999-02-04", "Draw 1 card"],
    ["2014-12-31", "Draw 1 card"],
    ["2015-01-01", "Draw 2 cards"],
    ["2026-01-01", "Draw 2 cards"],
  ])("on %s", (date, words) => {
    const card = readCardAsOf(good(SANGAN), date);
    expect(card.text).toContain(words);
    expect(card.program.sentences).toHaveLength(1);
    expect(card.unread).toBeUndefined();
    expect(card.handWritten).toBe(false);
  });

  it("says which words it does not understand", () => {
    const card = readCardAsOf(good(SANGAN.replace("Draw 2 cards", "Sing a song")), "2020-01-01");
    expect(card.unread?.map(({ start, end }) => card.text.slice(start, end))).toEqual(["Sing a song."]);
  });

  it("takes a hand-written reading", () => {
    const card = readCardAsOf(good(`${SANGAN}    program: { sentences: [] }\n`), "2020-01-01");
    expect(card.handWritten).toBe(true);
    expect(card.program).toEqual({ sentences: [] });
  });

  it("gives a card without a text an empty program", () => {
    const card = readCardAsOf(good(SANGAN.replace(/texts:[\s\S]*/, "texts: []\n")), "2020-01-01");
    expect(card).toMatchObject({ text: "", program: { sentences: [] } });
  });
});

describe("Pool", () => {
  const peten = good(
    SANGAN.replace("Sangan", "Peten the Dark Clown")
      .replace("크리터", "페텐")
      .replace("クリッター", "ペーテン")
      .replace("26202165", "52624755"),
  );
  const pool = new Pool("ocg", [lateEntry(good(SANGAN)), lateEntry(peten)]);

  it.each(["Sangan", "sangan", " SANGAN ", "크리터", "クリッター"])("finds %j", (name) => {
    expect(pool.record(name)?.passcode).toBe(26202165);
  });

  it("finds by passcode", () => {
    expect(pool.recordByPasscode(52624755)?.name.en).toBe("Peten the Dark Clown");
    expect(pool.cardByPasscode(1, "2020-01-01")).toBeUndefined();
  });

  it("gives the same card for the same version", () => {
    expect(pool.card("Sangan", "2014-01-01")).toBe(pool.card("크리터", "2013-01-01"));
    expect(pool.card("Sangan", "2014-01-01")).not.toBe(pool.card("Sangan", "2016-01-01"));
  });

  it("knows what a misspelt name was meant to be", () => {
    expect(pool.nearest("Sangen", 1)).toEqual(["Sangan"]);
    expect(pool.nearest("크리커", 1)).toEqual(["크리터"]);
    expect(pool.nearest("petten the dark clown")).toEqual(["Peten the Dark Clown"]);
  });

  it("lists all names, and only of its game", () => {
    expect(pool.allNames).toEqual(["Peten the Dark Clown", "Sangan"]);
    expect(new Pool("rush", [lateEntry(peten)]).size).toBe(0);
  });
});

describe("a pool with the cards of a file", () => {
  const own = good(SANGAN.replace("def: 600", 'def: 600\nseries: ["Critter"]'));
  const printed = (text: string) =>
    lateEntry({ game: "ocg", name: { en: "SANGAN" }, facts: own.facts, versions: [{ text }] });
  const isRead = (entry: PoolEntry): boolean => entry.readings.at(-1)?.unread === undefined;
  const pool = new Pool("ocg", [lateEntry(own)]);
  const textOf = (of: Pool, day: string) => of.card("Sangan", day)?.text;

  it("has the file's present text, and its own earlier one", () => {
    const updated = pool.updatedBy(
      "cards.cdb",
      [printed("If this card is sent to the GY: Draw 3 cards.")],
      isRead,
    );
    expect(textOf(updated, "2020-01-01")).toContain("3 cards");
    expect(updated.card("Sangan", "2020-01-01")?.file).toBe("cards.cdb");
    expect(textOf(updated, "2014-01-01")).toContain("1 card");
    expect(updated.card("Sangan", "2014-01-01")?.file).toBeUndefined();
    expect(updated.record("Sangan")?.facts.series).toEqual(["Critter"]);
    expect(updated.size).toBe(1);
  });

  it("keeps its own text where the file's was not wholly understood", () => {
    const unread = printed("If this card is sent to the GY: Fnord.");
    expect(textOf(pool.updatedBy("cards.cdb", [unread], isRead), "2020-01-01")).toContain("2 cards");
    expect(pool.updates([unread], isRead).left.map(({ name }) => name.en)).toEqual(["Sangan"]);
  });

  it("keeps its own text where the file's cannot be carried out", () => {
    const read = printed("If this card is sent to the GY: Draw 3 cards.");
    expect(
      textOf(
        pool.updatedBy("cards.cdb", [read], () => false),
        "2020-01-01",
      ),
    ).toContain("2 cards");
    expect(pool.updates([read], () => false).left).toHaveLength(1);
  });

  it("keeps a text whose effects a ruling counts", () => {
    const ruled = good(SANGAN.replace(/Draw 2 cards\."/, 'Draw 2 cards."\n    missesTiming: [1]'));
    const other = printed("If this card is sent to the GY: Draw 3 cards.");
    expect(new Pool("ocg", [lateEntry(ruled)]).updates([other], isRead).left).toHaveLength(1);
  });

  it("has the last file's text of several, and tells whose it would take", () => {
    const [older, newer] = [
      printed("If this card is sent to the GY: Draw 4 cards."),
      printed("If this card is sent to the GY: Draw 5 cards."),
    ];
    const updated = pool.updatedBy("old.cdb", [older], isRead).updatedBy("new.cdb", [newer], isRead);
    expect(textOf(updated, "2020-01-01")).toContain("5 cards");
    expect(pool.updates([older], isRead).taken).toHaveLength(1);
  });
});
