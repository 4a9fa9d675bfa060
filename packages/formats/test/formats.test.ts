import { copiesOfACard, type DeckRules } from "@chainwright/engine/game";
import { showProblem } from "@chainwright/explain";
import { Pool, readCardFile } from "@chainwright/pool";
import { describe, expect, it } from "vitest";
import {
  type DeckFileProblem,
  deckProblemText,
  nearText,
  readBanlists,
  readDeckFile,
  resolveDeck,
} from "../src/index.ts";

/** Twenty Normal Monsters with the passcodes 10000100, 10000200 …, and one Synchro Monster, 20000000. */
const entries = Array.from({ length: 21 }, (_, i) => {
  const [name, passcode, category] =
    i === 20
      ? ["Star Dragon", 20_000_000, "synchro"]
      : [`Beast ${i + 1}`, 10_000_000 + 100 * (i + 1), "normal"];
  const text = `name: { en: ${name} }
passcode: ${passcode}
kind: monster
categories: [${category}]
attribute: EARTH
type: Beast
level: 4
atk: 1000
def: 1000
texts: []
`;
  const file = `cards/ocg/${i}.yaml`;
  const reading = readCardFile(text, file);
  if (!reading.ok) throw new Error(reading.errors.map((error) => showProblem(file, error, "en")).join("\n"));
  return { record: reading.record, readings: [] };
});
const pool = new Pool("ocg", entries);
const DATE = "2024-01-01";

/** Two of each Beast: a legal Main Deck. */
const FORTY = Array.from({ length: 20 }, (_, i) => `${10_000_000 + 100 * (i + 1)}\n`.repeat(2)).join("");
const SMALL = { rules: [], least: 0, most: 15 };
const RULES: DeckRules = {
  sizes: { main: { rules: [], least: 40, most: 60 }, extra: SMALL, side: SMALL },
  limits: [copiesOfACard(3, [])],
  isExtra: ({ facts }) => facts.categories.includes("synchro"),
};
const deck = (text: string, banlist?: string, rules = RULES) =>
  resolveDeck(
    readDeckFile(text, "a.ydk"),
    pool,
    DATE,
    rules,
    banlist === undefined ? undefined : listOf(banlist),
  );
const listOf = (text: string) => readBanlists(text, "l.conf").lists[0];
const said = (problems: readonly DeckFileProblem[]): string[] => problems.map(deckProblemText);

describe("a deck file", () => {
  it("has its cards under #main, #extra and !side, with comments and either line end", () => {
    const read = deck(`\uFEFF#created by nobody\r\n#main\r\n${FORTY}\r\n#extra\n20000000\n!side\n10000100`);
    expect(said(read.problems)).toEqual([]);
    expect([read.deck.main.length, read.deck.extra.length, read.deck.side.length]).toEqual([40, 1, 1]);
    expect(read.deck.extra[0]?.card.name.en).toBe("Star Dragon");
  });

  it("has Extra Deck monsters in the Extra Deck wherever they are written", () => {
    const { deck: read, problems } = deck(`#main\n${FORTY}20000000\n#extra\n!side`);
    expect(said(problems)).toEqual([]);
    expect([read.main.length, read.extra.length]).toEqual([40, 1]);
  });

  it("may name a card whose artwork has another passcode", () => {
    const { deck: read, unknown } = deck(`#main\n# Beast 3\n77777777\n${FORTY}`);
    expect(unknown).toEqual([]);
    expect(read.main[0]?.card.name.en).toBe("Beast 3");
  });

  it("may be of names, with the copies before", () => {
    const { deck: read, unknown } = deck("#main\n3 beast 3\n2 Baest 4\n#extra\n1 Star Dragon\n");
    expect(read.main.map(({ card }) => card.name.en)).toEqual([
      ...Array(3).fill("Beast 3"),
      ...Array(2).fill("Baest 4"),
    ]);
    expect(read.extra.length).toBe(1);
    expect(unknown[0]?.near).toEqual({ name: "Beast 4" });
  });

  it("keeps unknown cards, with what may have been meant", () => {
    const { unknown, deck: read } = deck(`#main\n${FORTY}10000101\n10900200\n# Beast 33\n5\n55555555\n`);
    expect(read.main.length).toBe(44);
    expect(unknown.map(({ line, near }) => [line, near && nearText(near)])).toEqual([
      [42, "did you mean 10000100, Beast 1?"],
      [43, "did you mean 10000200, Beast 2?"],
      [45, 'the nearest name is "Beast 3"'],
      [46, undefined],
    ]);
  });

  it("is refused with file, line and what is wrong", () => {
    expect(said(deck("#main\n10000100\nnonsense\n").problems)).toEqual([
      "a.ydk:2:1: 1 card in the Main Deck, not 40 to 60",
      'a.ydk:3:1: "nonsense" is no passcode (one number a line, or copies and a name; comments begin with #)',
    ]);
    expect(said(deck(`#main\n${FORTY}!side\n10000100\n10000100`).problems)).toEqual([
      'a.ydk:44:1: more than 3 copies of "Beast 1", which are the most allowed',
    ]);
    expect(said(deck(`#main\n${FORTY}#extra\n10000300\n`).problems)).toEqual([
      'a.ydk:43:1: "Beast 3" does not belong in the Extra Deck (put it under #main)',
    ]);
    expect(said(deck("").problems)).toEqual(["a.ydk:1:1: 0 cards in the Main Deck, not 40 to 60"]);
    const main = { rules: [], least: 40, most: Number.POSITIVE_INFINITY };
    const unlimited = { ...RULES, sizes: { ...RULES.sizes, main } };
    expect(said(deck("", undefined, unlimited).problems)).toEqual([
      "a.ydk:1:1: 0 cards in the Main Deck, not at least 40",
    ]);
  });
});

describe("a list of forbidden cards", () => {
  it("limits the copies of a card", () => {
    const { problems } = deck(`#main\n${FORTY}`, "!Test\n10000100 0 --Beast 1\n10000200 1\n10000300 2");
    expect(said(problems)).toEqual([
      'a.ydk:2:1: "Beast 1" is forbidden by the list "Test"',
      'a.ydk:5:1: more than 1 copy of "Beast 2", which is the most allowed by the list "Test"',
    ]);
  });

  it("may be of the only cards that are allowed", () => {
    const { problems } = deck(`#main\n${FORTY}`, `!W\n$whitelist\n10000100 3`);
    expect(problems.length).toBe(19);
  });

  it("is refused where it is none", () => {
    expect(said(readBanlists("10000100 1\nwhat", "l.conf").problems)).toEqual([
      'l.conf:1:1: "10000100 1" is no entry of a list (a list begins with "!Name")',
      'l.conf:2:1: "what" is no entry of a list (a list begins with "!Name")',
    ]);
    expect(said(readBanlists("# nothing\n", "l.conf").problems)).toEqual([
      'l.conf:1:1: there is no list: a list begins with "!Name"',
    ]);
  });
});
