import type { Seat } from "@chainwright/explain";
import type { BoardCard } from "@chainwright/scenario";
import { createContext, useContext } from "react";
import type { HandProps } from "../common/drag.tsx";
import type { Use } from "./use.ts";

/** A zone of a board, or one place of it. */
export interface BoardPlace {
  readonly seat: Seat;
  readonly zone: string;
  /** As `BoardCard.slot`. */
  readonly slot?: number;
}

/** For a board on which cards are laid by hand. */
export interface Hands {
  /** The zones in which cards can be laid: they are shown also where they are empty. */
  readonly zones: ReadonlySet<string>;
  readonly useCard: (card: BoardCard) => HandProps;
  readonly usePlace: (place: BoardPlace) => HandProps;
}

const NOTHING: HandProps = {};
const NO_HANDS: Hands = { zones: new Set(), useCard: () => NOTHING, usePlace: () => NOTHING };

/** How a board is drawn and what can be done with it. */
export interface BoardView {
  /** What tells this board from another one of the page. */
  readonly title?: string;
  /** Zones that only some rules have, as far as these have them. */
  readonly zones: readonly string[];
  /** What each player comes to use: the rest is drawn small. */
  readonly used: Readonly<Record<Seat, Use>>;
  readonly usesExtraMonsterZones: boolean;
  /** How hands are shown; as names in a line where left out. */
  readonly hand?: "cards";
  /** Who sits at the near side. */
  readonly near: Seat;
  /** Only they are a person before the screen. */
  readonly isNearYou?: boolean;
  /** Cards, by id, with which something can be done now. */
  readonly offered: ReadonlySet<number>;
  readonly press: (card: BoardCard) => void;
  /** Cards are laid by hand: then every card of a pile is shown. */
  readonly hands?: Hands;
}

const BoardContext = createContext<BoardView | undefined>(undefined);

export const BoardProvider = BoardContext;

export const useHands = (): Hands => useBoard().hands ?? NO_HANDS;

export function useBoard(): BoardView {
  const view = useContext(BoardContext);
  if (view === undefined) throw new Error("useBoard outside of a BoardProvider");
  return view;
}
