export { dmGame } from "./game.ts";
export { rulesAt } from "./rules-at-date.ts";
export { duelMastersRoom } from "./setup.ts";
