import { type Card, type Clause, type Effect, isReference, type Step } from "@chainwright/card-ir";

const LASTING: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>(["change-stat", "forbid", "negate-effects"]);

/** What is left on all cards that fit: a ban of a Continuous Card ends with it, too. */
const ON_ALL: ReadonlySet<Step["verb"]> = new Set<Step["verb"]>(["forbid", "unaffected"]);

/**
 * "Activate this card by targeting 1 monster; it loses 700 ATK.": what a Continuous Card does to a card without saying how
 * long lasts as long as both are there.
 */
export function lastingWithItsCard(effect: Effect, { facts }: Card): Effect {
  const stays = facts.kind !== "monster" && facts.categories.includes("continuous");
  if (!stays || effect.kind !== "activation") return effect;
  return { ...effect, resolution: effect.resolution.map(endingWithIt) };
}

function endingWithIt(clause: Clause): Clause {
  const { step } = clause;
  if (!("what" in step) || ("asLongAs" in step && step.asLongAs !== undefined)) return clause;
  if (!(isReference(step.what) ? LASTING : ON_ALL).has(step.verb)) return clause;
  if ("until" in step && step.until !== undefined && step.until !== "while-face-up") return clause;
  return { ...clause, step: { ...step, until: "while-source-face-up" } as Step };
}
