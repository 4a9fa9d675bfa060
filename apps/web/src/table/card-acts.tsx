import type { CardId } from "@chainwright/engine";
import { nameReason, optionSentence, reasonSentence } from "@chainwright/explain";
import type { BoardCard } from "@chainwright/scenario";
import type { Option } from "@chainwright/table";
import { useEffect, useRef } from "react";
import { useCardName, useCards } from "../cards/context.tsx";
import { CardView } from "../cards/dialog.tsx";
import { useLanguage } from "../language.tsx";
import { FoldedRule } from "../rules/rule.tsx";
import type { Session } from "./session.ts";
import { Values } from "./values.tsx";

interface CardActsProps {
  readonly session: Session;
  readonly card: BoardCard | undefined;
  readonly options: readonly Option[];
  readonly close: () => void;
}

/** A card on the table: what can be done with it now, and why the rest cannot. */
export function CardActs({ session, card, options, close }: CardActsProps) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (card !== undefined && box?.open === false) box.showModal();
    if (card === undefined) box?.close();
  }, [card]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="acts-title"
      onClose={close}
      // Not in React's types yet: a click beside the dialog closes it.
      {...{ closedby: "any" }}
    >
      {card === undefined ? null : (
        <>
          <CardView card={card.card} titleId="acts-title" />
          <Values session={session} card={card.id as CardId} inFull />
          <OnCard card={card} />
          <Acts session={session} card={card.id as CardId} options={options} close={close} />
        </>
      )}
      <form method="dialog">
        <button type="submit">{t.card.close}</button>
      </form>
    </dialog>
  );
}

/** The counters on a card and the cards under it. */
function OnCard({ card: { counters = [], under = [] } }: { card: BoardCard }) {
  const { t } = useLanguage();
  const view = useCards();
  const nameOf = useCardName();
  return (
    <>
      {counters.length === 0 ? null : (
        <p>
          <b>{t.table.onIt}:</b>{" "}
          {counters
            .map(({ kind, count }) => t.board.counters(t.board.counterNames[kind] ?? kind, count))
            .join(", ")}
        </p>
      )}
      {under.length === 0 ? null : (
        <section>
          <h3>{t.table.underneath}</h3>
          <ul className="pile-list">
            {under.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ in their place only
              <li key={i}>
                <button type="button" className="plate" onClick={() => view.show({ card })}>
                  {nameOf(card)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ActsProps {
  readonly session: Session;
  readonly card: CardId;
  readonly options: readonly Option[];
  readonly close: () => void;
}

function Acts({ session, card, options, close }: ActsProps) {
  const { lang, t } = useLanguage();
  const { table } = session;
  const { duel } = table.match;
  const saying = table.saying(lang);
  const offered = options.filter((option) => option.card === card);
  const against = table
    .verdicts(card, session.viewer)
    .filter(({ act }) => !offered.some(({ answer }) => answer === act))
    .map(({ act, reasons }) => ({
      text: optionSentence(duel, "", session.viewer ?? 0, act, saying),
      reasons: reasons.map((reason) => nameReason(duel, reason)),
    }));
  return (
    <>
      {offered.length === 0 ? null : (
        <ul className="options">
          {offered.map(({ answer, text }) => (
            <li key={answer}>
              <button
                type="button"
                onClick={() => {
                  close();
                  session.answer(answer);
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {against.map(({ text, reasons }) => (
        <section key={text} className="against">
          <h3>
            <span aria-hidden="true">✗</span> {text}
          </h3>
          {reasons.length === 0 ? <p className="soft">{t.table.notNow}</p> : null}
          {reasons.map((reason) => (
            <div key={`${reason.rule} ${reason.card?.id ?? 0}`}>
              <p>{reasonSentence(reason, lang, table.cards.names, table.cards.texts)}</p>
              <FoldedRule id={reason.rule} />
            </div>
          ))}
        </section>
      ))}
      {offered.length === 0 && against.length === 0 ? <p className="soft">{t.table.nothingToDo}</p> : null}
    </>
  );
}
