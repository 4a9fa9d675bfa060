import type { ByHand, Language } from "@chainwright/card-ir";
import { message } from "./messages.ts";
import type { CardName, Moment } from "./moment.ts";

/** A card of which a part of the text is done by hand, as a reader's language names it. */
export interface PlayedInPart {
  readonly name: string;
  readonly text: string;
  readonly byHand: readonly ByHand[];
}

const wordsOf = ({ text, byHand }: PlayedInPart, language: Language): string =>
  byHand
    .map(({ span, mayBind, materials }) =>
      message("by-hand.words", language, {
        words: text.slice(...span).replaceAll("\n", " "),
        binds: String(mayBind === true),
        materials: String(materials === true),
      }),
    )
    .join(message("play.comma", language));

/** `Of “Sangan” this is done by hand: “…”.` */
export const byHandSentence = (card: PlayedInPart, language: Language): string =>
  message("by-hand.note", language, { card: card.name, words: wordsOf(card, language) });

/** Why a question about a card has no answer: what it asks for may be what is not carried out. */
export const noRulingSentence = (card: PlayedInPart, language: Language): string =>
  message("by-hand.no-ruling", language, { card: card.name, words: wordsOf(card, language) });

/** Happenings at which a sentence of a card's text could say something, by the cards that they are about. */
export function cardsUsedIn({ what }: Moment): readonly CardName[] {
  switch (what.kind) {
    case "activated":
      return [what.by];
    case "moved":
      return what.how === "drawn" ? [] : [what.card];
    case "targeted":
    case "summoned":
    case "flipped":
    case "control":
    case "triggered":
      return [what.card];
    case "equipped":
      return [what.card, what.to];
    case "attack":
      return what.target === undefined ? [what.attacker] : [what.attacker, what.target];
    default:
      return [];
  }
}
