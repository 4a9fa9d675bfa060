import { type Clause, type Effect, eachNode, isNode, isReference } from "@chainwright/card-ir";
import { ALWAYS_THERE } from "@chainwright/engine/program";
import { isLastKnown, type LastKnown } from "../words/last-known-values.ts";

/** Of what is there anyway, of which no step had to note which it is. */
const isHadAnyway = (node: object): node is LastKnown =>
  isLastKnown(node) && ALWAYS_THERE.has(node.of.slot ?? "");

/**
 * "Destroy this card, and if you do, destroy all monsters with less ATK than it had", "halve the ATK of the monster it battles,
 * and if you do, this card gains that much": the step that does it before notes it.
 */
export function withNotingSteps(effect: Effect): Effect {
  const asked = new Set<string>();
  eachNode(effect, (node) => {
    if (isHadAnyway(node)) asked.add(node.of.slot ?? "");
  });
  if (asked.size === 0) return effect;
  let named = 0;
  // By the name of what was there: the step that has done something to it last.
  const done = new Map<string, string>();
  const rename = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(rename);
    if (!isNode(part)) return part;
    const slot = isHadAnyway(part) ? done.get(part.of.slot ?? "") : undefined;
    if (isHadAnyway(part) && slot !== undefined) return { ...part, of: { ...part.of, slot } };
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, rename(one)]));
  };
  const noting = (clause: Clause): Clause => {
    const one = rename(clause) as Clause;
    const { step } = one;
    const about = "what" in step && isReference(step.what) ? (step.what.slot ?? "") : "";
    if (!asked.has(about)) return one;
    const slot = step.slot ?? `had${++named}`;
    done.set(about, slot);
    return { ...one, step: { ...step, slot } };
  };
  return { ...effect, cost: effect.cost.map(noting), resolution: effect.resolution.map(noting) };
}
