export * from "./materials.ts";
export * from "./summon-attempts.ts";
export * from "./summon-procedures.ts";
export * from "./tributes.ts";
