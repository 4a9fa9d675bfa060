export * from "./attack-costs.ts";
export * from "./attacks.ts";
export * from "./battle-outcome.ts";
export * from "./battling-monsters.ts";
export * from "./trigger-conditions-met.ts";
