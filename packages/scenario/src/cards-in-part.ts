import type { Card } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { CARD } from "@chainwright/engine/state";
import { cardsNamed, parseReference } from "./actions.ts";
import type { QuestionSource } from "./source.ts";

/** What a play or a question has to do with cards that are played in part. */

/** Everything that is named in a part of a file. */
export const stringsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** The cards of the duel that are named and of which not all is carried out. */
export function inPartAmong(duel: Duel, names: readonly string[]): readonly Card[] {
  const named = names.flatMap((name) => cardsNamed(duel, parseReference(name)));
  const cards = named.map((card) => duel.definition(duel.state.get(CARD.def, card)).card);
  return [...new Set(cards)].filter(({ byHand }) => byHand !== undefined);
}

/** What is done with a card by its own text. */
const BY_TEXT = ["activate", "trigger", "process", "special", "summon", "cast"] as const;

/**
 * A card about which a question cannot be answered: what is not carried out of it may be just what would let its player do this,
 * or what would not let it be targeted.
 */
export function inDoubt(duel: Duel, question: QuestionSource, isPossible: boolean): Card | undefined {
  const acting = isPossible ? [] : BY_TEXT.flatMap((key) => question[key] ?? []);
  const targets = inPartAmong(duel, question.target ?? []);
  const guarded = targets.filter(({ text, byHand = [] }) =>
    byHand.some(({ span }) => /\btarget/i.test(text.slice(...span))),
  );
  return inPartAmong(duel, acting)[0] ?? guarded[0];
}
