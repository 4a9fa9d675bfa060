import { mkdirSync, readFileSync } from "node:fs";
import type { CardRecord } from "@chainwright/card-ir";
import { describe, expect, it } from "vitest";
import { readCorpus } from "../src/corpus.ts";
import { folderWith, run } from "./table.ts";

const card = (name: string, text: string): CardRecord => ({
  game: "rush",
  name: { en: name },
  facts: { kind: "spell", categories: ["normal"] },
  versions: [{ text }],
});

describe("what is read of a collection", () => {
  it("counts what is read, what is carried out, and says where reading stops", () => {
    const report = readCorpus("rush", [
      card("Two Pebbles", "[REQUIREMENT]\nNone\n[EFFECT]\nDraw 2 cards."),
      card("Song", "[REQUIREMENT]\nNone\n[EFFECT]\nSing a song."),
      card("One Coin", "[REQUIREMENT]\nToss a coin.\n[EFFECT]\nDraw 1 card."),
      card("Not Yet", "(TBA)"),
    ]);
    expect(report).toMatchObject({
      ...{ texts: 3, read: 2, playable: 1, sentences: 3, sentencesRead: 2, sentencesPlayable: 1 },
      ...{ misprinted: [], ambiguous: [] },
    });
    expect(report.unread.map(({ what }) => what)).toEqual([expect.stringContaining("Sing a song")]);
    expect(report.unread[0]?.examples).toEqual([
      { card: "Song", start: 28, words: expect.stringMatching(/^Sing a song/) },
    ]);
    expect(report.notCarriedOut).toMatchObject([
      {
        ...{ what: expect.stringContaining("a coin"), times: 1, alone: 1 },
        examples: [{ card: "One Coin", start: 14, words: "Toss a coin" }],
      },
    ]);
  });

  it("says how many texts are read by rules that serve several", () => {
    const effects = ["Draw 2 cards.", "Draw 3 cards.", "Draw 4 cards.", "Gain 300 LP.", "Gain 400 LP."];
    const report = readCorpus(
      "rush",
      effects.map((effect, i) => card(`Pebbles ${i}`, `[REQUIREMENT]\nNone\n[EFFECT]\n${effect}`)),
    );
    expect(report).toMatchObject({ playable: 5, support: { two: 5, three: 3 } });
    expect(new Set(report.rareRules.flatMap(({ cards }) => cards))).toEqual(
      new Set(["Pebbles 3", "Pebbles 4"]),
    );
  });
});

describe("read --corpus", () => {
  const line = (name: string, text: string, more = {}): string =>
    JSON.stringify({ name: { en: name }, kind: "Spell", property: "Normal", text: { en: text }, ...more });
  const cards = [
    line("Two Pebbles", "Draw 2 cards.", { released: "2003-04-17" }),
    line("Ten Pebbles", "Draw 10 cards.", { konamiId: 4123 }),
    line("A <Song>", "Sing a song."),
  ].join("\n");
  const rush = JSON.stringify({
    name: { en: "Stone" },
    kind: "Spell",
    property: "Normal",
    requirement: { en: "None" },
    effect: { en: "Draw 1 card." },
  });

  it("tells the game from the cards and writes a report for people and for machines", async () => {
    const folder = folderWith({ "cards.jsonl": cards, "rush.jsonl": rush });
    try {
      const { code, out, err } = await run([
        "read",
        "--corpus",
        folder.at("cards.jsonl"),
        "--report",
        folder.at("a/b"),
      ]);
      expect([code, out]).toEqual([
        0,
        expect.stringContaining("Yu-Gi-Oh! OCG: 3 texts, 2 wholly read (66.7 %)"),
      ]);
      expect(err).toContain(folder.at("a/b/index.html"));
      const report = JSON.parse(readFileSync(folder.at("a/b/report.json"), "utf8"));
      expect(report).toMatchObject({ schema: "chainwright-reading/1", game: "ocg", texts: 3, read: 2 });
      expect(report.ages.map(({ age, texts }: { age: string; texts: number }) => [age, texts])).toEqual([
        ["2003", 1],
        ["no. 4000–4999", 1],
        ["unknown", 1],
      ]);
      const page = readFileSync(folder.at("a/b/index.html"), "utf8");
      expect(page).toContain("A &#60;Song&#62;");
      expect(page).not.toMatch(/src=|href=|<script/);
      expect((await run(["read", "--corpus", folder.at("rush.jsonl")])).out).toContain(
        "Rush Duel: 1 texts, 1",
      );
    } finally {
      folder.remove();
    }
  });

  it("suggests games for a file with cards of several, and reads each", async () => {
    const spell = (id: number, format: string, desc: string) => ({
      ...{ id, name: `Stone ${id}`, type: "Spell Card", frameType: "spell", race: "Normal", desc },
      misc_info: [{ formats: [format] }],
    });
    const both = [
      spell(1, "OCG", "Draw 1 card."),
      spell(2, "Rush Duel", "[REQUIREMENT]\nNone\n[EFFECT]\nDraw 1 card."),
    ];
    const folder = folderWith({ "both.json": JSON.stringify({ data: both }) });
    const corpus = ["read", "--corpus", folder.at("both.json")];
    try {
      const { code, err } = await run(corpus);
      expect(code).toBe(2);
      const games = [...err.matchAll(/--game (\w+)/g)].map(([, game = ""]) => game);
      expect(games).toEqual(["ocg", "rush"]);
      for (const game of games)
        expect((await run([...corpus, "--game", game])).out).toContain(": 1 texts, 1 wholly read");
    } finally {
      folder.remove();
    }
  });

  it("says what is wrong with a file or a folder before anything is read", async () => {
    const folder = folderWith({ "cards.jsonl": cards, "a-file": "" });
    const file = folder.at("cards.jsonl");
    const failing = async (...options: string[]): Promise<string> => {
      const { code, out, err } = await run(["read", ...options]);
      expect([code, out]).toEqual([2, ""]);
      return err;
    };
    try {
      expect(await failing("--corpus", folder.at("card.jsonl"))).toContain(`did you mean "${file}"`);
      expect(await failing("--corpus", file, "--report", folder.at("a-file"))).toContain(
        "a-file could not be written: there is a file",
      );
      mkdirSync(folder.at("r/index.html"), { recursive: true });
      expect(await failing("--corpus", file, "--report", folder.at("r"))).toContain(
        "index.html could not be written: this is a folder",
      );
      expect(await failing("Draw 1 card.", "--corpus", file)).toContain("cannot be read at once");
    } finally {
      folder.remove();
    }
  });
});
