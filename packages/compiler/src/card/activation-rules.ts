import type { Card } from "@chainwright/card-ir";
import type { ActivationAllowed } from "@chainwright/engine/board";
import { compileCondition } from "../conditions/compile-condition.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { WholeEffect } from "../words/whole-effect.ts";
import { newScope } from "./new-scope.ts";

export const activationsAllowedOf = ({ facts, program }: Card): readonly ActivationAllowed[] =>
  program.sentences.flatMap((rule) => {
    if (rule.sentence !== "activation-rule") return [];
    if (facts.kind !== "trap" && !facts.categories.includes("quick-play"))
      throw new NotCarriedOut("the activation of what is neither a Trap nor a Quick-Play Spell");
    // What has to be paid for is an activation of its own.
    if (rule.cost !== undefined) return [];
    const conditions = rule.conditions.map((condition) => compileCondition(condition, newScope()));
    return [{ allows: rule.allows, conditions }];
  });

/** "You can activate this card from your hand by paying half your LP.": the activation once more, at a higher cost. */
export const paidActivations = ({ program }: Card, whole: readonly WholeEffect[]): readonly WholeEffect[] =>
  program.sentences.flatMap((rule) => {
    if (rule.sentence !== "activation-rule" || rule.cost === undefined) return [];
    const { cost, conditions, allows } = rule;
    return whole.flatMap((one): WholeEffect[] => {
      const { effect } = one;
      if (effect.kind !== "activation") return [];
      const dearer = {
        ...effect,
        conditions: [...effect.conditions, ...conditions],
        cost: [...cost, ...effect.cost],
      };
      return [{ ...one, effect: dearer, paidFor: allows }];
    });
  });
