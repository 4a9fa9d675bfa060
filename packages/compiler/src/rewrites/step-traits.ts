import { type Clause, type Group, isReference, type Step, type Trait } from "@chainwright/card-ir";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** What is said of the cards before and after what is done with them belongs to them, for all who read a step. */
export const withAllTraits = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause) => ({ ...clause, step: ofStep(clause.step) }));

/** … which stays a step of its kind. */
export const withItsTraits = <S extends Step>(step: S): S => ofStep(step) as S;

const PLACES: ReadonlySet<Trait["trait"]> = new Set(["from", "in", "controlled", "one-of"]);

/** What is done to cards of a place, which the words may say once. */
const OF_A_PLACE: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>(["move", "special-summon", "target"]);

/** "Add 1 “A” from your Deck to your hand, or, if …, you can add 1 “B” instead": from where the other one would come. */
function whereFrom(then: Step, instead: Step, what: Group): Step {
  if (!OF_A_PLACE.has(instead.verb)) return instead;
  if (
    ("from" in instead && instead.from !== undefined) ||
    [...what.traits, ...what.where].some(({ trait }) => PLACES.has(trait))
  )
    return instead;
  if (!("what" in then) || isReference(then.what)) return instead;
  const there = then.what.where.filter(({ trait }) => trait === "from" || trait === "in");
  return { ...instead, what: { ...what, where: [...there, ...what.where] } } as Step;
}

/** "Add 1 “A” to your hand, or if …, you can Special Summon it instead": one that could have been added. */
function insteadOf(then: Step, instead: Step): Step {
  if ("what" in instead && !isReference(instead.what)) return whereFrom(then, instead, instead.what);
  if (!("what" in instead && "ref" in instead.what) || instead.what.slot !== "instead") return instead;
  if (!("what" in then)) throw new NotCarriedOut("something done instead with what nothing is done to");
  return { ...instead, what: then.what } as Step;
}

/** "Either add 1 “A” to your hand, or send it to the GY": one of those that could be added. */
const sameAs = (first: Step | undefined, option: Step): Step =>
  first !== undefined && "what" in option && isReference(option.what) && option.what.slot === "instead"
    ? insteadOf(first, option)
    : option;

const DESCRIBED = "a card that is meant, and described besides";

function ofStep(step: Step): Step {
  switch (step.verb) {
    case "either":
      return { ...step, options: step.options.map((option) => ofStep(sameAs(step.options[0], option))) };
    case "or-if": {
      const then = ofStep(step.then);
      return { ...step, then, instead: ofStep(insteadOf(then, step.instead)) };
    }
    case "apply":
      return {
        ...step,
        modes: step.modes.map((mode) => ({ ...mode, resolution: withAllTraits(mode.resolution) })),
      };
    case "later":
    case "replace-effect":
    case "whenever":
    case "each-time":
    case "apply-continuous":
      // biome-ignore lint/suspicious/noThenProperty: the field of the IR is no promise's
      return { ...step, then: withAllTraits(step.then) };
    case "change-stat": {
      const { besides, ...rest } = step;
      if (besides === undefined) return step;
      if (isReference(rest.what)) throw new NotCarriedOut(DESCRIBED);
      return { ...rest, what: { ...rest.what, where: [...rest.what.where, ...besides] } };
    }
    case "extra-summon":
    case "use-as-material": {
      const { besides, ...rest } = step;
      if (besides === undefined) return step;
      if (isReference(rest.what)) throw new NotCarriedOut(DESCRIBED);
      return { ...rest, what: { ...rest.what, where: [...rest.what.where, ...besides] } };
    }
    case "move":
    case "set":
    case "special-summon": {
      const { from, besides = [], ...rest } = step;
      if (from === undefined && besides.length === 0) return step;
      const { what } = rest;
      if (isReference(what)) throw new NotCarriedOut(DESCRIBED);
      const place: readonly Trait[] = from === undefined ? [] : [{ trait: "from", place: from }];
      return { ...rest, what: { ...what, where: [...place, ...what.where, ...besides] } };
    }
    default:
      return step;
  }
}
