import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDeckFile, readYdke, writeDeckList, writeYdk, writeYdke } from "../src/index.ts";

const codes = fc.array(fc.nat({ max: 0xffffffff }), { maxLength: 60 });
const decks = fc.record({ main: codes, extra: codes, side: codes });

describe("a ydke:// link", () => {
  it("gives back what was written into it", () => {
    fc.assert(
      fc.property(decks, (deck) => {
        expect(readYdke(writeYdke(deck))).toEqual({ ok: true, codes: deck });
      }),
    );
  });

  it("is what other programs write", () => {
    // 89631139 is 05 57 A9 A3 in hexadecimal digits, the lowest byte first.
    const link = "ydke://o6lXBaOpVwU=!!!";
    const deck = { main: [89_631_139, 89_631_139], extra: [], side: [] };
    expect(writeYdke(deck)).toBe(link);
    expect(readYdke(` ${link.slice(0, -1)}\n`)).toEqual({ ok: true, codes: deck });
  });

  it.each([
    ["https://example.org", "beginning"],
    ["ydke://o6dXBQ==", "parts"],
    ["ydke://o6dXBQ==!!!!", "parts"],
    ["ydke://o6d BQ==!!!", "letters"],
    ["ydke://o6dX!!!", "cut"],
  ])("is refused with what is wrong: %s", (link, fault) => {
    expect(readYdke(link)).toEqual({ ok: false, fault });
  });

  it("of any text is read or refused, never more", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof readYdke(`ydke://${text}`).ok).toBe("boolean");
      }),
    );
  });
});

describe("a deck that is written", () => {
  const deck = {
    main: [
      { name: "Gemini Elf", passcode: 69_140_098, copies: 2 },
      { name: "The Dragias", copies: 1 },
    ],
    extra: [],
    side: [{ name: "#5", passcode: 5, copies: 1 }],
  };

  it("is a file that is read again", () => {
    const { cards, problems } = readDeckFile(writeYdk(deck), "a.ydk");
    expect(problems).toEqual([]);
    expect(cards.main.map(({ passcode, name }) => passcode ?? name)).toEqual([
      69_140_098,
      69_140_098,
      "The Dragias",
    ]);
    expect(cards.side.map(({ passcode }) => passcode)).toEqual([5]);
  });

  it("is a list of names, with the passcode where no name is known", () => {
    expect(writeDeckList(deck)).toBe("#main\n2 Gemini Elf\n1 The Dragias\n#extra\n!side\n5\n");
  });
});
