import type { PoolEntry } from "./as-of.ts";

/** Whether the present text of a card is wholly understood and can be carried out: only who knows a game's engine can say. */
export type IsPlayable = (card: PoolEntry) => boolean;

/**
 * A card with the present text of a file in place of its own last one, where the file's can be played. Which it is
 * turns out when somebody asks for the texts: readings are large, and most cards are not asked for.
 */
export function withPresentText(
  card: PoolEntry,
  newer: PoolEntry,
  file: string,
  isPlayable: IsPlayable,
): PoolEntry {
  let chosen: (Pick<PoolEntry["record"], "versions"> & Pick<PoolEntry, "readings">) | undefined;
  const texts = () => {
    chosen ??= replacesText(card, newer, isPlayable)
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
export function replacesText(card: PoolEntry, newer: PoolEntry, isPlayable: IsPlayable): boolean {
  const own = card.record.versions.at(-1);
  return own !== undefined && own.missesTiming === undefined && isPlayable(newer);
}

function presentText({ record }: PoolEntry, newer: PoolEntry, file: string) {
  const from = record.versions.at(-1)?.from;
  const { text = "", program } = newer.record.versions.at(-1) ?? {};
  return {
    text,
    file,
    ...(program === undefined ? {} : { program }),
    ...(from === undefined ? {} : { from }),
  };
}
