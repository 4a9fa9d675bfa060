import { details } from "virtual:scenarios/details";
import { memo, use } from "react";
import type { RunResult } from "../engine.ts";
import { useLanguage } from "../language.tsx";
import { hrefOf } from "../route.ts";
import { loadTitles } from "../titles.ts";
import { cardsFound, type Status, statusOf } from "./entry.ts";

const SIGNS: Readonly<Record<Status, string>> = { held: "✓", failed: "✗", error: "!" };

interface StatusMarkProps {
  readonly result: RunResult | undefined;
  readonly variant?: string;
}

function StatusMark({ result, variant }: StatusMarkProps) {
  const { t } = useLanguage();
  if (result === undefined) return <span className="status" />;
  const status = statusOf(result, variant);
  return (
    <span className="status" data-status={status} title={t.status[status]}>
      <span aria-hidden="true">{SIGNS[status]}</span>
      <span className="sr-only">{t.status[status]}</span>
    </span>
  );
}

interface EntryLineProps {
  readonly id: string;
  /** Undefined until it has been played. */
  readonly result: RunResult | undefined;
  /** What was searched for. */
  readonly query: string;
}

/** Cards that are named: one that is searched for in full is but one. */
const NAMED = 4;

/** A scenario and its variants; drawn again only when it was played, since there are many. */
export const EntryLine = memo(function EntryLine({ id, result, query }: EntryLineProps) {
  const { lang, t } = useLanguage();
  const { title = id, variants = [] } = use(loadTitles(lang))[id] ?? {};
  const { rules = [] } = details[id] ?? {};
  const cards = cardsFound(id, title, query, lang);
  return (
    <li className="entry">
      <StatusMark result={result} />
      <code className="entry-id">{id}</code>
      <a href={hrefOf({ page: "scenario", lang, id })}>{title}</a>
      <span className="entry-rules soft">{t.gallery.rules(rules.length)}</span>
      {cards.length === 0 ? null : (
        <span className="entry-cards soft">{t.gallery.plays(cards.slice(0, NAMED).join(" · "))}</span>
      )}
      {variants.length === 0 ? null : (
        <ul className="entry-variants" aria-label={t.gallery.variants}>
          {variants.map((variant) => (
            <li key={variant.id}>
              <StatusMark result={result} variant={variant.id} />
              <a href={hrefOf({ page: "scenario", lang, id, variant: variant.id })}>{variant.title}</a>
              <code className="soft">{variant.id}</code>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});
