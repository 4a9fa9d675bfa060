import type {
  Card,
  CardFacts,
  CardRecord,
  CardText,
  GameId,
  TextVersion,
  UnreadSpan,
} from "@chainwright/card-ir";
import { read } from "@chainwright/text";

const NOTHING: CardText = { sentences: [] };

/** What a text was read to say; where it was not wholly understood, what the rest of it says. */
export interface KnownReading {
  readonly program: CardText;
  readonly unread?: readonly UnreadSpan[];
}

/** Reads a version's text, to be kept for later. */
export function readingOf({ game, facts }: CardRecord, { text }: TextVersion): KnownReading {
  const reading = read(text, { game, facts });
  return reading.ok ? { program: reading.program } : { program: reading.rest, unread: reading.unread };
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
 * A card as it was on a day (ISO date). Its text is read, unless a reading made earlier is given
 * or the file has one written by hand. Words that were not understood are in `unread`.
 */
export function cardAsOf(
  record: CardRecord,
  date: string,
  readings?: readonly (KnownReading | null)[],
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
  return { ...base, handWritten: false, ...(readings?.[place] ?? readingOf(record, version)) };
}

/** Any text, read as that of a nameless card of a kind. */
export const cardOfText = (text: string, game: GameId, kind: CardFacts["kind"]): Card =>
  cardAsOf(
    {
      game,
      name: { en: "" },
      facts: { kind, categories: kind === "monster" ? ["effect"] : ["normal"] },
      versions: [{ text }],
    },
    "",
  );
