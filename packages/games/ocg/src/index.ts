export { ocgGame } from "./game.ts";
export { broken, leftovers } from "./invariants.ts";
export { PHASE, phaseName } from "./phases.ts";
export type { OcgRules } from "./policy.ts";
export { rulesAt } from "./rules.ts";
export { type DeckNumbers, ocgRoom, startDuel } from "./setup.ts";
export { FIRST_PLACE, PLACES, placeName } from "./special-summon.ts";
export { ZONE } from "./zones.ts";
