export { Journal } from "./journal.ts";
export * from "./machine.ts";
export * from "./rng.ts";
export * from "./schema.ts";
export { BadState, State } from "./state.ts";
