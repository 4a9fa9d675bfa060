import { seedChance } from "@chainwright/kernel";
import { Duel } from "../board/duel.ts";
import type { Catalogue, CompiledEffect, Game, Rules, Trace } from "../board/duel-types.ts";
import { freeSlot, link, shuffle } from "../board/zone-contents.ts";
import { takeOpeningHand } from "../changes/drawing.ts";
import { createCard } from "../changes/relocate-card.ts";
import { nextOrder } from "../history/lingering-effects.ts";
import type { Action } from "../state/action.ts";
import { BY_RULE } from "../state/cause.ts";
import {
  CARD,
  type CardId,
  CHANCE,
  LINKS,
  NO_CARD,
  NOW,
  PILE,
  PLAYER,
  type ZoneId,
} from "../state/schema.ts";
import { FACE, type Player, POSITION, WAY } from "../state/vocabulary.ts";
import type { Moments, Stop } from "./response-windows.ts";
import { run } from "./run.ts";

/** A dated change of a game's rules or rulings. */
export interface DatedChange {
  /** ISO date: the first day on which it holds. */
  readonly date: string;
  /** One of the room's regions; null for the game's home. */
  readonly region: string | null;
  /** Rule id, or the name of the revision. */
  readonly source: string;
}

/** What a game's room offers to everyone who sets up or plays a duel. */
export interface Room {
  readonly game: Game;
  /** Phase numbers by name, in the order of a turn. */
  readonly phases: Readonly<Record<string, number>>;
  /** The kinds of windows at which a player may say that they always want to be asked. */
  readonly stops: readonly Stop[];
  /** The times of a turn that have a name in the game's rules, and those at which something may be answered. */
  readonly moments: Moments;
  /** The phase in which a player acts: where positions begin if nothing else is said. */
  readonly mainPhase: string;
  /** The phases in which a position may begin. */
  readonly startPhases: readonly string[];
  readonly startLp: number;
  /** Cards that each player draws before the first turn. */
  readonly openingHand: number;
  /** Regions that have rules of their own, beside the game's home. */
  readonly regions: readonly string[];
  /** Zones that the game has only by some rules, as far as these have them; a board is drawn by it. */
  laterZones?(rules: Rules): readonly string[];
  /** The rules as of a day (ISO date), at home or in one of the regions. */
  rulesAt(date: string, region?: string | null): Rules;
  readonly changes: readonly DatedChange[];
  /** The name of a place that an answer with a number means, where players choose one; "" for others. */
  placeName(answer: number): string;
  /** Rows of the game's own tables, for a new duel. */
  prepare(duel: Duel): void;
  /** What else lies on a player's side before the opening hand is taken. */
  layOut?(duel: Duel, player: Player): void;
  /** Begins the first turn of a duel, of player 0. */
  begin(duel: Duel): void;
  /** Starts a player's turn in the middle of a phase and runs to the first decision. */
  startAt(duel: Duel, player: Player, turn: number, phase: number): void;
  /** For a position: counts a use of an effect by the name of its card, where the game has such limits. */
  countUse?(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): void;
  /** For a position: how many Normal Summons a player has made this turn, where the game counts them. */
  setNormalSummons?(duel: Duel, player: Player, made: number): void;
  /** Everything that a player could ever want to do with a card where it is; left out where the usual acts are all. */
  actsWith?(duel: Duel, player: Player, card: CardId): readonly Action[];
  /** What things are worth to their player, as a bot reckons that looks ahead; a card by the zone in which it lies. */
  readonly worth: {
    readonly lp: number;
    readonly cards: Readonly<Record<string, number>>;
    /** What makes a monster strong (`STAT`), and what a point of that is worth. */
    readonly strength: number;
    readonly point: number;
  };
  /** What must be so whenever somebody is asked and is not, in words. */
  broken(duel: Duel): string[];
}

/** A deck of definition numbers. */
export interface DeckNumbers {
  readonly main: readonly number[];
  readonly extra: readonly number[];
}

/** The name of a phase for reports; "" before the first turn. */
export const phaseNameIn =
  ({ phases }: Room) =>
  (phase: number): string =>
    Object.entries(phases).find(([, number]) => number === phase)?.[0] ?? "";

const PILES = 32;

/** An empty table: nobody's turn, nothing in any zone. */
export function emptyDuel(room: Room, rules: Rules, catalogue: Catalogue): Duel {
  const duel = Duel.create(rules, catalogue);
  const { state } = duel;
  state.add(CARD);
  state.add(LINKS);
  for (let i = 0; i < PILES; i++) state.add(PILE);
  for (const player of [0, 1] as const) {
    state.add(PLAYER);
    state.set(PLAYER.lp, player, room.startLp);
  }
  state.write(NOW.timing, 1);
  state.write(NOW.atom, 1);
  room.prepare(duel);
  return duel;
}

/** Where and how a card lies when a position is set up. */
export interface Placement {
  readonly zone: ZoneId;
  readonly player: Player;
  readonly owner?: Player;
  readonly face?: number;
  readonly position?: number;
  /** The turn since which it has been there; long ago where left out. */
  readonly since?: number;
  /** How it was Summoned: bits of `WAY`. */
  readonly way?: number;
  /** The monster it lies under, as material. */
  readonly under?: CardId;
  /** Its place in a zone with places; the first free one where left out. */
  readonly slot?: number;
}

/** Puts a new card straight onto the table, without any event. */
export function place(duel: Duel, def: number, where: Placement): CardId {
  const { state } = duel;
  const owner = where.owner ?? where.player;
  const card = createCard(duel, def, owner);
  const info = duel.game.zones[where.zone];
  state.set(CARD.zone, card, where.zone);
  state.set(CARD.controller, card, where.player);
  if (info?.slots) state.set(CARD.slot, card, where.slot ?? freeSlot(duel, where.player, where.zone));
  state.set(CARD.face, card, where.face ?? (info?.seen === "all" || info?.field ? FACE.up : FACE.down));
  link(duel, card, info?.field ? where.player : owner, where.zone, "bottom");
  state.set(CARD.position, card, where.position ?? (info?.positions ? POSITION.attack : POSITION.none));
  state.set(CARD.since, card, where.since ?? -1);
  // What lies on the field has come there as it should.
  state.set(CARD.way, card, (where.way ?? 0) | (info?.field ? WAY.proper : 0));
  state.set(CARD.host, card, where.under ?? NO_CARD);
  const stamp = state.read(NOW.stamp) + 1;
  state.write(NOW.stamp, stamp);
  state.set(CARD.stamp, card, stamp);
  // What is there when a duel begins came in the order in which it is put down.
  if ((duel.definition(def).appliesIn & (1 << where.zone)) !== 0 && state.get(CARD.face, card) === FACE.up)
    state.set(CARD.began, card, nextOrder(duel));
  return card;
}

/**
 * A duel from two decks, up to its first decision. The trace begins with the first turn. With `everyWindow` players are
 * asked also where all they can do is pass, so that a question tells nobody what a hand holds.
 */
export function startDuel(
  room: Room,
  rules: Rules,
  catalogue: Catalogue,
  decks: readonly [DeckNumbers, DeckNumbers],
  seed: number,
  trace: Trace | null = null,
  everyWindow = false,
): Duel {
  const duel = emptyDuel(room, rules, catalogue);
  duel.state.write(NOW.askAlways, everyWindow ? 1 : 0);
  seedChance(duel.state, CHANCE, seed);
  for (const player of [0, 1] as const) deal(room, duel, player, decks[player]);
  duel.trace = trace;
  room.begin(duel);
  run(duel);
  return duel;
}

/** Puts a player's deck where it lies, shuffles it, and takes the opening hand. */
export function deal(room: Room, duel: Duel, player: Player, deck: DeckNumbers): void {
  const { zone } = duel.game;
  for (const def of deck.main) place(duel, def, { zone: zone.deck, player });
  for (const def of deck.extra) place(duel, def, { zone: zone.extra, player });
  shuffle(duel, player, zone.deck);
  room.layOut?.(duel, player);
  takeOpeningHand(duel, player, room.openingHand, BY_RULE);
}

/** Starts a player's turn in the middle of a phase, from where a game goes on with its turn. */
export const startingAt =
  (resumeTurn: (duel: Duel, phase: number) => void): Room["startAt"] =>
  (duel, player, turn, phase) => {
    duel.state.write(NOW.turnPlayer, player);
    duel.state.write(NOW.turn, turn);
    resumeTurn(duel, phase);
    run(duel);
  };
