import type { ReportCard } from "@chainwright/scenario";
import type { ReactNode } from "react";
import { bandOf, framesOf } from "../board/frame.ts";
import { Modal } from "../common/modal.tsx";
import { useLanguage } from "../language.tsx";
import { Picture } from "../pictures/picture.tsx";
import { cardOf, type Shown, useCardName, useCards } from "./context.tsx";
import { typeLine } from "./type-line.ts";
import { MarkedText } from "./words.tsx";
import "../styles/card.css";

interface CardDialogProps {
  readonly shown: Shown | undefined;
  readonly show: (shown: Shown | undefined) => void;
  /** What there is to say beside the card. */
  readonly children?: ReactNode;
}

/** A closer look at a card or a pile. */
export function CardDialog({ shown, show, children }: CardDialogProps) {
  return (
    <Modal about={shown} titleId="dialog-title" close={() => show(undefined)}>
      {shown?.pile === undefined ? null : (
        <PileView title={shown.pile.title} cards={shown.pile.cards} show={show} />
      )}
      {shown?.card === undefined ? null : <CardView card={shown.card} titleId="dialog-title" />}
      {children}
    </Modal>
  );
}

function PileView({
  title,
  cards,
  show,
}: {
  title: string;
  cards: readonly string[];
  show: (shown: Shown) => void;
}) {
  const nameOf = useCardName();
  const view = useCards();
  return (
    <>
      <h2 id="dialog-title">{title}</h2>
      <ol className="pile-list">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ in their place only
          <li key={i}>
            <button
              type="button"
              className="plate"
              style={{ "--frame": bandOf(framesOf(cardOf(view, card)?.facts), "to bottom") }}
              onClick={() => show({ card })}
            >
              {nameOf(card)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the struck words of a card's text mean for who plays it. */
function ByHandNote({ byHand }: { readonly byHand: NonNullable<ReportCard["byHand"]> }) {
  const { t } = useLanguage();
  return (
    <p className="soft note">
      {t.card.byHand}
      {byHand.some(({ mayBind }) => mayBind) ? ` ${t.card.mayBind}` : ""}
      {byHand.some(({ materials }) => materials) ? ` ${t.card.noMaterials}` : ""}
    </p>
  );
}

/** A card's name, kind, values and text. */
export function CardView({ card, titleId }: { card: string; titleId: string }) {
  const { lang, t } = useLanguage();
  const view = useCards();
  const nameOf = useCardName();
  const known = cardOf(view, card);
  return (
    <>
      <h2 id={titleId} style={{ "--frame": bandOf(framesOf(known?.facts), "to bottom") }}>
        {nameOf(card)}
      </h2>
      {known === undefined ? (
        <p className="soft">{card === "" ? t.card.hidden : t.card.unknown}</p>
      ) : (
        <>
          <Picture passcode={known.passcode} alt={t.pictures.of(nameOf(card))} />
          <p className="type-line">{typeLine(t, lang, view.game, known.facts)}</p>
          {known.text === "" ? (
            <p className="card-text">{t.card.noText}</p>
          ) : (
            <MarkedText text={known.text} words={[]} byHand={known.byHand} />
          )}
          {known.byHand === undefined ? null : <ByHandNote byHand={known.byHand} />}
          {t.explain.textNote === "" ? null : <p className="soft note">{t.explain.textNote}</p>}
        </>
      )}
    </>
  );
}
