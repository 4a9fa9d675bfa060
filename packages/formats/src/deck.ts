import type { Card, CardRecord } from "@chainwright/card-ir";
import {
  copiesOfACard,
  DECK_PARTS,
  type DeckFault,
  type DeckLimit,
  type DeckPart,
  type DeckRules,
  deckFaults,
} from "@chainwright/engine/game";
import type { Pool } from "@chainwright/pool";
import type { Banlist } from "./banlist.ts";
import type { DeckFile, DeckLine, DeckLineProblem } from "./deck-file.ts";
import type { DeckFileProblem } from "./problem.ts";

/** A card of a deck with the line of the file that put it there. */
export interface DeckCard {
  readonly card: Card;
  readonly line: number;
}

/** The cards of a deck file as of a day, each where its kind belongs: Extra Deck monsters never in the Main Deck. */
export type Deck = Readonly<Record<DeckPart, readonly DeckCard[]>>;

/** A line of a deck file that means no card of the pool. */
export type UnknownCard = DeckLine & { readonly near?: NearCard };

/** What may have been meant by a line: a name that is nearly the same, or a card with nearly that passcode. */
interface NearCard {
  readonly name: string;
  readonly card?: CardRecord;
}

/** In English: `did you mean 5318639, Mystical Space Typhoon?` */
export const nearText = ({ name, card }: NearCard): string =>
  card === undefined ? `the nearest name is "${name}"` : `did you mean ${card.passcode}, ${name}?`;

export interface ResolvedDeck {
  readonly deck: Deck;
  readonly unknown: readonly UnknownCard[];
  /** Everything that is wrong, as problems of the file, in English. */
  readonly problems: readonly DeckFileProblem[];
  /** What of it the rules say, as data, for those who say it in words of their own. */
  readonly faults: readonly DeckFault[];
  /** And the cards of the Extra Deck that do not belong there. */
  readonly misplaced: readonly DeckCard[];
}

const TITLES: Readonly<Record<DeckPart, string>> = {
  main: "Main Deck",
  extra: "Extra Deck",
  side: "Side Deck",
};
/** Of so many unknown cards it is looked for what may have been meant. */
const MOST_NEAR = 20;
/** Other artworks of a card have the passcodes next to it. */
const ARTWORKS = 10;

/**
 * Finds the cards of a deck file in the pool, as of a day, and checks the deck by the rules of the day, and by a list
 * of forbidden cards where one is given. Unknown cards are listed apart; they count for the size of the deck.
 */
export function resolveDeck(
  file: DeckFile,
  pool: Pool,
  date: string,
  rules: DeckRules,
  banlist?: Banlist,
): ResolvedDeck {
  const deck: Record<DeckPart, DeckCard[]> = { main: [], extra: [], side: [] };
  const unknown: UnknownCard[] = [];
  for (const part of DECK_PARTS) {
    for (const line of file.cards[part]) {
      // Other artworks have passcodes of their own: then it counts which card the file says it is.
      const card =
        (line.passcode === undefined ? undefined : pool.cardByPasscode(line.passcode, date)) ??
        (line.name === undefined ? undefined : pool.card(line.name, date));
      if (card === undefined) {
        unknown.push({ ...line, ...(unknown.length < MOST_NEAR ? nearTo(line, pool) : {}) });
        deck[part].push({ card: blankCard(pool, line), line: line.line });
        continue;
      }
      const where = part === "main" && rules.isExtra(card) ? "extra" : part;
      deck[where].push({ card, line: line.line });
    }
  }
  const faults = faultsOf(deck, rules, banlist);
  const misplaced = deck.extra.filter(({ card }) => card.unread === undefined && !rules.isExtra(card));
  const problems = [
    ...file.problems.map((problem) => lineProblem(problem, file.file)),
    ...faults.map((fault) => problemOf(fault, deck, rules, file.file, banlist)),
    ...misplaced.map((one) => placeProblem(one, file.file)),
  ];
  return { deck, unknown, faults, misplaced, problems: problems.sort((a, b) => a.line - b.line) };
}

function faultsOf(deck: Deck, rules: DeckRules, banlist: Banlist | undefined): DeckFault[] {
  const listed: DeckLimit[] = banlist === undefined ? [] : [limitOf(banlist, rules)];
  const cards = ({ card }: DeckCard): Card => card;
  return deckFaults(
    { ...rules, limits: [...rules.limits, ...listed] },
    { main: deck.main.map(cards), extra: deck.extra.map(cards), side: deck.side.map(cards) },
  );
}

/** What may have been meant: a card with a passcode beside it or one digit away, or one of nearly that name. */
function nearTo({ passcode, name }: DeckLine, pool: Pool): { near?: NearCard } {
  const card = passcode === undefined ? undefined : cardBeside(passcode, pool);
  if (card !== undefined) return { near: { name: card.name.en, card } };
  const [nearest] = name === undefined ? [] : pool.nearest(name, 1);
  return nearest === undefined ? {} : { near: { name: nearest } };
}

const cardBeside = (passcode: number, pool: Pool): CardRecord | undefined =>
  pool.records.find(({ passcode: known = 0 }) => Math.abs(known - passcode) < ARTWORKS) ??
  pool.records.find(({ passcode: known = 0 }) => differsByOneDigit(known, passcode));

function differsByOneDigit(a: number, b: number): boolean {
  const [one, other] = [String(a), String(b)];
  if (one.length !== other.length) return false;
  let differing = 0;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) differing++;
  return differing === 1;
}

/** A card of which nothing but its number or name is known: it can be Set and discarded, no more. */
export function blankCard(pool: Pick<Pool, "game">, { passcode, name }: Omit<DeckLine, "line">): Card {
  return {
    game: pool.game,
    name: { en: name ?? `#${passcode}` },
    ...(passcode === undefined ? {} : { passcode }),
    facts: { kind: "spell", categories: ["normal"] },
    text: "",
    program: { sentences: [] },
    handWritten: false,
    unread: [{ start: 0, end: 0, fault: "unknown-card" }],
  };
}

/** A list of forbidden cards limits the copies of each card; where it allows as many as the rules it says nothing new. */
const limitOf = (banlist: Banlist, rules: DeckRules): DeckLimit => ({
  ...copiesOfACard(0, []),
  most(card) {
    const listed =
      banlist.allowed.get(card.passcode ?? 0) ?? (banlist.whitelist ? 0 : Number.POSITIVE_INFINITY);
    return rules.limits.some((limit) => limit.most(card) <= listed) ? Number.POSITIVE_INFINITY : listed;
  },
});

function lineProblem({ fault, line, what }: DeckLineProblem, file: string): DeckFileProblem {
  const place = { file, line, column: 1 };
  if (fault === "too-many") return { ...place, reason: `more than ${what} cards are no deck` };
  if (fault === "no-text") return { ...place, reason: "no deck: this is no text" };
  const suggestion = "one number a line, or copies and a name; comments begin with #";
  return { ...place, reason: `"${what}" is no passcode`, suggestion };
}

/** A fault of a deck as a problem of its file. */
function problemOf(
  fault: DeckFault,
  deck: Deck,
  rules: DeckRules,
  file: string,
  banlist: Banlist | undefined,
): DeckFileProblem {
  const cards = deck[fault.part];
  if (fault.kind === "size") {
    const { least, most } = rules.sizes[fault.part];
    const wanted =
      least === 0
        ? `at most ${most}`
        : most === Number.POSITIVE_INFINITY
          ? `at least ${least}`
          : `${least} to ${most}`;
    const line = cards[most]?.line ?? cards.at(-1)?.line ?? 1;
    return {
      file,
      line,
      column: 1,
      reason: `${cards.length} card${cards.length === 1 ? "" : "s"} in the ${TITLES[fault.part]}, not ${wanted}`,
    };
  }
  const { card, line } = cards[fault.at] as DeckCard;
  const { limit } = fault;
  const name = card.name.en;
  const group = limit.groupOf(card);
  const most = limit.most(card);
  const by = rules.limits.includes(limit) ? "" : ` by the list "${banlist?.name}"`;
  const [copies, are] = most === 1 ? ["copy", "is"] : ["copies", "are"];
  const what = group === name ? `${copies} of "${name}", which ${are}` : `${group}, which ${are}`;
  const reason =
    most === 0 ? `"${name}" is forbidden${by}` : `more than ${most} ${what} the most allowed${by}`;
  return { file, line, column: 1, reason };
}

function placeProblem({ card, line }: DeckCard, file: string): DeckFileProblem {
  return {
    file,
    line,
    column: 1,
    reason: `"${card.name.en}" does not belong in the Extra Deck`,
    suggestion: "put it under #main",
  };
}
