import { useLanguage } from "../language.tsx";
import type { Session } from "./session.ts";

interface ValuesProps {
  readonly session: Session;
  readonly card: number;
  /** With the words of the effects. */
  readonly inFull?: true;
}

/** A card's values, each with everything that makes it what it is. */
export function Values({ session, card, inFull }: ValuesProps) {
  const { lang, t } = useLanguage();
  const values = session.playerView.values(card, lang);
  if (values.length === 0) return null;
  return (
    <dl className="values-list" aria-label={t.table.values}>
      {values.map(({ stat, value, printed, changes }) => (
        <div key={stat} data-trend={value > printed ? "up" : value < printed ? "down" : undefined}>
          <dt>{t.table.value(stat, value, printed)}</dt>
          {changes.map(({ says, words }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is what they are
            <dd key={i}>
              {says}
              {inFull && words !== "" ? <q lang="en">{words}</q> : null}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
