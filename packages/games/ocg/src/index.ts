export { ocgGame } from "./game.ts";
export { PHASE, phaseName } from "./phases.ts";
export { type OcgRules, rulesAt } from "./rules.ts";
export { ocgRoom, startDuel } from "./setup.ts";
export { ZONE } from "./zones.ts";
