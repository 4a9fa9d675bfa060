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
    expect((await read(" ")).err).toContain("no text to read");
  });

  it("shows words that are not understood, and words that would be", async () => {
    const { code, out } = await read("Draw 1 card. Then frobnicate it.", "--kind", "spell");
    expect(code).toBe(1);
    expect(out).toContain("what it does Draw 1 card");
    expect(out).toMatch(/not understood from "[^"]+" on:\n {2}“[^”]*frobnicate it\.”/);
    const { unread } = JSON.parse((await read("Sing a song.", "--json")).out);
    expect(unread).toMatchObject([{ words: "Sing a song.", start: 0, end: 12 }]);
  });
});
