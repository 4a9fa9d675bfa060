import { type Clause, type Group, isReference, type Step } from "@chainwright/card-ir";
import { isAboutSettledCards } from "../words/lingering-steps.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

type Forbid = Extract<Step, { verb: "forbid" }>;

/** What holds for all that fit, also those that come later: none of them is recorded. */
const laterOnes = (step: Forbid): Group | null =>
  isReference(step.what) || isAboutSettledCards(step) ? null : step.what;

/**
 * "Face-down monsters you control cannot be destroyed, and your opponent cannot target them": what holds for whatever fits is
 * said of the same once more, not of those that are there now.
 */
export function withRepeatedProhibitions(clauses: readonly Clause[]): readonly Clause[] {
  const groups = new Map<string, Group>();
  return clauses.map((clause) => {
    const { step } = clause;
    const again =
      "what" in step && step.what !== undefined && isReference(step.what) && step.what.slot !== undefined
        ? groups.get(step.what.slot)
        : undefined;
    if (again !== undefined) {
      if (step.verb !== "forbid")
        throw new NotCarriedOut("what is done to all that fit, also to those that come later");
      return { ...clause, step: { ...step, what: again } };
    }
    const group = step.verb === "forbid" && step.slot !== undefined ? laterOnes(step) : null;
    if (group !== null && step.slot !== undefined) groups.set(step.slot, group);
    return clause;
  });
}
