export { rushGame } from "./game.ts";
export { PHASE } from "./phases.ts";
export { rulesAt } from "./rules-at-date.ts";
export { rushRoom } from "./setup.ts";
export { ZONE } from "./zones.ts";
