import { battlesNow, waitsFor } from "@chainwright/engine/battle";
import { attackerOf, someEvent, topLink } from "@chainwright/engine/history";
import { asking, type CompiledEffect, type Using } from "@chainwright/engine/program";
import {
  ATTEMPT,
  BATTLE,
  type CardId,
  type Duel,
  EVENT,
  HAPPENED,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
  no,
  type Player,
  type Why,
} from "@chainwright/engine/state";
import type { ActivationTiming } from "./activation-timing.ts";
import { isMarked, MARK } from "./effect-properties.ts";
import { happenedNow, missedTiming } from "./missed-timing.ts";
import { ocgRules } from "./rule-revisions.ts";

export const answersActivations = (occasion: CompiledEffect["occasion"]): boolean =>
  waitsFor(occasion, EVENT.activated);

/** A quick look before all others, since it settles most cases: what the effect waits for is not there at all. */
export function nothingToAnswer(duel: Duel, { occasion }: CompiledEffect): boolean {
  if (occasion === null) return false;
  if (topLink(duel) !== NO_LINK && answersActivations(occasion)) return false;
  if (occasion.lasting) return duel.state.read(BATTLE.attacker) === NO_CARD;
  return (duel.state.read(NOW.windowKinds) & occasion.kinds) === 0;
}

/** What an effect waits for: an event in the window, or the activation of the link it would be chained to. */
export function isOccasion(duel: Duel, using: Using, effect: CompiledEffect): boolean {
  const { occasion } = effect;
  if (occasion === null) return true;
  const { player, card, answers } = using;
  if (occasion.lasting) return battlesNow(duel, player, card, effect);
  if (answers === NO_LINK) return happenedNow(duel, player, card, effect);
  if (occasion.activation(duel, using, answers)) return true;
  // A Summon that is attempted is answered by link 1 and by nothing else.
  return duel.state.read(NOW.attempt) === ATTEMPT.none && happenedNow(duel, player, card, effect);
}

/** Whether it is there as the player's chance allows it to be answered. */
export function occasionMet(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  moment: ActivationTiming,
  why: Why | null,
): boolean {
  const { occasion } = effect;
  if (moment === "trigger" || occasion === null) return true;
  const { law } = duel;
  const using = asking(card, effect.index, player, topLink(duel));
  if ((occasion.lasting || moment === "respond") && isOccasion(duel, using, effect)) return true;
  if (why === null) return false;
  if (waitsFor(occasion, EVENT.attempted) && summonedBefore(duel))
    no(why, ocgRules(duel).law.summonIsOver, card, effect.index);
  if (missedTiming(duel, player, card, effect)) {
    return !no(why, ocgRules(duel).law.missed, card, effect.index);
  }
  if (waitsFor(occasion, EVENT.attackDeclared) && attackerOf(duel) !== NO_CARD) {
    return !no(why, ocgRules(duel).law.declarationIsOver, card, effect.index);
  }
  if (isOutOfReach(duel, using, effect)) return !no(why, law.adjacentOnly, card, effect.index);
  return !no(why, law.conditionNotMet, card, effect.index);
}

/** Whether what it negates waits further down in the chain. */
function isOutOfReach(duel: Duel, using: Using, effect: CompiledEffect): boolean {
  const { occasion } = effect;
  if (occasion === null || !isMarked(effect, MARK.negatesLink)) return false;
  for (let link = using.answers - 1; link > NO_LINK; link--)
    if (occasion.activation(duel, { ...using, answers: link as LinkId }, link as LinkId)) return true;
  return false;
}

/** Whether a Summon has succeeded, or is answered already: it cannot be negated any more. */
function summonedBefore(duel: Duel): boolean {
  const { state } = duel;
  if (state.read(NOW.attempt) !== ATTEMPT.none) return topLink(duel) !== NO_LINK;
  return someEvent(
    duel,
    state.read(NOW.lastTiming),
    (event) => state.get(HAPPENED.kind, event) === EVENT.summoned,
  );
}
