import { lookup } from "@chainwright/card-ir";
import { message } from "@chainwright/explain";
import type { BoardCard } from "@chainwright/scenario";
import type { Option } from "@chainwright/table";
import { Against, useAgainst } from "../cards/against.tsx";
import { useCardName, useCards } from "../cards/context.tsx";
import { CardView } from "../cards/dialog.tsx";
import { Modal } from "../common/modal.tsx";
import { useLanguage } from "../language.tsx";
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
  return (
    <Modal about={card} titleId="acts-title" close={close}>
      {card === undefined ? null : (
        <>
          <CardView card={card.card} titleId="acts-title" />
          <Values session={session} card={card.id} inFull />
          <OnCard card={card} />
          <Acts session={session} card={card.id} options={options} close={close} />
        </>
      )}
    </Modal>
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
            .map(({ kind, count }) => t.board.counters(lookup(t.board.counterNames, kind) ?? kind, count))
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
  readonly card: number;
  readonly options: readonly Option[];
  readonly close: () => void;
}

function Acts({ session, card, options, close }: ActsProps) {
  const { lang } = useLanguage();
  const { playerView, table } = session;
  const offered = options.filter((option) => option.card === card);
  const against = useAgainst(playerView, card, offered);
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
      {against.map((verdict) => (
        <Against key={verdict.text} cards={table.cards} verdict={verdict} />
      ))}
      {offered.length > 0 || against.length > 0 ? null : (
        <p className="soft">
          {message(playerView.isOthers(card) ? "ui.why-others" : "ui.why-nothing", lang)}
        </p>
      )}
    </>
  );
}
