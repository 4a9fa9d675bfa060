import type { Duel, Rules } from "@chainwright/engine/board";
import type { AboutTarget } from "@chainwright/engine/program";
import type { OcgLaw } from "./cited-rules.ts";

/** Words about a target that a text says again where the effect resolves. */
export interface SaidAgain {
  readonly rule: number;
  readonly about: AboutTarget;
}

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
  /** What one player activates once: a trigger in the hand for a timing, or one that Summons itself on a chain. */
  readonly handTriggerLimit: "timing" | "self-summon";
  /** A trigger whose card has moved on since its event may no longer be activated. */
  readonly triggerNeedsCardInPlace: boolean;
  /** A card that returned to the Main Deck, or face-down to the Extra Deck, triggers because of that. */
  readonly triggersInDeck: boolean;
  /** A monster's zone is targeted, not the monster: the one that is there when the effect resolves is hit. */
  readonly targetsAreZones: boolean;
  /** A target that no longer fits the words it was chosen by is lost. */
  readonly targetsMustStillFit: boolean;
  /** By a card's English name: the words about its target that have to be true when its effect resolves, too, and the rule. */
  readonly saidAgain: ReadonlyMap<string, readonly SaidAgain[]>;
  /** After a Summon the turn player may activate an Ignition Effect before the opponent responds. */
  readonly ignitionPriority: boolean;
  /** Face-up Field Spells: one on both fields together, or one of each player. */
  readonly fieldSpells: "one" | "one each";
  /** A negated Summon counts for what a player may Summon in a turn. */
  readonly negatedSummonCounts: boolean;
  /** A Trap Monster occupies a Spell & Trap Zone as well. */
  readonly trapMonsterUsesTwoZones: boolean;
  /** Where Pendulum Scales are placed: nowhere yet, zones of their own, or the outer Spell & Trap Zones. */
  readonly pendulumZones: "none" | "own" | "outer";
  readonly extraMonsterZones: boolean;
  /** Which monsters from the Extra Deck need an Extra Monster Zone or a zone that a Link Monster points to. */
  readonly linkedZoneNeeded: "none" | "all" | "link and pendulum";
  /** Kinds of monsters that are still to come: the rule that will bring their Summon. None where it is there. */
  readonly notYetIntroduced: Readonly<Record<"synchro" | "xyz" | "link" | "pendulum", readonly number[]>>;
}

/** The rules in force, with what only the OCG knows. */
export const ocgRules = (duel: Duel): OcgRules => duel.rules as OcgRules;
