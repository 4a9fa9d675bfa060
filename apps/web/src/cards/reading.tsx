import type { Card, Span, UnreadSpan } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/compiler";
import { message, type ReadPart, type ReadSentence, readingFactText, readingOf } from "@chainwright/explain";
import { ROOMS } from "@chainwright/scenario";
import { Fragment } from "react";
import { useLanguage } from "../language.tsx";
import type { Strings } from "../strings/en.ts";
import { MarkedText } from "./words.tsx";

/** Why words are not understood. */
const unreadWords = ({ fault, what = "" }: UnreadSpan, t: Strings): string =>
  t.reader.unreadFaults[fault](what);

/** A card's text as it is read: its words coloured by what they are, and each effect taken apart. */
export function CardReading({ card }: { readonly card: Card }) {
  const { lang, t } = useLanguage();
  if (card.text === "") return <p className="soft">{t.card.noText}</p>;
  const { game } = ROOMS[card.game];
  const sentences = readingOf(card, game);
  // Of a text that is not wholly understood nothing is carried out anyway.
  const refused = card.unread === undefined ? buildCatalogue(game, [card]).notPlayable : [];
  const parts = sentences.flatMap((sentence) => sentence.parts);
  return (
    <div className="reading">
      {card.file === undefined ? null : (
        <p className="soft note">{message("reading.text-file", lang, { file: card.file })}</p>
      )}
      {card.checked === undefined ? null : (
        <p className="soft note">{message("reading.text-checked", lang, { day: card.checked })}</p>
      )}
      <MarkedText
        text={card.text}
        words={parts.map(({ part, start, end }) => ({ card: card.name.en, part, start, end }))}
        unread={card.unread ?? []}
      />
      {card.unread === undefined ? null : (
        <div className="notice bad" role="status">
          <p>
            <b>{t.reader.unread}</b>
          </p>
          {card.unread.map((span) => (
            <p key={`${span.start} ${span.fault}`}>
              <q lang="en">{card.text.slice(span.start, span.end)}</q> {unreadWords(span, t)}
            </p>
          ))}
        </div>
      )}
      {refused.map(({ spans }) => (
        <div key={card.name.en} className="notice bad" role="status">
          <p>
            <b>{t.reader.notCarriedOut}</b>
          </p>
          <p>
            <WordsAt spans={spans} text={card.text} />
          </p>
        </div>
      ))}
      <ol className="sentences">
        {sentences.map((sentence) => (
          <Sentence key={sentence.start} sentence={sentence} text={card.text} />
        ))}
      </ol>
    </div>
  );
}

/** The words of a card's text at the places named. */
export const WordsAt = ({ spans, text }: { readonly spans: readonly Span[]; readonly text: string }) =>
  spans.map((span) => (
    <Fragment key={span.join()}>
      <q lang="en">{text.slice(...span)}</q>{" "}
    </Fragment>
  ));

function Sentence({ sentence, text }: { readonly sentence: ReadSentence; readonly text: string }) {
  const { lang } = useLanguage();
  return (
    <li>
      <h3>{message(`reading.sentence-${sentence.sentence}`, lang)}</h3>
      {sentence.facts.length === 0 ? null : (
        <ul className="facts">
          {sentence.facts.map((fact) => (
            <li key={fact.fact} data-fact={fact.fact}>
              {readingFactText(fact, lang)}
            </li>
          ))}
        </ul>
      )}
      {sentence.parts.length === 0 ? (
        <p className="soft" lang="en">
          {text.slice(sentence.start, sentence.end)}
        </p>
      ) : (
        <ul className="parts">
          {sentence.parts.map((part) => (
            <Part key={`${part.start} ${part.end}`} part={part} text={text} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Part({ part, text }: { readonly part: ReadPart; readonly text: string }) {
  const { lang } = useLanguage();
  return (
    <li data-part={part.part}>
      <span className="part-name">{message(`reading.part-${part.part}`, lang)}</span>
      {part.join === undefined ? null : (
        <span className="join">{message(`reading.join-${part.join}`, lang)}</span>
      )}
      <span lang="en">{text.slice(part.start, part.end).replace(/^[,;:.\s]+/, "")}</span>
      {part.optional ? <span className="soft"> {message("reading.decided-then", lang)}</span> : null}
    </li>
  );
}
