import type { Arrow, CardFacts, GameId } from "@chainwright/card-ir";
import type { Database, SqlJsStatic, SqlValue } from "sql.js";
import { type CardDrafts, factsOf, printed } from "./draft.ts";
import type { CardProblem } from "./problem.ts";
import { languageOf, ocgText, rushText } from "./texts.ts";

/** What is asked of the two tables; the others' columns are not needed to play. */
const COLUMNS = {
  datas: ["id", "ot", "type", "atk", "def", "level", "race", "attribute"],
  texts: ["id", "name", "desc"],
} as const;

/** Bits of `type`, in the order of the card frame. */
const CATEGORIES: readonly (readonly [bit: number, category: string])[] = [
  ...([
    [0x10, "normal"],
    [0x40, "fusion"],
    [0x80, "ritual"],
    [0x2000, "synchro"],
    [0x800000, "xyz"],
    [0x4000000, "link"],
    [0x1000000, "pendulum"],
    [0x8000, "maximum"],
  ] as const),
  ...([
    [0x200000, "flip"],
    [0x400000, "toon"],
    [0x200, "spirit"],
    [0x400, "union"],
    [0x800, "gemini"],
    [0x1000, "tuner"],
    [0x4000, "token"],
    [0x20, "effect"],
  ] as const),
];
const PROPERTIES: readonly (readonly [bit: number, category: string])[] = [
  [0x10000, "quick-play"],
  [0x20000, "continuous"],
  [0x40000, "equip"],
  [0x80000, "field"],
  [0x100000, "counter"],
  [0x80, "ritual"],
];
const KINDS = [
  [1, "monster"],
  [2, "spell"],
  [4, "trap"],
] as const;
const [LINK, PENDULUM] = [0x4000000, 0x1000000];
const RUSH = 0x200;
const LEGEND = 0x400;

const ATTRIBUTES = ["EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE"];

/** By the number of the bit. */
const TYPES: readonly (string | undefined)[] = [
  ...["Warrior", "Spellcaster", "Fairy", "Fiend", "Zombie", "Machine", "Aqua", "Pyro", "Rock"],
  ...["Winged Beast", "Plant", "Insect", "Thunder", "Dragon", "Beast", "Beast-Warrior", "Dinosaur"],
  ...["Fish", "Sea Serpent", "Reptile", "Psychic", "Divine-Beast", "Creator God", "Wyrm", "Cyberse"],
  ...["Illusion", "Cyborg", "Magical Knight", "High Dragon", "Omega Psychic", "Celestial Warrior", "Galaxy"],
];
/** Beyond the bits that a number can count. */
const YOKAI = String(0x4000000000000000n);

/** Of a Link Monster `def` holds the arrows. */
const ARROWS: readonly (readonly [bit: number, arrow: Arrow])[] = [
  [0o400, "top-right"],
  [0o200, "top"],
  [0o100, "top-left"],
  [0o40, "right"],
  [0o10, "left"],
  [0o4, "bottom-right"],
  [0o2, "bottom"],
  [0o1, "bottom-left"],
];

/** Reads a `cards.cdb`, as EDOPro and its kin ship it. */
export function* draftsOfDatabase(bytes: Uint8Array, sqlite: SqlJsStatic): CardDrafts {
  let database: Database | undefined;
  try {
    database = new sqlite.Database(bytes);
    const missing = missingIn(database);
    if (missing !== undefined) yield missing;
    else yield* draftsIn(database);
  } catch {
    // All that SQLite itself objects to: a header without pages, pages that contradict each other.
    yield { fault: "not-sqlite" };
  } finally {
    database?.close();
  }
}

function missingIn(database: Database): CardProblem | undefined {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    // A view can be a query without an end, and a table of a module anything.
    const isTable = database.exec(
      `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '${table}' COLLATE NOCASE AND sql LIKE 'CREATE TABLE%'`,
    );
    if (isTable.length === 0) return { fault: "no-table", what: table };
    const known = database.exec(`SELECT name FROM pragma_table_info('${table}')`)[0]?.values.flat() ?? [];
    const column = columns.find((one) => !known.includes(one));
    if (column !== undefined) return { fault: "no-column", what: `${table}.${column}` };
  }
  return undefined;
}

function* draftsIn(database: Database): CardDrafts {
  // In the order of the file: to sort, SQLite would have to make all rows first, however many they are. As text, because a number of 64 bits is more than JavaScript's numbers hold.
  const statement = database.prepare(
    `SELECT datas.id, ot, type, atk, def, level, CAST(race AS TEXT) AS race, attribute, name, "desc"
     FROM datas LEFT JOIN texts ON texts.id = datas.id`,
  );
  try {
    while (statement.step()) {
      const row = statement.getAsObject();
      const number = (column: string): number => Number(row[column] ?? 0);
      const passcode = number("id");
      const game: GameId = (number("ot") & RUSH) !== 0 ? "rush" : "ocg";
      const description = words(row.desc);
      const facts = rowFacts(number, words(row.race), game, description);
      const name = words(row.name);
      const language = languageOf(name) === "en" ? "en" : languageOf(name + description);
      yield {
        place: { unit: "id", number: passcode },
        game,
        name: name === "" ? {} : { [language ?? "en"]: name },
        passcode,
        facts,
        text:
          game === "rush"
            ? rushText(facts, description.replace(MAXIMUM_ATK, ""))
            : ocgText(facts, description),
      };
    }
  } finally {
    statement.free();
  }
}

const words = (value: SqlValue | undefined): string =>
  value === null || value === undefined ? "" : String(value);

const MAXIMUM_ATK = /^MAXIMUM ATK ?= ?(\d+)\s*/m;

function rowFacts(
  number: (column: string) => number,
  race: string,
  game: GameId,
  description: string,
): CardFacts {
  const bits = number("type");
  const kind = KINDS.find(([bit]) => (bits & bit) !== 0)?.[1] ?? ("" as CardFacts["kind"]);
  const among = (list: readonly (readonly [number, string])[]): string[] =>
    list.filter(([bit]) => (bits & bit) !== 0).map(([, category]) => category);
  const legend = game === "rush" && (number("ot") & LEGEND) !== 0 ? { legend: true } : {};
  if (kind !== "monster") {
    const [property = "normal"] = among(PROPERTIES);
    return factsOf({ kind, categories: [property], ...legend });
  }
  const isLink = (bits & LINK) !== 0;
  const level = number("level");
  const maximum = MAXIMUM_ATK.exec(description)?.[1];
  return factsOf({
    kind,
    categories: among(CATEGORIES),
    attribute: ATTRIBUTES.find((_, bit) => number("attribute") === 1 << bit),
    // What is no whole number is no Type, and said to be none.
    type: race === YOKAI ? "Yokai" : TYPES.find((_, bit) => Number(race) === 2 ** bit),
    level: Math.abs(level) & 0xff,
    atk: printed(number("atk")),
    def: isLink ? undefined : printed(number("def")),
    arrows: isLink
      ? ARROWS.filter(([bit]) => (number("def") & bit) !== 0).map(([, arrow]) => arrow)
      : undefined,
    scale: (bits & PENDULUM) === 0 ? undefined : (level >> 16) & 0xff,
    maximumAtk: maximum === undefined ? undefined : Number(maximum),
    ...legend,
  });
}
