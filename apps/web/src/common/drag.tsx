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
import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type RefCallback,
  useContext,
  useState,
} from "react";

/** Cards are dragged by mouse and by finger. By keyboard there is another way everywhere: a button, a dialog. */

const HeldContext = createContext<unknown>(undefined);

interface DragAreaProps<Held, Place> {
  readonly drop: (held: Held, place: Place) => void;
  /** What is shown under the pointer. */
  readonly picture: (held: Held) => ReactNode;
  readonly children: ReactNode;
}

/** Within it cards can be taken and put somewhere. */
export function DragArea<Held, Place>({ drop, picture, children }: DragAreaProps<Held, Place>) {
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
        const place = over?.data.current as Place | undefined;
        if (place !== undefined) drop(active.data.current as Held, place);
      }}
    >
      <HeldContext value={held}>{children}</HeldContext>
      <DragOverlay dropAnimation={null}>{held === undefined ? null : picture(held)}</DragOverlay>
    </DndContext>
  );
}

const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** What makes an element something to hold, or to put something on. */
export type HandProps = HTMLAttributes<HTMLElement> & {
  readonly ref?: RefCallback<HTMLElement>;
  /** It can be taken; what is held may be put here, and is over it now. */
  readonly "data-hold"?: true | undefined;
  readonly "data-drop"?: true | undefined;
  readonly "data-over"?: true | undefined;
};

/** What is being dragged in the area around. */
export const useHeld = <Held,>(): Held | undefined => useContext(HeldContext) as Held | undefined;

/** Makes something a card that can be taken; undefined where it cannot. */
export function useHold(id: string, held: object | undefined): HandProps {
  const { setNodeRef, listeners } = useDraggable({
    id,
    disabled: held === undefined,
    ...(held === undefined ? {} : { data: held }),
  });
  return { ref: setNodeRef, "data-hold": held === undefined ? undefined : true, ...listeners };
}

/** Makes something a place where what is held may be put. */
export function useDrop(id: string, place: object, may: boolean): HandProps {
  const { setNodeRef, isOver } = useDroppable({ id, data: place });
  return { ref: setNodeRef, "data-drop": may || undefined, "data-over": isOver || undefined };
}
