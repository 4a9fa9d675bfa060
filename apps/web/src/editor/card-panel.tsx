import {
  type Board,
  type BoardCard,
  type Edit,
  type Path,
  type PlaySource,
  type Position,
  remove,
  SEATS,
  zoneName,
} from "@chainwright/scenario";
import type { Table } from "@chainwright/table";
import { CardView } from "../cards/dialog.tsx";
import { Modal } from "../common/modal.tsx";
import { playerName, useLanguage, wordFor } from "../language.tsx";
import { Verdicts } from "../scenario/verdicts.tsx";
import { CardState } from "./card-state.tsx";
import { Refused } from "./refused.tsx";
import { type Held, spotsFor, toSpot } from "./spots.ts";

interface CardPanelProps {
  readonly position: Position;
  readonly board: Board;
  readonly zones: readonly string[];
  readonly table: Table;
  /** Where in the file a card of the board stands, or the name of a new one. */
  readonly chosen: Path | string | undefined;
  /** Nothing can be changed while the text cannot be read. */
  readonly isInert: boolean;
  /** Why the last change was refused: the page behind is out of sight. */
  readonly refused: readonly string[];
  readonly change: (edit: Edit) => void;
  readonly write: (play: PlaySource) => void;
  readonly close: () => void;
}

/** All that one can do with a card while building a position: put it somewhere, say how it lies and what was, ask what can be done with it. */
export function CardPanel(props: CardPanelProps) {
  const { chosen, refused, close } = props;
  const { t } = useLanguage();
  const isOpen = chosen !== undefined;
  const card = typeof chosen === "object" ? cardOfBoard(props, chosen) : undefined;
  return (
    // Whatever is changed in it, one stays where one is.
    <Modal about={isOpen || undefined} titleId="panel-title" className="card-panel" close={close}>
      {isOpen ? <Refused why={refused} /> : null}
      {typeof chosen === "string" ? (
        <>
          <CardView card={chosen} titleId="panel-title" />
          <PutIn {...props} held={{ name: chosen }} title={t.editor.putIn} />
        </>
      ) : chosen === undefined || card === undefined ? null : (
        <>
          <CardView card={card.card} titleId="panel-title" />
          <Placed {...props} card={card} path={chosen} />
        </>
      )}
    </Modal>
  );
}

function cardOfBoard({ position, board }: CardPanelProps, path: Path): BoardCard | undefined {
  const [id] = [...position.places].find(([, place]) => place.join() === path.join()) ?? [];
  return SEATS.flatMap((seat) => Object.values(board.players[seat].zones).flat()).find(
    (card) => card.id === id,
  );
}

interface PlacedProps extends CardPanelProps {
  readonly card: BoardCard;
  readonly path: Path;
}

/** A card of the board. */
function Placed(props: PlacedProps) {
  const { table, card, path, isInert, change, write, close } = props;
  const { t } = useLanguage();
  const done = (edit: Edit) => {
    close();
    change(edit);
  };
  return (
    <div className="columns">
      {isInert ? null : (
        <div>
          <CardState {...props} />
          <PutIn {...props} held={{ name: card.card, path }} title={t.editor.moveTo} />
          <p className="actions">
            <button type="button" onClick={() => done(remove(path))}>
              {t.editor.remove}
            </button>
          </p>
        </div>
      )}
      <Verdicts table={table} card={card.id} write={isInert ? undefined : write} />
    </div>
  );
}

/** The zones into which a card may be put, as buttons. */
function PutIn({
  position,
  zones,
  held,
  title,
  change,
  close,
}: CardPanelProps & { readonly held: Held; readonly title: string }) {
  const { t } = useLanguage();
  const game = position.room.game.id;
  const spots = spotsFor(position, zones, held);
  const label = (zone: string | undefined, key: string) =>
    zone === undefined
      ? wordFor(t.zones, zoneName(key), game)
      : `${wordFor(t.zones, "extraMonster")} (${zone === "extra-left" ? t.editor.left : t.editor.right})`;
  return (
    <section className="put-in">
      <h3>{title}</h3>
      {SEATS.map((seat) => (
        <fieldset key={seat} className="choice">
          <legend>{playerName(t, seat)}</legend>
          {spots
            .filter((spot) => spot.seat === seat)
            .map((spot) => (
              <button
                key={`${spot.key} ${spot.zone ?? ""}`}
                type="button"
                onClick={() => {
                  close();
                  change(toSpot(held, spot));
                }}
              >
                {label(spot.zone, spot.key)}
              </button>
            ))}
        </fieldset>
      ))}
    </section>
  );
}
