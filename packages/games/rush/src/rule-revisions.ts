import type { Duel, Rules } from "@chainwright/engine/board";
import type { RushLaw } from "./cited-rules.ts";

/** Rush Duel's policies: what differs by the day, or by the source that is followed. */
export interface RushRules extends Rules {
  readonly law: RushLaw;
  /** The player who goes first draws in their first turn. */
  readonly firstTurnDraw: boolean;
}

/** The rules in force, with what only Rush Duel knows. */
export const rushRules = (duel: Duel): RushRules => duel.rules as RushRules;
