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
import { OCG_CONDITIONS } from "./ocg/conditions/parts.ts";
import { LASTING } from "./ocg/lasting/parts.ts";
import { ocgCardTypes } from "./ocg/nouns/card-types.ts";
import { ocgClauses } from "./ocg/nouns/clauses.ts";
import { ocgColumns } from "./ocg/nouns/columns.ts";
import { ocgComparisons } from "./ocg/nouns/comparisons.ts";
import { ocgCoordination } from "./ocg/nouns/coordination.ts";
import { ocgCounters } from "./ocg/nouns/counters.ts";
import { ocgCounts } from "./ocg/nouns/counts.ts";
import { ocgExceptions } from "./ocg/nouns/exceptions.ts";
import { ocgGroups } from "./ocg/nouns/groups.ts";
import { ocgHistory } from "./ocg/nouns/history.ts";
import { ocgIdentityTests } from "./ocg/nouns/identity-tests.ts";
import { ocgLevels } from "./ocg/nouns/levels.ts";
import { ocgLikeness } from "./ocg/nouns/likeness.ts";
import { ocgLinks } from "./ocg/nouns/links.ts";
import { ocgLocations } from "./ocg/nouns/locations.ts";
import { ocgMaterials } from "./ocg/nouns/materials.ts";
import { ocgPlaces } from "./ocg/nouns/places.ts";
import { ocgReferences } from "./ocg/nouns/references.ts";
import { ocgResults } from "./ocg/nouns/results.ts";
import { ocgSummonedWith } from "./ocg/nouns/summoned-with.ts";
import { ocgTokens } from "./ocg/nouns/tokens.ts";
import { ocgTraits } from "./ocg/nouns/traits.ts";
import { ocgUsedAs } from "./ocg/nouns/used-as.ts";
import { ocgValues } from "./ocg/nouns/values.ts";
import { ocgWordOrder } from "./ocg/nouns/word-order.ts";
import { ocgWords } from "./ocg/nouns/words.ts";
import { OCG_OTHER_SENTENCES, OCG_SENTENCES } from "./ocg/sentences/parts.ts";
import { ocgActivation } from "./ocg/steps/activation.ts";
import { ocgAgents, ocgOpponent } from "./ocg/steps/agents.ts";
import { ocgAlternatives } from "./ocg/steps/alternatives.ts";
import { ocgChance } from "./ocg/steps/chance.ts";
import { ocgStepClauses } from "./ocg/steps/clauses.ts";
import { ocgDeclaring } from "./ocg/steps/declaring.ts";
import { ocgFieldSpells } from "./ocg/steps/field-spells.ts";
import { ocgMaterialSummons } from "./ocg/steps/material-summons.ts";
import { ocgModes } from "./ocg/steps/modes.ts";
import { ocgMoving } from "./ocg/steps/moving.ts";
import { ocgPoints } from "./ocg/steps/points.ts";
import { ocgProcedures } from "./ocg/steps/procedures.ts";
import { ocgShowing } from "./ocg/steps/showing.ts";
import { ocgSummoning } from "./ocg/steps/summoning.ts";
import { ocgStepWords } from "./ocg/steps/words.ts";
import { RUSH } from "./rush/parts.ts";
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
  ...[...COMMON, yugiohNouns, yugiohTraits],
  ...[yugiohEvents, yugiohSteps, yugiohConditions],
];

/** Of two productions that say the same, the first is the one that prints. */
const GAMES: Readonly<Record<GameId, readonly Part[]>> = {
  ocg: [
    ...YUGIOH,
    ...[
      ocgWords,
      ocgStepWords,
      ocgWordOrder,
      ...OCG_SENTENCES,
      ocgModes,
      ocgMoving,
      ...LASTING,
      ocgSummoning,
      ocgActivation,
      ocgFieldSpells,
    ],
    ...[ocgIdentityTests, ocgOpponent, ocgChance, ocgDeclaring, ocgLevels, ...OCG_CONDITIONS],
    ...[
      ocgGroups,
      ocgTraits,
      ocgExceptions,
      ocgClauses,
      ocgLinks,
      ocgHistory,
      ocgReferences,
      ocgPlaces,
      ocgComparisons,
      ocgLikeness,
      ocgCardTypes,
      ocgCounts,
      ocgValues,
      ocgResults,
      ocgAgents,
      ocgPoints,
      ocgCounters,
      ocgColumns,
      ocgLocations,
    ],
    ...[ocgShowing, ocgMaterialSummons, ocgUsedAs, ocgTokens],
    ...[ocgStepClauses, ocgAlternatives, ocgCoordination],
    ...[ocgMaterials, ocgProcedures, ocgSummonedWith, ...OCG_OTHER_SENTENCES],
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
