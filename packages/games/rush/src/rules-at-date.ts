import { isPhaseOf, NO_EARLY_END } from "@chainwright/engine/board";
import { onlyWhatWasDone } from "@chainwright/engine/history";
import { reasonRanks } from "@chainwright/engine/state";
import { changesOf, inForce, type Region, RULE, rulesByCard, rulesInForce } from "@chainwright/rulebook";
import { rushLawAt } from "./cited-rules.ts";
import { deckRulesAt } from "./deck-construction.ts";
import { rushGame } from "./game.ts";
import { whyNot } from "./illegal-action-reasons.ts";
import { PHASE } from "./phases.ts";
import type { RushRules } from "./rule-revisions.ts";

/** The rules of the rulebook that decide a policy: where they begin and end, the policy changes. */
const DECIDING = { oneLegendPerKind: RULE.RUSH_DECK_05, noFirstDraw: RULE.RUSH_BASIC_30 } as const;

/** The regions of Rush Duel: its official rules, and those of the document where it differs. */
export const RUSH_REGIONS: readonly Region[] = ["seed"];

/** The rules of Rush Duel as of a date (ISO), official or as the document has them. */
export function rulesAt(date: string, region: Region | null = null): RushRules {
  const law = rushLawAt(date, region);
  return Object.freeze({
    game: rushGame,
    date,
    law,
    reasonRanks: reasonRanks(law, { never: ["doesNotActivate", "noEffect"] }),
    rulesByCard: rulesInForce(rulesByCard(), date, region),
    deck: deckRulesAt(inForce(DECIDING.oneLegendPerKind, date, region)),
    firstTurnDraw: !inForce(DECIDING.noFirstDraw, date, region),
    result: onlyWhatWasDone,
    isMoment: isPhaseOf(PHASE),
    rulings: [],
    ...NO_EARLY_END,
    whyNot,
  } satisfies RushRules);
}

export const rulesDates = changesOf(Object.values(DECIDING), RUSH_REGIONS);
