export * from "./act-bits.ts";
export * from "./card-facts.ts";
export * from "./card-kinds.ts";
export { atLeast, canBeTogether, MANY, someCard } from "./card-set.ts";
export type { Act, Negated, StepOf } from "./continuous-effect.ts";
export type { AboutTarget } from "./effect.ts";
export {
  allHold,
  contextOfLingering,
  contextOfLink,
  type EffectContext,
  effectContext,
  linkOf,
} from "./effect-context.ts";
export type { Payable, PendingMove } from "./effect-replacement.ts";
export * from "./ir-vocabulary.ts";
export * from "./noun-phrase-key.ts";
export * from "./phase-words.ts";
export * from "./slot-names.ts";
export { eitherOf, FLIPPED, type TriggerOptions } from "./trigger.ts";
