import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cacheFolder } from "../src/imported.ts";
import { folderWith, type Ran, run } from "./table.ts";

const line = (passcode: number, en: string, text: string): string =>
  JSON.stringify({ passcode, name: { en }, kind: "Spell", property: "Normal", text: { en: text } });

/** One that can be played, one that cannot be read, and one of our own, which is another card there. */
const CARDS = [
  line(900000001, "Two Pebbles", "Draw 2 cards."),
  line(900000002, "Song of Stones", "Sing a song."),
  line(26202165, "Sangan", "Draw 2 cards."),
].join("\n");

/** A deck of the checkout, with the first of them in place of another card. */
const DECK = readFileSync(new URL("../../../decks/vanilla.ydk", import.meta.url), "utf8")
  .replaceAll("69140098", "900000001")
  .replaceAll("# Gemini Elf\n", "");

let folder: ReturnType<typeof folderWith>;
const chainwright = (...argv: string[]): Promise<Ran> =>
  run(argv, { env: { CHAINWRIGHT_CACHE: folder.at("cache") } });
const kept = (): string => folder.at(join("cache", "pools", "stones.jsonl.pool"));

beforeEach(() => {
  folder = folderWith({
    "stones.jsonl": CARDS,
    "broken.json": '{"data": [',
    "deck.ydk": DECK,
    "scenario.yaml": `id: TEST-STONES
title: Two pebbles
game: ocg
players: { A: { hand: [Two Pebbles], deck: [Gemini Elf, Gemini Elf] }, B: {} }
plays:
  - A: { activate: Two Pebbles }
  - resolve
expect:
  - hand: { A: [Gemini Elf, Gemini Elf] }
`,
  });
});
afterEach(() => folder.remove());

describe("cards import --programs", () => {
  const SONG = `Song of Stones:
  sentences:
    - sentence: effect
      kind: activation
      optional: false
      conditions: []
      cost: []
      resolution:
        - step: { verb: draw, player: you, count: 2 }
`;
  const imported = (programs: string): Promise<Ran> => {
    writeFileSync(folder.at("songs.yaml"), programs);
    return chainwright("cards", "import", folder.at("stones.jsonl"), "--programs", folder.at("songs.yaml"));
  };

  it("reads by hand what the grammar cannot, and keeps it", async () => {
    expect((await imported(SONG)).out).toContain("3 cards, 3 wholly read, 3 can be played");
    const file = readFileSync(folder.at("scenario.yaml"), "utf8").replaceAll("Two Pebbles", "Song of Stones");
    writeFileSync(folder.at("song.yaml"), file);
    expect(await chainwright("judge", "--strict", folder.at("song.yaml"))).toMatchObject({
      code: 0,
      err: "",
    });
    // The same file with another program is another one.
    const { out } = await imported(SONG.replace("count: 2", "count: 1"));
    expect(out).toContain("in place of what was imported");
    expect((await chainwright("judge", "--strict", folder.at("song.yaml"))).code).toBe(1);
  });

  it("takes the place of a card of the checkout as a text would", async () => {
    await imported(SONG.replace("Song of Stones", "Sangan"));
    const file = readFileSync(folder.at("scenario.yaml"), "utf8").replaceAll("Two Pebbles", "Sangan");
    writeFileSync(folder.at("song.yaml"), file);
    expect((await chainwright("judge", "--strict", folder.at("song.yaml"))).err).toBe("");
  });

  it.each([
    [
      "a card that the file has not",
      SONG.replace("Stones", "Stone"),
      '1:1: unknown card "Song of Stone" (did you mean "Song of Stones"?)',
    ],
    [
      "a verb that nothing carries out",
      SONG.replace("draw", "sing"),
      '1:1: what these cards do cannot be carried out as it is written here: Song of Stones: the compiler does not read "sing"',
    ],
    [
      "an effect that is not whole",
      SONG.replace("      cost: []\n", ""),
      "3:7: sentences: cost: this is missing",
    ],
    [
      "a text in its place",
      "Song of Stones: Draw 2 cards.",
      "1:17: Song of Stones: this has to be a block of keys",
    ],
    ["another kind of file", "- a", "1:1: the file: this has to be a block of keys"],
  ])("refuses %s, with its place", async (_, programs, message) => {
    const { code, err } = await imported(programs);
    expect(code).toBe(2);
    expect(err).toContain(`songs.yaml:${message}`);
  });
});

describe("cards import", () => {
  it("keeps the cards of a file for the other commands, until they are removed", async () => {
    const before = await chainwright("judge", folder.at("scenario.yaml"));
    expect(before.err).toContain("Two Pebbles");
    expect(await chainwright("cards", "import", folder.at("stones.jsonl"))).toEqual({
      code: 0,
      err: "",
      out:
        "  Yu-Gi-Oh! OCG: 3 cards, 2 wholly read, 2 can be played\n" +
        `  Cards of Chainwright's own that have this file's text now: 1\nKept in ${kept()}\n`,
    });
    expect(await chainwright("cards", "list")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^stones\.jsonl \(\d{4}-\d\d-\d\d\)\n {2}Yu-Gi-Oh! OCG: 3 cards/),
    });
    expect(await chainwright("judge", folder.at("scenario.yaml"))).toMatchObject({ code: 0, err: "" });
    const deck = folder.at("deck.ydk");
    expect(
      await chainwright("play", "--deck", deck, "--deck", deck, "--bots", "random,random"),
    ).toMatchObject({ code: 0, err: "" });
    expect(await chainwright("cards", "remove", "stones.json")).toEqual({
      code: 2,
      out: "",
      err: '"stones.json" is not imported (did you mean "stones.jsonl"?)\n',
    });
    expect((await chainwright("cards", "remove", "stones.jsonl")).code).toBe(0);
    expect((await chainwright("cards", "list")).out).toBe("No cards are imported.\n");
    expect((await chainwright("judge", folder.at("scenario.yaml"))).code).toBe(2);
  });

  it("never plays a card that is not read", async () => {
    await chainwright("cards", "import", folder.at("stones.jsonl"));
    const deck = folder.at("deck.ydk");
    writeFileSync(deck, DECK.replaceAll("900000001", "900000002"));
    const { code, err } = await chainwright(
      "play",
      "--deck",
      deck,
      "--deck",
      deck,
      "--bots",
      "random,random",
      "--strict",
    );
    expect(code).toBe(2);
    expect(err).toContain('"Song of Stones": not understood from "Sing" on');
  });

  it("does nothing for a file that is there as it is", async () => {
    await chainwright("cards", "import", folder.at("stones.jsonl"));
    expect((await chainwright("cards", "import", folder.at("stones.jsonl"))).out).toContain(
      "is known already",
    );
  });

  it("reads the texts again where another reader had read them", async () => {
    await chainwright("cards", "import", folder.at("stones.jsonl"));
    writeFileSync(kept(), readFileSync(kept(), "utf8").replace(/"reader":"\w+"/, '"reader":"another"'));
    const again = await chainwright("judge", folder.at("scenario.yaml"));
    expect(again.code).toBe(0);
    expect(again.err).toContain("read by another version of Chainwright");
    expect((await chainwright("judge", folder.at("scenario.yaml"))).err).toBe("");
  });

  it.each([
    ["cut short", (text: string) => text.slice(0, -4)],
    ["with another letter in a text", (text: string) => text.replace("Draw 2 cards.", "Draw 3 cards.")],
  ])("goes on without a pool that is %s", async (_, damaged) => {
    await chainwright("cards", "import", folder.at("stones.jsonl"));
    writeFileSync(kept(), damaged(readFileSync(kept(), "utf8")));
    expect((await chainwright("judge", folder.at("scenario.yaml"))).err).toContain("import the file again");
    expect((await chainwright("cards", "list")).out).toContain("import it again");
  });

  it("says what the system says of the folder", async () => {
    mkdirSync(folder.at("cache"));
    writeFileSync(folder.at(join("cache", "pools")), "a file where the folder should be");
    const { code, err } = await chainwright("cards", "list");
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining("there is a file where a folder is needed"),
    });
  });

  it("keeps the cards of one game beside those of all, and says what it replaces", async () => {
    await chainwright("cards", "import", folder.at("stones.jsonl"));
    await chainwright("cards", "import", folder.at("stones.jsonl"), "--game", "ocg");
    const { out } = await chainwright("cards", "list");
    expect(out.match(/^\S+/gm)).toEqual(["stones.jsonl", "stones.jsonl.ocg"]);
    writeFileSync(folder.at("stones.jsonl"), line(900000001, "Two Pebbles", "Draw 3 cards."));
    const again = await chainwright("cards", "import", folder.at("stones.jsonl"));
    expect(again.out).toMatch(/in place of what was imported on \d{4}-\d\d-\d\d\n$/);
  });

  it.each([
    [["broken.json"], "broken.json: no valid JSON: "],
    [["missing.cdb"], "no such file"],
    [["stones.jsonl", "--game", "chess"], "Allowed choices are ocg, rush."],
  ])("refuses %j", async ([file = "", ...more], reason) => {
    const { code, out, err } = await chainwright("cards", "import", folder.at(file), ...more);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(reason);
  });
});

describe("the folder that cards are kept in", () => {
  it.each([
    ["linux", { HOME: "/home/me" }, "/home/me/.cache/chainwright"],
    ["linux", { HOME: "/home/me", XDG_CACHE_HOME: "/var/me" }, "/var/me/chainwright"],
    ["darwin", { HOME: "/Users/me" }, "/Users/me/Library/Caches/chainwright"],
    ["win32", { LOCALAPPDATA: "/Local" }, "/Local/chainwright/Cache"],
    ["linux", { HOME: "/home/me", CHAINWRIGHT_CACHE: "/elsewhere" }, "/elsewhere"],
  ] as const)("is where it belongs on %s with %j", (platform, env, path) => {
    expect(cacheFolder(env, platform)).toBe(path);
  });
});
