import { actsWith, answer, decision, place, view } from "@chainwright/engine";
import { mayKnow } from "@chainwright/engine/applying";
import { type Duel, eachInPile, holderOf, pileCount, unlink } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  CARD,
  type CardId,
  firstOf,
  kindOf,
  NOW,
  type Player,
  RECORD,
  secondOf,
  type ZoneId,
} from "@chainwright/engine/state";
import type { Field } from "@chainwright/kernel";
import { ROOMS } from "./position.ts";

const PLAYERS = [0, 1] as const;
/** Where cards lie of which nothing comes unless a text looks for what they are. */
const PILES = ["deck", "extra", "graveyard", "banished"] as const;
/** So many cards at least lie there in both duels that are compared: what asks whether there are enough finds them. */
const PLENTY = 20;
/** So many more lie there in one of them. */
const MORE = 3;
/** So many others lie below them. */
const LOWEST = 5;
/** Of each Deck so many of the lowest cards at most are taken away. */
const SPARE = 2;
/** So many like it are left of a card that is taken away: what looks for some of it finds them. */
const LIKE_IT = 3;
/** The table of how many cards there are everywhere, for chains that go on by themselves: it does count a whole Deck. */
const AMOUNTS = "least";
/** The definition of no card: no text, no name, and no Type, Attribute or series. */
const BLANK = 0;

/** What came of a comparison. */
export interface Compared {
  /** How many cards that somebody brought were taken away, beside the blank ones. */
  readonly taken: number;
  /** What was not the same, in words. */
  readonly difference: string | undefined;
}

/**
 * Compares two duels that differ by cards on which no ruling depends (a metamorphic relation: nothing has to be known of
 * what is right). What is seen, what may be done and why not, and what an answer leads to must be the same. That there
 * are enough cards is so in both; chance does the same in both; and what takes a whole pile, or looks through it, may do
 * so with these cards as well.
 */
export function withoutUnrelated(duel: Duel, choice: Action): Compared {
  const more = scripted(duel.fork());
  const spare = spareIn(more);
  const extras = new Set([...spare, ...addBlanks(more)]);
  const fewer = scripted(more.fork());
  takeAway(fewer, extras);
  const compared = (difference: string | undefined): Compared => ({ taken: spare.length, difference });
  const before = difference(said(more, extras), said(fewer, extras));
  if (before !== undefined) return compared(before);
  const lay = whereLie(more, extras);
  const done = [more, fewer].map((one) => answer(one, choice).ok);
  if (done[0] !== done[1]) return compared("whether an answer is legal");
  const after = difference(said(more, extras), said(fewer, extras));
  if (after !== undefined || whereLie(more, extras) !== lay) return compared(after);
  takeAway(more, extras);
  return compared(stateDifference(more, fewer));
}

const whereLie = ({ state }: Duel, cards: ReadonlySet<CardId>): string =>
  [...cards].map((card) => state.get(CARD.stamp, card)).join();

/** The first words of two states that differ. What is left behind of truncated tables is none of them. */
function stateDifference(one: Duel, other: Duel): string | undefined {
  if (one.state.equals(other.state)) return undefined;
  const words = ({ state, game }: Duel): Map<string, number> => {
    const { globals, tables } = game.schema;
    const all = new Map(globals.map(({ name, index }) => [name, state.read(index)]));
    for (const info of tables) {
      if (info.name === AMOUNTS) continue;
      for (let row = 0, n = state.count({ info }); row < n; row++)
        for (const [column, field] of game.schema.columnsOf(info))
          all.set(`${info.name} ${row}: ${column}`, state.get(field, row));
    }
    return all;
  };
  const [mine, others] = [words(one), words(other)];
  const wrong = [...new Set([...mine.keys(), ...others.keys()])].filter(
    (key) => mine.get(key) !== others.get(key),
  );
  const told = wrong.slice(0, 5).map((key) => `${key} is ${mine.get(key)} or ${others.get(key)}`);
  return told.length === 0 ? undefined : told.join(", ");
}

const scripted = (duel: Duel): Duel => {
  // A Deck that is shuffled stays as it is.
  duel.scriptChance((below) => below - 1);
  return duel;
};

function cardsIn(duel: Duel, player: Player, zone: ZoneId): CardId[] {
  const cards: CardId[] = [];
  eachInPile(duel, player, zone, (card) => void cards.push(card));
  return cards;
}

/** The lowest cards of the Decks that nobody knows, as far as enough others are left that are the same, and enough others. */
function spareIn(duel: Duel): CardId[] {
  const { state, game } = duel;
  const asked = new Set((decision(duel)?.options ?? []).map(firstOf));
  return PLAYERS.flatMap((player) => {
    const cards = cardsIn(duel, player, game.zone.deck);
    const lowest = cards.slice(PLENTY).slice(-SPARE);
    const defOf = (card: CardId): number => state.get(CARD.def, card);
    return lowest.filter(
      (card) =>
        !asked.has(card) &&
        !PLAYERS.some((viewer) => mayKnow(duel, card, viewer)) &&
        cards.filter((one) => !lowest.includes(one) && defOf(one) === defOf(card)).length >= LIKE_IT,
    );
  });
}

/** Lays blank cards under the others of such piles: until there are plenty, and then those that it returns. */
function addBlanks(duel: Duel): CardId[] {
  const zones = new Set(PILES.map((name) => duel.game.zone[name]));
  return PLAYERS.flatMap((player) =>
    [...zones].flatMap((zone) => {
      const blank = () => place(duel, BLANK, { zone, player });
      while (pileCount(duel, player, zone) < PLENTY) blank();
      const extras = Array.from({ length: MORE }, blank);
      for (let i = 0; i < LOWEST; i++) blank();
      return extras;
    }),
  );
}

/** Takes cards out of a duel: nothing is left of them but an empty row. */
function takeAway(duel: Duel, cards: ReadonlySet<CardId>): void {
  const { state } = duel;
  const unsettled = state.read(NOW.unsettled);
  for (const card of cards) {
    unlink(duel, card);
    for (const name of CARD.info.fields as readonly (keyof typeof CARD)[])
      state.set(CARD[name] as Field<CardId>, card, 0);
  }
  state.write(NOW.unsettled, unsettled);
  // Whoever looked at a whole Deck has seen them.
  state.retain(RECORD, (row) => !cards.has(state.get(RECORD.card, row)));
}

const WITHOUT_CARD = new Set<number>([ACT.pass, ACT.phase, ACT.number]);

/** All that is told of a duel, but of some cards. */
function said(duel: Duel, but: ReadonlySet<number>): readonly unknown[] {
  const open = decision(duel);
  const { piles, ...rest } = view(duel, null);
  const isOf = (choice: Action): boolean =>
    !WITHOUT_CARD.has(kindOf(choice)) &&
    (but.has(firstOf(choice)) || (kindOf(choice) === ACT.attack && but.has(secondOf(choice))));
  const left = piles.map(({ cards, ...pile }) => ({
    ...pile,
    cards: cards.filter(({ id }) => !but.has(id)),
  }));
  return [
    rest,
    left.filter(({ cards }) => cards.length > 0),
    open === null ? null : { ...open, options: open.options.filter((choice) => !isOf(choice)) },
    open === null
      ? []
      : left.flatMap(({ zone, cards }) =>
          zone === "deck" ? [] : cards.flatMap(({ id }) => verdictsOn(duel, id)),
        ),
  ];
}

/** What could be done with a card, and what is against it. */
function verdictsOn(duel: Duel, card: CardId) {
  const player = holderOf(duel, card);
  return actsWith(ROOMS[duel.game.id], duel, player, card).map((act) => [
    act,
    duel.rules.whyNot(duel, player, act),
  ]);
}

const PARTS = ["the table", "what lies there", "what is asked", "what stands against something"];

function difference(one: readonly unknown[], other: readonly unknown[]): string | undefined {
  for (const [i, part] of PARTS.entries()) {
    const [a, b] = [JSON.stringify(one[i]), JSON.stringify(other[i])];
    if (a !== b) return `${part}: ${a} ≠ ${b}`;
  }
  return undefined;
}
