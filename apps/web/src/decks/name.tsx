import type { CardRecord } from "@chainwright/card-ir";
import { bandOf, framesOf } from "../board/frame.ts";
import { useLanguage } from "../language.tsx";
import { Picture } from "../pictures/picture.tsx";
import { hrefOf } from "../route.ts";

interface CardNameProps {
  /** As the deck has it. */
  readonly name: string;
  /** The card; none where no card is known by this name. */
  readonly record: CardRecord | undefined;
}

/** The name of a card in the reader's language: the way to what the card reader says of it. */
export function CardName({ name, record }: CardNameProps) {
  const { lang } = useLanguage();
  if (record === undefined) return <span className="plate unknown">{name}</span>;
  return (
    <a
      className="plate"
      // What is dragged is the card, not the link.
      draggable={false}
      href={hrefOf({ page: "cards", game: record.game, card: record.name.en, lang })}
      style={{ "--frame": bandOf(framesOf(record.facts), "to bottom") }}
    >
      <Picture passcode={record.passcode} alt="" />
      {record.name[lang] ?? record.name.en}
    </a>
  );
}
