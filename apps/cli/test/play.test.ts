import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { ownPools } from "../src/pools.ts";
import { folderWith, run } from "./table.ts";

const { ocg } = ownPools();
const NAMES = [
  "Gemini Elf",
  "Vorse Raider",
  "Luster Dragon",
  "Archfiend Soldier",
  "Alexandrite Dragon",
  "Dark Blade",
];
const SPELLS = [
  "Dark Hole",
  "Trap Hole",
  "Mystical Space Typhoon",
  "Jar of Greed",
  "Sakuretsu Armor",
  "Raigeki Break",
];
const OTHERS = ["Insect Knight", "Gene-Warped Warwolf", "Summoned Skull"];
const deckOf = (...names: string[]): string =>
  `#main\n${names.map((name) => `# ${name}\n${`${ocg.record(name)?.passcode}\n`.repeat(3)}`).join("")}`;
const GOOD = deckOf(...NAMES, ...SPELLS, ...OTHERS.slice(0, 2));

const folder = folderWith({
  "good.ydk": GOOD,
  "short.ydk": deckOf(...NAMES),
  "strange.ydk": `${GOOD}# Card of Nothing\n12345678\n12345678\n`,
  "singers.ydk": `${GOOD}3 Singer\n`,
  "singers.jsonl": JSON.stringify({
    name: { en: "Singer" },
    ...{ kind: "Monster", types: ["Beast", "Effect"], attribute: "EARTH", level: 4, atk: 1000, def: 1000 },
    text: { en: "If this card is sent to the GY: Sing a song. Once per turn: You can draw 1 card." },
  }),
  "binary.ydk": "#main\n\0\0",
  "lflist.conf": `!Strict\n${ocg.record("Dark Hole")?.passcode} 0\n!Other\n`,
});
afterAll(() => folder.remove());
const good = folder.at("good.ydk");
const decks = ["--deck", good, "--deck", good];
const bots = ["--bots", "random,random"];

/** Takes the options that these say, then the last one of each question. */
const taking =
  (...wanted: string[]) =>
  (shown: string): string => {
    const question = shown.slice(shown.lastIndexOf("\n\n"));
    const options = [...question.matchAll(/^ *(\d+)\. (.*)$/gm)];
    const i = wanted.findIndex((words) => options.some(([, , text]) => text?.includes(words)));
    if (i < 0) return options.at(-1)?.[1] ?? "quit";
    const [words = ""] = wanted.splice(i, 1);
    return options.find(([, , text]) => text?.includes(words))?.[1] ?? "quit";
  };

describe("play", () => {
  it("lets two bots play to the end, and its replay is the same duel", async () => {
    const save = folder.at("bots.json");
    const { code, out, err } = await run(["play", ...decks, ...bots, "--seed", "4", "--save", save]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/[AB] wins the duel\.|The duel is a draw\./);
    const shown = await run(["replay", save]);
    expect(shown).toMatchObject({ code: 0, err: "" });
    expect(shown.out).toContain("Every answer and every state is as it was saved");
    const duel = (text: string): string =>
      text.slice(text.indexOf("Turn 1 begins"), text.indexOf("wins the duel"));
    expect(duel(shown.out)).toBe(duel(out));
  });

  it("writes one event a line for machines", async () => {
    const { out } = await run(["play", ...decks, ...bots, "--json"]);
    const events = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { type: string });
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(["start", "moment", "answer", "end"]));
    expect(events.at(-1)).toMatchObject({ type: "end", winner: expect.stringMatching(/A|B|draw/) });
  });

  it("tells machines of a person's duel nothing that hidden cards could be reckoned from", async () => {
    const played = async () => {
      const { out } = await run(["play", ...decks, "--seed", "2", "--json"], { input: ["1", "1", "quit"] });
      return out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as { type: string; options?: { answer: string; card?: number }[] });
    };
    const [one, other] = [await played(), await played()];
    expect(one[0]).not.toHaveProperty("seed");
    expect(one.at(-1)).toEqual({ type: "end", winner: null });
    const cardsIn = (events: typeof one) =>
      events.flatMap(({ options = [] }) => options.flatMap(({ card }) => card ?? []));
    expect(cardsIn(one).length).toBeGreaterThan(5);
    expect(cardsIn(one)).toHaveLength(cardsIn(other).length);
    // The same seed, and other ids.
    expect(cardsIn(one).filter((id) => cardsIn(other).includes(id))).toEqual([]);
  });

  it("is played by a person against a bot to its end", async () => {
    const { code, out } = await run(["play", ...decks, "--seed", "2"], { input: taking() });
    expect(code).toBe(0);
    expect(out).toMatch(/wins the duel/);
    expect(out).not.toContain("B draws “");
  });

  it("says why, shows the table, takes back", async () => {
    const input = [
      "why Gemini",
      "why nothing",
      "board",
      "chain",
      "1",
      "undo",
      "undo",
      "log",
      "help",
      "0",
      "x",
      "quit",
    ];
    const { out } = await run(["play", ...decks, "--seed", "2"], { input });
    expect(out).toContain("You see no card called “nothing”.");
    expect(out).toContain("hidden card ×5");
    expect(out).toContain("There is no Chain.");
    expect(out).toContain("Taken back.");
    expect(out).toContain("There is nothing to take back.");
    expect(out).toContain("A number takes that option.");
    expect(out).toContain("“0” is no option");
    expect(out).toContain("The duel was left before its end.");
  });

  it("says of the other player's card no more than whose it is", async () => {
    const vanilla = ["--deck", "decks/vanilla.ydk", "--deck", "decks/vanilla.ydk"];
    let [asked, i] = ["", 0];
    const take = taking("Normal Summon “Insect Knight”");
    const input = (shown: string): string => {
      asked = shown.slice(shown.lastIndexOf("\n\n"));
      if (!asked.includes("“Insect Knight” (Monster Zone") && !shown.includes("A Normal Summons “Insect"))
        return take(shown);
      return asked.includes("Does B ") ? (["why insect", "quit"][i++] ?? "quit") : take(shown);
    };
    const { out } = await run(["play", ...vanilla, "--bots", "human,human", "--seed", "2"], { input });
    const said = out.slice(out.indexOf("A’s “Insect Knight” (Monster Zone 1)"));
    expect(said).toContain("That is the other player's card: only they can use it.");
    expect(said).not.toContain("✗");
  });

  it("keeps the replay when the input ends", async () => {
    const save = folder.at("left.json");
    const { code, out } = await run(["play", ...decks, "--save", save], { input: ["1"] });
    expect(code).toBe(0);
    expect(out).toContain("The duel was left before its end.");
    expect((await run(["replay", save])).out).toContain("The duel is not over.");
  });

  describe("with cards that are played in part", () => {
    const singers = ["--cards", folder.at("singers.jsonl")];
    const duel = ["play", ...singers, "--deck", folder.at("singers.ydk"), "--deck", good, "--seed", "3"];

    it("says which they are, and where what is done by hand may matter; a replay is the same duel", async () => {
      const save = folder.at("singers.json");
      const { code, out } = await run([...duel, ...bots, "--save", save]);
      expect(code).toBe(0);
      expect(out).toContain("singers.ydk: 3 of 45 cards in part: Singer");
      const lines = out.split("\n");
      const summoned = lines.findIndex((line) => line.includes("Normal Summons “Singer”"));
      expect(lines[summoned + 1]).toMatch(/by hand|played in part \(see above\)/);
      expect(lines.filter((line) => line.startsWith("    Of “Singer” this is done by hand"))).toHaveLength(1);
      const shown = await run(["replay", ...singers, save]);
      expect([shown.code, shown.err]).toEqual([0, ""]);
      expect(shown.out).toContain(
        "Of “Singer” this is done by hand: “If this card is sent to the GY: Sing a song.”.",
      );
    });

    it("tells machines the words", async () => {
      const { out } = await run([...duel, ...bots, "--json"]);
      const start = JSON.parse(out.split("\n")[0] ?? "");
      expect(start).toMatchObject({
        bodies: [],
        inPart: [{ card: "Singer", byHand: [{ words: "If this card is sent to the GY: Sing a song." }] }],
      });
    });

    it("lets players do by hand what both agree on, takes it back, and keeps it in the replay", async () => {
      const save = folder.at("by-hand.json");
      const { out } = await run([...duel, "--save", save], {
        input: ["hand", "hand lp -1000", "undo", "hand draw 1", "hand lp -7", "quit"],
      });
      expect(out).toContain("By hand, where both players agree: hand draw 2");
      expect(out).toMatch(/By hand, as both players agree:\n +A loses 1000 LP/);
      expect(out).toContain("Taken back.");
      expect(out).toMatch(/By hand, as both players agree:\n +A draws “/);
      const shown = await run(["replay", ...singers, save]);
      expect([shown.code, shown.err]).toEqual([0, ""]);
      expect(shown.out).toContain("By hand, as both players agree:");
    });

    it("asks the other person whether they agree", async () => {
      const both = [...duel, "--bots", "human,human"];
      const no = await run(both, { input: ["hand lp -1000", "no", "quit"] });
      expect(no.out).toContain("do you agree that this is done by hand: lp -1000? (yes, no)");
      expect(no.out).toContain("Nothing was done: both players have to agree.");
      const yes = await run(both, { input: ["hand lp -1000", "yes", "quit"] });
      expect(yes.out).toContain("By hand, as both players agree:");
    });

    it("refuses them where it is to be strict", async () => {
      const { code, err } = await run([...duel, ...bots, "--strict"]);
      expect(code).toBe(2);
      expect(err).toContain('"Singer": not understood from "Sing" on');
    });
  });

  it.each(["ko", "ja"])("speaks %s", async (language) => {
    const { out } = await run(["play", ...decks, "--lang", language], { input: ["why a", "help", "quit"] });
    expect(out).not.toMatch(/What does|Normal Summon|hidden card/);
  });
});

describe("play refuses", () => {
  const refusal = async (...argv: string[]): Promise<string> => {
    const { code, out, err } = await run(["play", ...argv]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    return err;
  };

  it.each([
    [["--deck", good], "A duel needs two decks"],
    [[...decks, "--deck", good], "A duel needs two decks"],
    [["--deck", good, "--deck", folder.at("god.ydk")], "good.ydk"],
    [["--deck", folder.at("short.ydk"), "--deck", good], "18 cards in the Main Deck, not 40 to 60"],
    [[...decks, "--bots", "clever"], '"clever" is no player'],
    [[...decks, "--seed", "x"], "A whole number"],
    [[...decks, "--banlist", folder.at("lflist.conf")], '"Dark Hole" is forbidden by the list "Strict"'],
    [[...decks, "--banlist", folder.at("lflist.conf"), "--list", "Othr"], 'did you mean "Other"?'],
    [[...decks, "--list", "Other"], "--list names a list of the file"],
    [["--deck", folder.at("."), "--deck", good], "this is a folder"],
    [["--deck", folder.at("binary.ydk"), "--deck", good], "no deck: this is no text"],
    [[...decks, ...bots, "--save", folder.at("nowhere/duel.json")], "there is no folder"],
  ])("%j", async (argv, message) => {
    expect(await refusal(...argv)).toContain(message);
  });

  it("cards that nobody knows, unless they may lie there without effects", async () => {
    const strange = ["--deck", folder.at("strange.ydk"), "--deck", good];
    expect(await refusal(...strange)).toContain("no card has the passcode 12345678 (Card of Nothing)");
    const save = folder.at("strange.json");
    const { code, out } = await run(["play", ...strange, ...bots, "--allow-unread", "--save", save]);
    expect(code).toBe(0);
    expect(out).toContain("These cards have no effect in this duel:");
    expect((await run(["replay", save])).code).toBe(0);
  });

  it("a replay that is cut off", async () => {
    const save = folder.at("cut.json");
    await run(["play", ...decks, ...bots, "--save", save]);
    writeFileSync(save, readFileSync(save, "utf8").slice(0, 1000));
    const { code, err } = await run(["replay", save]);
    expect(code).toBe(2);
    expect(err).toContain("no replay, or only a part of one");
  });
});
