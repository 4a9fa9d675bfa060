import type { Decision } from "@chainwright/engine";
import { askingEffect, questionSentence } from "@chainwright/explain";
import { distinct, type Option } from "@chainwright/table";
import { useEffect, useRef } from "react";
import { useCardName } from "../cards/context.tsx";
import { useLanguage } from "../language.tsx";
import type { Session } from "./session.ts";

interface PromptProps {
  readonly session: Session;
  readonly asked: Decision;
  readonly options: readonly Option[];
}

/** What is asked, by which words of which card, and everything that may be answered. */
export function Prompt({ session, asked, options }: PromptProps) {
  const { lang, t } = useLanguage();
  const nameOf = useCardName();
  const { match, cards } = session.table;
  const asking = askingEffect(match.duel);
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
        {questionSentence(match.duel, asked, { language: lang, names: cards.names })}
      </h2>
      {asking === undefined ? null : (
        <blockquote>
          <cite>{nameOf(asking.card)}</cite> <span lang="en">{asking.words}</span>
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
