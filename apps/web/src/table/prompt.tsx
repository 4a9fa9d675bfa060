import { type Asked, distinct, type Option } from "@chainwright/table";
import { useEffect, useRef } from "react";
import { useCardName } from "../cards/context.tsx";
import { useLanguage } from "../language.tsx";
import type { Session } from "./session.ts";

interface PromptProps {
  readonly session: Session;
  readonly asked: Asked;
  readonly options: readonly Option[];
}

/** What is asked, by which words of which card, and everything that may be answered. */
export function Prompt({ session, asked, options }: PromptProps) {
  const { t } = useLanguage();
  const nameOf = useCardName();
  const list = useRef<HTMLUListElement>(null);
  // Who answers by keyboard stays among the answers.
  useEffect(() => {
    const { activeElement } = document;
    if (options.length > 0 && (activeElement === document.body || activeElement === null))
      list.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [options]);
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" aria-live="polite">
        {asked.text}
      </h2>
      {asked.by === undefined ? null : (
        <blockquote>
          <cite>{nameOf(asked.by.card)}</cite> <span lang="en">{asked.by.words}</span>
        </blockquote>
      )}
      {session.live ? null : <p className="soft">{t.table.lookingBack}</p>}
      <ul ref={list} className="options">
        {distinct(options).map(({ answer, text }) => (
          <li key={answer}>
            <button type="button" onClick={() => session.answer(answer)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
