import { type Card, type Condition, type Effect, type EventPattern, isReference } from "@chainwright/card-ir";
import type { CompiledEffect } from "@chainwright/engine/board";
import { changesAtkOrDef } from "./atk-def-altering-effects.ts";
import type { OcgLaw } from "./cited-rules.ts";
import { STEP, stepMeant } from "./phases.ts";

/** What the rules ask of an effect's text over and over, read off it once (`Game.effectProperties`). */
export const EFFECT_PROPERTY = {
  /** It applies, is carried out or takes the place of something: it is never activated. */
  notActivated: 1 << 0,
  /** It is used in a phase other than a Main Phase. */
  ofPhase: 1 << 1,
  /** It is used before the draw of the turn. */
  beforeDraw: 1 << 2,
  /** It Special Summons its own card. */
  summonsItself: 1 << 3,
  /** It names the Damage Step or a part of it. */
  namesDamageStep: 1 << 4,
  /** It names damage calculation itself. */
  namesCalculation: 1 << 5,
  namesBattleStep: 1 << 6,
  /** A fast effect that changes ATK or DEF for certain, and answers nothing but activations and battles. */
  changesAtkOrDef: 1 << 7,
  /** A fast effect that negates an activation. */
  negatesActivation: 1 << 8,
  /** It may be activated in the Damage Step, … */
  inDamageStep: 1 << 9,
  /** … and at all of its timings. */
  allDamageStep: 1 << 10,
  /** A fast effect that negates the link that it answers, or its effect. */
  negatesLink: 1 << 11,
} as const;

export const hasEffectProperty = ({ properties }: CompiledEffect, mark: number): boolean =>
  (properties & mark) !== 0;

/** "During your End Phase", "at the end of the Battle Phase": what triggers it is no event, but that the phase has come. */
export const isPhaseEffect = ({ kind, trigger }: CompiledEffect): boolean =>
  kind === "trigger" && trigger === null;

type Phase = Extract<Condition, { kind: "phase" }>;

const NOT_ACTIVATED: readonly Effect["kind"][] = [
  "continuous",
  "duty",
  "each-time",
  "replacement",
  "procedure",
];

const isOfDamageStep = ({ phase, not }: Phase): boolean =>
  not !== true && (phase === "damage-step" || phase === "damage-calculation");

export function effectProperties(card: Card, effect: Effect, speed: number): number {
  const { kind, conditions, resolution } = effect;
  const phases = conditions.filter((condition): condition is Phase => condition.kind === "phase");
  const damageStep = phases.find(isOfDamageStep);
  const does = (test: (step: Effect["resolution"][number]["step"]) => boolean): boolean =>
    resolution.some(({ step }) => test(step));
  const marks: readonly (readonly [number, boolean])[] = [
    [EFFECT_PROPERTY.notActivated, NOT_ACTIVATED.includes(kind)],
    [EFFECT_PROPERTY.ofPhase, phases.some(({ phase, not }) => phase !== "main" && not !== true)],
    [EFFECT_PROPERTY.beforeDraw, phases.some(({ phase, at }) => phase === "draw" && at === "start")],
    [
      EFFECT_PROPERTY.summonsItself,
      does(
        (step) => step.verb === "special-summon" && isReference(step.what) && step.what.ref === "this-card",
      ),
    ],
    [EFFECT_PROPERTY.namesDamageStep, damageStep !== undefined],
    [
      EFFECT_PROPERTY.namesCalculation,
      damageStep !== undefined && stepMeant(damageStep.phase, damageStep.at) === STEP.calculation,
    ],
    [EFFECT_PROPERTY.namesBattleStep, phases.some(({ phase }) => phase === "battle-step")],
    [EFFECT_PROPERTY.changesAtkOrDef, speed >= 2 && answersBattle(effect) && changesAtkOrDef(card, effect)],
    [EFFECT_PROPERTY.negatesActivation, speed >= 2 && does((step) => step.verb === "negate-activation")],
    [
      EFFECT_PROPERTY.negatesLink,
      speed >= 2 && does(({ verb }) => verb === "negate-activation" || verb === "negate-effect"),
    ],
  ];
  const mask = marks.reduce((all, [mark, holds]) => (holds ? all | mark : all), 0);
  const permit = damageStepPermission(effect, speed, mask);
  if (permit === null) return mask;
  return (
    mask |
    EFFECT_PROPERTY.inDamageStep |
    (AT_ALL_TIMINGS.includes(permit) ? EFFECT_PROPERTY.allDamageStep : 0)
  );
}

const AT_ALL_TIMINGS: readonly (keyof OcgLaw)[] = [
  "counterTrapInDamageStep",
  "negationInDamageStep",
  "triggerInDamageStep",
];

const ANSWERED: readonly EventPattern["event"][] = ["activated", "attack-declared", "battles"];

/** Whether it answers nothing, or what may happen in a battle whatever else does: no Summon, for example. */
const answersBattle = ({ conditions }: Effect): boolean =>
  conditions.every((one) => one.kind !== "event" || ANSWERED.includes(one.event.event));

/** Battle damage, destruction by battle, or two monsters that battle. */
function isAboutBattle(event: EventPattern): boolean {
  if (event.event === "damage") return event.kind !== "effect";
  if (event.event === "moved") return event.by?.includes("battle") ?? false;
  return event.event === "battles";
}

function isAboutThisCard(event: EventPattern): boolean {
  const subject = "subject" in event ? event.subject : event.event === "damage" ? event.source : undefined;
  const about = event.event === "equipped" ? [subject, event.to] : [subject];
  return about.some((what) => what !== undefined && isReference(what) && what.ref === "this-card");
}

/** Why an effect may be activated in the Damage Step at all: a point of the law, or null. */
export function damageStepPermission(
  { kind, optional, conditions }: Effect,
  speed: number,
  marks: number,
): keyof OcgLaw | null {
  if (speed === 3) return "counterTrapInDamageStep";
  const event = conditions.find((condition) => condition.kind === "event")?.event;
  const named = (marks & EFFECT_PROPERTY.namesDamageStep) !== 0;
  if (kind === "flip") return "triggerInDamageStep";
  const even = conditions.some((one) => one.kind === "even-during" && one.phase === "damage-step");
  if (even) return kind === "trigger" ? "triggerInDamageStep" : "namesDamageStep";
  if (kind === "trigger") {
    const fits =
      !optional || named || (event !== undefined && (isAboutThisCard(event) || isAboutBattle(event)));
    return fits ? "triggerInDamageStep" : null;
  }
  if (kind === "quick" && !optional) return "triggerInDamageStep";
  if ((marks & EFFECT_PROPERTY.negatesActivation) !== 0) return "negationInDamageStep";
  if (named) return "namesDamageStep";
  if ((marks & EFFECT_PROPERTY.changesAtkOrDef) !== 0) return "changesStatsInDamageStep";
  return event !== undefined && isAboutBattle(event) ? "aboutBattle" : null;
}
