import type { Condition, EventPattern } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import {
  attackTargetOf,
  BATTLE,
  CARD,
  type CardId,
  type CompiledEffect,
  type Duel,
  EVENT,
  FACE,
  NO_CARD,
  NOW,
  no,
  type Why,
  waitsFor,
} from "@chainwright/engine";
import type { OcgLaw } from "./laws.ts";
import { PHASE, STEP, stepMeant } from "./phases.ts";
import { ocgRules } from "./policy.ts";
import { OCG } from "./schema.ts";

type Phase = Extract<Condition, { kind: "phase" }>;

/** The condition of the effect that names a part of the Damage Step, if it has one. */
function momentNamed({ ir }: CompiledEffect): Phase | undefined {
  return ir.conditions.find(
    (condition): condition is Phase =>
      condition.kind === "phase" &&
      condition.not !== true &&
      (condition.phase === "damage-step" || condition.phase === "damage-calculation"),
  );
}

export const namesBattleStep = ({ ir }: CompiledEffect): boolean =>
  ir.conditions.some((condition) => condition.kind === "phase" && condition.phase === "battle-step");

const namesCalculation = (effect: CompiledEffect): boolean => {
  const named = momentNamed(effect);
  return named !== undefined && stepMeant(named.phase, named.at) === STEP.calculation;
};

const changesAtkOrDef = ({ ir, speed }: CompiledEffect): boolean =>
  speed >= 2 &&
  ir.resolution.some(
    ({ step }) => step.verb === "change-stat" && (step.stat === "atk" || step.stat === "def"),
  );

const negatesActivation = ({ ir, speed }: CompiledEffect): boolean =>
  speed >= 2 && ir.resolution.some(({ step }) => step.verb === "negate-activation");

/** Battle damage, destruction by battle, or two monsters that battle. */
function isAboutBattle(event: EventPattern): boolean {
  if (event.event === "damage") return event.kind !== "effect";
  if (event.event === "moved") return event.by?.includes("battle") ?? false;
  return event.event === "battles";
}

function isAboutThisCard(event: EventPattern): boolean {
  const subject = "subject" in event ? event.subject : event.event === "damage" ? event.source : undefined;
  return subject !== undefined && isReference(subject) && subject.ref === "this-card";
}

/** What an effect waits for, as its text says it. */
const eventOf = ({ ir }: CompiledEffect): EventPattern | undefined =>
  ir.conditions.find((condition) => condition.kind === "event")?.event;

/** Why an effect may be activated in the Damage Step at all: a point of the law, or null. */
export function permit(effect: CompiledEffect): keyof OcgLaw | null {
  if (effect.speed === 3) return "counterTrapInDamageStep";
  const event = eventOf(effect);
  if (effect.kind === "flip") return "triggerInDamageStep";
  if (effect.kind === "trigger") {
    const fits =
      !effect.optional ||
      momentNamed(effect) !== undefined ||
      (event !== undefined && (isAboutThisCard(event) || isAboutBattle(event)));
    return fits ? "triggerInDamageStep" : null;
  }
  if (negatesActivation(effect)) return "negationInDamageStep";
  if (momentNamed(effect) !== undefined) return "namesDamageStep";
  if (changesAtkOrDef(effect)) return "changesStatsInDamageStep";
  return event !== undefined && isAboutBattle(event) ? "aboutBattle" : null;
}

/** Whether an effect may be activated at this timing of the Damage Step. */
export function fitsDamageStep(duel: Duel, card: CardId, effect: CompiledEffect, why: Why | null): boolean {
  const { law } = ocgRules(duel);
  const by = permit(effect);
  if (by === null) return !no(why, law.notInDamageStep, card, effect.index);
  if (by === "counterTrapInDamageStep" || by === "negationInDamageStep" || by === "triggerInDamageStep")
    return true;
  const step = duel.state.read(OCG.step);
  if (step < STEP.calculation || namesCalculation(effect)) return true;
  if (step === STEP.calculation) return !no(why, law.onlyNamedInCalculation, card, effect.index);
  return !changesAtkOrDef(effect) || !no(why, law.lastStatChange, card, effect.index);
}

export const isDamageStep = (duel: Duel): boolean => duel.state.read(NOW.phase) === PHASE.damage;

/** The rule by which this timing of the Damage Step has room for one chain only. */
export function oneChain({ law }: { readonly law: OcgLaw }, step: number): readonly number[] {
  if (step === STEP.damageStart) return law.oneChainAtStart;
  if (step === STEP.calculation) return law.oneChainInCalculation;
  return step === STEP.afterCalculation ? law.oneChainAfterCalculation : [];
}

/** The rules by which an effect that is activated in the Damage Step has its place in it. */
export function rulesOfDamageStep(duel: Duel, effect: CompiledEffect, inChain: boolean): readonly number[] {
  const { law } = ocgRules(duel);
  const by = permit(effect);
  const step = duel.state.read(OCG.step);
  const rules = by === null ? [] : [...law[by]];
  if (changesAtkOrDef(effect) && !namesCalculation(effect)) {
    if (step === STEP.damageStart) rules.push(...law.statChangeAtStart);
    if (step === STEP.beforeCalculation) rules.push(...law.lastStatChange);
  }
  if (step === STEP.calculation && namesCalculation(effect)) rules.push(...law.activatedInCalculation);
  if (
    step === STEP.beforeCalculation &&
    !inChain &&
    duel.state.read(NOW.chainsDone) > duel.state.read(OCG.chainsAtStep)
  )
    rules.push(...law.severalChains);
  return rules;
}

/** The rules by which a trigger is used at this timing of the Damage Step. */
export function rulesOfTrigger(duel: Duel, effect: CompiledEffect): readonly number[] {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const step = state.read(OCG.step);
  const target = attackTargetOf(duel);
  const { occasion } = effect;
  if (state.read(NOW.chainsDone) > state.read(OCG.chainsAtStep)) return law.triggeredByTheChain;
  switch (step) {
    case STEP.damageStart: {
      const hidden = target !== NO_CARD && state.get(CARD.face, target) === FACE.down;
      return hidden ? [...law.triggerAtStart, ...law.triggerOfFaceDown] : law.triggerAtStart;
    }
    case STEP.beforeCalculation:
      return [
        ...(momentNamed(effect) === undefined ? law.triggerBeforeCalculation : []),
        ...(state.read(BATTLE.flipped) === NO_CARD ? [] : law.triggerOfFlipped),
      ];
    case STEP.afterCalculation:
      if (waitsFor(occasion, EVENT.battles)) return [...law.triggerAfterCalculation, ...law.triggerOfBattled];
      if (!waitsFor(occasion, EVENT.doomed)) return law.triggerAfterCalculation;
      if (effect.ir.resolution.some(({ step }) => step.verb === "attack-again"))
        return law.triggerOfExtraAttack;
      return occasion?.self ? law.triggerOfLoser : law.triggerOfVictor;
    default:
      return step === STEP.damageEnd ? law.triggerAtEnd : [];
  }
}

/** A trigger about battling monsters that names no step or timing is used before damage calculation. */
export function isItsTiming(duel: Duel, effect: CompiledEffect): boolean {
  if (!waitsFor(effect.occasion, EVENT.battles)) return true;
  if (momentNamed(effect) !== undefined) return true;
  return duel.state.read(OCG.step) === STEP.beforeCalculation;
}
