import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import initSqlJs from "sql.js";
import { beforeAll, describe, expect, it } from "vitest";
import { cardProblemText, type ImportedCards, importCards } from "../src/index.ts";

const sqlite = () => initSqlJs();
let sql: Awaited<ReturnType<typeof sqlite>>;
beforeAll(async () => {
  sql = await sqlite();
});

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const importText = (text: string, game?: "ocg" | "rush"): Promise<ImportedCards> =>
  importCards(bytesOf(text), { sqlite, ...(game === undefined ? {} : { game }) });
const said = ({ problems }: ImportedCards): string[] => problems.map(cardProblemText);

/** `id, ot, alias, setcode, type, atk, def, level, race, attribute, category`, name, text */
type Row = readonly [
  ...[number, number, number, number, number, number, number, number, number | bigint, number, number],
  ...[string, string],
];

function database(rows: readonly Row[], change = ""): Uint8Array {
  const made = new sql.Database();
  const strings = Array.from({ length: 16 }, (_, i) => `str${i + 1} text`).join(",");
  made.run(
    `CREATE TABLE datas(id integer primary key,ot integer,alias integer,setcode integer,type integer,atk integer,
     def integer,level integer,race integer,attribute integer,category integer);
     CREATE TABLE texts(id integer primary key,name text,desc text,${strings});`,
  );
  for (const row of rows) {
    made.run("INSERT INTO datas VALUES (?,?,?,?,?,?,?,?,CAST(? AS INTEGER),?,?)", [
      ...(row.slice(0, 8) as number[]),
      String(row[8]),
      ...(row.slice(9, 11) as number[]),
    ]);
    made.run("INSERT INTO texts(id,name,desc) VALUES (?,?,?)", [row[0], row[11], row[12]]);
  }
  if (change !== "") made.run(change);
  const bytes = made.export();
  made.close();
  return bytes;
}

const STONE: Row = [
  90000001,
  3,
  0,
  0,
  0x21,
  1000,
  -2,
  4,
  0x100,
  1,
  0,
  "Talking Stone",
  "Draw 1 card.\r\nDraw 2 cards.",
];
const MELODY: Row = [90000002, 3, 0, 0, 0x10002, 0, 0, 0, 0, 0, 0, "Stone Melody", "Draw 1 card."];

describe("a cards.cdb", () => {
  const read = (rows: readonly Row[], game?: "ocg" | "rush") =>
    importCards(database(rows), { sqlite, ...(game === undefined ? {} : { game }) });

  it("gives names, passcodes, facts and texts", async () => {
    const { records, problems } = await read([STONE, MELODY]);
    expect(problems).toEqual([]);
    expect(records).toEqual([
      {
        game: "ocg",
        name: { en: "Talking Stone" },
        passcode: 90000001,
        facts: {
          ...{ kind: "monster", categories: ["effect"], attribute: "EARTH", type: "Rock" },
          ...{ level: 4, atk: 1000 },
        },
        versions: [{ text: "Draw 1 card.\nDraw 2 cards." }],
      },
      {
        game: "ocg",
        name: { en: "Stone Melody" },
        passcode: 90000002,
        facts: { kind: "spell", categories: ["quick-play"] },
        versions: [{ text: "Draw 1 card." }],
      },
    ]);
  });

  it("unpacks Link arrows, Pendulum scales and texts, and Types beyond 32 bits", async () => {
    const { records } = await read([
      [1, 3, 0, 0, 0x4000021, 1500, 0o252, 4, 0x1000000, 0x20, 0, "Knot", "2 monsters"],
      [
        ...([2, 3, 0, 0, 0x1000021, 100, 100, 0x05050004, 2, 8, 0, "Swing"] as const),
        "[ Pendulum Effect ]\r\nDraw 1 card.\r\n----------------------------------------\r\n[ Monster Effect ]\r\nDraw 2 cards.",
      ],
      [
        3,
        3,
        0,
        0,
        0x1000011,
        100,
        100,
        0x01010003,
        2,
        8,
        0,
        "Cradle",
        "[ Pendulum Effect ]\n\n[ Flavor Text ]\nIt rocks.",
      ],
      [4, 0x200, 0, 0, 0x11, 100, 100, 3, 0x4000000000000000n, 8, 0, "Lantern", "It glows."],
    ]);
    const facts = Object.fromEntries(records.map(({ name, facts: all }) => [name.en, all]));
    const text = Object.fromEntries(records.map(({ name, versions }) => [name.en, versions[0]?.text]));
    expect(facts.Knot).toMatchObject({ categories: ["link", "effect"], level: 4, type: "Cyberse" });
    expect(facts.Knot?.arrows?.toSorted()).toEqual(["bottom", "left", "right", "top"]);
    expect(facts.Knot).not.toHaveProperty("def");
    expect(facts.Swing).toMatchObject({ level: 4, scale: 5 });
    expect(text.Swing).toBe("[PENDULUM EFFECT]\nDraw 1 card.\n[MONSTER EFFECT]\nDraw 2 cards.");
    expect(text.Cradle).toBeUndefined();
    expect(records.at(-1)).toMatchObject({ game: "rush", facts: { type: "Yokai" }, versions: [] });
  });

  it("reads Rush Duel cards", async () => {
    const { records } = await read(
      [
        [
          ...([160001001, 0x600, 0, 0, 0x8021, 2500, 0, 10, 1, 0x20, 0, "Big Stone"] as const),
          "MAXIMUM ATK = 4000\r\n[REQUIREMENT]\r\nNone\r\n[EFFECT]\r\nDraw 1 card.",
        ],
        [160001002, 0x200, 0, 0, 2, 0, 0, 0, 0, 0, 0, "Song", "Draw 1 card."],
        STONE,
      ],
      "rush",
    );
    expect(records.map(({ facts, versions }) => [facts.maximumAtk, facts.legend, versions[0]?.text])).toEqual(
      [
        [4000, true, "[REQUIREMENT]\nNone\n[EFFECT]\nDraw 1 card."],
        [undefined, undefined, "[REQUIREMENT]\nNone\n[EFFECT]\nDraw 1 card."],
      ],
    );
  });

  it("keeps the good cards and says what is wrong with the others", async () => {
    const bad = (id: number, change: Partial<Record<number, unknown>>): Row =>
      STONE.map((value, i) => (i === 0 ? id : (change[i] ?? value))) as unknown as Row;
    const result = await read([
      STONE,
      bad(2, { 9: 3 }),
      bad(3, { 8: 3 }),
      bad(4, { 7: 40 }),
      bad(5, { 4: 0x8000000 }),
      bad(6, { 11: "" }),
      bad(7, { 12: "" }),
      bad(8, { 4: 0x4021, 11: "Pebble Token" }),
      bad(9, { 12: "Ziehe 1 Karte, wenn diese Karte auf den Friedhof gelegt wird." }),
      bad(10, { 11: "돌멩이", 12: "자신은 덱에서 1장 드로우한다." }),
      bad(11, { 5: 1e9 }),
    ]);
    expect(result.records.map(({ passcode, name }) => [passcode, name])).toEqual([
      [9, { en: "Talking Stone" }],
      [10, { en: "돌멩이", ko: "돌멩이" }],
      [90000001, { en: "Talking Stone" }],
    ]);
    expect(result.leftOut).toBe(1);
    expect(said(result).join("\n")).toMatchInlineSnapshot(`
      "id 2: "Talking Stone": "attribute" is missing or not what a card can have
      id 3: "Talking Stone": "type" is missing or not what a card can have
      id 4: "Talking Stone": "level" is missing or not what a card can have
      id 5: "Talking Stone": not a card: it has no kind (Monster, Spell or Trap) that is known
      id 6: the card has no name
      id 7: "Talking Stone": the card has no text, and is no Normal Monster
      id 9: "Talking Stone": the text is not in English, so it stays unread
      id 10: "돌멩이": the text is not in English, so it stays unread
      id 11: "Talking Stone": "atk" is missing or not what a card can have"
    `);
  });

  it.each([
    ["cut short", () => database([STONE]).slice(0, 3000), ["no SQLite database, or a damaged one"]],
    ["without a table", () => database([], "DROP TABLE texts"), ['the database has no table "texts"']],
    [
      "without a column",
      () => database([], "ALTER TABLE datas DROP COLUMN race"),
      ['the database has no column "datas.race"'],
    ],
    ["without cards", () => database([]), ["no cards in this file"]],
  ])("says what is wrong with one %s", async (_, bytes, problems) => {
    expect(said(await importCards(bytes(), { sqlite }))).toEqual(problems);
  });

  it("says that it has no cards of the game", async () => {
    expect(said(await read([STONE], "rush"))).toEqual(['no cards of the game "rush" in this file']);
  });
});

describe("JSON lines", () => {
  const STONE_LINE = JSON.stringify({
    ...{ passcode: 90000001, name: { en: "Talking Stone", ja: "話す石" }, kind: "Monster" },
    ...{ types: ["Rock", "Tuner"], attribute: "EARTH", level: 4, atk: 1000, def: "?" },
    text: { en: "Draw 1 card.", ja: "１枚ドローする。" },
  });
  const SONG_LINE = JSON.stringify({
    ...{ name: { en: "Stone Song" }, kind: "Spell", property: "Normal" },
    ...{ requirement: { en: "None" }, effect: { en: "Draw 1 card." } },
  });

  it("give names in every language, and what a type line leaves out", async () => {
    const { records, problems } = await importText(`${STONE_LINE}\n\n`);
    expect(problems).toEqual([]);
    expect(records).toEqual([
      expect.objectContaining({
        game: "ocg",
        name: { en: "Talking Stone", ja: "話す石" },
        facts: {
          ...{ kind: "monster", categories: ["tuner", "effect"], attribute: "EARTH", type: "Rock" },
          ...{ level: 4, atk: 1000 },
        },
      }),
    ]);
  });

  it("are Rush Duel's where one has a requirement or an effect", async () => {
    const { records } = await importCards(gzipSync(SONG_LINE), { sqlite });
    expect(records).toEqual([
      expect.objectContaining({
        game: "rush",
        versions: [{ text: "[REQUIREMENT]\nNone\n[EFFECT]\nDraw 1 card." }],
      }),
    ]);
  });

  it("are not of another game than they say", async () => {
    expect(said(await importText(SONG_LINE, "ocg"))).toEqual(['no cards of the game "ocg" in this file']);
    expect(said(await importText(STONE_LINE, "rush"))).toEqual(['no cards of the game "rush" in this file']);
    const normal = STONE_LINE.replace('"Tuner"', '"Normal"');
    expect((await importText(normal, "rush")).records).toMatchObject([{ game: "rush" }]);
    expect((await importText(normal)).records).toMatchObject([{ game: "ocg" }]);
  });

  it.each([
    [{ passcode: "90000001" }, "passcode"],
    [{ name: "Talking Stone" }, "name"],
    [{ name: { en: 7 } }, "name.en"],
    [{ types: "Rock" }, "types"],
    [{ level: "4" }, "level"],
    [{ text: { en: ["Draw 1 card."] } }, "text.en"],
    [{ atk: 1e9 }, "atk"],
    [{ def: 1.5 }, "def"],
  ])("name the field of %j, and keep the cards after it", async (change, field) => {
    const bad = JSON.stringify({ ...JSON.parse(STONE_LINE), ...change });
    const result = await importText(`${bad}\n${SONG_LINE}\n${STONE_LINE}`);
    expect(result.problems).toMatchObject([{ fault: "bad-fact", what: field, place: { number: 1 } }]);
    expect(result.records.map(({ name }) => name.en)).toEqual(["Stone Song", "Talking Stone"]);
  });

  it("may have null for what a card does not have", async () => {
    const line = JSON.stringify({
      ...JSON.parse(STONE_LINE),
      ...{ rank: null, scale: null, linkArrows: null, pendulumText: null, released: null, konamiId: null },
      name: { en: "Talking Stone", ko: null },
    });
    const { records, problems } = await importText(line);
    expect(problems).toEqual([]);
    expect(records).toMatchObject([{ name: { en: "Talking Stone" }, facts: { level: 4 } }]);
  });

  it("keep the good lines", async () => {
    const german = STONE_LINE.replace("90000001", "90000003").replaceAll(
      /"text":.*/g,
      '"text":{"ja":"１枚ドローする。カードを引く。"}}',
    );
    const result = await importText(
      [STONE_LINE, '{"name": {"en":', STONE_LINE, "7", '{"kind":"Spell"}', german].join("\n"),
    );
    expect(result.records.map(({ passcode }) => passcode)).toEqual([90000001, 90000003]);
    expect(said(result).map((line) => line.replace(/JSON: .*/, "JSON"))).toEqual([
      "line 2: no valid JSON",
      "line 4: not a card: it has no kind (Monster, Spell or Trap) that is known",
      'line 3: "Talking Stone": this card stands in the file twice, and line 1 is taken',
      "line 5: the card has no name",
      'line 6: "Talking Stone": the text is not in English, so it stays unread',
    ]);
  });

  it("take of two cards of one name the one with an official number", async () => {
    const numbered = STONE_LINE.replace("{", '{"konamiId":4007,').replace('"level":4', '"level":5');
    const result = await importText([STONE_LINE, numbered, STONE_LINE].join("\n"));
    expect(result.records).toMatchObject([{ konamiId: 4007 }]);
    expect(said(result)).toEqual([
      'line 1: "Talking Stone": this card stands in the file twice, and line 2 is taken',
      'line 3: "Talking Stone": this card stands in the file twice, and line 2 is taken',
    ]);
  });
});

describe("YGOPRODeck's JSON", () => {
  const LINK = {
    ...{ id: 90000011, name: "Knot", type: "Link Monster", frameType: "link", race: "Cyberse" },
    ...{ typeline: ["Cyberse", "Link", "Effect"], desc: "2 monsters\r\nDraw 1 card.", atk: 1500, def: null },
    ...{ level: null, attribute: "DARK", linkval: 2, linkmarkers: ["Top", "Bottom-Left"] },
  };
  const SWING = {
    ...{ id: 90000012, name: "Swing", type: "Pendulum Effect Monster", frameType: "effect_pendulum" },
    ...{ race: "Dragon", atk: -1, def: 0, level: 3, attribute: "FIRE", scale: 8 },
    desc: "[ Pendulum Effect ] \nDraw 1 card.\n\n[ Monster Effect ] \nDraw 2 cards.",
  };
  const TRAP = {
    id: 90000013,
    name: "Hole",
    type: "Trap Card",
    frameType: "trap",
    race: "Counter",
    desc: "Draw 1 card.",
  };
  const FUSION = {
    ...{ id: 90000014, name: "Pair", type: "Fusion Monster", race: "Beast", desc: '"A" + "B"' },
    ...{ atk: 100, def: 100, level: 3, attribute: "WIND" },
  };

  it("gives cards, of the newer answers and of the older", async () => {
    const { records, problems } = await importText(
      JSON.stringify({ data: [LINK, SWING, TRAP, FUSION] }, null, 2),
    );
    expect(problems).toEqual([]);
    expect(records.map(({ name, facts, versions }) => [name.en, facts, versions[0]?.text])).toEqual([
      [
        "Knot",
        {
          ...{ kind: "monster", categories: ["link", "effect"], attribute: "DARK", type: "Cyberse" },
          ...{ level: 2, atk: 1500, arrows: ["top", "bottom-left"] },
        },
        "2 monsters\nDraw 1 card.",
      ],
      [
        "Swing",
        {
          ...{ kind: "monster", categories: ["pendulum", "effect"], attribute: "FIRE", type: "Dragon" },
          ...{ level: 3, def: 0, scale: 8 },
        },
        "[PENDULUM EFFECT]\nDraw 1 card.\n[MONSTER EFFECT]\nDraw 2 cards.",
      ],
      ["Hole", { kind: "trap", categories: ["counter"] }, "Draw 1 card."],
      ["Pair", expect.objectContaining({ categories: ["fusion"] }), '"A" + "B"'],
    ]);
  });

  it.each([
    [{ name: 7 }, "name"],
    [{ desc: {} }, "desc"],
    [{ typeline: "Cyberse" }, "typeline"],
    [{ linkmarkers: [1] }, "linkmarkers.0"],
    [{ atk: "1500" }, "atk"],
    [{ misc_info: [{ formats: "OCG" }] }, "misc_info.0.formats"],
  ])("names the field of %j, and keeps the cards after it", async (change, field) => {
    const result = await importText(JSON.stringify([{ ...LINK, ...change }, TRAP, LINK]));
    expect(result.problems).toMatchObject([{ fault: "bad-fact", what: field, place: { number: 1 } }]);
    expect(result.records.map(({ name }) => name.en)).toEqual(["Hole", "Knot"]);
  });

  it("may have null for what a card does not have, and dates that are none", async () => {
    const info = [{ formats: null, ocg_date: "0000-00-00", tcg_date: "2003-04-17" }];
    const { records, problems } = await importText(
      JSON.stringify([{ ...TRAP, typeline: null, level: null, misc_info: info }]),
    );
    expect(problems).toEqual([]);
    expect(records).toMatchObject([{ name: { en: "Hole" }, released: "2003-04-17" }]);
  });

  it("says on which line it is broken", async () => {
    const broken = JSON.stringify({ data: [TRAP] }, null, 2).replace('"Hole",', '"Hole"');
    const [problem] = (await importText(broken)).problems;
    expect(problem).toMatchObject({ fault: "not-json", place: { unit: "line", number: 6 } });
  });

  it("says what is wrong with a card", async () => {
    const token = { ...LINK, id: 7, frameType: "token", type: "Token", typeline: undefined };
    const result = await importText(JSON.stringify([TRAP, TRAP, { ...LINK, linkval: 3 }, null, token]));
    expect(result.records).toHaveLength(1);
    expect(result.leftOut).toBe(1);
    expect(said(result)).toEqual([
      'card 2: "Hole": this card stands in the file twice, and card 1 is taken',
      'card 3: "Knot": "arrows" is missing or not what a card can have',
      "card 4: not a card: it has no kind (Monster, Spell or Trap) that is known",
    ]);
  });
});

describe("what is no file of cards", () => {
  it.each([
    ["an empty file", bytesOf(""), "the file is empty"],
    ["blank lines", bytesOf(" \n\n"), "the file is empty"],
    [
      "a deck",
      bytesOf("#main\n46986414\n"),
      "neither a cards.cdb, nor JSON lines, nor a list of cards in JSON",
    ],
    [
      "a picture",
      new Uint8Array([0x89, 0x50, 0, 1]),
      "neither a cards.cdb, nor JSON lines, nor a list of cards in JSON",
    ],
    [
      "a broken archive",
      gzipSync("{}").subarray(0, 12),
      "the file begins like one packed with gzip, but cannot be unpacked",
    ],
  ])("%s", async (_, bytes, problem) => {
    expect(said(await importCards(bytes, { sqlite }))).toEqual([problem]);
  });
});

const corpus = (file: string): string =>
  fileURLToPath(new URL(`../../../../shared/corpus/${file}`, import.meta.url));

// The same cards in two formats, made by different people.
it.skipIf(!existsSync(corpus("cards.cdb")))(
  "both formats give the same cards (needs ../shared)",
  { timeout: 60_000 },
  async () => {
    const recordsOf = async (file: string) => {
      const { records, problems } = await importCards(readFileSync(corpus(file)), { sqlite });
      expect(problems).toEqual([]);
      return records.toSorted((a, b) => (a.passcode ?? 0) - (b.passcode ?? 0));
    };
    const plain = ({ passcode, facts, versions }: ImportedCards["records"][number]): string => {
      // One of them leaves out "Flip" here and there.
      const categories = facts.categories.filter((one) => one !== "flip").toSorted();
      const all = { ...facts, categories, arrows: facts.arrows?.toSorted(), passcode, versions };
      return JSON.stringify(Object.entries(all).toSorted());
    };
    const [database, lines] = [await recordsOf("cards.cdb"), await recordsOf("ocg.jsonl.gz")];
    const others = lines.map(plain);
    expect(database.map(plain).filter((one, i) => one !== others[i])).toEqual([]);
    expect(database).toHaveLength(lines.length);
  },
);
