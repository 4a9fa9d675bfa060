// Each template: the rules it is about; a title; the roles it casts (`roles.mjs`); and `make`, which lays the cast on a table and says the
// runs of the position, as plays and what must come of them. The first run shows that the cast fits the position.
import { CHAIN } from "./chain.mjs";
import { TIMING } from "./timing.mjs";

export const TEMPLATES = [...TIMING, ...CHAIN];
