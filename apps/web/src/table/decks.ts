import type { GameId } from "@chainwright/card-ir";
import type { DeckRules } from "@chainwright/engine/game";
import {
  type DeckFile,
  type ResolvedDeck,
  readDeckFile,
  resolveDeck,
  writeDeckList,
} from "@chainwright/formats";
import type { Deck } from "@chainwright/players";
import type { Profile } from "@chainwright/rulebook";
import { type Pools, ROOMS } from "@chainwright/scenario";
import { isEmpty, keptShelves, openDraft } from "../decks/draft.ts";

/** A deck file: its name and text. */
export interface DeckSource {
  readonly name: string;
  readonly text: string;
}

const files = import.meta.glob<string>("../../../../decks/**/*.{ydk,txt}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Who begins with this deck meets something of everything: monsters, Spells and Traps. */
const FIRST = "goat";

/** The decks of a game that come with the page, the one to begin with first. */
export function decksOf(game: GameId): readonly DeckSource[] {
  const decks = Object.entries(files).flatMap(([path, text]) => {
    const [, folder = "ocg", name = ""] = /\/decks\/(?:([^/]+)\/)?([^/]+)\.\w+$/.exec(path) ?? [];
    return folder === game ? [{ name, text }] : [];
  });
  return decks.sort((a, b) => Number(b.name === FIRST) - Number(a.name === FIRST));
}

/** The decks of a game that were built in this page, the one that lies open there first. */
export function builtDecks(game: GameId, nameless: string): readonly DeckSource[] {
  const shelf = keptShelves().shelves[game];
  const open = openDraft(shelf);
  return [open, ...shelf.drafts.filter((one) => one !== open)]
    .filter(({ deck }) => !isEmpty(deck))
    .map(({ name, deck }) => ({ name: name === "" ? nameless : name, text: writeDeckList(deck) }));
}

export interface ReadDeck {
  readonly deck: Deck;
  readonly file: DeckFile;
  readonly resolved: ResolvedDeck;
  /** By which it was checked. */
  readonly rules: DeckRules;
}

/** The cards of a deck as of the day of the rules, and what these object to. */
export function readDeck(
  source: DeckSource,
  game: GameId,
  pools: Pools,
  { date, region }: Profile,
): ReadDeck {
  const { deck: rules } = ROOMS[game].rulesAt(date, region);
  const file = readDeckFile(source.text, source.name);
  const resolved = resolveDeck(file, pools[game], date, rules);
  const cards = (part: "main" | "extra") => resolved.deck[part].map(({ card }) => card);
  return { deck: { main: cards("main"), extra: cards("extra") }, file, resolved, rules };
}
