import { type LawWith, NO_LAW } from "@chainwright/engine/state";
import { type Region, RULE, rulesInForce } from "@chainwright/rulebook";
import { BATTLE } from "./cited-rules/battle.ts";
import { TABLE } from "./cited-rules/card-kinds.ts";
import { CHAINS } from "./cited-rules/chains.ts";
import { SUMMONS } from "./cited-rules/summons.ts";
import { TRIGGERS } from "./cited-rules/triggers.ts";
import { TURN } from "./cited-rules/turn.ts";

/** The points of the OCG's own routines. */
const OWN = { ...CHAINS, ...TRIGGERS, ...TURN, ...SUMMONS, ...BATTLE, ...TABLE };

/** The rules at work at each point of the OCG's routines, beside those of the engine. */
export type OcgLaw = LawWith<typeof OWN>;

/** All of it, whenever it holds: what the older English rules (until Master Rule 1) say stands beside the rest. */
const LAW = {
  ...NO_LAW,
  ...OWN,
  notNow: [RULE.OCG_BASIC_01],
  wrongPlace: [RULE.OCG_BASIC_02],
  conditionNotMet: [RULE.OCG_BASIC_03],
  cannotPay: [RULE.OCG_BASIC_04],
  noTarget: [RULE.OCG_BASIC_05],
  wouldDoNothing: [RULE.OCG_BASIC_06],
  nothingToActOn: [RULE.OCG_BASIC_06],
  usedUp: [RULE.OCG_BASIC_07],
  forbidden: [RULE.OCG_BASIC_08],
  unread: [RULE.OCG_BASIC_22],
  noRoom: [RULE.OCG_BASIC_09],
  notAChoice: [RULE.OCG_BASIC_23],
  costAtActivation: [RULE.OCG_CHAIN_08, RULE.CLASSIC_CHAIN_05],
  targetAtActivation: [RULE.OCG_CHAIN_08, RULE.CLASSIC_CHAIN_05],
  activated: [RULE.OCG_CHAIN_02, RULE.OCG_SPEED_01, RULE.CLASSIC_CHAIN_05],
  resolve: [RULE.OCG_CHAIN_04, RULE.CLASSIC_CHAIN_03, RULE.CLASSIC_CHAIN_06],
  skipNegated: [RULE.OCG_CHAIN_07],
  effectNegated: [RULE.OCG_BASIC_20],
  summonNegated: [RULE.OCG_SUMMON_02],
  fusionSummon: [RULE.OCG_BASIC_88],
  ritualSummon: [RULE.OCG_BASIC_89],
  needsTheFormer: [RULE.OCG_BASIC_99],
  targetGone: [RULE.OCG_BASIC_19, RULE.CLASSIC_ELIG_01, RULE.CLASSIC_ELIG_03],
  adjacentOnly: [RULE.OCG_CHAIN_10],
  allLinks: [RULE.OCG_CHAIN_11],
  spentCards: [RULE.OCG_CHAIN_06, RULE.OCG_BASIC_18, RULE.CLASSIC_CHAIN_08],
  replaced: [RULE.OCG_BASIC_24],
  lpZero: [RULE.OCG_BASIC_17],
  deckedOut: [RULE.OCG_TURN_03],
  continuousApplies: [RULE.OCG_CONT_01],
  continuousAtSummon: [RULE.OCG_CONT_11, RULE.OCG_TURN_12],
  continuousOfCard: [RULE.OCG_NOCHAIN_06],
  earlierFirst: [RULE.OCG_CONT_03],
  negationPrevails: [RULE.OCG_CONT_07],
  prohibitionsInOrder: [RULE.OCG_CONT_08],
  independentFirst: [RULE.OCG_CONT_09],
  continuousActs: [RULE.OCG_NOCHAIN_01, RULE.OCG_NOCHAIN_04],
  destroyedInstead: [RULE.OCG_BASIC_24, RULE.OCG_TABLE_14],
  simultaneousOrder: [RULE.OCG_CONT_10],
  compatible: [RULE.OCG_CONT_05],
  bound: [RULE.OCG_NOCHAIN_05],
  unaffected: [RULE.OCG_CONT_07],
  undecidable: [RULE.OCG_CONT_12, RULE.OCG_LOOP_05],
  loopForbidden: [RULE.OCG_TABLE_22],
  loopDestroys: [RULE.OCG_TABLE_23],
  loopSends: [RULE.OCG_TABLE_24],
  laterOverwrites: [RULE.OCG_CONT_04],
  prohibitionPrevails: [RULE.OCG_CONT_06],
  continuousNegates: [RULE.OCG_CHAIN_15],
  summoningCondition: [RULE.OCG_BASIC_82],
  onlyOne: [RULE.OCG_BASIC_87],
  tributes: [RULE.OCG_BASIC_12],
  noNormalSummon: [RULE.OCG_BASIC_13],
  cannotAttack: [RULE.OCG_BASIC_14],
  hasAttacked: [RULE.OCG_TABLE_16],
  noSuchTarget: [RULE.OCG_BATTLE_03, RULE.OCG_BASIC_14],
  positionChange: [RULE.OCG_BASIC_15],
  cameThisTurn: [RULE.OCG_TABLE_17],
  positionAfterAttack: [RULE.OCG_TABLE_18],
  positionChanged: [RULE.OCG_TABLE_19],
  equipped: [RULE.OCG_TABLE_01],
  monsterEquipped: [RULE.OCG_TABLE_13],
  becomesMonster: [RULE.OCG_BASIC_66, RULE.OCG_BASIC_67],
  faceForgotten: [RULE.OCG_TABLE_03],
  controlChanged: [RULE.OCG_TABLE_04],
  counterPlaced: [RULE.OCG_TABLE_07],
  coin: [RULE.OCG_TABLE_08],
  die: [RULE.OCG_TABLE_08],
  bothLose: [RULE.OCG_TABLE_09],
  winByText: [RULE.OCG_TABLE_10],
  noZoneToReturn: [RULE.OCG_TABLE_05],
  comesBack: [RULE.OCG_TABLE_20],
  noZoneToComeBackTo: [RULE.OCG_TABLE_20],
  shown: [RULE.OCG_TABLE_25],
  banishedDown: [RULE.OCG_TABLE_21],
  noDamage: [RULE.OCG_DMG_24],
  settledAlready: [RULE.OCG_DMG_27],
} satisfies OcgLaw;

/** Which of the OCG's own points tell something else than that it forbids. */
export const REASON_RANKS = {
  over: [
    "missed",
    "ruledToMiss",
    "missedByTributeSummon",
    "missedByCost",
    "missedInChain",
    "missedBeforeOther",
    "byDoing",
    "triggerOfSpellOrTrap",
    "triggerMovedOn",
    "triggerCameLater",
    "noTriggerInDeck",
    "summonIsOver",
    "declarationIsOver",
    "normalSummonUsed",
  ],
  moment: ["mainPhaseOnly", "beforeDraw"],
  never: ["doesNotActivate", "cardDoesNotActivate"],
} as const satisfies Readonly<Record<string, readonly (keyof OcgLaw)[]>>;

/** The law of the OCG as of a day (ISO date), in its own region or another. */
export const ocgLawAt = (date: string, region: Region | null): OcgLaw => rulesInForce(LAW, date, region);
