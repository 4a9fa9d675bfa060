import { reasonSentence } from "@chainwright/explain";
import type { ActVerdict, DuelCards, Option, PlayerView } from "@chainwright/table";
import type { ReactNode } from "react";
import { useLanguage } from "../language.tsx";
import { FoldedRule } from "../rules/rule.tsx";

/** What could be done with a card and is not offered now, in words, with the engine's reasons against it. */
export function useAgainst(
  playerView: PlayerView,
  card: number,
  offered: readonly Option[],
): readonly ActVerdict[] {
  const { lang } = useLanguage();
  return playerView
    .verdicts(card, lang)
    .filter((verdict) => !offered.some(({ answer }) => answer === verdict.answer));
}

interface AgainstProps {
  readonly cards: DuelCards;
  readonly verdict: ActVerdict;
  /** What stands below the reasons. */
  readonly children?: ReactNode;
}

/** Something that cannot be done now, with every reason against it. */
export function Against({ cards, verdict: { text, reasons }, children }: AgainstProps) {
  const { lang, t } = useLanguage();
  const { names, texts } = cards;
  return (
    <section className="against">
      <h3>
        <span aria-hidden="true">✗</span> {text}
      </h3>
      {reasons.length === 0 ? <p className="soft">{t.table.notNow}</p> : null}
      {reasons.map((reason) => (
        <div key={`${reason.rule} ${reason.card?.id ?? 0}`}>
          <p>{reasonSentence(reason, lang, names, texts)}</p>
          <FoldedRule id={reason.rule} />
        </div>
      ))}
      {children}
    </section>
  );
}
