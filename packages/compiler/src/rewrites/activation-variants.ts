import { type Clause, type Condition, type Effect, isReference, type Step } from "@chainwright/card-ir";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { WholeEffect } from "../words/whole-effect.ts";
import { withItsTraits } from "./step-traits.ts";

/** How an effect can be activated, where it is settled then what is paid or targeted: each is an effect of its own. */
export const eachActivation = (whole: Effect, said: Omit<WholeEffect, "choiceGroup">): readonly Effect[] =>
  eachOccasion(whole, said).flatMap((effect) => eachPaid(effect, said));

/** "If this card is Summoned, or at the start of the Damage Step, if this card battles": whichever it is, it is the same effect. */
function eachOccasion(effect: Effect, { limits }: Pick<WholeEffect, "limits">): readonly Effect[] {
  const at = effect.conditions.findIndex((one) => one.kind === "either" && one.any.some(hasEvent));
  const condition = effect.conditions[at];
  if (condition?.kind !== "either") return [effect];
  if (limits.length === 0) throw new NotCarriedOut("an effect with two occasions, as often as they come");
  return condition.any.map((one) => ({
    ...effect,
    conditions: effect.conditions.toSpliced(at, 1, ...(one.kind === "both" ? one.all : [one])),
  }));
}

const hasEvent = (one: Condition): boolean =>
  one.kind === "event" || (one.kind === "both" && one.all.some(hasEvent));

function eachPaid(effect: Effect, { limits, provisos }: Omit<WholeEffect, "choiceGroup">): readonly Effect[] {
  const at = effect.cost.findIndex(
    ({ step, optional }) => optional === true || (step.verb === "or-if" && step.then.verb === "target"),
  );
  const clause = effect.cost[at];
  if (clause === undefined) return [effect];
  // Something that happens would trigger both of them.
  if (!BY_HAND.has(effect.kind) && ![...limits, ...provisos].length)
    throw new NotCarriedOut("a choice of what is paid or targeted for what triggers");
  const paying = (...clauses: readonly Clause[]): Effect => ({
    ...effect,
    cost: [...effect.cost.slice(0, at), ...clauses, ...effect.cost.slice(at + 1)],
  });
  const { optional, ...own } = clause;
  if (clause.step.verb !== "or-if") {
    const knowing = (variant: Effect, paid: boolean): Effect => ({
      ...variant,
      resolution: variant.resolution.map((one) => ({ ...one, step: whether(one.step, clause.step, paid) })),
    });
    return [knowing(paying(), false), { ...knowing(paying(own), true), ...spanOf(clause) }];
  }
  const { then, when, instead } = withItsTraits(clause.step);
  if (clause.step.optional !== true) throw new NotCarriedOut("targets that have to be others");
  const other = paying({ ...own, step: instead });
  return [
    { ...paying({ ...own, step: then }), ...spanOf(then) },
    { ...other, ...spanOf(instead), conditions: [...effect.conditions, when] },
  ];
}

/** "…, or if you Tributed a monster at activation, you can … instead": of each way of activating it that is known. */
function whether(step: Step, payment: Step, paid: boolean): Step {
  if (step.verb !== "or-if" || step.when.kind !== "this-way") return step;
  const { when, then, instead } = step;
  const ofThis = payment.verb === "tribute" && payment.slot !== undefined && when.slot === payment.slot;
  if (!ofThis || (when.what !== undefined && !isReference(when.what) && when.what.traits.length > 0))
    return step;
  if (!paid) return then;
  return step.optional === true ? { verb: "either", options: [then, instead] } : instead;
}

const BY_HAND: ReadonlySet<Effect["kind"]> = new Set(["activation", "ignition", "quick"]);

const spanOf = ({ span }: Clause | Step): Pick<Effect, "span"> => (span === undefined ? {} : { span });
