import type { Duel } from "@chainwright/engine/board";
import { copiesOfACard, type SpecialRuling } from "@chainwright/engine/game";
import { onlyWhatWasDone } from "@chainwright/engine/history";
import type { AboutTarget } from "@chainwright/engine/program";
import { NOW, reasonRanks } from "@chainwright/engine/state";
import {
  changesOf,
  inForce,
  isToCome,
  type Region,
  RULE,
  RULES,
  type RuleId,
  rulesByCard,
  rulesInForce,
} from "@chainwright/rulebook";
import { ocgLawAt, REASON_RANKS } from "./cited-rules.ts";
import { calculateDamageByEffect } from "./damage-calculation-by-effect.ts";
import { ocgGame } from "./game.ts";
import { whyNot } from "./illegal-action-reasons.ts";
import { isMoment, isPhase } from "./phases.ts";
import type { OcgRules, SaidAgain } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";
import { isExtraDeckCard } from "./summoning-conditions.ts";

/** The rules of the rulebook that decide a policy: where they begin and end, the policy changes. */
const DECIDING = {
  handTriggers: RULE.OCG_HAND_02,
  oneHandTriggerPerTiming: RULE.OCG_HAND_05,
  noFirstDraw: RULE.OCG_TURN_04,
  triggerNeedsCardInPlace: RULE.OCG_BASIC_25,
  noTriggerInDeck: RULE.OCG_BASIC_63,
  targetsAreZones: RULE.CLASSIC_ELIG_04,
  targetsMustStillFit: RULE.CLASSIC_ELIG_03,
  ignitionPriority: RULE.OCG_BASIC_60,
  oneFieldSpell: RULE.OCG_BASIC_61,
  negatedSummonCounts: RULE.OCG_BASIC_64,
  trapMonsterUsesTwoZones: RULE.OCG_BASIC_66,
  deckSizes: RULE.OCG_BASIC_68,
  ownPendulumZones: RULE.OCG_BASIC_69,
  outerPendulumZones: RULE.OCG_BASIC_70,
  extraMonsterZones: RULE.OCG_BASIC_71,
  linkedZoneForAll: RULE.OCG_BASIC_72,
  linkedZoneForSome: RULE.OCG_BASIC_73,
  synchroSummon: RULE.OCG_BASIC_84,
  xyzSummon: RULE.OCG_BASIC_85,
  linkSummon: RULE.OCG_BASIC_86,
  pendulumScales: RULE.OCG_BASIC_91,
} as const;

/** Where else than at home the game has rules of its own. */
export const regions: readonly Region[] = ["tcg"];

/** Rules that decide no policy, since the texts of the cards do, or the law: what is cited changes with them. */
const WITHOUT_POLICY = [RULE.OCG_PHASE_16, RULE.OCG_TABLE_22, RULE.OCG_TABLE_24] as const;

const LIMITS = [copiesOfACard(3, [])];

/** The special rulings for cards together that hold on a day. */
const rulingsAt = (date: string, region: Region | null): SpecialRuling[] =>
  RULES.flatMap(({ ruling }, rule) =>
    ruling !== undefined && inForce(rule as RuleId, date, region) ? [{ rule, ...ruling }] : [],
  );

/** The cards whose Japanese text alone says words about a target again, where that text is the one that counts. */
function saidAgainAt(date: string, region: Region | null): ReadonlyMap<string, readonly SaidAgain[]> {
  const found = new Map<string, SaidAgain[]>();
  for (const [rule, { saidAgain }] of RULES.entries()) {
    if (saidAgain === undefined || !inForce(rule as RuleId, date, region)) continue;
    for (const [about, cards] of Object.entries(saidAgain) as [AboutTarget, readonly string[]][])
      for (const card of cards) found.set(card, [...(found.get(card) ?? []), { rule, about }]);
  }
  return found;
}

/** The rules as of a date (ISO, inclusive), in the OCG's own region or another. */
export function rulesAt(date: string, region: Region | null = null): OcgRules {
  const holds = (rule: keyof typeof DECIDING): boolean => inForce(DECIDING[rule], date, region);
  const yetToCome = (rule: keyof typeof DECIDING): readonly number[] =>
    isToCome(DECIDING[rule], date, region) ? [DECIDING[rule]] : [];
  const most = (count: number): number => (holds("deckSizes") ? count : Number.POSITIVE_INFINITY);
  const sizes = holds("deckSizes") ? [DECIDING.deckSizes] : [];
  const law = ocgLawAt(date, region);
  return Object.freeze({
    game: ocgGame,
    date,
    law,
    reasonRanks: reasonRanks(law, REASON_RANKS),
    rulesByCard: rulesInForce(rulesByCard(), date, region),
    firstTurnDraw: !holds("noFirstDraw"),
    handTriggers: holds("handTriggers") ? "fast" : "batch",
    handTriggerLimit: holds("oneHandTriggerPerTiming") ? "timing" : "self-summon",
    triggerNeedsCardInPlace: holds("triggerNeedsCardInPlace"),
    triggersInDeck: !holds("noTriggerInDeck"),
    targetsAreZones: holds("targetsAreZones"),
    targetsMustStillFit: holds("targetsMustStillFit"),
    saidAgain: saidAgainAt(date, region),
    ignitionPriority: holds("ignitionPriority"),
    fieldSpells: holds("oneFieldSpell") ? "one" : "one each",
    negatedSummonCounts: holds("negatedSummonCounts"),
    trapMonsterUsesTwoZones: holds("trapMonsterUsesTwoZones"),
    deck: {
      sizes: {
        main: { rules: sizes, least: 40, most: most(60) },
        extra: { rules: sizes, least: 0, most: most(15) },
        side: { rules: sizes, least: 0, most: 15 },
      },
      limits: LIMITS,
      isExtra: isExtraDeckCard,
    },
    pendulumZones: holds("ownPendulumZones") ? "own" : holds("outerPendulumZones") ? "outer" : "none",
    extraMonsterZones: holds("extraMonsterZones"),
    linkedZoneNeeded: holds("linkedZoneForAll")
      ? "all"
      : holds("linkedZoneForSome")
        ? "link and pendulum"
        : "none",
    notYetIntroduced: {
      synchro: yetToCome("synchroSummon"),
      xyz: yetToCome("xyzSummon"),
      link: yetToCome("linkSummon"),
      pendulum: yetToCome("pendulumScales"),
    },
    isMoment,
    result: onlyWhatWasDone,
    rulings: rulingsAt(date, region),
    endBattlePhase(duel: Duel) {
      duel.state.write(OCG.battleEnded, 1);
    },
    becomeEndPhase(duel: Duel) {
      const phase = duel.state.read(NOW.phase);
      if (isPhase(phase, "end")) return;
      if (isPhase(phase, "battle")) duel.state.write(OCG.battleEnded, 1);
      duel.state.write(OCG.turnEnds, 1);
    },
    calculateDamage: calculateDamageByEffect,
    whyNot,
  });
}

/** The dates at which something changes, with the rule that changes it. */
export const rulesDates = changesOf([...Object.values(DECIDING), ...WITHOUT_POLICY], regions);
