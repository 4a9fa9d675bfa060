import { type Moment, sentence } from "@chainwright/explain";
import type { Given } from "@chainwright/table";
import { memo, useEffect, useRef } from "react";
import { ByHandOf, DecidingWords } from "../cards/words.tsx";
import { useLanguage } from "../language.tsx";
import { Rule } from "../rules/rule.tsx";
import type { Session } from "./session.ts";

/** Rarely of use at the table: that somebody passed, or that nothing followed. */
const QUIET: ReadonlySet<Moment["what"]["kind"]> = new Set([
  "passed",
  "first-to-respond",
  "chain-done",
  "step",
]);

interface LogProps {
  readonly session: Session;
  /** Of the session, so that new entries are seen. */
  readonly version: number;
}

/** What happened, each entry a way back to its moment. */
export function Log({ session, version }: LogProps) {
  const { t } = useLanguage();
  const { table } = session;
  const list = useRef<HTMLDivElement>(null);
  const line: readonly Given[] = [table.start, ...table.line];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new lies at the end
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [version]);
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title">{t.table.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls by keyboard has to get there */}
      <div ref={list} role="log" aria-labelledby="log-title" tabIndex={0}>
        <ol>
          {line.map((given) => (
            <Entries key={given.depth} session={session} given={given} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What came of one answer. That does not change any more, so it is written once. */
const Entries = memo(({ session, given }: { session: Session; given: Given }) => {
  const { lang } = useLanguage();
  const { log, cards } = session.table;
  return log
    .between(given.logged[0], given.logged[1])
    .filter(({ what }) => !QUIET.has(what.kind))
    .map((moment, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries of an answer are never moved
      <li key={i} data-kind={moment.what.kind}>
        <button type="button" className="quiet" onClick={() => session.look(given)}>
          {sentence(moment, lang, cards.names, cards.game)}
        </button>{" "}
        <ByHandOf moment={moment} /> <Why moment={moment} />
      </li>
    ));
});

/** The rules and the words by which something happened, for those who ask. */
function Why({ moment: { rules, words } }: { moment: Moment }) {
  const { t } = useLanguage();
  if (rules.length === 0 && words.length === 0) return null;
  return (
    <details className="why">
      <summary>{t.table.why}</summary>
      <DecidingWords words={words} />
      {rules.map((id) => (
        <Rule key={id} id={id} />
      ))}
    </details>
  );
}
