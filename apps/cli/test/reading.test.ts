import { describe, expect, it } from "vitest";
import { run } from "./table.ts";

const read = (...options: string[]) => run(["read", ...options]);

describe("a card text taken apart", () => {
  it("says what each part is, and what follows from the words", async () => {
    const text = "When this card is destroyed by battle: You can target 1 monster on the field; destroy it.";
    const { code, out } = await read(text);
    expect(code).toBe(0);
    expect(out).toContain("Trigger Effect · Spell Speed 1 · optional");
    expect(out).toContain("it can miss the timing · targets");
    expect(out).toContain("condition When this card is destroyed by battle");
    expect(out).toContain("target target 1 monster on the field");
    expect(out).toContain("what it does destroy it");
  });

  it("takes a card by its name in any language, and suggests another where there is none", async () => {
    expect((await read("--card", "썬더 브레이크")).out).toContain("cost Discard 1 card");
    const missing = await read("--card", "Raigeki Brake");
    expect(missing.code).toBe(2);
    expect(missing.err).toContain("did you mean “Raigeki Break”");
  });

  it.each([[[]], [["--game", "rush"]], [["--game", "duel-masters"]], [["--kind", "trap"]]])(
    "suggests for an empty text (%j) a command that reads one",
    async (options) => {
      const { code, err } = await read(" ", ...options);
      expect(code).toBe(2);
      const [, command = ""] = /no text to read; put it in quotes: npx chainwright (.+)\n$/s.exec(err) ?? [];
      const words = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
      const followed = await run(words);
      expect(followed).toMatchObject({ code: 0, err: "", out: expect.stringMatching(/draw 1 card/i) });
      expect(followed.out).not.toContain("✗");
    },
  );

  it("suggests cards that are there", async () => {
    const { err } = await read("--card", "Raigeki Brake");
    const near = [...err.matchAll(/“([^”]+)”/g)].slice(1).map(([, name = ""]) => name);
    expect(near.length).toBeGreaterThan(0);
    for (const name of near) expect((await read("--card", name)).code).toBe(0);
  });

  it("shows words that are not understood, and words that would be", async () => {
    const { code, out } = await read("Draw 1 card. Then frobnicate it.", "--kind", "spell");
    expect(code).toBe(1);
    expect(out).toContain("what it does Draw 1 card");
    expect(out).toMatch(/not understood from "[^"]+" on:\n {2}“[^”]*frobnicate it\.”/);
    const { unread } = JSON.parse((await read("Sing a song.", "--json")).out);
    expect(unread).toMatchObject([{ words: "Sing a song.", start: 0, end: 12 }]);
  });

  it("shows the card IR, without the places of the words", async () => {
    const { out } = await read("--ir", "--kind", "spell", "Discard 1 card; draw 2 cards.");
    const [effect] = JSON.parse(out).sentences;
    expect(effect.cost).toMatchObject([{ step: { verb: "discard", what: { noun: "card" } } }]);
    expect(effect.resolution).toEqual([{ step: { verb: "draw", player: "you", count: 2 } }]);
  });

  it("shows no card IR where there is none, and says why", async () => {
    const unread = await read("--ir", "Sing a song.");
    expect([unread.code, unread.out]).toEqual([1, expect.stringContaining("not understood")]);
    const nothing = await read("--ir");
    expect([nothing.code, nothing.err]).toEqual([2, expect.stringContaining("no text to read")]);
  });
});
