import { gzipSync } from "node:zlib";
import initSqlJs from "sql.js";
import { describe, expect, it } from "vitest";
import { importCards } from "../src/cards/import.ts";
import { readDeckFile } from "../src/deck-file.ts";
import { readYdke, writeYdke } from "../src/ydke.ts";

const sqlite = () => initSqlJs();

async function faultsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const { problems } = await importCards(bytes, { sqlite });
  return problems.map(({ fault }) => fault);
}

async function databaseOf(...statements: readonly string[]): Promise<Uint8Array> {
  const database = new (await sqlite()).Database();
  for (const one of statements) database.run(one);
  const bytes = database.export();
  database.close();
  return bytes;
}

const DATAS = "CREATE TABLE datas (id, ot, type, atk, def, level, race, attribute)";
const TEXTS = "CREATE TABLE texts (id, name, desc)";
const ENDLESS = "WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id,";

describe("a file of cards", () => {
  it("is not unpacked further than it is read", async () => {
    const packed = gzipSync(new Uint8Array(80 << 20), { level: 1 });
    expect(await faultsOf(packed)).toEqual(["too-large"]);
  }, 60_000);

  it("has tables, and no view that never ends", async () => {
    const datas = `CREATE VIEW datas AS ${ENDLESS} 1 AS ot, 2 AS type, 0 AS atk, 0 AS def, 0 AS level, 0 AS race, 0 AS attribute FROM n`;
    const texts = `CREATE VIEW texts AS ${ENDLESS} 'a' AS name, 'b' AS desc FROM n`;
    expect(await faultsOf(await databaseOf(datas, TEXTS))).toEqual(["no-table"]);
    expect(await faultsOf(await databaseOf(DATAS, texts))).toEqual(["no-table"]);
  });

  it("is read up to so many rows, also where each stands for thousands", async () => {
    const rows = (table: string, values: string) =>
      `INSERT INTO ${table} WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2000) SELECT ${values} FROM n`;
    const bytes = await databaseOf(
      ...[DATAS, TEXTS, rows("datas", "7, 3, 2, 0, 0, 0, 0, 0"), rows("texts", "7, 'A', 'Draw 1 card.'")],
    );
    expect((await faultsOf(bytes)).at(-1)).toBe("too-many");
  }, 60_000);
});

describe("a deck", () => {
  it("of a hundred thousand cards is written and read as a link", () => {
    const main = Array.from({ length: 100_000 }, (_, i) => i + 1);
    const reading = readYdke(writeYdke({ main, extra: [], side: [] }));
    expect(reading).toEqual({ ok: true, codes: { main, extra: [], side: [] } });
  });

  it("is read up to a thousand cards", () => {
    const { cards, problems } = readDeckFile("99 Sangan\n".repeat(5000), "deck");
    expect(cards.main.length).toBeLessThan(1100);
    expect(problems).toMatchObject([{ fault: "too-many", line: 12 }]);
  });
});
