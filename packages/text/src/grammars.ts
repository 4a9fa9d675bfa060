import type { GameId } from "@chainwright/card-ir";
import { commonClauses } from "./common/clauses.ts";
import { commonEvents } from "./common/events.ts";
import { commonNouns } from "./common/nouns.ts";
import { commonSteps } from "./common/steps.ts";
import { terminals } from "./common/terminals.ts";
import { commonPlaces, commonTraits } from "./common/traits.ts";
import { type CompiledGrammar, compileGrammar } from "./compile.ts";
import { Grammar } from "./grammar.ts";
import { ocgSentences } from "./ocg/sentences.ts";
import { ocgWords } from "./ocg/words.ts";

const compiled = new Map<GameId, CompiledGrammar>();

const GAMES: Readonly<Record<GameId, readonly ((g: Grammar) => void)[]>> = {
  ocg: [
    terminals,
    commonNouns,
    commonTraits,
    commonPlaces,
    commonEvents,
    commonSteps,
    commonClauses,
    ocgWords,
    ocgSentences,
  ],
  rush: [],
  "duel-masters": [],
};

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
