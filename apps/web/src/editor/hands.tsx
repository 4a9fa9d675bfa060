import type { BoardCard } from "@chainwright/scenario";
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { createContext, type ReactNode, useContext, useState } from "react";
import type { BoardPlace, HandProps, Hands } from "../board/context.tsx";
import type { Held } from "./spots.ts";

/** Cards are dragged by mouse and by finger. By keyboard they are put somewhere through their own dialog. */

interface Dragging {
  /** What a card of the board is in the file; undefined where it cannot be moved. */
  readonly heldOf: (card: BoardCard) => Held | undefined;
  readonly held: Held | undefined;
  readonly mayDrop: (held: Held, place: BoardPlace) => boolean;
}

const DraggingContext = createContext<Dragging>({
  heldOf: () => undefined,
  held: undefined,
  mayDrop: () => false,
});

interface DragAreaProps extends Omit<Dragging, "held"> {
  readonly drop: (held: Held, place: BoardPlace) => void;
  /** What is shown under the pointer. */
  readonly picture: (held: Held) => ReactNode;
  readonly children: ReactNode;
}

/** Within it cards can be taken and put on places of the board. */
export function DragArea({ heldOf, mayDrop, drop, picture, children }: DragAreaProps) {
  const [held, setHeld] = useState<Held>();
  // A click stays a click, and a finger that moves at once scrolls the page.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      // What is done is said by the page itself, in its own language.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: "" } }}
      onDragStart={({ active }) => setHeld(active.data.current as Held | undefined)}
      onDragCancel={() => setHeld(undefined)}
      onDragEnd={({ active, over }) => {
        setHeld(undefined);
        const place = over?.data.current as BoardPlace | undefined;
        if (place !== undefined) drop(active.data.current as Held, place);
      }}
    >
      <DraggingContext value={{ heldOf, held, mayDrop }}>{children}</DraggingContext>
      <DragOverlay dropAnimation={null}>{held === undefined ? null : picture(held)}</DragOverlay>
    </DndContext>
  );
}

const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** Makes something a card that can be taken. */
export function useHold(id: string, held: Held | undefined): HandProps {
  const { setNodeRef, listeners } = useDraggable({
    id,
    disabled: held === undefined,
    ...(held === undefined ? {} : { data: held }),
  });
  return { ref: setNodeRef, ...listeners };
}

export const HANDS: Omit<Hands, "zones"> = {
  useCard(card) {
    const { heldOf } = useContext(DraggingContext);
    return useHold(`card ${card.id}`, heldOf(card));
  },
  usePlace(place) {
    const { held, mayDrop } = useContext(DraggingContext);
    const { setNodeRef, isOver } = useDroppable({
      id: `${place.seat} ${place.zone} ${place.slot ?? ""}`,
      data: place,
    });
    const may = held !== undefined && mayDrop(held, place);
    return { ref: setNodeRef, "data-drop": may ? (isOver ? "over" : "may") : undefined };
  },
};
