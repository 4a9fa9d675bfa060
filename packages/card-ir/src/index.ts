export * from "./card.ts";
export * from "./condition.ts";
export * from "./effect.ts";
export * from "./event.ts";
export * from "./noun.ts";
export * from "./span.ts";
export * from "./step.ts";
export * from "./value.ts";
