import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { importCards, readDeckFile, resolveDeck } from "@chainwright/formats";
import { ocgRoom } from "@chainwright/ocg";
import { Pool } from "@chainwright/pool";
import { lateEntry } from "@chainwright/pool/reading";
import { NEWEST } from "@chainwright/rulebook";
import initSqlJs from "sql.js";
import { describe, expect, it } from "vitest";
import { playChecked } from "../../games/ocg/test/support/checked.ts";
import { Match } from "../src/index.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const CARDS = at("../shared/corpus/ocg.jsonl.gz");
const FOLDER = at("decks/well-known/");
const DUELS = 200;

describe("decks that people played", { timeout: 1_200_000 }, () => {
  it.skipIf(!existsSync(CARDS))(
    "play each other to the end, and keep every invariant (needs ../shared)",
    async () => {
      const { records } = await importCards(readFileSync(CARDS), { game: "ocg", sqlite: () => initSqlJs() });
      const files = readdirSync(FOLDER).map((name) =>
        readDeckFile(readFileSync(`${FOLDER}${name}`, "utf8"), name),
      );
      const named = new Set(
        files.flatMap(({ cards }) => [...cards.main, ...cards.extra]).map(({ passcode }) => passcode),
      );
      const own = records.filter(({ passcode }) => passcode !== undefined && named.has(passcode));
      const pool = new Pool("ocg", own.map(lateEntry));
      const { deck: rules } = ocgRoom.rulesAt(NEWEST);
      const decks = files.map((file) => {
        const { deck } = resolveDeck(file, pool, NEWEST, rules);
        const cards = (part: typeof deck.main) => part.map(({ card }) => card);
        return { main: cards(deck.main), extra: cards(deck.extra) };
      });
      expect(decks).toHaveLength(10);
      for (let seed = 1; seed <= DUELS; seed++) {
        const pair = [seed % 10, Math.floor(seed / 10) % 10].map((n) => decks[n]) as [
          (typeof decks)[number],
          (typeof decks)[number],
        ];
        const { duel } = new Match({
          room: ocgRoom,
          rules: { date: NEWEST, region: null },
          seed,
          decks: pair,
          inPart: true,
        });
        playChecked(duel, seed, `decks ${seed % 10} and ${Math.floor(seed / 10) % 10}, seed ${seed}`);
      }
    },
  );
});
