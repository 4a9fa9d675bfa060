import type { GameId } from "@chainwright/card-ir";
import { refusedOf } from "@chainwright/compiler";
import { cardAsOf, type PoolAbout, type PoolCount, type PoolEntry } from "@chainwright/pool";
import { NEWEST } from "@chainwright/rulebook";
import { ROOMS } from "./position.ts";

/** How many cards there are of each game, and how many of them can be played. */
export function countCards(entries: readonly PoolEntry[]): PoolAbout["counts"] {
  const games = new Set(entries.map(({ record }) => record.game));
  const of = (game: GameId) => entries.filter(({ record }) => record.game === game);
  return Object.fromEntries([...games].map((game) => [game, countOf(game, of(game))]));
}

/** Whether a card's present text is wholly understood and can be carried out. */
export function isPlayable(entry: PoolEntry): boolean {
  const card = cardAsOf(entry, NEWEST);
  return card.unread === undefined && refusedOf(ROOMS[card.game].game, [card]).length === 0;
}

function countOf(game: GameId, entries: readonly PoolEntry[]): PoolCount {
  const cards = entries.map((entry) => cardAsOf(entry, NEWEST));
  const whole = cards.filter(({ unread }) => unread === undefined);
  const playable = whole.length - refusedOf(ROOMS[game].game, whole).length;
  return { cards: cards.length, read: whole.length, playable };
}
