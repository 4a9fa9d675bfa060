import { type CompiledEffect, type Duel, definitionOf, eachInPile } from "@chainwright/engine/board";
import { closeTiming, someEvent } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  NOW,
  type Player,
  TRACE,
} from "@chainwright/engine/state";
import { dmLaw } from "./cited-rules.ts";
import { inBattleZone } from "./creatures.ts";
import { cameByNinjaStrike } from "./g-strike-and-ninja-strike.ts";
import { letWait, WAITING, WAITS } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

/** Lets an ability of a card wait; the event that triggered it, where there was one. */
function wait(duel: Duel, card: CardId, effect: number, player: Player, event: EventId | null): void {
  const { state } = duel;
  const row = letWait(duel, WAITS.ability, card, player);
  state.set(WAITING.effect, row, effect);
  if (event !== null) {
    state.set(WAITING.subject, row, state.get(EVENT_LOG.card, event));
    state.set(WAITING.subjectStamp, row, state.get(EVENT_LOG.stamp, event));
    state.set(WAITING.other, row, state.get(EVENT_LOG.other, event));
  }
  duel.point(TRACE.triggered, dmLaw(duel).waits, card, effect * 2 + player, 0);
}

/** A card that goes under another one, or comes from there, is no creature that leaves. */
const isAboutPile = ({ state }: Duel, event: EventId): boolean =>
  state.get(EVENT_LOG.kind, event) === EVENT.moved &&
  (state.get(EVENT_LOG.from, event) === ZONE.under || state.get(EVENT_LOG.to, event) === ZONE.under);

/** The creatures that see an event: those in the battle zone, and those that left it in the same moment. */
function eachWitness(duel: Duel, event: EventId, visit: (card: CardId, player: Player) => void): void {
  const { state } = duel;
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, ZONE.battle, (card) => visit(card, player));
  }
  const atom = state.get(EVENT_LOG.atom, event);
  someEvent(duel, state.read(NOW.window), (other) => {
    const card = state.get(EVENT_LOG.card, other);
    const left =
      state.get(EVENT_LOG.kind, other) === EVENT.moved &&
      state.get(EVENT_LOG.atom, other) === atom &&
      state.get(EVENT_LOG.from, other) === ZONE.battle &&
      state.get(EVENT_LOG.to, other) !== ZONE.under;
    if (left && !inBattleZone(duel, card)) visit(card, state.get(EVENT_LOG.controller, other));
    return false;
  });
}

/** Everything that happened since the last time triggers what it triggers: once for each occurrence. */
export function gather(duel: Duel): void {
  const { state } = duel;
  closeTiming(duel);
  const window = state.read(NOW.window);
  if (window === 0) return;
  someEvent(duel, window, (event) => {
    if (isAboutPile(duel, event)) return false;
    const kind = 1 << state.get(EVENT_LOG.kind, event);
    eachWitness(duel, event, (card, player) => {
      const { triggerEvents, effects } = definitionOf(duel, card);
      if ((triggerEvents & kind) === 0) return;
      for (const effect of effects) {
        if (triggeredBy(duel, card, player, effect, event)) wait(duel, card, effect.index, player, event);
      }
    });
    return false;
  });
}

const triggeredBy = (
  duel: Duel,
  card: CardId,
  player: Player,
  { kind, trigger, index }: CompiledEffect,
  event: EventId,
): boolean =>
  kind === "trigger" && trigger !== null && trigger.event(duel, effectContext(card, index, player), event);

/** "At the end of your turn": what waits for a step of the turn instead of an event. */
export function gatherForStep(duel: Duel): void {
  for (const player of [0, 1] as const) {
    eachInPile(duel, player, ZONE.battle, (card) => {
      for (const effect of definitionOf(duel, card).effects) {
        if (isForStep(duel, card, player, effect)) wait(duel, card, effect.index, player, null);
      }
      if (cameByNinjaStrike(duel, card)) letWait(duel, WAITS.ninjaLeaves, card, player);
    });
  }
}

function isForStep(duel: Duel, card: CardId, player: Player, effect: CompiledEffect): boolean {
  if (effect.kind !== "trigger" || effect.trigger !== null) return false;
  const context = effectContext(card, effect.index, player);
  return effect.ir.conditions.every(
    ({ kind }, i) => kind !== "phase" || effect.conditions[i]?.(duel, context, null) === true,
  );
}
