import type { Condition, Effect, EventPattern } from "@chainwright/card-ir";

export type EventCondition = Extract<Condition, { kind: "event" }>;

export type Battle = Extract<EventPattern, { event: "battles" }>;

/** "At the end of the Damage Step", "after damage calculation": the battle of that time is over. */
const endsBattle = (condition: Condition): boolean =>
  condition.kind === "phase" &&
  ((condition.phase === "damage-step" && condition.at === "end") ||
    (condition.phase === "damage-calculation" && condition.at === "after"));

const endsPhase = (condition: Condition): boolean =>
  condition.kind === "phase" && condition.phase === "battle" && condition.at === "end";

/**
 * "At the end of the Damage Step, if this card attacked": in the battle that ends then, not in one before it. "At the
 * end of the Battle Phase, if this card destroyed a monster by battle": in this turn.
 */
export function withBattleOfItsTime(effect: Effect): Effect {
  if (effect.conditions.some(endsPhase)) return { ...effect, conditions: effect.conditions.map(inThisTurn) };
  if (!effect.conditions.some(endsBattle)) return effect;
  const conditions = effect.conditions.map((condition): Condition => {
    if (condition.kind !== "happened" || condition.event.event !== "battles") return condition;
    return condition.within === undefined ? { kind: "event", word: "if", event: condition.event } : condition;
  });
  return { ...effect, conditions };
}

const inThisTurn = (condition: Condition): Condition =>
  condition.kind === "happened" && condition.within === undefined && condition.event.event !== "summoned"
    ? { ...condition, within: "turn" }
    : condition;
