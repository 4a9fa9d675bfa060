/** Where something stands in a card file: the line of a text, the `id` of a database row, the card of a list (from 1). */
export interface CardPlace {
  readonly unit: "line" | "id" | "card";
  readonly number: number;
}

/** What is wrong with a whole file: no card of it can be had. */
type CardFileFault =
  | "empty"
  | "not-gzip"
  /** `what`: how many megabytes are read. */
  | "too-large"
  /** `what`: how many cards are read. */
  | "too-many"
  | "not-sqlite"
  /** `what`: the table, or the column as `datas.type`. */
  | "no-table"
  | "no-column"
  | "unknown-format"
  | "no-cards"
  /** `what`: the game that was asked for. */
  | "other-game";

/** What is wrong with one card: it is left out, except for a text in another language, which only stays unread. */
type CardFault =
  | "not-json"
  | "not-a-card"
  | "no-name"
  | "no-text"
  /** `what`: the field. */
  | "bad-fact"
  /** `what`: where the card stands that is taken for it. */
  | "double"
  | "not-english";

/** Something wrong in a card file, as data, for those who say it in words of their own. */
export interface CardProblem {
  readonly fault: CardFileFault | CardFault;
  readonly place?: CardPlace;
  /** The card's name, where it has one. */
  readonly card?: string;
  readonly what?: string;
}

const UNITS: Readonly<Record<CardPlace["unit"], string>> = { line: "line", id: "id", card: "card" };

const REASONS: Readonly<Record<CardProblem["fault"], (what: string) => string>> = {
  empty: () => "the file is empty",
  "not-gzip": () => "the file begins like one packed with gzip, but cannot be unpacked",
  "too-large": (what) => `the file has more than ${what} megabytes, unpacked`,
  "too-many": (what) => `only the first ${what} cards of the file are read`,
  "not-sqlite": () => "no SQLite database, or a damaged one",
  "no-table": (what) => `the database has no table "${what}"`,
  "no-column": (what) => `the database has no column "${what}"`,
  "unknown-format": () => "neither a cards.cdb, nor JSON lines, nor a list of cards in JSON",
  "no-cards": () => "no cards in this file",
  "other-game": (what) => `no cards of the game "${what}" in this file`,
  "not-json": (what) => `no valid JSON: ${what}`,
  "not-a-card": () => "not a card: it has no kind (Monster, Spell or Trap) that is known",
  "no-name": () => "the card has no name",
  "no-text": () => "the card has no text, and is no Normal Monster",
  "bad-fact": (what) => `"${what}" is missing or not what a card can have`,
  double: (what) => `this card stands in the file twice, and ${what} is taken`,
  "not-english": () => "the text is not in English, so it stays unread",
};

export const placeText = ({ unit, number }: CardPlace): string => `${UNITS[unit]} ${number}`;

/** `line 12: "Kuriboh": "level" is missing or not what a card can have` */
export function cardProblemText({ fault, place, card, what = "" }: CardProblem): string {
  return [
    ...(place === undefined ? [] : [placeText(place)]),
    ...(card === undefined ? [] : [`"${card}"`]),
    REASONS[fault](what),
  ].join(": ");
}
