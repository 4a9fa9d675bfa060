import type { Card, GameId } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/compiler";
import { mayKnow, resample } from "@chainwright/engine/applying";
import { type Duel, eachInPile, holderOf, redefine } from "@chainwright/engine/board";
import { CARD, type CardId, CHANCE, firstOf, type Player, type ZoneId } from "@chainwright/engine/state";
import { reasonSentence, sentence } from "@chainwright/explain";
import { numbers, seedChance } from "@chainwright/kernel";
import { type DeckSetup, randomBot } from "@chainwright/players";
import { ROOMS } from "@chainwright/scenario";
import { pools } from "../../../scenario/test/files.ts";
import { couldRespond, soleAnswer, Table } from "../../src/index.ts";

const DATE = "2024-01-01";
const BOTH = [0, 1] as const;

interface Playable {
  readonly main: readonly Card[];
  readonly extra: readonly Card[];
}

const playable = new Map<GameId, Playable>();

/** All cards of the checkout that can be played. */
function cardsOf(game: GameId): Playable {
  const known = playable.get(game);
  if (known !== undefined) return known;
  const room = ROOMS[game];
  const { deck } = room.rulesAt(DATE);
  const all = pools[game].allNames.flatMap((name) => pools[game].card(name, DATE) ?? []);
  const refused = new Set(buildCatalogue(room.game, all).notPlayable.map(({ card }) => card));
  const cards = all.filter((card) => !refused.has(card) && !card.facts.categories.includes("token"));
  const found = {
    main: cards.filter((card) => !deck.isExtra(card)),
    extra: cards.filter((card) => deck.isExtra(card)),
  };
  playable.set(game, found);
  return found;
}

/** Decks by chance, of as many different cards. */
export function setupOf(game: GameId, seed: number, everyWindow = true, different = Infinity): DeckSetup {
  const below = numbers(seed);
  const { main, extra } = cardsOf(game);
  const some = (from: readonly Card[], count: number): Card[] =>
    from.length === 0 ? [] : Array.from({ length: count }, () => from[below(from.length)] as Card);
  const side = () => ({
    main: some(different === Infinity ? main : some(main, different), 40),
    extra: some(extra, game === "duel-masters" ? 0 : 8),
  });
  return {
    room: ROOMS[game],
    rules: { date: DATE, region: null },
    seed,
    decks: [side(), side()],
    everyWindow,
  };
}

/** Ids of a test: none is mistaken for another number. */
const drawnBy = (seed: number) => {
  const below = numbers(seed);
  return (most: number): number => most - 1 - below(most >>> 1);
};

/** Everything that one who looks on gets, as it is written. */
export type Leak = (table: Table, viewer: Player) => unknown;

function shown(table: Table, viewer: Player, leak: Leak): string {
  const { open, match } = table;
  const playerView = table.playerView(viewer);
  const board = playerView.board();
  const ids = BOTH.flatMap((player) =>
    Object.values(board.players[player === 0 ? "A" : "B"].zones).flatMap((cards) =>
      cards.map(({ id }) => id),
    ),
  );
  return JSON.stringify([
    board,
    playerView.asked("en"),
    playerView.options("en"),
    ids.map((id) => [playerView.values(id, "en"), playerView.isOthers(id)]),
    ids.map((id) =>
      playerView
        .verdicts(id, "en")
        .map((verdict) => [
          verdict,
          verdict.reasons.map((reason) => reasonSentence(reason, "en", table.cards.names, table.cards.texts)),
        ]),
    ),
    // Who is asked, and for whom a pause is made.
    open?.player,
    open !== null &&
      open.player !== viewer && [
        couldRespond(match.duel, open.player),
        soleAnswer(match.duel, open) === undefined,
      ],
    leak(table, viewer),
  ]);
}

/** What is new in the log, as data and in words. */
const told = (table: Table): string =>
  JSON.stringify(
    table.log.news().map((moment) => [moment, sentence(moment, "en", table.cards.names, table.cards.game)]),
  );

/** Which ids are told does not matter, only which ones are the same. */
function withPlainIds(text: string): string {
  const plain = new Map<string, string>();
  return text.replace(/\b\d{9,10}\b/g, (id) => {
    const known = plain.get(id) ?? `#${plain.size}`;
    plain.set(id, known);
    return known;
  });
}

/** Where two texts differ, or nothing. */
function difference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  let i = 0;
  while (one[i] === other[i]) i++;
  const from = Math.max(0, i - 160);
  return `${one.slice(from, i + 120)}\n≠ ${other.slice(from, i + 120)}`;
}

export interface Found {
  /** Answers before which hidden cards were exchanged. */
  readonly exchanged: number;
  /** Those of them after which all that is seen was the same. */
  readonly alike: number;
  /** The first thing that a player was told otherwise where other cards were hidden. */
  readonly leak: string | undefined;
}

const NO_LEAK: Leak = () => null;

/** The cards of a pile that its player may not know come in another order. */
function reorder(
  duel: Duel,
  player: Player,
  zone: ZoneId,
  offered: ReadonlySet<number>,
  below: (n: number) => number,
): void {
  const hidden: CardId[] = [];
  eachInPile(duel, player, zone, (card) => {
    if (!mayKnow(duel, card, player) && !offered.has(card)) hidden.push(card);
  });
  const defs = hidden.map((card) => duel.state.get(CARD.def, card));
  for (const card of hidden) redefine(duel, card, defs.splice(below(defs.length), 1)[0] as number);
}

/**
 * Plays a duel and exchanges the hidden cards at every decision for others that fit what a player knows: nothing that the
 * player is shown may change, and nothing after the answer, as long as none of those cards comes to light.
 */
export function exchange(setup: DeckSetup, viewer: Player, answers: number, leak: Leak = NO_LEAK): Found {
  const { seed } = setup;
  const [table, other] = [new Table(setup, [viewer], drawnBy(1)), new Table(setup, [viewer], drawnBy(2))];
  const bot = randomBot(seed);
  const below = numbers(seed);
  let [exchanged, alike] = [0, 0];
  for (let i = 0; i < answers; i++) {
    const { open } = table;
    if (open === null) break;
    const { duel } = other.match;
    duel.state.copyFrom(table.match.duel.state);
    duel.state.startJournal();
    const offered = new Set(open.player === viewer ? open.options.map((option) => firstOf(option)) : []);
    // What one may do may hang on what there is in one's own Deck, which everybody knows of their own.
    resample(duel, viewer, below, (card) => holderOf(duel, card) === viewer);
    for (const [zone, { seen }] of duel.game.zones.entries())
      if (seen === "none") reorder(duel, viewer, zone as ZoneId, offered, below);
    if (!duel.state.equals(table.match.duel.state)) exchanged++;
    other.log.takeBack(other.log.length, duel);
    const before = [shown(table, viewer, leak), shown(other, viewer, leak)] as const;
    const one = difference(withPlainIds(before[0]), withPlainIds(before[1]));
    if (one !== undefined) return { exchanged, alike, leak: one };
    told(table);
    told(other);
    const choice = bot.choose(open, table.match.duel);
    table.answer(choice);
    if (!other.answer(choice)) continue;
    const boards = [table, other].map((each) =>
      withPlainIds(JSON.stringify([each.playerView(viewer).board(), lookedAt(each, viewer)])),
    );
    if (boards[0] !== boards[1]) continue;
    alike++;
    const after = [table, other].map((each, n) =>
      withPlainIds(`${before[n as 0 | 1]}\n${told(each)}\n${shown(each, viewer, leak)}`),
    );
    const two = difference(after[0] as string, after[1] as string);
    if (two !== undefined) return { exchanged, alike, leak: two };
  }
  return { exchanged, alike, leak: undefined };
}

/** The cards of their Deck that a player is looking at: who is offered some looks at them. */
function lookedAt(table: Table, viewer: Player): readonly string[] {
  const { duel } = table.match;
  const playerView = table.playerView(viewer);
  const isInDeck = (id: number): boolean =>
    duel.state.get(CARD.zone, playerView.viewerIds.cardOf(id) as CardId) === duel.game.zone.deck;
  return playerView
    .options("en")
    .flatMap(({ card, text }) => (card !== undefined && isInDeck(card) ? text : []));
}

/** Gives every card that lies in a pile again what it is, so that nothing hangs on when it was made so. */
function relay(duel: Duel, defs: readonly number[]): void {
  let i = 0;
  for (const player of BOTH)
    for (const zone of duel.game.zones.keys())
      eachInPile(duel, player, zone as ZoneId, (card) => redefine(duel, card, defs[i++] as number));
}

function defsIn(duel: Duel): number[] {
  const defs: number[] = [];
  for (const player of BOTH)
    for (const zone of duel.game.zones.keys())
      eachInPile(duel, player, zone as ZoneId, (card) => void defs.push(duel.state.get(CARD.def, card)));
  return defs;
}

/**
 * Plays a duel twice with the same cards in the same places, but other rows for them, as another shuffle of the same decks
 * deals them: everything that both players are told is the same to the byte.
 */
export function renumber(setup: DeckSetup, answers: number, leak: Leak = NO_LEAK): Found {
  const { seed } = setup;
  const tables = [setup, { ...setup, seed: seed + 1000 }].map((one) => new Table(one, [0], drawnBy(1)));
  const [table, other] = tables as [Table, Table];
  const defs = defsIn(table.match.duel);
  for (const each of tables) {
    const { duel } = each.match;
    relay(duel, defs);
    seedChance(duel.state, CHANCE, seed);
    each.log.takeBack(each.log.length, duel);
    told(each);
  }
  const exchanged = defsIn(table.match.duel).length;
  const bot = randomBot(seed);
  const all = (each: Table): string =>
    [told(each), ...BOTH.map((viewer) => shown(each, viewer, leak))].join("\n");
  let alike = 0;
  for (; alike < answers; alike++) {
    const leaked = difference(all(table), all(other));
    if (leaked !== undefined) return { exchanged, alike, leak: leaked };
    const { open } = table;
    if (open === null) break;
    const choice = bot.choose(open, table.match.duel);
    const answer = table.playerView(open.player).optionOf(choice, "en")?.answer ?? "";
    for (const each of tables)
      if (!each.playerView(open.player).answer(answer))
        return { exchanged, alike, leak: `${answer} is refused` };
  }
  return { exchanged, alike, leak: undefined };
}
