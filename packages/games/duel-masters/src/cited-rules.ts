import type { Duel, Rules } from "@chainwright/engine/board";
import { type LawWith, NO_LAW } from "@chainwright/engine/state";
import { type Region, RULE, rulesInForce } from "@chainwright/rulebook";

/** The points of Duel Masters' own mechanisms at which a rule is at work or a reason is given. */
const OWN = {
  // Why something cannot be done.
  civilization: [RULE.DM_BASIC_16],
  summoningSickness: [RULE.DM_BASIC_19],
  tapped: [RULE.DM_BASIC_20],
  cannotAttack: [RULE.DM_BASIC_11],
  attackTarget: [RULE.DM_BASIC_20],
  mustAttack: [RULE.DM_BASIC_21],
  cannotBlock: [RULE.DM_BASIC_22],
  noEvolutionBase: [RULE.DM_BASIC_33],
  notBroken: [RULE.DM_BASIC_27],
  // What the game does.
  untap: [RULE.DM_BASIC_12],
  drawStep: [RULE.DM_BASIC_13],
  noFirstDraw: [RULE.DM_BASIC_13],
  charge: [RULE.DM_BASIC_14],
  manyCivilizations: [RULE.DM_BASIC_15],
  payment: [RULE.DM_BASIC_16],
  paidLess: [RULE.DM_BASIC_43],
  summon: [RULE.DM_BASIC_18],
  cast: [RULE.DM_BASIC_17],
  attack: [RULE.DM_BASIC_20],
  block: [RULE.DM_BASIC_22],
  battle: [RULE.DM_BASIC_23],
  slayer: [RULE.DM_BASIC_24],
  breakShields: [RULE.DM_BASIC_25],
  directAttack: [RULE.DM_BASIC_26],
  shieldTrigger: [RULE.DM_BASIC_27],
  waits: [RULE.DM_BASIC_30],
  turnPlayerFirst: [RULE.DM_BASIC_31],
  conditionAtResolution: [RULE.DM_BASIC_32],
  powerZero: [RULE.DM_BASIC_28],
  emptyDeck: [RULE.DM_BASIC_29],
  evolution: [RULE.DM_BASIC_33],
  pileMoves: [RULE.DM_BASIC_34],
  starEvolution: [RULE.DM_BASIC_38],
  exLife: [RULE.DM_BASIC_39],
  invasion: [RULE.DM_BASIC_40],
  invasionZero: [RULE.DM_BASIC_41],
  gStrike: [RULE.DM_BASIC_45],
  strikeBack: [RULE.DM_BASIC_46],
  ninjaStrike: [RULE.DM_BASIC_47],
  guardman: [RULE.DM_BASIC_48],
  psychic: [RULE.DM_BASIC_35, RULE.DM_DP_03],
  grSummon: [RULE.DM_BASIC_42],
  grReturns: [RULE.DM_BASIC_36],
  zoneFull: [RULE.DM_DP_02],
  unlocked: [RULE.DM_DP_11],
};

/** The rules at work at each of them, beside those of the engine. */
export type DmLaw = LawWith<typeof OWN>;

const LAW = {
  ...NO_LAW,
  ...OWN,
  notNow: [RULE.DM_BASIC_01],
  wrongPlace: [RULE.DM_BASIC_02],
  cannotPay: [RULE.DM_BASIC_04],
  notAChoice: [RULE.DM_BASIC_07],
  replaced: [RULE.DM_BASIC_09, RULE.DM_BASIC_37],
  forbidden: [RULE.DM_BASIC_11],
  prohibitionPrevails: [RULE.DM_BASIC_11],
  spentCards: [RULE.DM_BASIC_17],
  deckedOut: [RULE.DM_BASIC_29],
  bothLose: [RULE.DM_BASIC_29],
} satisfies DmLaw;

/** The law of Duel Masters as of a day (ISO date), on paper or in Duel Masters Play's. */
export const dmLawAt = (date: string, region: Region | null): DmLaw => rulesInForce(LAW, date, region);

/** The rules of Duel Masters. */
export interface DmRules extends Rules {
  readonly law: DmLaw;
}

/** The law of a duel that is known to be one of Duel Masters. */
export const dmLaw = (duel: Duel): DmLaw => (duel.rules as DmRules).law;
