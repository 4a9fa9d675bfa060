import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CardRecord, GameId } from "@chainwright/card-ir";
import { importCards } from "@chainwright/formats";
import initSqlJs from "sql.js";
import { describe, expect, it } from "vitest";
import { readAll } from "../src/read.ts";

const card = (name: string, text: string): CardRecord => ({
  game: "rush",
  name: { en: name },
  facts: { kind: "spell", categories: ["normal"] },
  versions: [{ text }],
});

const corpus = (game: GameId): string =>
  fileURLToPath(new URL(`../../../../shared/corpus/${game}.jsonl.gz`, import.meta.url));

describe("what is read of a collection", () => {
  it("counts what is read, what is carried out, and says where reading stops", () => {
    const report = readAll("rush", [
      card("Two Pebbles", "[REQUIREMENT]\nNone\n[EFFECT]\nDraw 2 cards."),
      card("Song", "[REQUIREMENT]\nNone\n[EFFECT]\nSing a song."),
      card("Two Coins", "[REQUIREMENT]\nNone\n[EFFECT]\nToss a coin twice."),
      card("Not Yet", "(TBA)"),
    ]);
    expect(report).toMatchObject({ texts: 3, read: 2, playable: 1, misprinted: 0, ambiguous: 0 });
    expect(report.unread.map(({ what }) => what)).toEqual([expect.stringContaining("Sing a song")]);
    expect(report.notCarriedOut).toEqual([
      { what: expect.stringContaining("toss-coin"), times: 1, alone: 1 },
    ]);
  });

  // What was measured, less one point; of the OCG cards every eighth.
  for (const { game, every, read, playable } of [
    { game: "rush", every: 1, read: 0.864, playable: 0.861 },
    { game: "ocg", every: 8, read: 0.13, playable: 0.125 },
  ] as const)
    it.skipIf(!existsSync(corpus(game)))(
      `reads and carries out no fewer of the ${game} cards (needs ../shared)`,
      { timeout: 120_000 },
      async () => {
        const { records } = await importCards(readFileSync(corpus(game)), {
          game,
          sqlite: () => initSqlJs(),
        });
        const report = readAll(
          game,
          records.filter((_, i) => i % every === 0),
        );
        expect(report.misprinted).toBe(0);
        expect(report.ambiguous).toBe(0);
        expect(report.read / report.texts).toBeGreaterThan(read);
        expect(report.playable / report.texts).toBeGreaterThan(playable);
        expect(report.swaps.accepted / report.swaps.tried).toBeLessThan(0.03);
      },
    );
});
