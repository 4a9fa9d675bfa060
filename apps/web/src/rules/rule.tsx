import { ruleStatement, ruleTitle, sourceIn, validityOf } from "@chainwright/explain";
import { ruleById } from "@chainwright/rulebook";
import type { ReactNode } from "react";
import { useLanguage, wordFor } from "../language.tsx";
import "../styles/analysis.css";

function RuleBody({ id }: { id: string }) {
  const { lang, t } = useLanguage();
  const rule = ruleById(id);
  if (rule === undefined) return <p className="soft">{t.explain.unknownRule}</p>;
  const isPlain = rule.status === "stated";
  return (
    <>
      <p className="statement">{ruleStatement(rule, lang)}</p>
      <p className="source">
        <span>
          {t.explain.source}: {sourceIn(rule.source, lang)}
        </span>
        <span>{validityOf(rule, lang).join(", ") || t.explain.always}</span>
        {isPlain ? null : <span className="tag">{wordFor(t.explain.statuses, rule.status)}</span>}
      </p>
    </>
  );
}

function RuleTitle({ id }: { id: string }) {
  const { lang } = useLanguage();
  const rule = ruleById(id);
  return (
    <>
      <code className="rule-id">{id}</code>{" "}
      <span className="rule-title">{rule === undefined ? "" : ruleTitle(rule, lang)}</span>
    </>
  );
}

/** A rule in full. */
export function Rule({ id }: { id: string }) {
  return (
    <article className="rule">
      <h4>
        <RuleTitle id={id} />
      </h4>
      <RuleBody id={id} />
    </article>
  );
}

interface FoldedRuleProps {
  readonly id: string;
  readonly note?: string | undefined;
  /** Whether it begins open. */
  readonly open?: boolean;
  /** What stands below it. */
  readonly children?: ReactNode;
}

/** A rule as one line that opens. */
export function FoldedRule({ id, note, open, children }: FoldedRuleProps) {
  return (
    <details className="rule" open={open}>
      <summary>
        <RuleTitle id={id} />
        {note === undefined ? null : <span className="tag bad">{note}</span>}
      </summary>
      <RuleBody id={id} />
      {children}
    </details>
  );
}
