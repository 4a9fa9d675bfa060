export { PLACES, squareOf, TOLD_PLACES } from "./field-zones.ts";
export { ocgGame } from "./game.ts";
export { PHASE } from "./phases.ts";
export { PENDULUM_PLACES } from "./placing.ts";
export type { OcgRules } from "./policy.ts";
export { rulesAt } from "./rules.ts";
export { ocgRoom } from "./setup.ts";
export { ZONE } from "./zones.ts";
