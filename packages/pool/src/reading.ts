import type { Card, CardFacts, CardRecord, GameId, TextVersion } from "@chainwright/card-ir";
import { read } from "@chainwright/text";
import { cardAsOf, type KnownReading, type PoolEntry } from "./as-of.ts";

/** Card texts are read here and nowhere else: who has readings does without the grammars, which are large. */

function readingOf({ game, facts }: CardRecord, { text }: TextVersion): KnownReading {
  const reading = read(text, { game, facts });
  return reading.ok ? { program: reading.program } : { program: reading.rest, unread: reading.unread };
}

/** The card with its texts read. */
export const readEntry = (record: CardRecord): PoolEntry => ({
  record,
  readings: record.versions.map((version) => (version.program ? null : readingOf(record, version))),
});

/** The card, its texts read when somebody asks what they say. */
export function lateEntry(record: CardRecord): PoolEntry {
  let read: PoolEntry | undefined;
  return {
    record,
    get readings() {
      read ??= readEntry(record);
      return read.readings;
    },
  };
}

/** A card as it was on a day (ISO date), its texts read. */
export const readCardAsOf = (record: CardRecord, date: string): Card => cardAsOf(readEntry(record), date);

/** Any text, read as that of a nameless card of a kind. */
export const cardOfText = (text: string, game: GameId, kind: CardFacts["kind"]): Card =>
  readCardAsOf(
    {
      game,
      name: { en: "" },
      facts: { kind, categories: kind === "monster" ? ["effect"] : ["normal"] },
      versions: [{ text }],
    },
    "",
  );
