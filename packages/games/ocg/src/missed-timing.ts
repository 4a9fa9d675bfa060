import { metIn } from "@chainwright/engine/battle";
import { type CompiledEffect, type Duel, definitionOf } from "@chainwright/engine/board";
import { someEvent } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  CAUSE,
  type CardId,
  EVENT_LOG,
  type EventId,
  MANNER,
  NOW,
  type Player,
} from "@chainwright/engine/state";
import { ocgRules } from "./rule-revisions.ts";

/** A "when" that may be used or not has to be answered at once; "if" and what must be activated can wait. */
export const canMissTiming = (effect: CompiledEffect): boolean =>
  effect.trigger?.word === "when" && (effect.optional || effect.kind === "activation");

/** Whether an event that may still be answered is what the effect waits for. A "when" needs it to be the last thing. */
export function happenedNow(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): boolean {
  const { state } = duel;
  const lastAtom = canMissTiming(effect) ? state.read(NOW.lastAtom) : undefined;
  return metIn(duel, player, card, effect, state.read(NOW.window), lastAtom);
}

/** The optional "when" effect's event happened in the last timing, but something else happened after it. */
export function missedTiming(duel: Duel, player: Player, card: CardId, effect: CompiledEffect): boolean {
  const { state } = duel;
  const { trigger } = effect;
  if (trigger === null || !canMissTiming(effect)) return false;
  const context = effectContext(card, effect.index, player);
  const lastAtom = state.read(NOW.lastAtom);
  return someEvent(
    duel,
    state.read(NOW.lastTiming),
    (event) => state.get(EVENT_LOG.atom, event) !== lastAtom && trigger.event(duel, context, event),
  );
}

/** By which rules it is too late for a trigger whose event was not the last thing to happen. */
export function rulesOfMiss(
  duel: Duel,
  card: CardId,
  effect: CompiledEffect,
  met: EventId,
): readonly number[] {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const cause = state.get(EVENT_LOG.cause, met);
  const tributed = (state.get(EVENT_LOG.how, met) & MANNER.tributed) !== 0;
  const how =
    (cause & CAUSE.summon) !== 0 && tributed
      ? law.missedByTributeSummon
      : (cause & CAUSE.cost) !== 0 && tributed
        ? law.missedByCost
        : state.get(EVENT_LOG.link, met) > 1
          ? law.missedInChain
          : law.missedBeforeOther;
  return [
    ...law.missed,
    ...(effect.missesTimingByRuling ? law.ruledToMiss : []),
    ...how,
    ...(effect.ir.byDoing === true ? law.byDoing : []),
    ...(definitionOf(duel, card).kind === "monster" ? [] : law.triggerOfSpellOrTrap),
  ];
}
