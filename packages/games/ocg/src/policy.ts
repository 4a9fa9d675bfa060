import type { Duel, Rules } from "@chainwright/engine";
import type { OcgLaw } from "./laws.ts";

/** The OCG's policies: everything that an amendment may change. Read by the routines, which know no dates. */
export interface OcgRules extends Rules {
  readonly law: OcgLaw;
  /** The player who goes first draws in their first turn. */
  readonly firstTurnDraw: boolean;
  /**
   * Optional triggers in the hand: `fast` — chained like a Spell Speed 2 effect, outside the batch;
   * `batch` — with the other triggers only, before anybody uses priority.
   */
  readonly handTriggers: "fast" | "batch";
  /** A trigger whose card has moved on since its event may no longer be activated. */
  readonly triggerStaysWhereItWas: boolean;
}

/** The rules in force, with what only the OCG knows. */
export const ocgRules = (duel: Duel): OcgRules => duel.rules as OcgRules;
