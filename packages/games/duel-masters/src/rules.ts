import {
  ACT,
  type CardId,
  type DatedChange,
  type Duel,
  firstOf,
  kindOf,
  type Law,
  NOW,
  type Rules,
  verdict,
  Why,
} from "@chainwright/engine";
import { RULE } from "@chainwright/rulebook";
import { dmGame } from "./game.ts";
import { PHASE } from "./turn.ts";
import { checkCast } from "./use.ts";

const LAW: Law = {
  notNow: [RULE.DM_BASIC_01],
  wrongPlace: [RULE.DM_BASIC_02],
  conditionNotMet: [RULE.DM_BASIC_03],
  cannotPay: [RULE.DM_BASIC_04],
  noTarget: [RULE.DM_BASIC_05],
  wouldDoNothing: [RULE.DM_BASIC_06],
  usedUp: [],
  forbidden: [],
  unread: [RULE.DM_BASIC_08],
  noRoom: [],
  notAChoice: [RULE.DM_BASIC_07],
  costAtActivation: [],
  targetAtActivation: [],
  activated: [],
  resolve: [],
  skipNegated: [],
  effectNegated: [],
  targetGone: [],
  adjacentOnly: [],
  spentCards: [],
  delayed: [],
  replaced: [RULE.DM_BASIC_09],
  resultDone: [RULE.DM_REF_01, RULE.DM_REF_02],
  resultAttempted: [RULE.DM_REF_01, RULE.DM_REF_03],
  lpZero: [],
};

/**
 * From a date on, how words that refer to the result of an earlier part are read, by the verb:
 * `attempt` — having tried is enough, `result` — it must really have happened.
 */
interface Ruling extends DatedChange {
  readonly verbs: "destroy" | "others";
  readonly reading: "attempt" | "result";
}

const RULINGS: readonly Ruling[] = [
  { date: "2021-10-22", source: "DM-REF-03", verbs: "others", reading: "attempt" },
  { date: "2021-10-22", source: "DM-REF-04", verbs: "destroy", reading: "attempt" },
  { date: "2022-09-14", source: "DM-REF-02", verbs: "others", reading: "result" },
];

/** The rules of Duel Masters as of a date (ISO). */
export function rulesAt(date: string): Rules {
  const reading = (verbs: Ruling["verbs"]): Ruling["reading"] =>
    RULINGS.findLast((ruling) => ruling.verbs === verbs && ruling.date <= date)?.reading ?? "result";
  const attemptEnough = {
    destroy: reading("destroy") === "attempt",
    others: reading("others") === "attempt",
  };
  return Object.freeze({
    game: dmGame,
    date,
    law: LAW,
    attemptIsEnough: (verb: string) => (verb === "destroy" ? attemptEnough.destroy : attemptEnough.others),
    isPhase: (phase, word) => (PHASE as Readonly<Record<string, number>>)[word] === phase,
    endPhase(_duel: Duel, word) {
      throw new Error(`no effect ends the ${word} step`);
    },
    whyNot(duel, player, choice) {
      if (duel.state.read(NOW.question) !== 0 && duel.state.read(NOW.asked) === player)
        return verdict(duel, choice);
      const why = new Why();
      if (kindOf(choice) === ACT.activate) checkCast(duel, player, firstOf(choice) as CardId, why);
      return why.reasons.length > 0 ? why.reasons : [{ rule: RULE.DM_BASIC_01 }];
    },
  } satisfies Rules);
}

export const rulesDates: readonly DatedChange[] = RULINGS;
