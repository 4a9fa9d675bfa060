import { type Clause, isReference, type Step, type Trait } from "@chainwright/card-ir";
import { NotCarriedOut } from "./using.ts";

/** What is said of the cards before and after what is done with them belongs to them, for all who read a step. */
export const withAllTraits = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause) => ({ ...clause, step: ofStep(clause.step) }));

function ofStep(step: Step): Step {
  switch (step.verb) {
    case "either":
      return { ...step, options: step.options.map(ofStep) };
    case "later":
    case "whenever":
      // biome-ignore lint/suspicious/noThenProperty: the field of the IR is no promise's
      return { ...step, then: withAllTraits(step.then) };
    case "move":
    case "special-summon": {
      const { from, besides = [], ...rest } = step;
      if (from === undefined && besides.length === 0) return step;
      const { what } = rest;
      if (isReference(what)) throw new NotCarriedOut("a card that is meant, and described besides");
      const place: readonly Trait[] = from === undefined ? [] : [{ trait: "from", place: from }];
      return { ...rest, what: { ...what, where: [...place, ...what.where, ...besides] } };
    }
    default:
      return step;
  }
}
