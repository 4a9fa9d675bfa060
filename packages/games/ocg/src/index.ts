export { ocgGame } from "./game.ts";
export { PHASE } from "./phases.ts";
export type { OcgRules } from "./policy.ts";
export { rulesAt } from "./rules.ts";
export { ocgRoom } from "./setup.ts";
export { FIRST_PLACE, PLACES } from "./special-summon.ts";
export { ZONE } from "./zones.ts";
