import type { ByHand } from "@chainwright/card-ir";
import { cardsUsedIn, type Moment, message, type Words } from "@chainwright/explain";
import { Fragment } from "react";
import { useLanguage } from "../language.tsx";
import { cardOf, useCardName, useCards } from "./context.tsx";

interface Piece {
  readonly start: number;
  readonly text: string;
  /** The innermost of the spans that cover this piece. */
  readonly span?: Words;
  /** Spans that begin here: their parts are named in front of the piece. */
  readonly begins: readonly Words[];
}

/** Cuts a text at the ends of the spans, which may overlap or lie inside one another. */
function cut(text: string, spans: readonly Words[], more: readonly number[]): readonly Piece[] {
  const valid = spans.filter(({ start, end }) => start >= 0 && start < end && start < text.length);
  const ends = valid.flatMap(({ start, end }) => [start, Math.min(end, text.length)]);
  const places = [...new Set([0, ...ends, ...more, text.length])].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, i) => {
    const covering = valid.filter((span) => span.start <= start && start < span.end);
    const [span] = covering.toSorted((a, b) => a.end - a.start - (b.end - b.start));
    const begins = covering.filter((one) => one.start === start);
    return { start, text: text.slice(start, places[i + 1]), begins, ...(span === undefined ? {} : { span }) };
  });
}

interface MarkedTextProps {
  readonly text: string;
  readonly words: readonly Words[];
  /** Words that were not understood. */
  readonly unread?: readonly { readonly start: number; readonly end: number }[];
  /** Words that are not carried out, and done by hand. */
  readonly byHand?: readonly Pick<ByHand, "span">[] | undefined;
}

/** What stands between a part and the one before it: the comma of ", then target". */
const before = (piece: string): string => /^[,;:.\s]+/.exec(piece)?.[0] ?? "";

/** A card's text with words marked, each with the name of its part. */
export function MarkedText({ text, words, unread = [], byHand = [] }: MarkedTextProps) {
  const { lang } = useLanguage();
  const isUnread = (at: number) => unread.some(({ start, end }) => start <= at && at < end);
  const isByHand = (at: number) => byHand.some(({ span: [start, end] }) => start <= at && at < end);
  const ends = [...unread.flatMap(({ start, end }) => [start, end]), ...byHand.flatMap(({ span }) => span)];
  return (
    <p className="card-text" lang="en">
      {cut(text, words, ends).map(({ start, text: piece, span, begins }) =>
        isUnread(start) ? (
          <mark key={start} data-part="unread">
            {piece}
          </mark>
        ) : isByHand(start) ? (
          <s key={start}>{piece}</s>
        ) : span === undefined ? (
          piece
        ) : (
          <Fragment key={start}>
            {begins.length === 0 ? null : before(piece)}
            <mark data-part={span.part}>
              {begins.map(({ part }) => (
                <span key={part} className="part" lang={lang === "en" ? "en" : undefined}>
                  {message(`reading.part-${part}`, lang)}
                </span>
              ))}
              {begins.length === 0 ? piece : piece.slice(before(piece).length)}
            </mark>
          </Fragment>
        ),
      )}
    </p>
  );
}

function byCard(words: readonly Words[]): ReadonlyMap<string, readonly Words[]> {
  const groups = new Map<string, readonly Words[]>();
  for (const one of words) {
    const those = groups.get(one.card) ?? [];
    // Several reasons may point at the same words.
    const isKnown = those.some(
      ({ start, end, part }) => start === one.start && end === one.end && part === one.part,
    );
    if (!isKnown) groups.set(one.card, [...those, one]);
  }
  return groups;
}

/** Of the cards that a moment is about, those of which a part is done by hand, each a way to its text. */
export function ByHandOf({ moment }: { readonly moment: Moment }) {
  const { lang } = useLanguage();
  const view = useCards();
  const nameOf = useCardName();
  const cards = new Set(cardsUsedIn(moment).map(({ card }) => card));
  return [...cards]
    .filter((card) => cardOf(view, card)?.byHand !== undefined)
    .map((card) => (
      <button key={card} type="button" className="quiet by-hand" onClick={() => view.show({ card })}>
        {message("by-hand.some", lang, { card: nameOf(card) })}
      </button>
    ));
}

/** The texts of all cards whose words decide something. */
export function DecidingWords({ words }: { words: readonly Words[] }) {
  const view = useCards();
  const nameOf = useCardName();
  return [...byCard(words)].map(([card, spans]) => (
    <figure key={card} className="quote">
      <figcaption>
        <button type="button" className="quiet" onClick={() => view.show({ card })}>
          {nameOf(card)}
        </button>
      </figcaption>
      <MarkedText text={cardOf(view, card)?.text ?? ""} words={spans} byHand={cardOf(view, card)?.byHand} />
    </figure>
  ));
}
