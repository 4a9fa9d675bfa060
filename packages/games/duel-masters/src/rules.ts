import {
  ACT,
  type CardId,
  copiesOfACard,
  type DeckRules,
  type Duel,
  firstOf,
  kindOf,
  type Law,
  NO_LAW,
  NOW,
  type Rules,
  verdict,
  Why,
} from "@chainwright/engine";
import { changesOf, inForce, lawAt, RULE } from "@chainwright/rulebook";
import { dmGame } from "./game.ts";
import { PHASE } from "./turn.ts";
import { checkCast } from "./use.ts";

const LAW = {
  ...NO_LAW,
  notNow: [RULE.DM_BASIC_01],
  wrongPlace: [RULE.DM_BASIC_02],
  conditionNotMet: [RULE.DM_BASIC_03],
  cannotPay: [RULE.DM_BASIC_04],
  noTarget: [RULE.DM_BASIC_05],
  wouldDoNothing: [RULE.DM_BASIC_06],
  unread: [RULE.DM_BASIC_08],
  notAChoice: [RULE.DM_BASIC_07],
  replaced: [RULE.DM_BASIC_09],
  resultDone: [RULE.DM_REF_01, RULE.DM_REF_02],
  resultAttempted: [RULE.DM_REF_01, RULE.DM_REF_03, RULE.DM_BASIC_10],
} satisfies Law;

/**
 * How words that refer to the result of an earlier part are read, by the verb: while the rule holds, having tried is
 * enough; otherwise it must really have happened.
 */
const ATTEMPT_IS_ENOUGH = { destroy: RULE.DM_REF_04, others: RULE.DM_BASIC_10 } as const;

const NONE = { rules: [], least: 0, most: 0 };
const DECK: DeckRules = {
  sizes: { main: { rules: [], least: 40, most: 40 }, extra: NONE, side: NONE },
  limits: [copiesOfACard(4, [])],
  isExtra: () => false,
};

/** The rules of Duel Masters as of a date (ISO). */
export function rulesAt(date: string): Rules {
  const destroy = inForce(ATTEMPT_IS_ENOUGH.destroy, date);
  const others = inForce(ATTEMPT_IS_ENOUGH.others, date);
  return Object.freeze({
    game: dmGame,
    date,
    law: lawAt(LAW, date),
    deck: DECK,
    rulings: [],
    attemptIsEnough: (verb: string) => (verb === "destroy" ? destroy : others),
    isMoment: (duel, word, at) =>
      at === undefined && (PHASE as Readonly<Record<string, number>>)[word] === duel.state.read(NOW.phase),
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

export const rulesDates = changesOf(Object.values(ATTEMPT_IS_ENOUGH));
