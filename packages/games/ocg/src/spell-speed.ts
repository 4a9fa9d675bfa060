import type { Card, Effect } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import { type CompiledEffect, type Duel, definitionOf } from "@chainwright/engine/board";
import { topLink } from "@chainwright/engine/history";
import { effectContext, hasCategory } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  EVENT,
  LINKS,
  type LinkId,
  NO_LINK,
  NOW,
  no,
  type Player,
  sayAlso,
  type Why,
  type ZoneId,
} from "@chainwright/engine/state";
import { asksForOwnSummon } from "./activation-locations.ts";
import type { ActivationTiming } from "./activation-timing.ts";
import { EFFECT_PROPERTY, hasEffectProperty, isPhaseEffect } from "./effect-properties.ts";
import { isFastHandTrigger, isHandTrigger } from "./hand-triggers.ts";
import { happenedNow } from "./missed-timing.ts";
import { isPhase } from "./phases.ts";
import { ocgRules } from "./rule-revisions.ts";
import { ON_FIELD, ZONE } from "./zones.ts";

/** "If this card is a Continuous Trap": an effect that a monster has as a Trap. */
const isOfTrap = ({ conditions }: Effect): boolean =>
  conditions.some(
    (one) =>
      one.kind === "exists" &&
      isReference(one.what) &&
      one.what.ref === "this-card" &&
      one.what.where?.some((trait) => trait.trait === "described" && trait.noun === "trap"),
  );

/**
 * Spell Speed of an effect (OCG-SPEED-02 to -09): the card's activation by its kind,
 * later effects of Spells 1, of Traps 2, of monsters 1 unless they are Quick Effects.
 */
export function speedOf(card: Card, effect: Effect): number {
  if (card.facts.kind === "monster") return effect.kind === "quick" || isOfTrap(effect) ? 2 : 1;
  if (card.facts.kind === "spell") {
    if (effect.kind === "quick") return 2;
    return effect.kind === "activation" && hasCategory(card, "quick-play") ? 2 : 1;
  }
  // A Trap that was Summoned is a monster.
  if (effect.kind === "ignition" && effect.conditions.some(asksForOwnSummon)) return 1;
  return effect.kind === "activation" && hasCategory(card, "counter") ? 3 : 2;
}

/** A window that a Summon has opened: the turn player's priority after a Summon. */
const isAfterSummon = (duel: Duel, player: Player): boolean =>
  (duel.state.read(NOW.windowKinds) & (1 << EVENT.summoned)) !== 0 &&
  topLink(duel) === NO_LINK &&
  player === duel.state.read(NOW.turnPlayer) &&
  isPhase(duel.state.read(NOW.phase), "main");

/** Whether the turn player's priority after a Summon lets them begin a chain with an Ignition Effect of their monster. */
export const hasIgnitionPriority = (duel: Duel, player: Player): boolean =>
  ocgRules(duel).ignitionPriority && isAfterSummon(duel, player);

/** What is a Quick Effect only under a condition is an Ignition Effect without it. */
export const isIgnitionForNow = (
  duel: Duel,
  player: Player,
  card: CardId,
  { quickIf, index }: CompiledEffect,
): boolean => quickIf !== null && !quickIf(duel, effectContext(card, index, player, topLink(duel)), null);

/** Spell Speed against the newest link, and whether this is a time at which a link 1 of that speed may begin. */
export function spellSpeedFits(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  timing: ActivationTiming,
  why: Why | null,
): boolean {
  if (timing === "trigger") return true;
  const top = topLink(duel);
  const likeFast = isFastHandTrigger(duel, card, effect);
  const slow = isIgnitionForNow(duel, player, card, effect);
  const speed = likeFast ? 2 : slow ? 1 : effect.speed;
  if (top !== 0) {
    const below = spellSpeedOfLink(duel, top);
    if (speed === 1) {
      const { law } = ocgRules(duel);
      if (why !== null && isHandTrigger(duel, card, effect) && happenedNow(duel, player, card, effect))
        sayAlso(why, law.handTriggerRefused, card, effect.index);
      return !no(why, isPhaseEffect(effect) ? law.phaseEffectAnswers : law.speed1Answers, card, effect.index);
    }
    if (speed < below) {
      const { law } = ocgRules(duel);
      return !no(why, likeFast ? law.handTriggerOnCounter : law.tooSlow, card, effect.index);
    }
    return true;
  }
  if (speed >= 2) return true;
  if (effect.trigger !== null && effect.kind !== "activation")
    return !no(why, duel.law.notNow, card, effect.index);
  if (timing === "open") return true;
  if (timing === "phase" && hasEffectProperty(effect, EFFECT_PROPERTY.ofPhase)) return true;
  const { law } = ocgRules(duel);
  const monsterIgnition =
    (slow || effect.kind === "ignition") && duel.state.get(CARD.zone, card) === ZONE.monster;
  if (timing === "respond" && monsterIgnition && isAfterSummon(duel, player)) {
    return hasIgnitionPriority(duel, player) || !no(why, law.noIgnitionPriority, card, effect.index);
  }
  if (isPhaseEffect(effect)) return !no(why, law.fastEffectsFirst, card, effect.index);
  const early = effect.kind === "activation" && !isPhase(duel.state.read(NOW.phase), "main");
  return !no(why, early ? law.mainPhaseOnly : law.notNow, card, effect.index);
}

/** The rules of effects whose speed is not that of their card: from the Graveyard, or fast ones of a Spell. */
export function rulesOfSpellSpeed(
  duel: Duel,
  card: CardId,
  effect: CompiledEffect,
  zone: ZoneId,
): readonly number[] {
  const { law } = ocgRules(duel);
  const { kind, categories } = definitionOf(duel, card);
  const onField = (ON_FIELD & (1 << zone)) !== 0;
  if (effect.kind === "activation") return [];
  if (kind === "trap") return onField ? [] : law.speedOfTrapAway;
  if (kind !== "spell") return [];
  if (effect.speed === 2) return law.speedOfFastSpellEffect;
  return !onField && categories.includes("quick-play") ? law.speedOfQuickPlayAway : [];
}

function spellSpeedOfLink(duel: Duel, link: LinkId): number {
  const { state } = duel;
  const definition = definitionOf(duel, state.get(LINKS.card, link));
  return definition.effects[state.get(LINKS.effect, link)]?.speed ?? 0;
}
