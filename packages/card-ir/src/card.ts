import type { CardText } from "./effect.ts";
import type { Span } from "./span.ts";
import type { UnreadSpan } from "./unread.ts";

export type GameId = "ocg" | "rush" | "duel-masters";
export const LANGUAGES = ["en", "ko", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** In the order of `Definition.arrows`, from bit 0. */
export const ARROWS = [
  "top-left",
  "top",
  "top-right",
  "left",
  "right",
  "bottom-left",
  "bottom",
  "bottom-right",
] as const;
export type Arrow = (typeof ARROWS)[number];

/** What is printed on a card beside its text. Numbers as printed; "?" is left out. */
export interface CardFacts {
  readonly kind: "monster" | "spell" | "trap" | "creature";
  /** Lower-case words of the type line: "effect", "synchro", "tuner", "quick-play", "counter", "continuous" … */
  readonly categories: readonly string[];
  readonly attribute?: string;
  /** OCG and Rush: the monster's Type ("Dragon"); Duel Masters: race. */
  readonly type?: string;
  /** Level, Rank or Link Rating, 0 to 13. */
  readonly level?: number;
  readonly atk?: number;
  readonly def?: number;
  /** Of a Link Monster: where it points, as its owner sees it. */
  readonly arrows?: readonly Arrow[];
  /** Of a Pendulum Monster. */
  readonly scale?: number;
  /** Duel Masters: mana cost, power, civilisations. */
  readonly cost?: number;
  readonly power?: number;
  readonly civilizations?: readonly string[];
  /** Races beside `type`. */
  readonly races?: readonly string[];
  /** Rush Duel: a Legend Card, of which a deck may have few; the ATK of a monster in Maximum Mode. */
  readonly legend?: boolean;
  readonly maximumAtk?: number;
  /** Series the card belongs to without bearing the name. */
  readonly series?: readonly string[];
}

/** A card's text as it stood from one date until another (ISO dates, `until` is the first day it no longer held). */
export interface TextVersion {
  readonly from?: string;
  readonly until?: string;
  readonly text: string;
  /** Of words of our own: when they were last compared with what is printed (ISO date). */
  readonly checked?: string;
  /** Of a text that was imported: the file that it came from. */
  readonly file?: string;
  /** Hand-written reading, for texts that the grammar cannot read yet. */
  readonly program?: CardText;
  /** Effects, counted from 1, that were ruled to miss the timing although they say "if". */
  readonly missesTiming?: readonly number[];
}

/** One card file. `versions` are in the order of their dates and do not overlap. */
export interface CardRecord {
  readonly game: GameId;
  readonly name: Readonly<Record<"en", string> & Partial<Record<Language, string>>>;
  readonly passcode?: number;
  /** When it first came out (ISO date, as much of it as is known), and its number in the official database. */
  readonly released?: string;
  readonly konamiId?: number;
  readonly facts: CardFacts;
  readonly versions: readonly TextVersion[];
}

/** Words of a text that are not carried out where the rest of it is: whoever plays the card does by hand what they say. */
export interface ByHand {
  readonly span: Span;
  /** They may limit or forbid what the rest of the text does. */
  readonly mayBind?: true;
  /** They name the materials: without them the card is not Summoned with any. */
  readonly materials?: true;
}

/** A card as of one date: what the engine is given. `unread` is set when the text was not wholly understood. */
export interface Card {
  readonly game: GameId;
  readonly name: CardRecord["name"];
  readonly passcode?: number;
  readonly facts: CardFacts;
  /** The English text that the spans of `program` point into. */
  readonly text: string;
  readonly program: CardText;
  readonly handWritten: boolean;
  /** See `TextVersion.checked` and `TextVersion.file`. */
  readonly checked?: string;
  readonly file?: string;
  /** See `TextVersion.missesTiming`. */
  readonly missesTiming?: readonly number[];
  readonly unread?: readonly UnreadSpan[];
  /** Of a card that is played in part: the words that are not in `program`. */
  readonly byHand?: readonly ByHand[];
}

/** Whether words of a card's text are not carried out, since they are not understood or what they say cannot be done yet. */
export const isInPart = ({ unread, byHand }: Card): boolean => (unread ?? byHand) !== undefined;
