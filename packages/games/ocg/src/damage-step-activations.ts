import { waitsFor } from "@chainwright/engine/battle";
import type { CompiledEffect, Duel } from "@chainwright/engine/board";
import { attackTargetOf } from "@chainwright/engine/history";
import {
  BATTLE,
  CARD,
  type CardId,
  EVENT,
  FACE,
  NO_CARD,
  NOW,
  no,
  type Why,
} from "@chainwright/engine/state";
import type { OcgLaw } from "./cited-rules.ts";
import { damageStepPermission, EFFECT_PROPERTY, hasEffectProperty } from "./effect-properties.ts";
import { PHASE, STEP } from "./phases.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";

/** Whether an effect may be activated at this timing of the Damage Step. */
export function mayActivateInDamageStep(
  duel: Duel,
  card: CardId,
  effect: CompiledEffect,
  why: Why | null,
): boolean {
  const { law } = ocgRules(duel);
  if (!hasEffectProperty(effect, EFFECT_PROPERTY.inDamageStep))
    return !no(why, law.notInDamageStep, card, effect.index);
  if (hasEffectProperty(effect, EFFECT_PROPERTY.allDamageStep)) return true;
  const step = duel.state.read(OCG.step);
  if (step < STEP.calculation || hasEffectProperty(effect, EFFECT_PROPERTY.namesCalculation)) return true;
  if (step === STEP.calculation) return !no(why, law.onlyNamedInCalculation, card, effect.index);
  return (
    !hasEffectProperty(effect, EFFECT_PROPERTY.changesAtkOrDef) ||
    !no(why, law.lastStatChange, card, effect.index)
  );
}

export const isDamageStep = (duel: Duel): boolean => duel.state.read(NOW.phase) === PHASE.damage;

/** The rule by which this timing of the Damage Step has room for one chain only. */
export function rulesOfOneChain({ law }: { readonly law: OcgLaw }, step: number): readonly number[] {
  if (step === STEP.damageStart) return law.oneChainAtStart;
  if (step === STEP.calculation) return law.oneChainInCalculation;
  return step === STEP.afterCalculation ? law.oneChainAfterCalculation : [];
}

/** The rules by which an effect that is activated in the Damage Step has its place in it. */
export function rulesOfDamageStep(duel: Duel, effect: CompiledEffect, inChain: boolean): readonly number[] {
  const { law } = ocgRules(duel);
  const by = damageStepPermission(
    { ...effect.ir, optional: effect.optional },
    effect.speed,
    effect.properties,
  );
  const step = duel.state.read(OCG.step);
  const rules = by === null ? [] : [...law[by]];
  if (
    hasEffectProperty(effect, EFFECT_PROPERTY.changesAtkOrDef) &&
    !hasEffectProperty(effect, EFFECT_PROPERTY.namesCalculation)
  ) {
    if (step === STEP.damageStart) rules.push(...law.statChangeAtStart);
    if (step === STEP.beforeCalculation) rules.push(...law.lastStatChange);
  }
  if (step === STEP.calculation && hasEffectProperty(effect, EFFECT_PROPERTY.namesCalculation))
    rules.push(...law.activatedInCalculation);
  if (
    step === STEP.beforeCalculation &&
    !inChain &&
    duel.state.read(NOW.chainsDone) > duel.state.read(OCG.chainsAtStep)
  )
    rules.push(...law.severalChains);
  return rules;
}

/** The rules by which a trigger is used at this timing of the Damage Step. */
export function rulesOfDamageStepTrigger(duel: Duel, effect: CompiledEffect): readonly number[] {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const step = state.read(OCG.step);
  const target = attackTargetOf(duel);
  const { trigger } = effect;
  if (state.read(NOW.chainsDone) > state.read(OCG.chainsAtStep)) return law.triggeredByTheChain;
  switch (step) {
    case STEP.damageStart: {
      const hidden = target !== NO_CARD && state.get(CARD.face, target) === FACE.down;
      return hidden ? [...law.triggerAtStart, ...law.triggerOfFaceDown] : law.triggerAtStart;
    }
    case STEP.beforeCalculation:
      return [
        ...(!hasEffectProperty(effect, EFFECT_PROPERTY.namesDamageStep) ? law.triggerBeforeCalculation : []),
        ...(state.read(BATTLE.flipped) === NO_CARD ? [] : law.triggerOfFlipped),
      ];
    case STEP.afterCalculation:
      if (waitsFor(trigger, EVENT.battles)) return [...law.triggerAfterCalculation, ...law.triggerOfBattled];
      if (!waitsFor(trigger, EVENT.doomed)) return law.triggerAfterCalculation;
      if (effect.ir.resolution.some(({ step }) => step.verb === "attack-again"))
        return law.triggerOfExtraAttack;
      return trigger?.self ? law.triggerOfLoser : law.triggerOfVictor;
    default:
      return step === STEP.damageEnd ? law.triggerAtEnd : [];
  }
}

/** A trigger about battling monsters that names no step or timing is used before damage calculation. */
export function isTimingOfBattleTrigger(duel: Duel, effect: CompiledEffect): boolean {
  if (!waitsFor(effect.trigger, EVENT.battles)) return true;
  if (hasEffectProperty(effect, EFFECT_PROPERTY.namesDamageStep)) return true;
  return duel.state.read(OCG.step) === STEP.beforeCalculation;
}
