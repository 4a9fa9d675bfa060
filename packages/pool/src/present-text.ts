import type { PoolEntry } from "./as-of.ts";

/**
 * A card with the present text of a file in place of its own last one, where the file's was wholly understood. Which it is
 * turns out when somebody asks for the texts: readings are large, and most cards are not asked for.
 */
export function withPresentText(card: PoolEntry, newer: PoolEntry, file: string): PoolEntry {
  let chosen: (Pick<PoolEntry["record"], "versions"> & Pick<PoolEntry, "readings">) | undefined;
  const texts = () => {
    chosen ??= replacesText(card, newer)
      ? {
          versions: [...card.record.versions.slice(0, -1), presentText(card, newer, file)],
          readings: [...card.readings.slice(0, -1), newer.readings.at(-1) ?? null],
        }
      : { versions: card.record.versions, readings: card.readings };
    return chosen;
  };
  return {
    record: {
      ...card.record,
      get versions() {
        return texts().versions;
      },
    },
    get readings() {
      return texts().readings;
    },
  };
}

/**
 * Whether a text of a file takes the place of a card's own: a card that could be played is not to lose that, nor rulings that
 * count its effects.
 */
export function replacesText(card: PoolEntry, newer: PoolEntry): boolean {
  const own = card.record.versions.at(-1);
  const reading = newer.readings.at(-1);
  return (
    own !== undefined && own.missesTiming === undefined && reading != null && reading.unread === undefined
  );
}

function presentText({ record }: PoolEntry, newer: PoolEntry, file: string) {
  const from = record.versions.at(-1)?.from;
  return { text: newer.record.versions.at(-1)?.text ?? "", file, ...(from === undefined ? {} : { from }) };
}
