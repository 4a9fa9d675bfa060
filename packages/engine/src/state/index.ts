export * from "./action.ts";
export * from "./cause.ts";
export * from "./illegality-ranks.ts";
export * from "./illegality-reasons.ts";
export { MAY, Questions } from "./question.ts";
export * from "./rule-points.ts";
export * from "./schema.ts";
export { TRACE } from "./trace.ts";
export * from "./vocabulary.ts";
