import { describe, expect, it } from "vitest";
import { MODES } from "../src/index.ts";
import { run, runOne, wrong } from "./files.ts";

const SONG = "Sing a song.";
const DRAW = "Once per turn: You can draw 1 card.";
const UNTOUCHED = "This singer cannot be the target of a song.";

/** Of one card an effect is unread, of another the whole text, of a third what may guard it. */
const file = (plays: string): string => `id: in-part
title: Cards that are played in part
game: ocg
cards:
  - { name: { en: Singer }, kind: monster, categories: [effect], attribute: EARTH, type: Beast, level: 4, atk: 1000, def: 1000,
      texts: [{ text: "If this card is sent to the GY: ${SONG} ${DRAW}" }] }
  - { name: { en: Song }, kind: spell, categories: [normal], texts: [{ text: "${SONG}" }] }
  - { name: { en: Choir }, kind: monster, categories: [effect], attribute: EARTH, type: Beast, level: 4, atk: 1000, def: 1000,
      texts: [{ text: "${UNTOUCHED}\\n${DRAW}" }] }
turn: { player: A, phase: main1 }
players:
  A: { monsters: [Singer], hand: [Song, Raigeki Break, Gemini Elf], deck: [Sangan], spells: [{ card: Raigeki Break, set: true }] }
  B: { monsters: [Choir] }
plays:
${plays}`;

const inPart = { inPart: true };

describe("a scenario with cards that are played in part", () => {
  it("is refused where nobody has asked for that", () => {
    expect(() => run(file("  - A: pass"))).toThrow(`the text of "Singer" is not understood: “${SONG}”`);
  });

  it("plays what is read, and says what is not", () => {
    const report = runOne(
      file("  - A: { activate: Singer }\n  - resolve\nexpect:\n  - drew: { A: 1 }"),
      inPart,
    );
    expect(wrong(report)).toEqual([]);
    const { Singer, Sangan } = report.cards;
    expect(Singer?.byHand?.map(({ span }) => Singer.text.slice(...span))).toEqual([
      `If this card is sent to the GY: ${SONG}`,
    ]);
    expect(Sangan).not.toHaveProperty("byHand");
  });

  it("goes the same in every mode", () => {
    const source = file("  - A: { activate: Singer }\n  - resolve");
    const reports = MODES.map((mode) => runOne(source, { ...inPart, mode }));
    for (const { end, answers } of reports)
      expect({ end, answers }).toEqual({ end: reports[0]?.end, answers: reports[0]?.answers });
  });

  it("answers what the unread words have nothing to do with, with a note", () => {
    const report = runOne(file("  - can: { player: A, activate: Singer }"), inPart);
    expect(report.expectations).toMatchObject([{ ok: true }]);
    expect(report.expectations[0]?.byHand?.map(({ en }) => en)).toEqual([
      `Of “Singer” this is done by hand: “If this card is sent to the GY: ${SONG}”.`,
    ]);
    const [other] = runOne(file("  - can: { player: A, summon: Gemini Elf }"), inPart).expectations;
    expect(other).not.toHaveProperty("byHand");
  });

  it.each([
    ["what a card could do by them", "  - cannot: { player: A, activate: Song }", SONG],
    [
      "what they may guard a card from",
      "  - can: { player: A, activate: Raigeki Break, target: Choir }",
      UNTOUCHED,
    ],
  ])("refuses to say %s, with the words", (_, question, words) => {
    const report = runOne(file(question), inPart);
    expect(report.ok).toBe(false);
    const [{ ok, found } = {}] = report.expectations;
    expect(ok).toBe(false);
    expect(found?.en).toContain("no ruling");
    for (const text of Object.values(found ?? {})) expect(text).toContain(words);
  });

  it("tells with a play that is not legal that the words could have made it so", () => {
    const report = runOne(file("  - A: { activate: Song }"), inPart);
    expect(report.stopped?.reasons.map(({ rule }) => rule)).toContain("OCG-BASIC-22");
    expect(report.stopped?.text.en).toContain(`Of “Song” this is done by hand: “${SONG}”.`);
  });
});
