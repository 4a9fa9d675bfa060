import type { BoardCard } from "@chainwright/scenario";
import { createContext, type ReactNode, useContext } from "react";
import type { BoardPlace, Hands } from "../board/context.tsx";
import { DragArea, useDrop, useHeld, useHold } from "../common/drag.tsx";
import type { Held } from "./spots.ts";

interface Ways {
  /** What a card of the board is in the file; undefined where it cannot be moved. */
  readonly heldOf: (card: BoardCard) => Held | undefined;
  readonly mayDrop: (held: Held, place: BoardPlace) => boolean;
}

const WaysContext = createContext<Ways>({ heldOf: () => undefined, mayDrop: () => false });

interface HandsAreaProps extends Ways {
  readonly drop: (held: Held, place: BoardPlace) => void;
  readonly picture: (held: Held) => ReactNode;
  readonly children: ReactNode;
}

/** Within it cards can be taken and put on places of the board. */
export function HandsArea({ heldOf, mayDrop, drop, picture, children }: HandsAreaProps) {
  return (
    <DragArea drop={drop} picture={picture}>
      <WaysContext value={{ heldOf, mayDrop }}>{children}</WaysContext>
    </DragArea>
  );
}

export const HANDS: Omit<Hands, "zones"> = {
  useCard(card) {
    const { heldOf } = useContext(WaysContext);
    return useHold(`card ${card.id}`, heldOf(card));
  },
  usePlace(place) {
    const { mayDrop } = useContext(WaysContext);
    const held = useHeld<Held>();
    return useDrop(
      `${place.seat} ${place.zone} ${place.slot ?? ""}`,
      place,
      held !== undefined && mayDrop(held, place),
    );
  },
};
