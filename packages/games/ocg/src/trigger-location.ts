import { type CompiledEffect, type Duel, holderOf } from "@chainwright/engine/board";
import { attackerOf, attackTargetOf, someEvent } from "@chainwright/engine/history";
import {
  CARD,
  CAUSE,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  FACE,
  type Player,
  WAY,
  type ZoneId,
} from "@chainwright/engine/state";
import { isGemini, isGeminiWithoutEffects } from "./gemini-and-trap-monsters.ts";
import { ON_FIELD, ZONE } from "./zones.ts";

/** Places that both players see, off the field. */
const SEEN = (1 << ZONE.graveyard) | (1 << ZONE.banished);

/**
 * Whether a card was where an effect of it triggers when something happened: it is there still, it has moved since, it
 * came there only later, or it was never there.
 */
export type TriggerLocation = "there" | "moved" | "later" | "elsewhere";

/**
 * On the field a card may have come along with what happened to others, unless its words say "while you control this monster";
 * in the Graveyard and among the banished cards it lay before. In the hand it need not have been then.
 */
export function triggerLocationAt(
  duel: Duel,
  card: CardId,
  effect: CompiledEffect,
  event: EventId,
): TriggerLocation {
  const { state } = duel;
  const isOwn = state.get(EVENT_LOG.card, event) === card;
  const isThere = isWhereItTriggers(duel, card, effect);
  if (effect.trigger?.self === true && hasLeftBattle(duel, card, event))
    return isThere && lost(duel, card, event) ? "there" : "elsewhere";
  const zone = state.get(CARD.zone, card);
  const isSeen = ((ON_FIELD | SEEN) & (1 << zone)) !== 0;
  if (isThere && !isSeen && !isOwn) return "there";
  const change = changeSince(duel, card, event);
  if (change !== null) {
    const left = state.get(EVENT_LOG.kind, change) === EVENT.moved;
    if (left && triggeredThere(duel, card, effect, event, change)) return "moved";
    return isThere ? "later" : "elsewhere";
  }
  // What a battle turned face-up has its event when that is over, and may have left before. What has gone on at the same
  // moment ("destroy it, and if you do, banish it") was never there.
  if (isOwn && state.get(EVENT_LOG.stamp, event) !== state.get(CARD.stamp, card))
    return state.get(EVENT_LOG.kind, event) === EVENT.flipped ? "moved" : "elsewhere";
  if (!isThere) return "elsewhere";
  if (!effect.mustHaveBeenThere && (isOwn || effect.trigger?.self === true)) return "there";
  const arrived = state.get(CARD.arrived, card);
  const happened = state.get(EVENT_LOG.atom, event);
  const alongWithIt = arrived === happened && (ON_FIELD & (1 << zone)) !== 0 && !effect.mustHaveBeenThere;
  return arrived < happened || alongWithIt ? "there" : "later";
}

/** Whose card it was when something happened: on the field its controller's, also where it has left since. */
export function holderAt(duel: Duel, card: CardId, event: EventId): Player {
  const { state } = duel;
  const change = changeSince(duel, card, event);
  const leftField =
    change !== null &&
    state.get(EVENT_LOG.kind, change) === EVENT.moved &&
    (ON_FIELD & (1 << state.get(EVENT_LOG.from, change))) !== 0;
  return leftField ? state.get(EVENT_LOG.controller, change) : holderOf(duel, card);
}

/** Whether it is one of the monsters that battle each other no more. */
function hasLeftBattle(duel: Duel, card: CardId, event: EventId): boolean {
  const { state } = duel;
  if (state.get(EVENT_LOG.kind, event) !== EVENT.battles) return false;
  if (card !== state.get(EVENT_LOG.card, event) && card !== state.get(EVENT_LOG.other, event)) return false;
  return card !== attackerOf(duel) && card !== attackTargetOf(duel);
}

/** Whether it is where it was brought by its destruction in that battle, which is carried out as the battle ends. */
const lost = (duel: Duel, card: CardId, event: EventId): boolean =>
  someEvent(
    duel,
    duel.state.get(EVENT_LOG.timing, event),
    (one) =>
      duel.state.get(EVENT_LOG.kind, one) === EVENT.moved &&
      duel.state.get(EVENT_LOG.card, one) === card &&
      duel.state.get(EVENT_LOG.stamp, one) === duel.state.get(CARD.stamp, card) &&
      (duel.state.get(EVENT_LOG.cause, one) & CAUSE.battle) !== 0,
  );

const inRange = ({ range }: CompiledEffect, zone: ZoneId): boolean => (range & (1 << zone)) !== 0;

/** Whether a card lies where an effect of it triggers. */
export function isWhereItTriggers(duel: Duel, card: CardId, effect: CompiledEffect): boolean {
  const zone = duel.state.get(CARD.zone, card);
  if (!inRange(effect, zone)) return false;
  return (ON_FIELD & (1 << zone)) === 0 || (isFaceUp(duel, card) && !isGeminiWithoutEffects(duel, card));
}

const isFaceUp = ({ state }: Duel, card: CardId): boolean => state.get(CARD.face, card) === FACE.up;

/** The first that became of the card after the moment of an event: it was moved or turned over. */
function changeSince({ state }: Duel, card: CardId, event: EventId): EventId | null {
  const atom = state.get(EVENT_LOG.atom, event);
  for (let row = 0 as EventId, n = state.count(EVENT_LOG); row < n; row++) {
    if (state.get(EVENT_LOG.card, row) !== card) continue;
    const kind = state.get(EVENT_LOG.kind, row);
    if (kind !== EVENT.moved && kind !== EVENT.flipped) continue;
    if (state.get(EVENT_LOG.atom, row) > atom) return row;
  }
  return null;
}

/** Whether it was where the effect triggers until it was moved. */
function triggeredThere(
  duel: Duel,
  card: CardId,
  effect: CompiledEffect,
  event: EventId,
  moved: EventId,
): boolean {
  const { state } = duel;
  const zone = state.get(EVENT_LOG.from, moved);
  if (!inRange(effect, zone)) return false;
  if ((ON_FIELD & (1 << zone)) !== 0) {
    if (state.get(EVENT_LOG.face, moved) !== FACE.up) return false;
    return !isGemini(duel, card) || (state.get(EVENT_LOG.way, moved) & WAY.gemini) !== 0;
  }
  return (SEEN & (1 << zone)) === 0 || state.get(EVENT_LOG.card, event) === card || lay(duel, card, event);
}

/** Whether it had come there before, and not at the same moment. */
function lay({ state }: Duel, card: CardId, event: EventId): boolean {
  const atom = state.get(EVENT_LOG.atom, event);
  for (let row = 0 as EventId, n = state.count(EVENT_LOG); row < n; row++) {
    const isArrival =
      state.get(EVENT_LOG.card, row) === card && state.get(EVENT_LOG.kind, row) === EVENT.moved;
    if (isArrival && state.get(EVENT_LOG.atom, row) === atom) return false;
  }
  return true;
}
