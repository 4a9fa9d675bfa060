import type { Card, CardRecord, CardText, TextVersion } from "@chainwright/card-ir";
import { read } from "@chainwright/text";

const NOTHING: CardText = { sentences: [] };

/**
 * The place of the version that held on a day (ISO date), or -1 for a card without a text.
 * Before its first version a card has the first, and after a gap the last one that held.
 */
export function versionAt(versions: readonly TextVersion[], date: string): number {
  const place = versions.findLastIndex((v) => (v.from ?? "") <= date);
  return versions.length > 0 ? Math.max(0, place) : -1;
}

/**
 * A card as it was on a day (ISO date). Its text is read, unless a reading made earlier is given
 * or the file has one written by hand. Words that were not understood are in `unread`.
 */
export function cardAsOf(
  record: CardRecord,
  date: string,
  readings?: readonly (CardText | undefined)[],
): Card {
  const { game, name, passcode, facts, versions } = record;
  const place = versionAt(versions, date);
  const version = versions[place];
  const base = {
    game,
    name,
    ...(passcode === undefined ? {} : { passcode }),
    facts,
    text: version?.text ?? "",
    ...(version?.missesTiming === undefined ? {} : { missesTiming: version.missesTiming }),
  };
  if (!version) return { ...base, program: NOTHING, handWritten: false };
  if (version.program) return { ...base, program: version.program, handWritten: true };
  const known = readings?.[place];
  if (known) return { ...base, program: known, handWritten: false };
  const reading = read(version.text, { game, facts });
  if (reading.ok) return { ...base, program: reading.program, handWritten: false };
  return { ...base, program: reading.rest, handWritten: false, unread: reading.unread };
}
