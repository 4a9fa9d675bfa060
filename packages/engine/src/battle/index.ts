export * from "./attack-costs.ts";
export * from "./attacks.ts";
export * from "./battle.ts";
export * from "./battle-outcome.ts";
export * from "./trigger-checks.ts";
