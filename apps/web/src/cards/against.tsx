import type { CardId, Player } from "@chainwright/engine";
import { nameReason, optionSentence, reasonSentence } from "@chainwright/explain";
import type { Option, Table } from "@chainwright/table";
import type { ReactNode } from "react";
import { useLanguage } from "../language.tsx";
import { FoldedRule } from "../rules/rule.tsx";

/** What could be done with a card and is not offered now, in words, with the engine's reasons against it. */
export function useAgainst(table: Table, card: CardId, viewer: Player | null, offered: readonly Option[]) {
  const { lang } = useLanguage();
  const { duel } = table.match;
  const saying = table.saying(lang);
  return table
    .verdicts(card, viewer)
    .filter(({ act }) => !offered.some(({ answer }) => answer === act))
    .map(({ player, act, reasons }) => ({
      player,
      act,
      text: optionSentence(duel, "", player, act, saying),
      reasons: reasons.map((reason) => nameReason(duel, reason)),
    }));
}

interface AgainstProps {
  readonly table: Table;
  readonly verdict: ReturnType<typeof useAgainst>[number];
  /** What stands below the reasons. */
  readonly children?: ReactNode;
}

/** Something that cannot be done now, with every reason against it. */
export function Against({ table, verdict: { text, reasons }, children }: AgainstProps) {
  const { lang, t } = useLanguage();
  const { names, texts } = table.cards;
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
