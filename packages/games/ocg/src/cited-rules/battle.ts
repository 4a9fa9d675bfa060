import { RULE } from "@chainwright/rulebook";

/** Points of the Battle Phase and the Damage Step. */
export const BATTLE = {
  noBattlePhase: [RULE.OCG_BATTLE_01],
  startStep: [RULE.OCG_BATTLE_02],
  endStep: [RULE.OCG_BATTLE_14],
  /** Continuous effects about a battle apply from its declaration on. */
  battleEffectsBegin: [RULE.OCG_BATTLE_04],
  answersAttack: [RULE.OCG_BATTLE_05],
  declarationIsOver: [RULE.OCG_BATTLE_12],
  targetStaysFaceDown: [RULE.OCG_BATTLE_13],
  namesBattleStep: [RULE.OCG_BATTLE_06],
  /** A fast effect before the Damage Step that could not be used in it. */
  lastChanceBeforeDamageStep: [RULE.OCG_BATTLE_10],
  furtherChain: [RULE.OCG_BATTLE_11],
  replay: [RULE.OCG_BATTLE_07],
  attackGivenUp: [RULE.OCG_BATTLE_08],
  attackStops: [],
  noReplay: [RULE.OCG_BATTLE_09],
  // The Damage Step: its timings, and what may be activated in them.
  damageStep: [RULE.OCG_DMG_01],
  /** Continuous effects of damage calculation apply. */
  calculation: [RULE.OCG_DMG_19],
  damageStepOver: [RULE.OCG_DMG_38],
  namesDamageStep: [RULE.OCG_DMG_03],
  changesStatsInDamageStep: [RULE.OCG_DMG_04],
  counterTrapInDamageStep: [RULE.OCG_DMG_05],
  aboutBattle: [RULE.OCG_DMG_06],
  negationInDamageStep: [RULE.OCG_DMG_07],
  triggerInDamageStep: [RULE.OCG_DMG_08],
  triggerAtStart: [RULE.OCG_DMG_09],
  triggerOfFaceDown: [RULE.OCG_DMG_17],
  triggerBeforeCalculation: [RULE.OCG_DMG_15],
  triggerOfFlipped: [RULE.OCG_DMG_16],
  triggerAfterCalculation: [RULE.OCG_DMG_28],
  triggerOfBattled: [RULE.OCG_DMG_34],
  triggerOfExtraAttack: [RULE.OCG_DMG_32],
  triggerOfVictor: [RULE.OCG_DMG_33],
  triggerOfLoser: [RULE.OCG_DMG_35],
  triggerAtEnd: [RULE.OCG_DMG_37],
  statChangeAtStart: [RULE.OCG_DMG_11],
  lastStatChange: [RULE.OCG_DMG_13],
  severalChains: [RULE.OCG_DMG_14],
  oneChainAtStart: [RULE.OCG_DMG_10],
  oneChainInCalculation: [RULE.OCG_DMG_21],
  oneChainAfterCalculation: [RULE.OCG_DMG_31],
  /** A trigger that the one chain of the timing caused. */
  triggeredByTheChain: [RULE.OCG_DMG_21],
  onlyNamedInCalculation: [RULE.OCG_DMG_18],
  activatedInCalculation: [RULE.OCG_DMG_18, RULE.OCG_DMG_20],
  flippedByBattle: [RULE.OCG_DMG_12],
  battle: [RULE.OCG_BASIC_16, RULE.OCG_DMG_23],
  /** Continuous effects of a monster that the battle flipped begin to apply, or destroy it when that has waited. */
  effectsOfFlipped: [RULE.OCG_DMG_29],
  /** A continuous effect is reckoned after everything else. */
  appliedLast: [RULE.OCG_DMG_22],
  damageFixed: [RULE.OCG_DMG_24],
  damageInflicted: [RULE.OCG_DMG_25],
  destructionSettled: [RULE.OCG_DMG_26],
  leavesAtTheEnd: [RULE.OCG_DMG_36],
  stillOnField: [RULE.OCG_DMG_30],
} as const;
