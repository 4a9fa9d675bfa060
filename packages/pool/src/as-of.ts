import type { Card, CardRecord, CardText, TextVersion, UnreadSpan } from "@chainwright/card-ir";

const NOTHING: CardText = { sentences: [] };

/** What a text was read to say; where it was not wholly understood, what the rest of it says. */
export interface KnownReading {
  readonly program: CardText;
  readonly unread?: readonly UnreadSpan[];
}

/** A card, and the readings of its texts: one for each version, none for one written by hand. */
export interface PoolEntry {
  readonly record: CardRecord;
  readonly readings: readonly (KnownReading | null)[];
}

/**
 * The place of the version that held on a day (ISO date), or -1 for a card without a text.
 * Before its first version a card has the first, and after a gap the last one that held.
 */
export function versionAt(versions: readonly TextVersion[], date: string): number {
  const place = versions.findLastIndex((v) => (v.from ?? "") <= date);
  return versions.length > 0 ? Math.max(0, place) : -1;
}

/**
 * A card as it was on a day (ISO date), with what its text was read to say, or what the file has written by hand.
 * Words that were not understood are in `unread`.
 */
export function cardAsOf(entry: PoolEntry, date: string): Card {
  const { game, name, passcode, facts, versions } = entry.record;
  const place = versionAt(versions, date);
  const version = versions[place];
  const base = {
    game,
    name,
    ...(passcode === undefined ? {} : { passcode }),
    facts,
    text: version?.text ?? "",
    ...(version?.checked === undefined ? {} : { checked: version.checked }),
    ...(version?.file === undefined ? {} : { file: version.file }),
    ...(version?.missesTiming === undefined ? {} : { missesTiming: version.missesTiming }),
  };
  if (!version) return { ...base, program: NOTHING, handWritten: false };
  if (version.program) return { ...base, program: version.program, handWritten: true };
  const reading = entry.readings[place];
  if (!reading) throw new RangeError(`a text of ${name.en} that nobody has read`);
  return { ...base, handWritten: false, ...reading };
}
