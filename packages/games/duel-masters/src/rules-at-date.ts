import type { Card } from "@chainwright/card-ir";
import { lookup } from "@chainwright/card-ir";
import {
  copiesOfACard,
  DECK_PARTS,
  type DeckRules,
  NO_LAW,
  NOW,
  reasonRanks,
} from "@chainwright/engine/state";
import { lawAt, type Region, RULE, resultDates, resultsAt, rulesByCard } from "@chainwright/rulebook";
import { whyNot } from "./action-legality.ts";
import type { DmLaw, DmRules } from "./cited-rules.ts";
import { dmGame } from "./game.ts";
import { PHASE } from "./turn.ts";

const LAW = {
  ...NO_LAW,
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
  untap: [RULE.DM_BASIC_12],
  drawStep: [RULE.DM_BASIC_13],
  noFirstDraw: [RULE.DM_BASIC_13],
  charge: [RULE.DM_BASIC_14],
  manyCivilizations: [RULE.DM_BASIC_15],
  payment: [RULE.DM_BASIC_16],
  paidLess: [RULE.DM_BASIC_43],
  civilization: [RULE.DM_BASIC_16],
  cast: [RULE.DM_BASIC_17],
  summon: [RULE.DM_BASIC_18],
  summoningSickness: [RULE.DM_BASIC_19],
  attack: [RULE.DM_BASIC_20],
  tapped: [RULE.DM_BASIC_20],
  attackTarget: [RULE.DM_BASIC_20],
  cannotAttack: [RULE.DM_BASIC_11],
  mustAttack: [RULE.DM_BASIC_21],
  block: [RULE.DM_BASIC_22],
  cannotBlock: [RULE.DM_BASIC_22],
  battle: [RULE.DM_BASIC_23],
  slayer: [RULE.DM_BASIC_24],
  breakShields: [RULE.DM_BASIC_25],
  directAttack: [RULE.DM_BASIC_26],
  shieldTrigger: [RULE.DM_BASIC_27],
  notBroken: [RULE.DM_BASIC_27],
  powerZero: [RULE.DM_BASIC_28],
  emptyDeck: [RULE.DM_BASIC_29],
  waits: [RULE.DM_BASIC_30],
  turnPlayerFirst: [RULE.DM_BASIC_31],
  conditionAtResolution: [RULE.DM_BASIC_32],
  evolution: [RULE.DM_BASIC_33],
  noEvolutionBase: [RULE.DM_BASIC_33],
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
} satisfies DmLaw;

/** Where else than on paper the game has rules of its own. */
export const regions: readonly Region[] = ["plays"];

const of =
  (...categories: readonly string[]) =>
  (card: Card) =>
    card.facts.categories.some((category) => categories.includes(category));
const isGr = of("gr");
const rules = [RULE.DM_BASIC_44];
const DECK: DeckRules = {
  sizes: {
    main: { rules, least: 40, most: 40 },
    extra: { rules, least: 0, most: 20 },
    side: { rules: [], least: 0, most: 0 },
  },
  limits: [
    { ...copiesOfACard(4, rules), most: (card) => (isGr(card) ? 2 : 4) },
    {
      rules,
      parts: DECK_PARTS,
      groupOf: (card) => (of("psychic")(card) ? "psychic creatures" : undefined),
      most: () => 8,
    },
    {
      rules,
      parts: DECK_PARTS,
      groupOf: (card) => (isGr(card) ? "GR creatures" : undefined),
      most: () => 12,
    },
  ],
  isExtra: of("psychic", "gr"),
};

/** The rules of Duel Masters as of a date (ISO), on paper or in Duel Masters Play's. */
export function rulesAt(date: string, region: Region | null = null): DmRules {
  const law = lawAt(LAW, date, region);
  return Object.freeze({
    game: dmGame,
    date,
    law,
    reasonRanks: reasonRanks(law, {}),
    deck: DECK,
    cardLaw: lawAt(rulesByCard(), date, region),
    rulings: [],
    result: resultsAt(dmGame.id, date, region),
    isMoment: (duel, word, at) =>
      at === undefined && lookup<number>(PHASE, word) === duel.state.read(NOW.phase),
    endBattlePhase() {
      throw new Error("Duel Masters has no Battle Phase");
    },
    becomeEndPhase() {
      throw new Error("no card of Duel Masters has an End Phase");
    },
    calculateDamage() {
      throw new Error("Duel Masters has no damage calculation");
    },
    whyNot,
  } satisfies DmRules);
}

export const rulesDates = resultDates(dmGame.id);
