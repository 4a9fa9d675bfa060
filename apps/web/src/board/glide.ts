import { type RefObject, useLayoutEffect, useRef } from "react";

/** How long a card glides. Nothing waits for it. */
const GLIDE_MS = 180;

/** Nearer than this it is not seen to move. */
const NEAR_PX = 2;

type Point = readonly [x: number, y: number];

/** The middle of every card, by its id, as if the page were not scrolled. */
function placesOf(root: HTMLElement, cards: Iterable<HTMLElement>): Map<string, Point> {
  const frame = root.getBoundingClientRect();
  const places = new Map<string, Point>();
  for (const card of cards) {
    const { left, top, width, height } = card.getBoundingClientRect();
    places.set(card.dataset.id ?? "", [left - frame.left + width / 2, top - frame.top + height / 2]);
  }
  return places;
}

/**
 * Lets cards glide from where they lay to where they lie whenever `state` has changed: the new place is there at once, and
 * only its picture moves. Not for those who want no motion.
 */
export function useGliding(board: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef<{ readonly width: number; readonly places: ReadonlyMap<string, Point> }>(undefined);
  const gliding = useRef<readonly Animation[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where cards lie hangs on the state
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // What still glides would be measured on its way.
    for (const one of gliding.current) one.cancel();
    const last = before.current;
    const { clientWidth: width } = root;
    const cards = root.querySelectorAll<HTMLElement>("[data-id]");
    const places = placesOf(root, cards);
    before.current = { width, places };
    gliding.current = [];
    // A board that was laid out anew has moved everything.
    if (last === undefined || last.width !== width) return;
    gliding.current = [...cards].flatMap((card) => {
      const id = card.dataset.id ?? "";
      const [from, to] = [last.places.get(id), places.get(id)];
      if (from === undefined || to === undefined) return [];
      const [x, y] = [from[0] - to[0], from[1] - to[1]];
      if (Math.hypot(x, y) < NEAR_PX) return [];
      const start = { transform: `translate(${x}px, ${y}px)`, zIndex: 4 };
      return card.animate([start, { zIndex: 4 }], { duration: GLIDE_MS, easing: "ease-out" });
    });
  }, [board, state]);
}
