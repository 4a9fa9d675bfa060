import { useEffect, useRef, useState } from "react";
import { cardOf, useCardName, useCards } from "../cards/context.tsx";
import { typeLine } from "../cards/type-line.ts";
import { useLanguage } from "../language.tsx";
import type { Session } from "./session.ts";
import { Values } from "./values.tsx";

const ID = "peek";
const WIDTH = 288;
const MARGIN = 8;

interface At {
  readonly id: number;
  readonly card: string;
  readonly left: number;
  readonly top: number;
}

/** Beside the card where there is room. */
function place(button: HTMLElement): At {
  const { left, right, top } = button.getBoundingClientRect();
  const beside = right + MARGIN + WIDTH < window.innerWidth ? right + MARGIN : left - MARGIN - WIDTH;
  return {
    id: Number(button.dataset.id),
    card: button.dataset.card ?? "",
    left: Math.max(MARGIN, beside),
    top: Math.max(MARGIN, Math.min(top, window.innerHeight * 0.55)),
  };
}

/** A card's text and values beside it, while the pointer or the focus is on it. A tap opens the card instead. */
export function Peek({ session }: { session: Session }) {
  const [at, setAt] = useState<At>();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = own.current?.parentElement;
    if (!board) return;
    let described: HTMLElement | undefined;
    const leave = () => {
      described?.removeAttribute("aria-describedby");
      described = undefined;
      setAt(undefined);
    };
    const look = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
      const button = event.target instanceof Element && event.target.closest<HTMLElement>("[data-id]");
      if (button === described) return;
      leave();
      if (!button || button.dataset.card === "") return;
      if (event.type === "focusin" && !button.matches(":focus-visible")) return;
      described = button;
      button.setAttribute("aria-describedby", ID);
      setAt(place(button));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") leave();
    };
    const listeners = [
      ["pointerover", look],
      ["focusin", look],
      ["pointerleave", leave],
      ["focusout", leave],
      ["click", leave],
    ] as const;
    for (const [type, listener] of listeners) board.addEventListener(type, listener);
    window.addEventListener("keydown", onKey);
    window.addEventListener("scroll", leave, { passive: true });
    return () => {
      for (const [type, listener] of listeners) board.removeEventListener(type, listener);
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", leave);
    };
  }, []);
  return (
    <div
      ref={own}
      id={ID}
      role="tooltip"
      className="peek"
      hidden={at === undefined}
      style={at && { left: at.left, top: at.top }}
    >
      {at === undefined ? null : <Closer session={session} at={at} />}
    </div>
  );
}

function Closer({ session, at: { id, card } }: { session: Session; at: At }) {
  const { lang, t } = useLanguage();
  const view = useCards();
  const nameOf = useCardName();
  const known = cardOf(view, card);
  return (
    <>
      <p className="peek-name">{nameOf(card)}</p>
      {known === undefined ? null : <p className="type-line">{typeLine(t, lang, view.game, known.facts)}</p>}
      <Values session={session} card={id} />
      {known === undefined || known.text === "" ? null : (
        <p className="card-text" lang="en">
          {known.text}
        </p>
      )}
    </>
  );
}
