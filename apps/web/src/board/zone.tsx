import type { Seat } from "@chainwright/explain";
import type { BoardCard } from "@chainwright/scenario";
import type { ReactNode } from "react";
import { useCards } from "../cards/context.tsx";
import { useLanguage, wordFor } from "../language.tsx";
import { CardFace, CardPlate } from "./card-face.tsx";
import { type BoardPlace, useBoard, useHands } from "./context.tsx";
import { slotsOf, type ZonePlace } from "./layout.ts";
import type { Use } from "./use.ts";

export interface ZoneProps {
  readonly seat: Seat;
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

export function Zone({ seat, place, use, mirrored, involved }: ZoneProps) {
  const { zone, shape, cards, closed } = place;
  const isUnused = !use.zones.has(zone);
  switch (shape.as) {
    case "slots":
      return (
        <Slots
          seat={seat}
          zone={zone}
          cards={cards}
          closed={closed}
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
          seat={seat}
          zone={zone}
          as={shape.as}
          cards={mirrored ? cards.toReversed() : cards}
          isUnused={isUnused}
          involved={involved}
        />
      );
    case "pile":
      return <Pile seat={seat} zone={zone} cards={cards} list={shape.list} involved={involved} />;
  }
}

interface Held {
  readonly seat: Seat;
  readonly zone: string;
  readonly cards: readonly BoardCard[];
  readonly involved: ReadonlySet<number>;
}

function Slots({
  seat,
  zone,
  cards,
  closed,
  count,
  flanks,
  use,
  isUnused,
  mirrored,
  involved,
}: Held & {
  readonly closed: readonly number[];
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
        <PlaceOfZone
          key={place}
          place={
            isFlank(place)
              ? { seat, zone: flanks ?? zone, slot: place < 0 ? 0 : 1 }
              : { seat, zone, slot: place }
          }
          cards={held}
          isFlank={isFlank(place)}
          isClosed={!isFlank(place) && closed.includes(place)}
          involved={involved}
        />
      ))}
    </ul>
  );
}

interface PlaceOfZoneProps {
  readonly place: BoardPlace & { readonly slot: number };
  readonly cards: readonly BoardCard[];
  readonly isFlank: boolean;
  readonly isClosed: boolean;
  readonly involved: ReadonlySet<number>;
}

function PlaceOfZone({ place, cards, isFlank, isClosed, involved }: PlaceOfZoneProps) {
  const { t } = useLanguage();
  const hand = useHands().usePlace(place);
  return (
    <li
      className="slot"
      data-zone={isFlank ? place.zone : undefined}
      data-empty={cards.length === 0 || undefined}
      data-closed={isClosed || undefined}
      title={isClosed ? t.board.closed : undefined}
      {...hand}
    >
      {cards.length === 0 ? (
        <span className="sr-only">
          {isFlank ? wordFor(t.zones, place.zone) : t.board.slot(place.slot + 1)}:{" "}
          {isClosed ? t.board.closed : t.board.empty}
        </span>
      ) : (
        cards.map((card) => <CardFace key={card.id} card={card} involved={involved.has(card.id)} />)
      )}
    </li>
  );
}

function Line({
  seat,
  zone,
  cards,
  as,
  isUnused,
  involved,
}: Held & { readonly as: "cards" | "plates"; readonly isUnused: boolean }) {
  const { t } = useLanguage();
  const { game } = useCards();
  const hand = useHands().usePlace({ seat, zone });
  const label = wordFor(t.zones, zone, game);
  return (
    <div className="line" data-zone={zone} data-as={as} data-unused={isUnused || undefined} {...hand}>
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

function Pile({ seat, zone, cards, list, involved }: Held & { readonly list: "open" | "closed" }) {
  const { t } = useLanguage();
  const { game, show } = useCards();
  const { offered, hands } = useBoard();
  const hand = useHands().usePlace({ seat, zone });
  const title = wordFor(t.zones, zone, game);
  // The newest card of a pile is its last; it is what one looks for.
  const newest = cards.toReversed();
  // Nobody looks through a deck on the table: what may be chosen there is listed where it is asked.
  const needed = newest.filter((card) => involved.has(card.id) || (zone !== "deck" && offered.has(card.id)));
  const open = hands !== undefined ? newest : list === "open" ? newest.slice(0, PILE_NAMES) : [];
  const shown = [...open, ...needed.filter((card) => !open.includes(card))];
  const hidden = cards.length - shown.length;
  const showAll = () => show({ pile: { title, cards: newest.map((card) => card.card) } });
  return (
    <div className="pile" data-zone={zone} {...hand}>
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
