export * from "./materials.ts";
export * from "./normal-summon-ways.ts";
export * from "./summon-attempts.ts";
export * from "./summon-procedures.ts";
export * from "./tributes.ts";
