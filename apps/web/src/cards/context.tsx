import type { GameId } from "@chainwright/card-ir";
import type { Report, ReportCard } from "@chainwright/scenario";
import { createContext, useContext } from "react";
import { useLanguage } from "../language.tsx";

export interface Shown {
  /** A card by its English name, or a pile: what the reader wants to look at closely. */
  readonly card?: string;
  /** Which card of the board it is, where it lies on one. */
  readonly id?: number;
  readonly pile?: { readonly title: string; readonly cards: readonly string[] };
}

/** The cards that are spoken of, and a way to look at one closely. */
export interface CardsView {
  readonly game: GameId;
  readonly cards: Report["cards"];
  readonly show: (shown: Shown) => void;
}

const CardsContext = createContext<CardsView | undefined>(undefined);

export const CardsProvider = CardsContext;

export function useCards(): CardsView {
  const view = useContext(CardsContext);
  if (view === undefined) throw new Error("useCards outside of a CardsProvider");
  return view;
}

/** What is known of a card; hidden ones, tokens and cards that only came up on the way may be missing. */
export function cardOf({ cards }: Pick<CardsView, "cards">, card: string): ReportCard | undefined {
  return card !== "" && Object.hasOwn(cards, card) ? cards[card] : undefined;
}

/** Names of cards in the reader's language; of a card that one may not know there is none. */
export function useCardName(): (card: string) => string {
  const view = useCards();
  const { lang, t } = useLanguage();
  return (card) => (card === "" ? t.board.hidden : (cardOf(view, card)?.name[lang] ?? card));
}
