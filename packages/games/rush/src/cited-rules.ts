import type { Duel } from "@chainwright/engine/board";
import { type LawWith, NO_LAW } from "@chainwright/engine/state";
import { type Region, RULE, rulesInForce } from "@chainwright/rulebook";

/** The points of Rush Duel's own routines. */
const OWN = {
  turnBegins: [RULE.RUSH_TURN_01],
  firstTurn: [RULE.RUSH_GEN_01, RULE.RUSH_GEN_02],
  normalDraw: [RULE.RUSH_DRAW_01],
  noFirstDraw: [RULE.RUSH_BASIC_30],
  noBattlePhase: [RULE.RUSH_TURN_01],
  /** A card was placed in the zone of its kind. */
  placed: [RULE.RUSH_ZONE_03],
  fieldReplaced: [RULE.RUSH_CARD_06],
  normalSummon: [RULE.RUSH_TURN_01, RULE.RUSH_CARD_03],
  tributeSummon: [RULE.RUSH_CARD_03],
  otherTributes: [RULE.RUSH_BASIC_26],
  procedure: [RULE.RUSH_BASIC_27],
  contactFusion: [RULE.RUSH_BASIC_28],
  turnedUp: [RULE.RUSH_DIFF_04],
  maximumSummon: [RULE.RUSH_BASIC_14],
  maximumParts: [RULE.RUSH_BASIC_15],
  maximumLeaves: [RULE.RUSH_BASIC_16],
  /** A card is used: by its kind, with its requirement, one of several effects, once more after it came back. */
  spellUsed: [RULE.RUSH_CARD_05],
  fieldUsed: [RULE.RUSH_CARD_05, RULE.RUSH_CARD_06],
  equipUsed: [RULE.RUSH_CARD_05, RULE.RUSH_CARD_07],
  trapUsed: [RULE.RUSH_CARD_08],
  requirement: [RULE.RUSH_EFF_11],
  choiceDeclared: [RULE.RUSH_EFF_13, RULE.RUSH_EFF_14],
  usedAgain: [RULE.RUSH_EFF_02],
  // How its effect is carried out.
  severalParts: [RULE.RUSH_EFF_07],
  linkedParts: [RULE.RUSH_EFF_08],
  separateParts: [RULE.RUSH_EFF_10],
  sentFromHand: [RULE.RUSH_DIFF_03],
  takenFromTop: [RULE.RUSH_DIFF_09],
  toDeckBottom: [RULE.RUSH_DIFF_11],
  equipStays: [RULE.RUSH_DIFF_06],
  equipLost: [RULE.RUSH_CARD_07],
  // Traps.
  firstToUseTrap: [RULE.RUSH_TRAP_01],
  oneTrap: [RULE.RUSH_TRAP_02],
  oneTiming: [RULE.RUSH_EFF_03],
  neverMissed: [RULE.RUSH_EFF_04, RULE.RUSH_DIFF_01],
  setThisTurn: [RULE.RUSH_CARD_08, RULE.RUSH_BASIC_13],
  // Why something cannot be done.
  noEffect: [RULE.RUSH_CARD_02],
  doesNotActivate: [RULE.RUSH_EFF_12],
  otherChoiceUsed: [RULE.RUSH_EFF_13],
  noMonsterZone: [RULE.RUSH_ZONE_01, RULE.RUSH_BASIC_07],
  noSpellZone: [RULE.RUSH_ZONE_02, RULE.RUSH_BASIC_07],
  noParts: [RULE.RUSH_BASIC_14],
  pointless: [RULE.RUSH_EFF_05],
  // Battle.
  attackDeclared: [RULE.RUSH_BASIC_18],
  battle: [RULE.RUSH_BASIC_11, RULE.RUSH_CARD_04],
  flippedByBattle: [RULE.RUSH_BASIC_19],
  replay: [RULE.RUSH_BASIC_20],
  attackStops: [RULE.RUSH_BASIC_18],
};

/** The rules at work at each point of Rush Duel's routines, beside those of the engine. */
export type RushLaw = LawWith<typeof OWN>;

const LAW = {
  ...NO_LAW,
  ...OWN,
  notNow: [RULE.RUSH_BASIC_01],
  wrongPlace: [RULE.RUSH_BASIC_02],
  conditionNotMet: [RULE.RUSH_BASIC_03],
  cannotPay: [RULE.RUSH_BASIC_04],
  noTarget: [RULE.RUSH_BASIC_05],
  wouldDoNothing: [RULE.RUSH_EFF_05, RULE.RUSH_BASIC_06],
  nothingToActOn: [RULE.RUSH_EFF_05, RULE.RUSH_EFF_09, RULE.RUSH_BASIC_06],
  usedUp: [RULE.RUSH_EFF_01],
  forbidden: [RULE.RUSH_BASIC_21],
  summoningCondition: [RULE.RUSH_BASIC_22],
  noNormalSummon: [RULE.RUSH_CARD_01, RULE.RUSH_DECK_03],
  unread: [RULE.RUSH_BASIC_09],
  noRoom: [RULE.RUSH_BASIC_07],
  notAChoice: [RULE.RUSH_BASIC_08],
  cannotAttack: [RULE.RUSH_BASIC_18],
  hasAttacked: [RULE.RUSH_BASIC_18],
  noSuchTarget: [RULE.RUSH_BASIC_18],
  positionChange: [RULE.RUSH_BASIC_17],
  cameThisTurn: [RULE.RUSH_BASIC_17],
  positionChanged: [RULE.RUSH_BASIC_17],
  tributes: [RULE.RUSH_CARD_03],
  costAtActivation: [RULE.RUSH_EFF_11],
  // Whatever is chosen is chosen now.
  resolve: [RULE.RUSH_DIFF_05, RULE.RUSH_DIFF_02],
  fusionSummon: [RULE.RUSH_BASIC_23],
  ritualSummon: [RULE.RUSH_BASIC_24],
  lpZero: [RULE.RUSH_BASIC_12],
  deckedOut: [RULE.RUSH_DECK_02],
  equipped: [RULE.RUSH_CARD_07],
  continuousApplies: [RULE.RUSH_EFF_12],
  continuousActs: [RULE.RUSH_EFF_12],
  prohibitionPrevails: [RULE.RUSH_EFF_06],
  bothLose: [RULE.RUSH_BASIC_25],
  noDamage: [RULE.RUSH_BASIC_21],
} satisfies RushLaw;

/** The law of Rush Duel as of a day (ISO date). */
export const rushLawAt = (date: string, region: Region | null): RushLaw => rulesInForce(LAW, date, region);

/** The law in force, with what only Rush Duel knows. */
export const rushLaw = (duel: Duel): RushLaw => duel.law as RushLaw;
