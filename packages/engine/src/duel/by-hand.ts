import type { Duel } from "../board/duel.ts";
import { destroy, move } from "../changes/card-moves.ts";
import { placeCounter, removeCounters } from "../changes/counters.ts";
import { draw } from "../changes/drawing.ts";
import { gainLp, loseLp } from "../changes/life-points.ts";
import { nextMoment } from "../history/event-timing.ts";
import { addLingering } from "../history/lingering-effects.ts";
import { ACT, type Action, action, firstOf, kindOf, PASS, secondOf } from "../state/action.ts";
import { BY_RULE, type Cause } from "../state/cause.ts";
import { CARD, type CardId, type ZoneId } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { LINGERING_KIND, MANNER, type Player, POSITION, STAT, UNTIL, WAY } from "../state/vocabulary.ts";
import { comeIntoPlay } from "../summons/summon-attempts.ts";
import { type Answered, decision } from "./decision.ts";
import { showWhatApplies } from "./run.ts";

/**
 * What the players do themselves of a text that the engine does not carry out, by the atoms that effects are made of. It is an
 * answer like any other, so that it is undone, saved and replayed as one; but no question offers it: who brings it has seen to it
 * that both players agree.
 */

/** Life Points, ATK and DEF are changed by multiples of this. */
export const STEP_BY_HAND = 50;

/** Each is done with a card, or by a player; the numbers are packed into an action. */
const DEEDS = [
  "move",
  "summon",
  "destroy",
  "draw",
  "gain",
  "lose",
  "place-counters",
  "remove-counters",
  "atk-up",
  "atk-down",
  "def-up",
  "def-down",
] as const;

export type Deed =
  /** `zone`: of the game; `player`: in whose. */
  | { readonly deed: "move"; readonly card: CardId; readonly zone: ZoneId; readonly player: Player }
  | { readonly deed: "summon"; readonly card: CardId; readonly player: Player; readonly defense: boolean }
  | { readonly deed: "destroy"; readonly card: CardId }
  | { readonly deed: "draw" | "gain" | "lose"; readonly player: Player; readonly amount: number }
  /** `kind`: which of the catalogue's kinds of counters. */
  | {
      readonly deed: "place-counters" | "remove-counters";
      readonly card: CardId;
      readonly kind: number;
      readonly amount: number;
    }
  | {
      readonly deed: "atk-up" | "atk-down" | "def-up" | "def-down";
      readonly card: CardId;
      readonly amount: number;
    };

const VALUE_BITS = 9;
const MOST = (1 << VALUE_BITS) - 1;
const COUNT_BITS = 4;

/** A deed as an answer; null where it says more than an answer can hold. */
export function byHandAction(deed: Deed): Action | null {
  const value = valueIn(deed);
  if (!Number.isInteger(value) || value < 0 || value > MOST) return null;
  const about = "card" in deed ? deed.card : deed.player;
  return action(ACT.byHand, about, (DEEDS.indexOf(deed.deed) << VALUE_BITS) | value);
}

function valueIn(deed: Deed): number {
  switch (deed.deed) {
    case "move":
      return deed.zone * 2 + deed.player;
    case "summon":
      return (deed.defense ? 2 : 0) + deed.player;
    case "destroy":
      return 0;
    case "draw":
      return deed.amount;
    case "place-counters":
    case "remove-counters":
      return deed.amount >= 1 << COUNT_BITS ? -1 : (deed.kind << COUNT_BITS) | deed.amount;
    default:
      return deed.amount / STEP_BY_HAND;
  }
}

/** Nothing takes its place: what the players do is what they mean. */
const BY_HAND: Cause = { ...BY_RULE, unreplaced: true };

/** Does what both players have agreed on, and asks the open question again. What cannot be done changes nothing. */
export function byHand(duel: Duel, choice: Action): Answered {
  const refused = { ok: false, reasons: duel.law.notNow.map((rule) => ({ rule })) } as const;
  const open = decision(duel);
  const isFree = open?.options.some((one) => one === PASS || kindOf(one) === ACT.phase) === true;
  const goesOn = (trial: Duel): boolean => carryOut(trial, choice) && decision(trial)?.options.length !== 0;
  if (!isFree || !duel.tryOut(goesOn)) return refused;
  duel.point(TRACE.byHand, []);
  carryOut(duel, choice);
  return { ok: true };
}

function carryOut(duel: Duel, choice: Action): boolean {
  nextMoment(duel);
  const done = doDeed(duel, firstOf(choice), secondOf(choice));
  showWhatApplies(duel);
  return done;
}

function doDeed(duel: Duel, about: number, packed: number): boolean {
  const deed = DEEDS[packed >> VALUE_BITS];
  const value = packed & MOST;
  const [card, player] = [about as CardId, about as Player];
  const isPlayer = deed === "draw" || deed === "gain" || deed === "lose";
  if (isPlayer ? about > 1 : about === 0 || about >= duel.state.count(CARD)) return false;
  switch (deed) {
    case "move":
      return moveTo(duel, card, (value >> 1) as ZoneId, (value & 1) as Player);
    case "summon": {
      const position = value >= 2 ? POSITION.defense : POSITION.attack;
      return comeIntoPlay(duel, card, (value & 1) as Player, position, WAY.special, BY_HAND);
    }
    case "destroy":
      return destroy(duel, card, BY_HAND);
    case "draw":
      return draw(duel, player, value, BY_HAND) > 0;
    case "gain":
      return gainLp(duel, player, value * STEP_BY_HAND, BY_HAND);
    case "lose":
      loseLp(duel, player, value * STEP_BY_HAND);
      return value > 0;
    case "place-counters":
    case "remove-counters":
      return changeCounters(duel, card, deed === "place-counters", value);
    case undefined:
      return false;
    default: {
      const by = value * STEP_BY_HAND * (deed.endsWith("up") ? 1 : -1);
      return changeStat(duel, card, deed.startsWith("atk") ? STAT.atk : STAT.def, by);
    }
  }
}

function moveTo(duel: Duel, card: CardId, zone: ZoneId, player: Player): boolean {
  const { zones, zone: named } = duel.game;
  if (zones[zone] === undefined || zone === named.summon) return false;
  const isFromField = zones[duel.state.get(CARD.zone, card)]?.field === true;
  const manner =
    zone === named.graveyard
      ? MANNER.sent
      : zone === named.banished
        ? MANNER.banished
        : zones[zone]?.field === true
          ? MANNER.placed
          : isFromField || zone === named.deck
            ? MANNER.returned
            : MANNER.added;
  return move(duel, card, { zone, player }, manner, BY_HAND);
}

function changeCounters(duel: Duel, card: CardId, place: boolean, value: number): boolean {
  const name = duel.catalogue.counterKinds[value >> COUNT_BITS];
  const amount = value & ((1 << COUNT_BITS) - 1);
  if (name === undefined || amount === 0) return false;
  const kind = duel.catalogue.word(name);
  if (!place) return removeCounters(duel, card, kind, amount, BY_HAND);
  for (let i = 0; i < amount; i++) if (!placeCounter(duel, card, kind, BY_HAND)) return false;
  return true;
}

function changeStat(duel: Duel, card: CardId, what: number, value: number): boolean {
  if (value === 0 || duel.state.get(CARD.zone, card) !== duel.game.zone.summon) return false;
  const row = { kind: LINGERING_KIND.statGain, card, source: card, effect: 0, what, value };
  addLingering(duel, { ...row, until: UNTIL.leaves });
  return true;
}
