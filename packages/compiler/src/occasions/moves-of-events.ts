import type { EventPattern, Place } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { someEvent } from "@chainwright/engine/history";
import { causesOf, type EffectContext, MANNER_BIT, means } from "@chainwright/engine/program";
import {
  CARD,
  CAUSE,
  EVENT,
  EVENT_LOG,
  type EventId,
  FACE,
  MANNER,
  NO_CARD,
  NO_LINK,
  NOBODY,
  type Player,
} from "@chainwright/engine/state";
import { isFaceUpIn, saysFace } from "../nouns/face-up-places.ts";
import { mustBeMaterialWays } from "../runtime/material-ways.ts";
import { wasMaterial } from "../runtime/used-as-material.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** Where the card of an event came from and went to, and who did it. */

/** Whether an event is one that the words mean. */
export type EventTest = (duel: Duel, context: EffectContext, event: EventId) => boolean;

/** Whether the card came from such a place, of such a player. */
export function cameFrom(
  duel: Duel,
  context: EffectContext,
  event: EventId,
  place: Place | undefined,
): boolean {
  if (place === undefined) return true;
  const { state } = duel;
  if ((duel.zonesOf(place) & (1 << state.get(EVENT_LOG.from, event))) === 0) return false;
  if (wasOfNegatedActivation(duel, event)) return false;
  // "From your Main Monster Zone"
  const places = place.names.reduce((mask, name) => mask | duel.game.slotsOf(name), 0);
  const left = state.get(EVENT_LOG.place, event);
  if (places !== 0 && left > 0 && (places & (1 << (left - 1))) === 0) return false;
  const onField = duel.game.zones[state.get(EVENT_LOG.from, event)]?.field === true;
  if (
    isFaceUpIn(duel, place, state.get(EVENT_LOG.from, event)) &&
    state.get(EVENT_LOG.face, event) !== FACE.up
  )
    return false;
  const holder = onField
    ? state.get(EVENT_LOG.controller, event)
    : state.get(CARD.owner, state.get(EVENT_LOG.card, event));
  return means(place.of, context.player, holder);
}

/** Whether the card went to such a place, of such a player. */
export function wentTo(
  duel: Duel,
  context: EffectContext,
  event: EventId,
  place: Place | undefined,
): boolean {
  if (place === undefined) return true;
  const { state } = duel;
  const zone = state.get(EVENT_LOG.to, event);
  // Fusion monsters and their like are shuffled into the Deck that is theirs.
  const extra = place.names.includes("deck") ? duel.game.zonesOf("extra-deck") : 0;
  if (((duel.zonesOf(place) | extra) & (1 << zone)) === 0) return false;
  const card = state.get(EVENT_LOG.card, event);
  if (saysFace(place)) {
    // How it lies there is told by the card, as long as it has not gone on.
    if (state.get(CARD.stamp, card) !== state.get(EVENT_LOG.stamp, event)) return false;
    if (state.get(CARD.face, card) !== (place.faceDown === true ? FACE.down : FACE.up)) return false;
  }
  if (place.of === "owner" || duel.game.zones[zone]?.field === true) return true;
  return means(place.of, context.player, state.get(CARD.owner, card));
}

/** Whether it moves a Spell or Trap whose activation was negated, which does not count as a card on the field. */
export const wasOfNegatedActivation = ({ state }: Duel, event: EventId): boolean =>
  state.get(EVENT_LOG.kind, event) === EVENT.moved &&
  (state.get(EVENT_LOG.how, event) & MANNER.activationNegated) !== 0;

export function leftField(duel: Duel, event: EventId): boolean {
  const { zones } = duel.game;
  return (
    !wasOfNegatedActivation(duel, event) &&
    zones[duel.state.get(EVENT_LOG.from, event)]?.field === true &&
    zones[duel.state.get(EVENT_LOG.to, event)]?.field !== true
  );
}

/** "Sent while equipped to a monster": by the rules it goes only when it is so no more, since the monster has left or is face-down. */
export const wasEquipped = ({ state, game }: Duel, event: EventId): boolean =>
  state.get(EVENT_LOG.amount, event) !== NO_CARD &&
  state.get(EVENT_LOG.from, event) === game.zone.equip &&
  (state.get(EVENT_LOG.cause, event) & CAUSE.rule) === 0;

/** Whether an Equip Card left the field because the monster that it was equipped to did: of this it is told by its own leaving. */
export function lostItsMonster({ manner, by, from, to, material, ...rest }: Lost): EventTest {
  const more = Object.keys(rest).find((key) => key !== "wording" && key !== "span");
  if (more !== undefined) throw new NotCarriedOut(`an Equip Card that lost its monster: "${more}"`);
  const needed = manner.map((one) => MANNER_BIT[one]);
  const causes = causesOf(by);
  mustBeMaterialWays(material ?? []);
  return (duel, context, event) => {
    const { state } = duel;
    const monster = state.get(EVENT_LOG.other, event);
    return (
      monster !== NO_CARD &&
      state.get(EVENT_LOG.link, event) === NO_LINK &&
      leftField(duel, event) &&
      someEvent(
        duel,
        state.get(EVENT_LOG.timing, event),
        (one) =>
          state.get(EVENT_LOG.card, one) === monster &&
          state.get(EVENT_LOG.kind, one) === EVENT.moved &&
          state.get(EVENT_LOG.atom, one) === state.get(EVENT_LOG.atom, event) &&
          needed.every((need) => (state.get(EVENT_LOG.how, one) & need) !== 0) &&
          (causes === 0 || (state.get(EVENT_LOG.cause, one) & causes) !== 0) &&
          cameFrom(duel, context, one, from) &&
          (to === undefined || (duel.zonesOf(to) & (1 << state.get(EVENT_LOG.to, one))) !== 0) &&
          (material === undefined || wasMaterial(duel, one, material)) &&
          leftField(duel, one),
      )
    );
  };
}

type Lost = NonNullable<Extract<EventPattern, { event: "moved" }>["lost"]>;

export function agentIs(
  duel: Duel,
  context: EffectContext,
  event: EventId,
  who: Parameters<typeof means>[0],
): boolean {
  if (who === undefined) return true;
  const agent = duel.state.get(EVENT_LOG.agent, event);
  return agent !== NOBODY && means(who, context.player, agent as Player);
}
