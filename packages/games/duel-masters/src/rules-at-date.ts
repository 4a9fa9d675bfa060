import { isPhaseOf, NO_EARLY_END } from "@chainwright/engine/board";
import { reasonRanks } from "@chainwright/engine/state";
import { type Region, resultDates, resultsAt, rulesByCard, rulesInForce } from "@chainwright/rulebook";
import { type DmRules, dmLawAt } from "./cited-rules.ts";
import { DECK } from "./deck-construction.ts";
import { dmGame } from "./game.ts";
import { whyNot } from "./illegal-action-reasons.ts";
import { PHASE } from "./phases.ts";

/** Where else than on paper the game has rules of its own. */
export const regions: readonly Region[] = ["plays"];

/** The rules of Duel Masters as of a date (ISO), on paper or in Duel Masters Play's. */
export function rulesAt(date: string, region: Region | null = null): DmRules {
  const law = dmLawAt(date, region);
  return Object.freeze({
    game: dmGame,
    date,
    law,
    reasonRanks: reasonRanks(law, {}),
    deck: DECK,
    rulesByCard: rulesInForce(rulesByCard(), date, region),
    rulings: [],
    result: resultsAt(dmGame.id, date, region),
    isMoment: isPhaseOf(PHASE),
    ...NO_EARLY_END,
    whyNot,
  } satisfies DmRules);
}

export const rulesDates = resultDates(dmGame.id);
