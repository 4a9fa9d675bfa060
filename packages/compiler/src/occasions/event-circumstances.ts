import { type EventPattern, isReference, type NounPhrase } from "@chainwright/card-ir";
import { type Duel, eachMaterial } from "@chainwright/engine/board";
import { type EffectContext, means } from "@chainwright/engine/program";
import {
  BATTLE,
  CARD,
  CAUSE,
  type CardId,
  EVENT_LOG,
  type EventId,
  FACE,
  MANNER,
  NO_CARD,
} from "@chainwright/engine/state";
import type { compileZonesSaid } from "../nouns/zones.ts";

/** What else has to be so of an event, as far as its card and the log still tell. */

export const hasMaterial = (duel: Duel, monster: CardId): boolean =>
  !eachMaterial(duel, monster, () => false);

/** What was equipped was an Equip Card, whatever it is where it has come. */
export const asWasEquipped = (subject: NounPhrase): NounPhrase =>
  !isReference(subject) && subject.noun === "equip-card" ? { ...subject, noun: "card" } : subject;

/** "Placed in your Spell & Trap Zone as a Continuous Spell": it lies there, face-up, and belongs to no monster. */
export function liesPlaced(
  { to, as }: Extract<EventPattern, { event: "moved" }>,
  { state }: Duel,
  context: EffectContext,
  event: EventId,
): boolean {
  const card = state.get(EVENT_LOG.card, event);
  if (state.get(CARD.stamp, card) !== state.get(EVENT_LOG.stamp, event)) return false;
  if (state.get(CARD.face, card) !== FACE.up || state.get(CARD.host, card) !== NO_CARD) return false;
  if (!means(to?.of, context.player, state.get(CARD.controller, card))) return false;
  return as === undefined || (as === "trap") === ((state.get(EVENT_LOG.how, event) & MANNER.asTrap) !== 0);
}

/** From elsewhere, face-down: how it lies is told by the card, as long as it has not gone on. */
export function wasSet({ state, game: { zones } }: Duel, event: EventId): boolean {
  const card = state.get(EVENT_LOG.card, event);
  return (
    (state.get(EVENT_LOG.how, event) & MANNER.placed) !== 0 &&
    zones[state.get(EVENT_LOG.from, event)]?.field !== true &&
    zones[state.get(EVENT_LOG.to, event)]?.field === true &&
    state.get(CARD.stamp, card) === state.get(EVENT_LOG.stamp, event) &&
    state.get(CARD.face, card) === FACE.down
  );
}

/** "By your opponent's attack or card effect": of what a battle destroys, by the monster that attacked. */
export const orByAttack = ({ state }: Duel, event: EventId): boolean =>
  (state.get(EVENT_LOG.cause, event) & CAUSE.battle) === 0 ||
  state.get(EVENT_LOG.other, event) === state.read(BATTLE.attacker);

/** "A face-up monster is flipped face-down": it is not face-up any more. */
export const turnedFrom = (subject: NounPhrase, face: "up" | "down"): NounPhrase =>
  isReference(subject)
    ? subject
    : { ...subject, traits: subject.traits.filter((one) => one.trait !== "face" || one.face === face) };

/** "To a zone this card points to": which zones those are is asked when it has come. */
export function cameToOneOf(
  zones: NonNullable<ReturnType<typeof compileZonesSaid>>,
  duel: Duel,
  context: EffectContext,
  event: EventId,
): boolean {
  const { state } = duel;
  const place = 1 << state.get(EVENT_LOG.amount, event);
  return (zones(duel, context, state.get(EVENT_LOG.controller, event)) & place) !== 0;
}
