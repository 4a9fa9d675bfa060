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
import { lawAt, type Region, RULE, resultDates, resultsAt } from "@chainwright/rulebook";
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
} satisfies Law;

/** Where else than on paper the game has rules of its own. */
export const regions: readonly Region[] = ["plays"];

const NONE = { rules: [], least: 0, most: 0 };
const DECK: DeckRules = {
  sizes: { main: { rules: [], least: 40, most: 40 }, extra: NONE, side: NONE },
  limits: [copiesOfACard(4, [])],
  isExtra: () => false,
};

/** The rules of Duel Masters as of a date (ISO), on paper or in Duel Masters Play's. */
export function rulesAt(date: string, region: Region | null = null): Rules {
  return Object.freeze({
    game: dmGame,
    date,
    law: lawAt(LAW, date, region),
    deck: DECK,
    rulings: [],
    result: resultsAt(dmGame.id, date, region),
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

export const rulesDates = resultDates(dmGame.id);
