import type { GameId } from "@chainwright/card-ir";
import { commonClauses } from "./common/clauses.ts";
import { commonEvents } from "./common/events.ts";
import { commonNouns } from "./common/nouns.ts";
import { commonPlaces } from "./common/places.ts";
import { commonMoves, commonSteps } from "./common/steps.ts";
import { terminals } from "./common/terminals.ts";
import { commonTraits } from "./common/traits.ts";
import { type CompiledGrammar, compileGrammar } from "./compile.ts";
import { duelMastersEvents } from "./duel-masters/events.ts";
import { duelMastersRepeated } from "./duel-masters/repeated.ts";
import { duelMastersResults } from "./duel-masters/results.ts";
import { duelMastersSentences } from "./duel-masters/sentences.ts";
import { duelMastersSteps } from "./duel-masters/steps.ts";
import { duelMastersWords } from "./duel-masters/words.ts";
import { Grammar } from "./grammar.ts";
import { ocgActivating } from "./ocg/activating.ts";
import { ocgActivationRules } from "./ocg/activation-rules.ts";
import { ocgAgainstDefense } from "./ocg/against-defense.ts";
import { ocgAgents } from "./ocg/agents.ts";
import { ocgAlike } from "./ocg/alike.ts";
import { ocgAmounts } from "./ocg/amounts.ts";
import { ocgAssurances } from "./ocg/assurances.ts";
import { ocgAtActivation } from "./ocg/at-activation.ts";
import { ocgBans } from "./ocg/bans.ts";
import { ocgBattle } from "./ocg/battle.ts";
import { ocgBecoming } from "./ocg/becoming.ts";
import { ocgBecomingLike } from "./ocg/becoming-like.ts";
import { ocgBeing } from "./ocg/being.ts";
import { ocgBeingThere } from "./ocg/being-there.ts";
import { ocgBranches } from "./ocg/branches.ts";
import { ocgCardTypes } from "./ocg/card-types.ts";
import { ocgChains } from "./ocg/chains.ts";
import { ocgChance } from "./ocg/chance.ts";
import { ocgChanging } from "./ocg/changing.ts";
import { ocgCircumstances } from "./ocg/circumstances.ts";
import { ocgColumns } from "./ocg/columns.ts";
import { ocgComparing } from "./ocg/comparing.ts";
import { ocgCopying } from "./ocg/copying.ts";
import { ocgCounters } from "./ocg/counters.ts";
import { ocgDamage } from "./ocg/damage.ts";
import { ocgDeclaring } from "./ocg/declaring.ts";
import { ocgDoing } from "./ocg/doing.ts";
import { ocgDoneTo } from "./ocg/done-to.ts";
import { ocgDurations } from "./ocg/durations.ts";
import { ocgEachPlayer } from "./ocg/each-player.ts";
import { ocgEachTime } from "./ocg/each-time.ts";
import { ocgEquipping } from "./ocg/equipping.ts";
import { ocgExtraSummons } from "./ocg/extra-summons.ts";
import { ocgFieldSpells } from "./ocg/field-spells.ts";
import { ocgGroups } from "./ocg/groups.ts";
import { ocgHands } from "./ocg/hands.ts";
import { ocgHappening } from "./ocg/happening.ts";
import { ocgHavingMore } from "./ocg/having-more.ts";
import { ocgHistory } from "./ocg/history.ts";
import { ocgHolding } from "./ocg/holding.ts";
import { ocgIdentity } from "./ocg/identity.ts";
import { ocgInResponse } from "./ocg/in-response.ts";
import { ocgJoined } from "./ocg/joined.ts";
import { ocgLending } from "./ocg/lending.ts";
import { ocgLevels } from "./ocg/levels.ts";
import { ocgLimits } from "./ocg/limits.ts";
import { ocgLinked } from "./ocg/linked.ts";
import { ocgLyingAs } from "./ocg/lying-as.ts";
import { ocgMadeOf } from "./ocg/made-of.ts";
import { ocgMaking } from "./ocg/making.ts";
import { ocgMaterialSummons } from "./ocg/material-summons.ts";
import { ocgMaterials } from "./ocg/materials.ts";
import { ocgMentioned } from "./ocg/mentioned.ts";
import { ocgModes } from "./ocg/modes.ts";
import { ocgMoreMaterials } from "./ocg/more-materials.ts";
import { ocgMoving } from "./ocg/moving.ts";
import { ocgNegationBans } from "./ocg/negation-bans.ts";
import { ocgOaths } from "./ocg/oaths.ts";
import { ocgOrder } from "./ocg/order.ts";
import { ocgOthers } from "./ocg/others.ts";
import { ocgPlaces } from "./ocg/places.ts";
import { ocgPlayerBans } from "./ocg/player-bans.ts";
import { ocgPointing } from "./ocg/pointing.ts";
import { ocgPoints } from "./ocg/points.ts";
import { ocgProcedures } from "./ocg/procedures.ts";
import { ocgProvisos } from "./ocg/provisos.ts";
import { ocgReckoning } from "./ocg/reckoning.ts";
import { ocgReplacing } from "./ocg/replacing.ts";
import { ocgResolving } from "./ocg/resolving.ts";
import { ocgRows } from "./ocg/rows.ts";
import { ocgRules } from "./ocg/rules.ts";
import { ocgScales } from "./ocg/scales.ts";
import { ocgSentences } from "./ocg/sentences.ts";
import { ocgSeveralBans } from "./ocg/several-bans.ts";
import { ocgShowing } from "./ocg/showing.ts";
import { ocgSoOften } from "./ocg/so-often.ts";
import { ocgStanding } from "./ocg/standing.ts";
import { ocgStates } from "./ocg/states.ts";
import { ocgSuffering } from "./ocg/suffering.ts";
import { ocgSummonBans } from "./ocg/summon-bans.ts";
import { ocgSummoning } from "./ocg/summoning.ts";
import { ocgTimes } from "./ocg/times.ts";
import { ocgTogether } from "./ocg/together.ts";
import { ocgTokens } from "./ocg/tokens.ts";
import { ocgTotals } from "./ocg/totals.ts";
import { ocgTraits } from "./ocg/traits.ts";
import { ocgTreatedAs } from "./ocg/treated-as.ts";
import { ocgTributes } from "./ocg/tributes.ts";
import { ocgUnaffected } from "./ocg/unaffected.ts";
import { ocgUsedAs } from "./ocg/used-as.ts";
import { ocgValues } from "./ocg/values.ts";
import { ocgWords } from "./ocg/words.ts";
import { RUSH } from "./rush/parts.ts";
import { yugiohClauses } from "./yugioh/clauses.ts";
import { yugiohConditions } from "./yugioh/conditions.ts";
import { yugiohEvents } from "./yugioh/events.ts";
import { yugiohNouns } from "./yugioh/nouns.ts";
import { yugiohSteps } from "./yugioh/steps.ts";
import { yugiohTraits } from "./yugioh/traits.ts";

type Part = (g: Grammar) => void;

const WORDS: readonly Part[] = [
  ...[terminals, commonNouns, commonTraits, commonPlaces],
  ...[commonEvents, commonSteps],
];
const COMMON: readonly Part[] = [...WORDS, commonClauses];

const YUGIOH: readonly Part[] = [
  ...[yugiohClauses, ...COMMON, yugiohNouns, yugiohTraits],
  ...[yugiohEvents, yugiohSteps, yugiohConditions],
];

/** Of two productions that say the same, the first is the one that prints. */
const GAMES: Readonly<Record<GameId, readonly Part[]>> = {
  ocg: [
    ...YUGIOH,
    ...[
      ocgWords,
      ocgOrder,
      ocgSentences,
      ocgProvisos,
      ocgChains,
      ocgCopying,
      ocgBecomingLike,
      ocgAtActivation,
      ocgModes,
      ocgMoving,
      ocgBattle,
      ocgStanding,
      ocgSummoning,
      ocgEquipping,
      ocgFieldSpells,
    ],
    ...[
      ocgAmounts,
      ocgOthers,
      ocgChance,
      ocgDeclaring,
      ocgRules,
      ocgLevels,
      ocgLimits,
      ocgStates,
      ocgHavingMore,
      ocgTotals,
      ocgBeing,
      ocgBans,
      ocgDurations,
      ocgPlayerBans,
      ocgInResponse,
      ocgSummonBans,
      ocgSoOften,
      ocgSeveralBans,
      ocgUnaffected,
    ],
    ...[
      ocgGroups,
      ocgTraits,
      ocgActivationRules,
      ocgHistory,
      ocgPointing,
      ocgPlaces,
      ocgComparing,
      ocgAlike,
      ocgCardTypes,
      ocgReckoning,
      ocgValues,
      ocgDoneTo,
      ocgEachPlayer,
      ocgPoints,
      ocgBecoming,
      ocgMaking,
      ocgIdentity,
      ocgScales,
      ocgCounters,
      ocgLyingAs,
      ocgColumns,
      ocgHands,
      ocgBeingThere,
    ],
    ...[
      ocgShowing,
      ocgMaterialSummons,
      ocgMoreMaterials,
      ocgHappening,
      ocgAgents,
      ocgCircumstances,
      ocgMentioned,
      ocgUsedAs,
      ocgSuffering,
      ocgTogether,
      ocgTokens,
      ocgLinked,
    ],
    ...[ocgDoing, ocgChanging, ocgBranches, ocgTimes, ocgJoined],
    ...[
      ocgOaths,
      ocgActivating,
      ocgMaterials,
      ocgProcedures,
      ocgTreatedAs,
      ocgTributes,
      ocgHolding,
      ocgRows,
      ocgAgainstDefense,
      ocgDamage,
      ocgReplacing,
      ocgEachTime,
      ocgAssurances,
      ocgNegationBans,
      ocgExtraSummons,
      ocgMadeOf,
      ocgLending,
      ocgResolving,
    ],
  ],
  // What is joined, and for how long, is said in another way: the steps and clauses are Rush Duel's own.
  rush: [...[...WORDS, yugiohNouns, yugiohTraits, yugiohEvents, yugiohConditions], ...RUSH],
  "duel-masters": [
    ...[duelMastersWords, duelMastersResults, duelMastersSteps, duelMastersRepeated],
    ...[duelMastersEvents, duelMastersSentences, ...COMMON, commonMoves],
  ],
};

const compiled = new Map<GameId, CompiledGrammar>();

/** The grammar of a game's card texts, made when it is first asked for. */
export function grammarOf(game: GameId): CompiledGrammar {
  const known = compiled.get(game);
  if (known) return known;
  const grammar = new Grammar();
  for (const part of GAMES[game]) part(grammar);
  const made = compileGrammar(grammar);
  compiled.set(game, made);
  return made;
}
