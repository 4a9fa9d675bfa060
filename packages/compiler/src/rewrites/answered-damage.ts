import type { Condition, Effect } from "@chainwright/card-ir";

const ANSWERED = { ref: "this-way", verb: "damage", slot: "event" } as const;

const answersDamage = (condition: Condition): boolean =>
  condition.kind === "event" && condition.event.event === "damage";

/** "When you take damage: Gain LP equal to that damage": the damage that the effect answers. */
export const withAnsweredDamage = (effect: Effect): Effect =>
  effect.conditions.some(answersDamage) ? { ...effect, resolution: answered(effect.resolution) } : effect;

function answered<T>(node: T): T {
  if (node === null || typeof node !== "object") return node;
  if (Array.isArray(node)) return node.map(answered) as T;
  const inside = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, answered(value)]));
  const isIt = inside.value === "that-damage";
  return (isIt ? { ...inside, value: "damage-taken", of: ANSWERED } : inside) as T;
}
