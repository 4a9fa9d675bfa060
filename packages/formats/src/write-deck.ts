import { DECK_PARTS, type DeckPart } from "@chainwright/engine/game";

/** A card and how often a part of a deck has it. */
export interface DeckEntry {
  readonly name: string;
  readonly passcode?: number;
  readonly copies: number;
}

export type DeckEntries = Readonly<Record<DeckPart, readonly DeckEntry[]>>;

const HEADINGS: Readonly<Record<DeckPart, string>> = { main: "#main", extra: "#extra", side: "!side" };

/** A deck file: a passcode a line under the card's name; cards without a passcode by copies and name. */
export const writeYdk = (deck: DeckEntries): string =>
  written(deck, ({ name, passcode, copies }) =>
    passcode === undefined
      ? [`${copies} ${name}`]
      : [`# ${name}`, ...Array.from({ length: copies }, () => String(passcode))],
  );

/** A list for people: copies and names. A card of which only the passcode is known stays a passcode. */
export const writeDeckList = (deck: DeckEntries): string =>
  written(deck, ({ name, passcode, copies }) =>
    name === `#${passcode}` ? Array.from({ length: copies }, () => String(passcode)) : [`${copies} ${name}`],
  );

function written(deck: DeckEntries, linesOf: (entry: DeckEntry) => readonly string[]): string {
  const lines = DECK_PARTS.flatMap((part) => [HEADINGS[part], ...deck[part].flatMap(linesOf)]);
  return `${lines.join("\n")}\n`;
}
