import { type Card, type Clause, type Effect, isReference, type Step } from "@chainwright/card-ir";

const LASTING: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>(["change-stat", "forbid", "negate-effects"]);

/**
 * "Activate this card by targeting 1 monster; it loses 700 ATK.": what a Continuous Card does to a card without saying how
 * long lasts as long as both are there; a ban on others, as long as it is there itself.
 */
export function lastingWithItsCard(effect: Effect, { facts }: Card): Effect {
  const stays = facts.kind !== "monster" && facts.categories.includes("continuous");
  if (!stays || effect.kind !== "activation") return effect;
  return { ...effect, resolution: effect.resolution.map(endingWithIt) };
}

function endingWithIt(clause: Clause): Clause {
  const { step } = clause;
  if (!LASTING.has(step.verb) || !("what" in step)) return clause;
  // A ban on all that fit is on no card with which it could end.
  if (!isReference(step.what) && (step.verb !== "forbid" || step.asLongAs !== undefined)) return clause;
  if ("until" in step && step.until !== undefined && step.until !== "while-face-up") return clause;
  return { ...clause, step: { ...step, until: "while-source-face-up" } as Step };
}
