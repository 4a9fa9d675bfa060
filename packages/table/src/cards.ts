import type { Card, GameId } from "@chainwright/card-ir";
import { lookup } from "@chainwright/card-ir";
import { message, type Names, type Texts } from "@chainwright/explain";
import { type Report, reportCard } from "@chainwright/scenario";

/** Stands for the name of a card that a reader may not know. */
export const HIDDEN = "";

/** What is needed to write about the cards of a duel. */
export interface DuelCards extends Pick<Report, "cards" | "game"> {
  readonly names: Names;
  readonly texts: Texts;
}

export function cardsOfDuel(game: GameId, cards: readonly Card[]): DuelCards {
  const shown = Object.fromEntries(cards.map((card) => [card.name.en, reportCard(card)]));
  return {
    game,
    cards: shown,
    names: (card, language) =>
      card === HIDDEN ? message("ui.hidden-card", language) : (lookup(shown, card)?.name[language] ?? card),
    texts: (card) => lookup(shown, card)?.text,
  };
}
