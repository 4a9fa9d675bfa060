import { RULE } from "@chainwright/rulebook";

/** Points of the turn, its phases and what is done in them without a link. */
export const TURN = {
  noLink: [RULE.OCG_NOCHAIN_02],
  summonIsNoLink: [RULE.OCG_CHAIN_12, RULE.OCG_SUMMON_01],
  attackDeclared: [RULE.OCG_BATTLE_03, RULE.OCG_NOCHAIN_02, RULE.OCG_CHAIN_12],
  normalDraw: [RULE.OCG_TURN_02],
  /** An effect bound to a phase is used: any; the opponent's of the turn player; after another; … */
  phaseEffect: [RULE.OCG_PHASE_01, RULE.OCG_PHASE_03],
  othersPhaseEffect: [RULE.OCG_PHASE_04],
  othersMandatory: [RULE.OCG_PHASE_08],
  nextPhaseEffect: [RULE.OCG_PHASE_02],
  mandatoryInSequence: [RULE.OCG_PHASE_07],
  /** Something else is used while a mandatory effect or a duty still waits. */
  beforeForced: [RULE.OCG_PHASE_05],
  /** The turn player passed, and the opponent acts; and where the passing was the declared end of the phase. */
  opponentWithPriority: [RULE.OCG_PHASE_09, RULE.CLASSIC_PRIO_02, RULE.CLASSIC_PRIO_03],
  declaredEnd: [RULE.OCG_PHASE_13, RULE.CLASSIC_PRIO_04],
  /** Done without a link by a player with priority; by the opponent of the turn player. */
  processed: [RULE.OCG_PHASE_10, RULE.OCG_BASIC_21],
  othersProcess: [RULE.OCG_PHASE_09],
  /** Both have passed, and something still has to be done. */
  forced: [RULE.OCG_PHASE_06, RULE.OCG_PHASE_11],
  forcedOfOpponent: [RULE.OCG_PHASE_08, RULE.OCG_PHASE_11],
  /** What lasts "until the End Phase" is lifted, or still negates an effect of the End Phase. */
  liftedInEndPhase: [RULE.OCG_PHASE_14],
  liftedForMandatory: [RULE.OCG_PHASE_15],
  /** What lasts until the end of the turn covers its End Phase. */
  lastsTheTurn: [RULE.OCG_PHASE_16],
  /** The turn player uses their priority after a Summon for an Ignition Effect. */
  ignitionPriority: [RULE.OCG_BASIC_60],
  phaseSkipped: [RULE.OCG_TURN_07],
  noFirstDraw: [RULE.OCG_TURN_04],
  turnBegins: [RULE.OCG_TURN_01, RULE.OCG_PHASE_12],
  standbyPhase: [RULE.OCG_TURN_06, RULE.OCG_PHASE_12],
  mainPhase: [RULE.OCG_TURN_08, RULE.OCG_PHASE_12],
  mainPhase2: [RULE.OCG_TURN_13],
  endPhase: [RULE.OCG_TURN_14, RULE.OCG_PHASE_12],
  handLimit: [RULE.OCG_BASIC_97],
  // Why not.
  phaseEffectAnswers: [RULE.OCG_PHASE_01, RULE.OCG_SPEED_10],
  fastEffectsFirst: [RULE.OCG_BASIC_96, RULE.OCG_BASIC_01],
  noIgnitionPriority: [RULE.OCG_TURN_11, RULE.OCG_PRIO_05, RULE.OCG_BASIC_01],
  beforeDraw: [RULE.OCG_TURN_02, RULE.OCG_BASIC_01],
  handIsAdjusted: [RULE.OCG_BASIC_97, RULE.OCG_BASIC_01],
  mainPhaseOnly: [RULE.OCG_TURN_08, RULE.OCG_BASIC_01],
  noMainPhase2: [RULE.OCG_TURN_13],
  doesNotActivate: [RULE.OCG_NOCHAIN_01],
  cardDoesNotActivate: [RULE.OCG_NOCHAIN_01, RULE.OCG_NOCHAIN_04, RULE.OCG_NOCHAIN_06],
  speed1Answers: [RULE.OCG_SPEED_10],
  tooSlow: [RULE.OCG_SPEED_12],
  handTriggerOnCounter: [RULE.OCG_HAND_03, RULE.OCG_SPEED_12],
  notInDamageStep: [RULE.OCG_DMG_02],
} as const;
