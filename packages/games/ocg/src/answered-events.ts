import { battlesNow, waitsFor } from "@chainwright/engine/battle";
import type { CompiledEffect, Duel } from "@chainwright/engine/board";
import { attackerOf, someEvent, topLink } from "@chainwright/engine/history";
import { type EffectContext, effectContext } from "@chainwright/engine/program";
import {
  ATTEMPT,
  BATTLE,
  type CardId,
  EVENT,
  EVENT_LOG,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  type Player,
  type Why,
} from "@chainwright/engine/state";
import type { ActivationTiming } from "./activation-timing.ts";
import { EFFECT_PROPERTY, hasEffectProperty } from "./effect-properties.ts";
import { happenedNow, missedTiming } from "./missed-timing.ts";
import { ocgRules } from "./rule-revisions.ts";

export const answersActivations = (occasion: CompiledEffect["trigger"]): boolean =>
  waitsFor(occasion, EVENT.activated);

/** A quick look before all others, since it settles most cases: what the effect waits for is not there at all. */
export function nothingToAnswer(duel: Duel, { trigger }: CompiledEffect): boolean {
  if (trigger === null) return false;
  if (topLink(duel) !== NO_LINK && answersActivations(trigger)) return false;
  if (trigger.lasting) return duel.state.read(BATTLE.attacker) === NO_CARD;
  return (duel.state.read(NOW.windowKinds) & trigger.kinds) === 0;
}

/** What an effect waits for: an event in the window, or the activation of the link it would be chained to. */
export function isOccasion(duel: Duel, context: EffectContext, effect: CompiledEffect): boolean {
  const { trigger } = effect;
  if (trigger === null) return true;
  const { player, card, answers } = context;
  if (trigger.lasting) return battlesNow(duel, player, card, effect);
  if (answers === NO_LINK) return happenedNow(duel, player, card, effect);
  if (trigger.activation(duel, context, answers)) return true;
  // A Summon that is attempted is answered by link 1 and by nothing else.
  return duel.state.read(NOW.attempt) === ATTEMPT.none && happenedNow(duel, player, card, effect);
}

/** Whether what an effect waits for is there, at a time at which the player may answer it. */
export function occasionMet(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  timing: ActivationTiming,
  why: Why | null,
): boolean {
  const { trigger } = effect;
  if (timing === "trigger" || trigger === null) return true;
  const { law } = duel;
  const context = effectContext(card, effect.index, player, topLink(duel));
  if ((trigger.lasting || timing === "respond") && isOccasion(duel, context, effect)) return true;
  if (why === null) return false;
  if (waitsFor(trigger, EVENT.attempted) && summonedBefore(duel))
    no(why, ocgRules(duel).law.summonIsOver, card, effect.index);
  if (missedTiming(duel, player, card, effect)) {
    return !no(why, ocgRules(duel).law.missed, card, effect.index);
  }
  if (waitsFor(trigger, EVENT.attackDeclared) && attackerOf(duel) !== NO_CARD) {
    return !no(why, ocgRules(duel).law.declarationIsOver, card, effect.index);
  }
  if (isOutOfReach(duel, context, effect)) return !no(why, law.adjacentOnly, card, effect.index);
  return !no(why, law.conditionNotMet, card, effect.index);
}

/** Whether what it negates waits further down in the chain. */
function isOutOfReach(duel: Duel, context: EffectContext, effect: CompiledEffect): boolean {
  const { trigger } = effect;
  if (trigger === null || !hasEffectProperty(effect, EFFECT_PROPERTY.negatesLink)) return false;
  for (let link = context.answers - 1; link > NO_LINK; link--)
    if (trigger.activation(duel, { ...context, answers: link as LinkId }, link as LinkId)) return true;
  return false;
}

/** Whether a Summon has succeeded, or is answered already: it cannot be negated any more. */
function summonedBefore(duel: Duel): boolean {
  const { state } = duel;
  if (state.read(NOW.attempt) !== ATTEMPT.none) return topLink(duel) !== NO_LINK;
  return someEvent(
    duel,
    state.read(NOW.lastTiming),
    (event) => state.get(EVENT_LOG.kind, event) === EVENT.summoned,
  );
}
