import type { CompiledEffect, Duel } from "@chainwright/engine/board";
import { CARD, type CardId, NOW, type Player, type ZoneId } from "@chainwright/engine/state";
import { EFFECT_PROPERTY, hasEffectProperty } from "./effect-properties.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG_PLAYER } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

/** Optional triggers in the hand: what they may answer, and how many of them. */

export const isHandTrigger = (duel: Duel, card: CardId, effect: CompiledEffect): boolean =>
  effect.kind === "trigger" &&
  effect.optional &&
  isUsedInHand(effect) &&
  duel.state.get(CARD.zone, card) === ZONE.hand;

/** … and not on the field, as what has come back to the hand since. */
const isUsedInHand = ({ range }: CompiledEffect): boolean => (range & (1 << ZONE.hand)) !== 0;

/** An optional trigger in the hand that may be chained like a fast effect (OCG-HAND-02). */
export const isFastHandTrigger = (duel: Duel, card: CardId, effect: CompiledEffect): boolean =>
  isHandTrigger(duel, card, effect) && ocgRules(duel).handTriggers === "fast";

/**
 * Of triggers in the hand a player uses one for one timing, or, as the newer rule has it, on one chain one that could
 * Special Summon its monster from the hand: wherever the copy is.
 */
export function isSecondHandTrigger(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
): boolean {
  if (effect.kind !== "trigger") return false;
  if (duel.state.get(OCG_PLAYER.handTrigger, player) !== handTriggerScope(duel)) return false;
  return countsAsHandTrigger(duel, duel.state.get(CARD.zone, card), effect);
}

function handTriggerScope(duel: Duel): number {
  const { state } = duel;
  return ocgRules(duel).handTriggerLimit === "timing"
    ? state.read(NOW.lastTiming)
    : state.read(NOW.chainsDone) + 1;
}

function countsAsHandTrigger(duel: Duel, zone: ZoneId, effect: CompiledEffect): boolean {
  if (effect.kind !== "trigger" || !effect.optional) return false;
  if (!isUsedInHand(effect)) return false;
  if (ocgRules(duel).handTriggerLimit === "timing") return zone === ZONE.hand;
  return hasEffectProperty(effect, EFFECT_PROPERTY.summonsItself);
}

/** A trigger is used from where the card was: it may be the only one of its player. */
export function countHandTrigger(duel: Duel, player: Player, zone: ZoneId, effect: CompiledEffect): void {
  if (countsAsHandTrigger(duel, zone, effect))
    duel.state.set(OCG_PLAYER.handTrigger, player, handTriggerScope(duel));
}
