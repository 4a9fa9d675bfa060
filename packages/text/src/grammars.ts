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
import { ocgAgainstDefense } from "./ocg/against-defense.ts";
import { ocgAlike } from "./ocg/alike.ts";
import { ocgAmounts } from "./ocg/amounts.ts";
import { ocgBans } from "./ocg/bans.ts";
import { ocgBattle } from "./ocg/battle.ts";
import { ocgBecoming } from "./ocg/becoming.ts";
import { ocgBecomingLike } from "./ocg/becoming-like.ts";
import { ocgBeingThere } from "./ocg/being-there.ts";
import { ocgBranches } from "./ocg/branches.ts";
import { ocgCardTypes } from "./ocg/card-types.ts";
import { ocgChance } from "./ocg/chance.ts";
import { ocgChanging } from "./ocg/changing.ts";
import { ocgColumns } from "./ocg/columns.ts";
import { ocgComparing } from "./ocg/comparing.ts";
import { OCG_CONDITIONS } from "./ocg/conditions/parts.ts";
import { ocgCopying } from "./ocg/copying.ts";
import { ocgCounters } from "./ocg/counters.ts";
import { ocgDamage } from "./ocg/damage.ts";
import { ocgDeclaring } from "./ocg/declaring.ts";
import { ocgDoing } from "./ocg/doing.ts";
import { ocgDoneTo } from "./ocg/done-to.ts";
import { ocgDurations } from "./ocg/durations.ts";
import { ocgEachPlayer } from "./ocg/each-player.ts";
import { ocgEquipping } from "./ocg/equipping.ts";
import { ocgExtraSummons } from "./ocg/extra-summons.ts";
import { ocgFieldSpells } from "./ocg/field-spells.ts";
import { ocgGroups } from "./ocg/groups.ts";
import { ocgHands } from "./ocg/hands.ts";
import { ocgHistory } from "./ocg/history.ts";
import { ocgHolding } from "./ocg/holding.ts";
import { ocgIdentity } from "./ocg/identity.ts";
import { ocgLending } from "./ocg/lending.ts";
import { ocgLevels } from "./ocg/levels.ts";
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
import { ocgOrder } from "./ocg/order.ts";
import { ocgOthers } from "./ocg/others.ts";
import { ocgPlaces } from "./ocg/places.ts";
import { ocgPlayerBans } from "./ocg/player-bans.ts";
import { ocgPointing } from "./ocg/pointing.ts";
import { ocgPoints } from "./ocg/points.ts";
import { ocgProcedures } from "./ocg/procedures.ts";
import { ocgReckoning } from "./ocg/reckoning.ts";
import { ocgRows } from "./ocg/rows.ts";
import { ocgRules } from "./ocg/rules.ts";
import { ocgScales } from "./ocg/scales.ts";
import { OCG_OTHER_SENTENCES, OCG_SENTENCES } from "./ocg/sentences/parts.ts";
import { ocgSeveralBans } from "./ocg/several-bans.ts";
import { ocgShowing } from "./ocg/showing.ts";
import { ocgSoOften } from "./ocg/so-often.ts";
import { ocgStanding } from "./ocg/standing.ts";
import { ocgSummonBans } from "./ocg/summon-bans.ts";
import { ocgSummoning } from "./ocg/summoning.ts";
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
      ...OCG_SENTENCES,
      ocgCopying,
      ocgBecomingLike,
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
      ...OCG_CONDITIONS,
      ocgTotals,
      ocgBans,
      ocgDurations,
      ocgPlayerBans,
      ocgSummonBans,
      ocgSoOften,
      ocgSeveralBans,
      ocgUnaffected,
    ],
    ...[
      ocgGroups,
      ocgTraits,
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
    ...[ocgShowing, ocgMaterialSummons, ocgMoreMaterials, ocgMentioned, ocgUsedAs, ocgTokens, ocgLinked],
    ...[ocgDoing, ocgChanging, ocgBranches],
    ...[
      ocgMaterials,
      ocgProcedures,
      ocgTreatedAs,
      ocgTributes,
      ocgHolding,
      ocgRows,
      ocgAgainstDefense,
      ocgDamage,
      ocgNegationBans,
      ocgExtraSummons,
      ocgMadeOf,
      ocgLending,
      ...OCG_OTHER_SENTENCES,
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
