export { ocgGame } from "./game.ts";
export { PLACES, squareOf, TOLD_PLACES } from "./monster-zones-and-columns.ts";
export { PHASE } from "./phases.ts";
export type { OcgRules } from "./rule-revisions.ts";
export { rulesAt } from "./rules-at-date.ts";
export { ocgRoom } from "./setup.ts";
export { PENDULUM_PLACES } from "./spell-trap-placement.ts";
export { ZONE } from "./zones.ts";
