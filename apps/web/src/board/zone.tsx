import type { BoardCard } from "@chainwright/scenario";
import type { ReactNode } from "react";
import { useCards } from "../cards/context.tsx";
import { useLanguage, wordFor } from "../language.tsx";
import { CardFace, CardPlate } from "./card-face.tsx";
import { useBoard } from "./context.tsx";
import { slotsOf, type ZonePlace } from "./layout.ts";
import type { Use } from "./use.ts";

export interface ZoneProps {
  readonly place: ZonePlace;
  readonly use: Use;
  /** Whether the far player's: places then run from right to left, as seen from here. */
  readonly mirrored: boolean;
  readonly involved: ReadonlySet<number>;
}

/** Names that a pile shows before it says "n more". */
const PILE_NAMES = 5;

/** How wide a place is that nothing ever lies in, compared to one that is used. */
const UNUSED_WIDTH = 0.45;

export function Zone({ place, use, mirrored, involved }: ZoneProps) {
  const { zone, shape, cards } = place;
  const isUnused = !use.zones.has(zone);
  switch (shape.as) {
    case "slots":
      return (
        <Slots
          zone={zone}
          cards={cards}
          count={shape.count}
          flanks={shape.flanks}
          use={use}
          isUnused={isUnused}
          mirrored={mirrored}
          involved={involved}
        />
      );
    case "cards":
    case "plates":
      return (
        <Line
          zone={zone}
          as={shape.as}
          cards={mirrored ? cards.toReversed() : cards}
          isUnused={isUnused}
          involved={involved}
        />
      );
    case "pile":
      return <Pile zone={zone} cards={cards} list={shape.list} involved={involved} />;
  }
}

interface Held {
  readonly zone: string;
  readonly cards: readonly BoardCard[];
  readonly involved: ReadonlySet<number>;
}

function Slots({
  zone,
  cards,
  count,
  flanks,
  use,
  isUnused,
  mirrored,
  involved,
}: Held & {
  readonly count: number;
  readonly flanks: string | undefined;
  readonly use: Use;
  readonly isUnused: boolean;
  readonly mirrored: boolean;
}) {
  const { t } = useLanguage();
  const isFlanked = flanks !== undefined && (use.places.has(-1) || use.places.has(count));
  const slots = isFlanked ? slotsOf(cards, count + 2, -1) : slotsOf(cards, count);
  const isFlank = (at: number) => isFlanked && (at === -1 || at === count);
  const shown = mirrored ? slots.toReversed() : slots;
  const widthOf = (at: number) => (use.places.size === 0 || use.places.has(at) ? 1 : UNUSED_WIDTH);
  return (
    <ul
      className="slots"
      aria-label={wordFor(t.zones, zone)}
      data-zone={zone}
      data-unused={isUnused || undefined}
      style={{ "--columns": shown.map(({ place }) => `minmax(0, ${widthOf(place)}fr)`).join(" ") }}
    >
      {shown.map(({ place, cards: held }) => (
        <li
          key={place}
          className="slot"
          data-zone={isFlank(place) ? flanks : undefined}
          data-empty={held.length === 0 || undefined}
        >
          {held.length === 0 ? (
            <span className="sr-only">
              {isFlank(place) ? wordFor(t.zones, flanks ?? zone) : t.board.slot(place + 1)}: {t.board.empty}
            </span>
          ) : (
            held.map((card) => <CardFace key={card.id} card={card} involved={involved.has(card.id)} />)
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({
  zone,
  cards,
  as,
  isUnused,
  involved,
}: Held & { readonly as: "cards" | "plates"; readonly isUnused: boolean }) {
  const { t } = useLanguage();
  const { game } = useCards();
  const label = wordFor(t.zones, zone, game);
  return (
    <div className="line" data-zone={zone} data-as={as} data-unused={isUnused || undefined}>
      <span className="zone-name">
        {label} <b>{cards.length}</b>
      </span>
      <CardList label={label}>
        {cards.map((card) => (
          <li key={card.id}>
            {as === "cards" ? (
              <CardFace card={card} involved={involved.has(card.id)} held={zone === "hand"} />
            ) : (
              <CardPlate card={card} involved={involved.has(card.id)} />
            )}
          </li>
        ))}
      </CardList>
    </div>
  );
}

/** A list must not be empty for those who count its items. */
function CardList({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? null : <ul aria-label={label}>{children}</ul>;
}

function Pile({ zone, cards, list, involved }: Held & { readonly list: "open" | "closed" }) {
  const { t } = useLanguage();
  const { game, show } = useCards();
  const { offered } = useBoard();
  const title = wordFor(t.zones, zone, game);
  // The newest card of a pile is its last; it is what one looks for.
  const newest = cards.toReversed();
  // Nobody looks through a deck on the table: what may be chosen there is listed where it is asked.
  const needed = newest.filter((card) => involved.has(card.id) || (zone !== "deck" && offered.has(card.id)));
  const open = list === "open" ? newest.slice(0, PILE_NAMES) : [];
  const shown = [...open, ...needed.filter((card) => !open.includes(card))];
  const hidden = cards.length - shown.length;
  const showAll = () => show({ pile: { title, cards: newest.map((card) => card.card) } });
  return (
    <div className="pile" data-zone={zone}>
      {cards.length === 0 ? (
        <span className="pile-head">
          {title} <b>0</b>
        </span>
      ) : (
        <button type="button" className="pile-head" onClick={showAll}>
          {title} <b>{cards.length}</b>
          <span className="sr-only">: {t.board.showAll}</span>
        </button>
      )}
      <CardList label={title}>
        {shown.map((card) => (
          <li key={card.id}>
            <CardPlate card={card} involved={involved.has(card.id)} />
          </li>
        ))}
      </CardList>
      {open.length > 0 && hidden > 0 ? (
        <button type="button" className="quiet more" onClick={showAll}>
          {t.board.more(hidden)}
        </button>
      ) : null}
    </div>
  );
}
