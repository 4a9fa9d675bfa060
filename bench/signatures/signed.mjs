// The duels whose signatures are pinned, and what goes into one: how a duel behaves, never how its state is laid out, so that
// an engine that is built otherwise and plays the same has the same signatures. Runs in Node and in a browser.

import { buildCatalogue } from "@chainwright/compiler";
import { duelMastersRoom } from "@chainwright/duel-masters";
import { answer, decision, phaseNameIn, startDuel } from "@chainwright/engine";
import { statOf } from "@chainwright/engine/applying";
import { eachInPile } from "@chainwright/engine/board";
import { countersByKind } from "@chainwright/engine/changes";
import {
  ACT,
  CARD,
  EVENT,
  EVENT_LOG,
  FACE,
  firstOf,
  kindOf,
  NOW,
  PLAYER,
  POSITION,
  STAT,
  secondOf,
  TRACE,
} from "@chainwright/engine/state";
import { numbers } from "@chainwright/kernel";
import { ocgRoom } from "@chainwright/ocg";
import { Pool } from "@chainwright/pool";
import { rushRoom } from "@chainwright/rush";
import { Digest } from "./digest.mjs";

const ROOMS = { ocg: ocgRoom, rush: rushRoom, "duel-masters": duelMastersRoom };
export const GAMES = Object.keys(ROOMS);

export const DUELS_PER_GAME = 200;

/** Whose rules of which day are played, in turn. */
const RULES = {
  ocg: [
    ["2024-01-01"],
    ["2008-01-01"],
    ["2024-01-01", "tcg"],
    ["2024-01-01"],
    ["2014-01-01"],
    ["2019-01-01"],
    ["2024-01-01"],
    ["2010-01-01"],
    ["2017-01-01", "tcg"],
    ["2024-01-01"],
    ["2011-06-01", "tcg"],
    ["2020-06-01"],
  ],
  rush: [["2024-01-01"], ["2021-01-01"], ["2026-01-01"]],
  "duel-masters": [["2024-01-01"], ["2012-01-01"], ["2024-01-01", "plays"], ["2018-01-01"]],
};

/** More answers than nearly all duels need. What goes on longer is signed as far as this. */
const MOST_ANSWERS = 600;
/** After so many answers the whole table goes into the signature. */
const TABLE_EVERY = 10;

const nameOf = (table, number) => Object.keys(table).find((key) => table[key] === number) ?? String(number);

/** The n-th duel of a game, from 0: which decks of `decks.json` play it under which rules. */
export function duelOf(game, n, decks) {
  const names = Object.keys(decks[game]);
  const round = Math.floor(n / names.length);
  const [date, region = null] = RULES[game][(n + round) % RULES[game].length];
  return { game, n, date, region, decks: [names[n % names.length], names[(n + round) % names.length]] };
}

/** "3 Sangan" is three of them. */
const cardNames = (list) =>
  list.flatMap((line) => {
    const [, count, name] = /^(\d) (.+)$/.exec(line);
    return Array(Number(count)).fill(name);
  });

function started({ game, n, date, region, decks: names }, decks, pool, trace) {
  const room = ROOMS[game];
  const lists = names.map((name) => decks[game][name]);
  const sides = lists.map(({ main, extra = [] }) => ({ main: cardNames(main), extra: cardNames(extra) }));
  const all = [...new Set(sides.flatMap(({ main, extra }) => [...main, ...extra]))];
  const cards = all.map((name) => {
    const card = pool.card(name, date);
    if (card === undefined) throw new Error(`no card of ${game} is called "${name}"`);
    return card;
  });
  const numbersOf = (list) => list.map((name) => all.indexOf(name) + 1);
  return startDuel(
    room,
    room.rulesAt(date, region),
    buildCatalogue(room.game, cards),
    sides.map(({ main, extra }) => ({ main: numbersOf(main), extra: numbersOf(extra) })),
    n + 1,
    trace,
  );
}

const cardName = (duel, card) => duel.definition(duel.state.get(CARD.def, card)).card.name.en;

const STATS = [STAT.atk, STAT.def, STAT.power];

function lying(duel, card, { field }) {
  const { state } = duel;
  const words = [
    cardName(duel, card),
    nameOf(FACE, state.get(CARD.face, card)),
    nameOf(POSITION, state.get(CARD.position, card)),
  ];
  if (!field) return words.join();
  const counters = countersByKind(duel, card).map(({ kind, count }) => `${count} ${kind}`);
  words.push(
    state.get(CARD.slot, card),
    ...STATS.map((stat) => statOf(duel, card, stat)),
    ...counters.sort(),
  );
  return words.join();
}

/** All that lies on the table, by words. */
function tableOf(duel, phaseName) {
  const { state } = duel;
  const lines = [
    `turn ${state.read(NOW.turn)} of ${state.read(NOW.turnPlayer)}, ${phaseName(state.read(NOW.phase))}`,
  ];
  for (const player of [0, 1])
    for (const [zone, info] of duel.game.zones.entries()) {
      if (zone === 0) continue;
      const cards = [];
      eachInPile(duel, player, zone, (card) => {
        cards.push(lying(duel, card, info));
      });
      if (cards.length > 0) lines.push(`${player} ${info.name}: ${cards.join("; ")}`);
    }
  return lines.join("\n");
}

/** A card by its name and where it lies: the number that it has is the engine's own. */
function whereOf(duel, card) {
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  const info = duel.game.zones[zone];
  const player = state.get(info.field ? CARD.controller : CARD.owner, card);
  let place = 0;
  let at = -1;
  eachInPile(duel, player, zone, (one) => {
    if (one === card) at = place;
    place++;
  });
  return `${cardName(duel, card)} ${player} ${info.name} ${at}`;
}

const WITHOUT_CARD = new Set([ACT.pass, ACT.phase, ACT.number]);

function wordsOf(duel, choice) {
  const kind = kindOf(choice);
  const [first, second] = [firstOf(choice), secondOf(choice)];
  const what = nameOf(ACT, kind);
  if (WITHOUT_CARD.has(kind)) return `${what} ${first} ${second}`;
  const other = kind === ACT.attack && second > 0 ? whereOf(duel, second) : second;
  return `${what} ${whereOf(duel, first)}, ${other}`;
}

const PASSIVE = new Set([ACT.pass, ACT.phase]);

/** Any answer, but every second time one that does something; drawn by its words, so that the order of the offer is of no matter. */
function drawn(duel, options, below) {
  const doing = below(2) === 0 ? options.filter((option) => !PASSIVE.has(kindOf(option))) : [];
  const from = (doing.length > 0 ? doing : options).map((option) => ({
    option,
    words: wordsOf(duel, option),
  }));
  from.sort((a, b) => (a.words < b.words ? -1 : a.words > b.words ? 1 : 0));
  return from[below(from.length)];
}

/** One thing that happened, by words. */
function eventOf(duel, event) {
  const { state, game } = duel;
  const said = (field) => state.get(field, event);
  return [
    nameOf(EVENT, said(EVENT_LOG.kind)),
    cardName(duel, said(EVENT_LOG.card)),
    said(EVENT_LOG.controller),
    game.zones[said(EVENT_LOG.from)].name,
    game.zones[said(EVENT_LOG.to)].name,
    said(EVENT_LOG.amount),
  ].join();
}

/** Writes what happens into a digest, in the order in which it does. The rest of a trace explains, and is free. */
const listening = (digest) => ({
  point(duel, kind, _rule, a, b, c) {
    if (kind === TRACE.event) digest.add(eventOf(duel, a));
    if (kind === TRACE.activated) digest.add(`activated: ${cardName(duel, b)} ${c}`);
  },
});

/** Plays a duel and signs it. */
function signed(which, decks, pool) {
  const digest = new Digest();
  const duel = started(which, decks, pool, listening(digest));
  const { state } = duel;
  const phaseName = phaseNameIn(ROOMS[which.game]);
  const below = numbers(which.n ^ 0x516e);
  let answers = 0;
  for (let open = decision(duel); open !== null && answers < MOST_ANSWERS; open = decision(duel)) {
    const { option, words } = drawn(duel, open.options, below);
    digest.add(
      `${open.player} ${open.question} ${open.options.length}, ${state.get(PLAYER.lp, 0)} ${state.get(PLAYER.lp, 1)}: ${words}`,
    );
    if (answers++ % TABLE_EVERY === 0) digest.add(tableOf(duel, phaseName));
    answer(duel, option);
  }
  digest.add(tableOf(duel, phaseName));
  digest.add(String(state.read(NOW.result)));
  return { answers, hash: digest.hex };
}

/** The line that is pinned for a duel. */
function lineOf(which, decks, pool) {
  const { game, n, date, region, decks: sides } = which;
  const { answers, hash } = signed(which, decks, pool);
  const rules = region === null ? date : `${date} ${region}`;
  return `${game} ${n}: ${sides.join(" against ")}, ${rules}, ${answers} answers: ${hash}`;
}

/** The lines of the duels of a game with these numbers. `entries`: the cards of the pool, `decks`: what `decks.json` has. */
export function linesOf(game, duels, entries, decks) {
  const pool = new Pool(game, entries);
  return duels.map((n) => lineOf(duelOf(game, n, decks), decks, pool));
}
