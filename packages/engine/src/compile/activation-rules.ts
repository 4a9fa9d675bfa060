import type { ActivationRule, Card } from "@chainwright/card-ir";
import { compileCondition } from "./conditions.ts";
import { Slots } from "./slots.ts";
import { type Check, NotCarriedOut } from "./using.ts";

/** What a text lets its card do that Spells and Traps cannot do otherwise, and what has to be so. */
export interface ActivationAllowed {
  readonly allows: ActivationRule["allows"];
  readonly conditions: readonly Check[];
}

export const activationsAllowedOf = ({ facts, program }: Card): readonly ActivationAllowed[] =>
  program.sentences.flatMap((rule) => {
    if (rule.sentence !== "activation-rule") return [];
    if (facts.kind !== "trap" && !facts.categories.includes("quick-play"))
      throw new NotCarriedOut("the activation of what is neither a Trap nor a Quick-Play Spell");
    const conditions = rule.conditions.map((condition) => compileCondition(condition, new Slots()));
    return [{ allows: rule.allows, conditions }];
  });
