import type { Seat } from "@chainwright/explain";
import type { BoardCard, Board as BoardData } from "@chainwright/scenario";
import { useId, useMemo } from "react";
import { useCards } from "../cards/context.tsx";
import { playerName, useLanguage, wordFor } from "../language.tsx";
import { Arrows } from "./arrows.tsx";
import { CardFace } from "./card-face.tsx";
import { useBoard, useHands } from "./context.tsx";
import { extraMonsterZones, layOut } from "./layout.ts";
import { MarksProvider, marksOf } from "./marks.ts";
import { Zone } from "./zone.tsx";
import "../styles/board.css";
import "../styles/card.css";

interface BoardProps {
  readonly board: BoardData;
  /** Cards that the present step is about, by id. */
  readonly involved: ReadonlySet<number>;
}

/** The table, with the near player at the bottom. */
export function Board({ board, involved }: BoardProps) {
  const { t } = useLanguage();
  const { near, title = t.board.title } = useBoard();
  const { game } = useCards();
  const titleId = useId();
  const marks = useMemo(() => marksOf(board), [board]);
  return (
    <MarksProvider value={marks}>
      <section className="board" aria-labelledby={titleId}>
        <h2 id={titleId} className="sr-only">
          {title}
        </h2>
        <Side seat={near === "A" ? "B" : "A"} board={board} involved={involved} />
        <p className="midline">
          <span>{t.board.turn(board.turn)}</span>
          <span className="phase">{wordFor(t.phases, board.phase, game)}</span>
          <span>{t.board.turnOf(playerName(t, board.turnPlayer))}</span>
        </p>
        <ExtraMonsterZones board={board} involved={involved} />
        <Side seat={near} board={board} involved={involved} />
        <Arrows board={board} />
      </section>
    </MarksProvider>
  );
}

/** The two zones between the players, of which either may use one; only hinted at where the run never does. */
function ExtraMonsterZones({ board, involved }: BoardProps) {
  const { t } = useLanguage();
  const { zones, usesExtraMonsterZones: isUsed, near } = useBoard();
  if (!(isUsed || zones.includes("extraMonster"))) return null;
  const title = wordFor(t.zones, "extraMonster");
  return (
    <ul className="shared" aria-label={title} data-unused={!isUsed || undefined}>
      {extraMonsterZones(board, near).map(({ place, slot, card, seat }) => (
        <li key={place}>
          <span className="zone-name">
            {title}
            {seat === undefined ? null : <b>{playerName(t, seat)}</b>}
          </span>
          <ExtraMonsterZone slot={slot} card={card} involved={involved} />
        </li>
      ))}
    </ul>
  );
}

interface ExtraMonsterZoneProps {
  readonly slot: number;
  readonly card: BoardCard | undefined;
  readonly involved: ReadonlySet<number>;
}

function ExtraMonsterZone({ slot, card, involved }: ExtraMonsterZoneProps) {
  const { t } = useLanguage();
  const { near } = useBoard();
  const place = useHands().usePlace({ seat: near, zone: "monster", slot });
  return (
    <div className="slot" data-empty={card === undefined || undefined} {...place}>
      {card === undefined ? (
        <span className="sr-only">{t.board.empty}</span>
      ) : (
        <CardFace card={card} involved={involved.has(card.id)} />
      )}
    </div>
  );
}

function Side({ seat, board, involved }: BoardProps & { readonly seat: Seat }) {
  const { t } = useLanguage();
  const { game } = useCards();
  const { zones, used, near, isNearYou, hand, title } = useBoard();
  const hands = useHands();
  const player = board.players[seat];
  const { rows, piles } = layOut(game, zones, player, hand, hands.zones);
  const mirrored = seat !== near;
  const use = used[seat];
  const isTurn = board.turnPlayer === seat;
  return (
    <section
      className="side"
      data-seat={seat}
      data-far={mirrored || undefined}
      data-turn={isTurn || undefined}
      aria-label={title === undefined ? playerName(t, seat) : `${title}: ${playerName(t, seat)}`}
    >
      <header className="player">
        <h3>
          {playerName(t, seat)}
          {isNearYou && !mirrored ? ` (${t.table.you})` : ""}
        </h3>
        {game === "duel-masters" ? null : (
          <p className="lp">
            <abbr title={t.board.lifePoints}>{t.board.lp}</abbr> <b>{player.lp}</b>
          </p>
        )}
      </header>
      <div className="rows">
        {(mirrored ? rows.toReversed() : rows).map((place) => (
          <Zone
            key={place.zone}
            seat={seat}
            place={place}
            use={use}
            mirrored={mirrored}
            involved={involved}
          />
        ))}
      </div>
      <div className="piles">
        {piles.map((place) => (
          <Zone
            key={place.zone}
            seat={seat}
            place={place}
            use={use}
            mirrored={mirrored}
            involved={involved}
          />
        ))}
      </div>
    </section>
  );
}
