import type { ActivationRule, Assurance, Condition, Effect, Limit } from "@chainwright/card-ir";

/** An effect with the sentences that belong to it. */
export interface WholeEffect {
  readonly effect: Effect;
  readonly limits: readonly Limit[];
  /** "… to activate and to resolve this effect." */
  readonly provisos: readonly Condition[];
  /** What has to be so when it resolves, and then alone. */
  readonly resolving: readonly Condition[];
  readonly assurances: readonly Assurance[];
  /** "This is a Quick Effect if …" */
  readonly quickIf?: Condition;
  /** See `CompiledEffect.choiceGroup`. */
  readonly choiceGroup: number;
  /** See `CompiledEffect.limitGroup`; its choice group where it is not said. */
  readonly limitGroup?: number;
  /** See `CompiledEffect.paidFor`. */
  readonly paidFor?: ActivationRule["allows"];
  /** Of an effect that is used along with the activation of its card, and by itself once the card is there: see `CompiledEffect.activatedWith`. */
  readonly activatedWith?: number;
}
