import type { Step } from "@chainwright/card-ir";
import type { Exclusion } from "../nouns/illegal-choices.ts";

/** To which position a monster is changed. */
export type TurnTo = Extract<Step, { verb: "change-position" }>["to"];

/** What an effect is going to do to its targets, by their slots: no target for it is what that cannot be done to. */
export interface PlannedActions {
  readonly summoned: ReadonlyMap<string, Extract<Step, { verb: "special-summon" }>>;
  /** They are going to be Special Summoned when another phase comes. */
  readonly summonedLater: ReadonlySet<string>;
  /** Its card is going to be equipped to them. */
  readonly equipped: ReadonlySet<string>;
  readonly turned: ReadonlyMap<string, TurnTo>;
  readonly set: ReadonlyMap<string, Extract<Step, { verb: "set" }>>;
  /** They are going to be returned, and nothing else is done to them. */
  readonly returned: ReadonlySet<string>;
  /** They are going to be changed, and nothing else is done to them: which of them would stay as they are. */
  readonly changed: ReadonlyMap<string, Exclusion>;
}

export const NO_PLANNED_ACTIONS: PlannedActions = {
  summoned: new Map(),
  summonedLater: new Set(),
  equipped: new Set(),
  turned: new Map(),
  set: new Map(),
  returned: new Set(),
  changed: new Map(),
};
