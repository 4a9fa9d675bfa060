import type { Card } from "@chainwright/card-ir";
import type { CardFileError, Pool } from "@chainwright/pool";
import type { Banlist } from "./banlist.ts";
import { SECTIONS, type Section, type Ydk, type YdkLine } from "./ydk.ts";

/** A card of a deck with the line of the file that put it there. */
export interface DeckCard {
  readonly card: Card;
  readonly line: number;
}

/** The cards of a deck file as of a day, each where its kind belongs: Extra Deck monsters never in the Main Deck. */
export type Deck = Readonly<Record<Section, readonly DeckCard[]>>;

/** A passcode that no card of the pool has. */
export type UnknownCard = YdkLine & { readonly suggestion?: string };

const EXTRA_DECK = new Set(["fusion", "synchro", "xyz", "link"]);
/** The smallest and the greatest number of cards of each part of a deck. */
export type DeckSizes = Readonly<Record<Section, readonly [least: number, most: number]>>;

const TITLES: Readonly<Record<Section, string>> = {
  main: "Main Deck",
  extra: "Extra Deck",
  side: "Side Deck",
};
const MOST_COPIES = 3;
/** Other artworks of a card have the passcodes next to it. */
const ARTWORKS = 10;

/**
 * Finds the cards of a deck file in the pool, as of a day, and checks the deck: its size, the copies of each card, and
 * a list of forbidden cards where one is given. Unknown cards are listed apart; they count for the size of the deck.
 */
export function resolveDeck(
  ydk: Ydk,
  pool: Pool,
  date: string,
  sizes: DeckSizes,
  banlist?: Banlist,
): { deck: Deck; unknown: readonly UnknownCard[]; problems: readonly CardFileError[] } {
  const deck: Record<Section, DeckCard[]> = { main: [], extra: [], side: [] };
  const unknown: UnknownCard[] = [];
  for (const section of SECTIONS) {
    for (const line of ydk.cards[section]) {
      // Other artworks have passcodes of their own: then it counts which card the file says it is.
      const card =
        pool.cardByPasscode(line.passcode, date) ??
        (line.name === undefined ? undefined : pool.card(line.name, date));
      if (card === undefined) {
        unknown.push({ ...line, ...suggestionFor(line, pool) });
        deck[section].push({ card: blankCard(pool, line), line: line.line });
        continue;
      }
      const where = section === "main" && isExtraDeck(card) ? "extra" : section;
      deck[where].push({ card, line: line.line });
    }
  }
  const problems = [
    ...ydk.problems,
    ...sizeProblems(deck, sizes, ydk.file),
    ...placeProblems(deck, ydk.file),
    ...copyProblems(deck, ydk.file, banlist),
  ];
  return { deck, unknown, problems: problems.sort((a, b) => a.line - b.line) };
}

const isExtraDeck = ({ facts }: Card): boolean => facts.categories.some((word) => EXTRA_DECK.has(word));

/** What may have been meant: a card with a passcode beside it or one digit away, or one of nearly that name. */
function suggestionFor({ passcode, name }: YdkLine, pool: Pool): { suggestion?: string } {
  const near =
    pool.records.find(({ passcode: known = 0 }) => Math.abs(known - passcode) < ARTWORKS) ??
    pool.records.find(({ passcode: known = 0 }) => differsByOneDigit(known, passcode));
  if (near?.passcode !== undefined) return { suggestion: `did you mean ${near.passcode}, ${near.name.en}?` };
  const [nearest] = name === undefined ? [] : pool.nearest(name, 1);
  return nearest === undefined ? {} : { suggestion: `the nearest name is "${nearest}"` };
}

function differsByOneDigit(a: number, b: number): boolean {
  const [one, other] = [String(a), String(b)];
  if (one.length !== other.length) return false;
  let differing = 0;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) differing++;
  return differing === 1;
}

/** A card of which nothing but its number, and perhaps its name, is known: it can be Set and discarded, no more. */
export function blankCard(pool: Pick<Pool, "game">, { passcode, name }: Omit<YdkLine, "line">): Card {
  return {
    game: pool.game,
    name: { en: name ?? `#${passcode}` },
    passcode,
    facts: { kind: "spell", categories: ["normal"] },
    text: "",
    program: { sentences: [] },
    handWritten: false,
    unread: [{ start: 0, end: 0, reason: "no card of the pool has this passcode" }],
  };
}

function sizeProblems(deck: Deck, sizes: DeckSizes, file: string): CardFileError[] {
  return SECTIONS.flatMap((section) => {
    const [least, most] = sizes[section];
    const { length } = deck[section];
    if (length >= least && length <= most) return [];
    const wanted =
      least === 0
        ? `at most ${most}`
        : most === Number.POSITIVE_INFINITY
          ? `at least ${least}`
          : `${least} to ${most}`;
    const line = deck[section][most]?.line ?? deck[section].at(-1)?.line ?? 1;
    return [{ file, line, column: 1, reason: `${length} cards in the ${TITLES[section]}, not ${wanted}` }];
  });
}

function placeProblems(deck: Deck, file: string): CardFileError[] {
  return deck.extra
    .filter(({ card }) => card.unread === undefined && !isExtraDeck(card))
    .map(({ card, line }) => ({
      file,
      line,
      column: 1,
      reason: `"${card.name.en}" does not belong in the Extra Deck`,
      suggestion: "put it under #main",
    }));
}

/** Too many copies of a card, in all parts of the deck together. */
function copyProblems(deck: Deck, file: string, banlist: Banlist | undefined): CardFileError[] {
  const copies = new Map<string, number>();
  return SECTIONS.flatMap((section) => deck[section]).flatMap(({ card, line }) => {
    const name = card.name.en;
    const count = (copies.get(name) ?? 0) + 1;
    copies.set(name, count);
    const listed = banlist?.allowed.get(card.passcode ?? 0) ?? (banlist?.whitelist ? 0 : MOST_COPIES);
    const allowed = Math.min(MOST_COPIES, listed);
    if (count !== allowed + 1) return [];
    const by = banlist === undefined || allowed === MOST_COPIES ? "" : ` by the list "${banlist.name}"`;
    const reason =
      allowed === 0
        ? `"${name}" is forbidden${by}`
        : `more than ${allowed} ${allowed === 1 ? "copy" : "copies"} of "${name}", which ${allowed === 1 ? "is" : "are"} the most allowed${by}`;
    return [{ file, line, column: 1, reason }];
  });
}
