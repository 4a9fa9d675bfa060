export * from "./board-columns.ts";
export * from "./card-definitions.ts";
export * from "./coins-and-dice.ts";
export * from "./duel.ts";
export * from "./duel-types.ts";
export * from "./game-defaults.ts";
export * from "./per-turn-marks.ts";
export * from "./zone-contents.ts";
