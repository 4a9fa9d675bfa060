import { useEffect } from "react";
import { RESPONDS, type Session } from "./session.ts";

/** Fields that need these keys themselves. */
const OWN_KEYS = "input, select, textarea, dialog, [contenteditable]";

/** Undo with U; whether to respond with A, S, D and F, as players know them; back and forth with the arrows. */
export function useTableKeys(session: Session): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const respond = RESPONDS["asdf".indexOf(event.key)];
      if (respond !== undefined) session.wishes = { ...session.wishes, respond };
      else if (event.key === "u") session.undo();
      else if (event.key === "ArrowLeft") step(session, -1);
      else if (event.key === "ArrowRight") step(session, 1);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [session]);
}

function step(session: Session, by: number): void {
  const stops = session.stopsTo(session.newest);
  const place = stops.findLastIndex(({ depth }) => depth <= session.table.at.depth);
  const there = stops[place + by];
  if (there !== undefined) session.look(there);
}
