import { RULE } from "@chainwright/rulebook";

/** Points at which monsters are Summoned, or are not. */
export const SUMMONS = {
  /** A Summon begins with its attempt. */
  attempted: [RULE.OCG_TURN_09],
  /** A Summon is attempted: only what negates it may be used. */
  onlyNegation: [RULE.OCG_SUMMON_02],
  /** The Summon has succeeded, or a chain stands on it already: it cannot be negated. */
  summonIsOver: [RULE.OCG_SUMMON_02],
  /** A Summon, which is no link, triggers an effect: that is link 1. */
  summonTriggers: [RULE.OCG_SUMMON_04, RULE.OCG_TURN_10, RULE.OCG_TURN_12],
  // Why a monster cannot be Special Summoned.
  neverProperlySummoned: [RULE.OCG_BASIC_83],
  noSlot: [RULE.OCG_BASIC_09, RULE.OCG_BASIC_71, RULE.OCG_BASIC_72, RULE.OCG_BASIC_73, RULE.OCG_BASIC_93],
  extraMonsterZone: [RULE.OCG_BASIC_71],
  linkedZone: [RULE.OCG_BASIC_72, RULE.OCG_BASIC_73],
  extraLink: [RULE.OCG_BASIC_93],
  /** How it is Summoned: also why not, where the materials are not there. */
  synchroSummon: [RULE.OCG_BASIC_84],
  xyzSummon: [RULE.OCG_BASIC_85],
  linkSummon: [RULE.OCG_BASIC_86],
  procedure: [RULE.OCG_BASIC_81, RULE.OCG_NOCHAIN_01],
  /** A negated Summon counts for what can be Summoned once in a turn, or does not. */
  negatedSummonCounts: [RULE.OCG_BASIC_64],
  onlySuccessCounts: [RULE.OCG_BASIC_65],
  flipSummon: [RULE.OCG_BASIC_80],
  pendulumSummon: [RULE.OCG_BASIC_90],
  pendulumEffect: [RULE.OCG_BASIC_94],
  pendulumScale: [RULE.OCG_BASIC_91, RULE.OCG_BASIC_69, RULE.OCG_BASIC_70],
  pendulumLeaves: [RULE.OCG_BASIC_92],
  setThisTurn: [RULE.OCG_BASIC_10],
  normalSummonUsed: [RULE.OCG_BASIC_11],
} as const;
