import { answer, type Decision, goOn, options, type Room } from "@chainwright/engine";
import { resample, statOf } from "@chainwright/engine/applying";
import { type Duel, eachInPile, holderOf, pileCount } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  CARD,
  type CardId,
  CHANCE,
  FACE,
  firstOf,
  kindOf,
  NOW,
  opponentOf,
  PLAYER,
  type Player,
  secondOf,
  WIN,
  type ZoneId,
} from "@chainwright/engine/state";
import { numbers, seedChance } from "@chainwright/kernel";

/** Answers for a player. It may look at `view(duel, open.player)` and at the options, and at nothing else. */
export interface Bot {
  choose(open: Decision, duel: Duel): Action;
}

const EAGER: ReadonlySet<number> = new Set([ACT.activate, ACT.trigger, ACT.number]);

/** Takes any option, but uses effects more often than chance would: half of the time when there is one. */
export function randomBot(seed: number): Bot {
  const below = numbers(seed);
  return { choose: ({ options }) => anyOf(options, below) };
}

function anyOf(offered: readonly Action[], below: (n: number) => number): Action {
  const uses = below(2) === 0 ? offered.filter((option) => EAGER.has(kindOf(option))) : [];
  const from = uses.length > 0 ? uses : offered;
  return from[below(from.length)] as Action;
}

/** A bot that takes its time: `consider` gives way after each line that it has tried, so that others are not kept waiting. */
export interface ThinkingBot extends Bot {
  consider(open: Decision, duel: Duel): Generator<undefined, Action, undefined>;
}

/** Lines that are tried for one answer: enough to tell what is bad, in a tenth of a second. */
const LINES = 60;
/** A line is followed to the end of the opponent's next turn, but no further than this. */
const MOST_ANSWERS = 80;

/**
 * Tries what comes of each option, with random answers of both players, and takes the one that leaves it best off. What its
 * player may not know is another thing in each line. The same state and seed lead to the same answer.
 */
export function thinkingBot(room: Room, seed: number): ThinkingBot {
  function* consider(open: Decision, duel: Duel): Generator<undefined, Action, undefined> {
    const below = numbers(seed);
    const seen = new Set<CardId>(open.options.map((option) => firstOf(option) as CardId));
    // Who is offered cards of their own deck looks at them.
    const kept = (card: CardId): boolean => holderOf(duel, card) === open.player && seen.has(card);
    let left = distinct(open.player, open.options, duel).map((option) => ({ option, sum: 0, lines: 0 }));
    const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
    while (left.length > 1) {
      const times = Math.max(1, Math.round(LINES / rounds / left.length));
      for (let i = 0; i < times; i++) {
        const world = duel.fork();
        world.state.write(NOW.askAlways, 0);
        resample(world, open.player, below, kept);
        // Nor does it know what chance will bring.
        seedChance(world.state, CHANCE, below(0x7fffffff));
        const line = below(0x7fffffff);
        for (const one of left) {
          one.sum += world.tryOut((trial) => outcome(room, trial, open.player, one.option, numbers(line)));
          one.lines++;
          yield;
        }
        world.release();
      }
      left.sort((a, b) => b.sum / b.lines - a.sum / a.lines);
      left = left.slice(0, Math.ceil(left.length / 2));
    }
    return left[0]?.option as Action;
  }
  return {
    consider,
    choose(open, duel) {
      const thought = consider(open, duel);
      for (;;) {
        const { done, value } = thought.next();
        if (done) return value;
      }
    },
  };
}

/** Options that come to the same once: the same act with another copy of a card in one's hand. */
function distinct(player: Player, offered: readonly Action[], duel: Duel): readonly Action[] {
  const { state, game } = duel;
  const keyOf = (option: Action): number | string => {
    const card = firstOf(option) as CardId;
    const isCard = kindOf(option) !== ACT.number && card > 0 && card < state.count(CARD);
    if (!isCard || state.get(CARD.zone, card) !== game.zone.hand || holderOf(duel, card) !== player)
      return option;
    return `${kindOf(option)} ${state.get(CARD.def, card)} ${secondOf(option)}`;
  };
  return [...new Map(offered.map((option) => [keyOf(option), option])).values()];
}

const offered: Action[] = [];

/** How well off a player is after an option and a line of random answers. */
function outcome(
  room: Room,
  duel: Duel,
  player: Player,
  option: Action,
  below: (n: number) => number,
): number {
  const { state } = duel;
  const last = state.read(NOW.turn) + 1;
  let made = answer(duel, option).ok ? 1 : MOST_ANSWERS;
  for (; made < MOST_ANSWERS && state.read(NOW.result) === WIN.none && state.read(NOW.turn) <= last; made++) {
    offered.length = options(duel, offered);
    goOn(duel, anyOf(offered, below));
  }
  return worthOf(room, duel, player) - worthOf(room, duel, opponentOf(player));
}

/** More than all the cards and points that there could be. */
const WON = 1000;

function worthOf({ worth }: Room, duel: Duel, player: Player): number {
  const { state, game } = duel;
  const result = state.read(NOW.result);
  if (result === (player === 0 ? WIN.player0 : WIN.player1)) return WON;
  let sum = state.get(PLAYER.lp, player) * worth.lp;
  for (const [zone, { name }] of game.zones.entries())
    sum += pileCount(duel, player, zone as ZoneId) * (worth.cards[name] ?? 0);
  eachInPile(duel, player, game.zone.summon, (card) => {
    if (state.get(CARD.face, card) === FACE.up) sum += statOf(duel, card, worth.strength) * worth.point;
  });
  return sum;
}
