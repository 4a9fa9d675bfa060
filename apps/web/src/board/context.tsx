import type { Seat } from "@chainwright/explain";
import type { BoardCard } from "@chainwright/scenario";
import { createContext, useContext } from "react";
import type { Use } from "./use.ts";

/** How a board is drawn and what can be done with it. */
export interface BoardView {
  /** Zones that only some rules have, as far as these have them. */
  readonly zones: readonly string[];
  /** What each player comes to use: the rest is drawn small. */
  readonly used: Readonly<Record<Seat, Use>>;
  readonly usesExtraMonsterZones: boolean;
  /** How hands are shown; as names in a line where left out. */
  readonly hand?: "cards";
  /** Who sits at the near side. */
  readonly near: Seat;
  /** Cards, by id, with which something can be done now. */
  readonly offered: ReadonlySet<number>;
  readonly press: (card: BoardCard) => void;
}

const BoardContext = createContext<BoardView | undefined>(undefined);

export const BoardProvider = BoardContext;

export function useBoard(): BoardView {
  const view = useContext(BoardContext);
  if (view === undefined) throw new Error("useBoard outside of a BoardProvider");
  return view;
}
