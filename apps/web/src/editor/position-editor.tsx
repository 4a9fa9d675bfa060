import type { CardId } from "@chainwright/engine/state";
import { tell } from "@chainwright/explain";
import {
  type BoardCard,
  type Edit,
  type Path,
  type PlaySource,
  type Position,
  type Report,
  reportCard,
  zoneKeysOf,
  zoneName,
} from "@chainwright/scenario";
import { useCallback, useMemo, useState } from "react";
import { Board } from "../board/board.tsx";
import { type BoardPlace, BoardProvider, type BoardView } from "../board/context.tsx";
import type { Use } from "../board/use.ts";
import { CardsProvider, type CardsView, type Shown } from "../cards/context.tsx";
import { CardDialog } from "../cards/dialog.tsx";
import type { Engine } from "../engine.ts";
import { useLanguage } from "../language.tsx";
import { tableAt } from "../scenario/moment.ts";
import { CardPanel } from "./card-panel.tsx";
import { Fields } from "./fields.tsx";
import { FindCards } from "./find-cards.tsx";
import { HANDS, HandsArea } from "./hands.tsx";
import { againstPlace, type Held, spotAt, toSpot } from "./spots.ts";

interface PositionEditorProps {
  readonly engine: Engine;
  readonly position: Position;
  readonly report: Report;
  /** While the text cannot be read the board stays as it was, and nothing is changed on it. */
  readonly isInert: boolean;
  readonly change: (edit: Edit) => void;
  readonly write: (play: PlaySource) => void;
  /** Why the last change was refused; nothing where it was not. */
  readonly refused: readonly string[];
  readonly refuse: (why: readonly string[]) => void;
}

const NOTHING: ReadonlySet<number> = new Set();

/** The position in which a scenario begins, as a board on which it is built. */
export function PositionEditor(props: PositionEditorProps) {
  const { engine, position, report, isInert, change, write, refused, refuse } = props;
  const { lang, t } = useLanguage();
  const [shown, setShown] = useState<Shown>();
  const [chosen, setChosen] = useState<Path | string>();
  const choose = useCallback(
    (card: Path | string | undefined) => {
      setChosen(card);
      refuse([]);
    },
    [refuse],
  );
  const game = position.room.game.id;
  const board = useMemo(() => withEveryZone(report.start, position), [report, position]);
  const table = useMemo(() => tableAt(position, report, 0), [position, report]);
  const cards = useMemo((): CardsView => {
    const pool = engine.pools[game];
    const added = typeof chosen === "string" ? pool.card(chosen, position.rules.date) : undefined;
    return {
      game,
      cards: added === undefined ? report.cards : { ...report.cards, [added.name.en]: reportCard(added) },
      show: setShown,
    };
  }, [engine, game, chosen, position, report]);
  const view = useMemo((): BoardView => {
    const zones = new Set(position.room.game.zones.map(({ name }) => name));
    const everything: Use = { zones, places: new Set([-1, 0, 1, 2, 3, 4, 5]) };
    return {
      title: t.editor.built,
      zones: report.zones,
      used: { A: everything, B: everything },
      usesExtraMonsterZones: report.zones.includes("extraMonster"),
      near: "A",
      offered: NOTHING,
      press: (card) => choose(position.places.get(card.id as CardId)),
      hands: { ...HANDS, zones: new Set(zoneKeysOf(position.room).map(zoneName)) },
    };
  }, [position, report, choose, t]);
  const heldOf = useCallback(
    (card: BoardCard): Held | undefined => {
      const path = position.places.get(card.id as CardId);
      return isInert || path === undefined ? undefined : { name: card.card, path };
    },
    [position, isInert],
  );
  const mayDrop = useMemo(() => {
    const known = new Map<string, boolean>();
    return (held: Held, place: BoardPlace): boolean => {
      const key = `${held.name} ${held.path?.join(" ") ?? ""} ${place.seat} ${place.zone} ${place.slot ?? ""}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const may = spotAt(position, board, held, place) !== undefined;
      known.set(key, may);
      return may;
    };
  }, [position, board]);
  const drop = (held: Held, place: BoardPlace) => {
    const spot = spotAt(position, board, held, place);
    if (spot === undefined)
      refuse(againstPlace(position, board, held, place).map(({ told }) => tell(told, lang)));
    else change(toSpot(held, spot));
  };
  const nameOf = ({ name }: Held) => engine.pools[game].record(name)?.name[lang] ?? name;
  return (
    <CardsProvider value={cards}>
      <BoardProvider value={view}>
        <HandsArea
          heldOf={heldOf}
          mayDrop={mayDrop}
          drop={drop}
          picture={(held) => <span className="plate dragged">{nameOf(held)}</span>}
        >
          <div className="position-editor" data-inert={isInert || undefined}>
            <FindCards engine={engine} position={position} isInert={isInert} choose={choose} />
            <Board board={board} involved={NOTHING} />
            <p className="soft note">{t.editor.boardHint}</p>
            {isInert ? null : <Fields position={position} board={report.start} change={change} />}
          </div>
        </HandsArea>
        <CardPanel
          position={position}
          board={report.start}
          zones={report.zones}
          table={table}
          chosen={chosen}
          isInert={isInert}
          refused={refused}
          change={change}
          write={(play) => {
            setChosen(undefined);
            write(play);
          }}
          close={() => setChosen(undefined)}
        />
        <CardDialog shown={shown} show={setShown} />
      </BoardProvider>
    </CardsProvider>
  );
}

/** Every zone into which a file can put cards, also those in which nothing lies. */
function withEveryZone(board: Report["start"], { room }: Position): Report["start"] {
  const empty = Object.fromEntries(zoneKeysOf(room).map((key) => [zoneName(key), []]));
  const { A, B } = board.players;
  return {
    ...board,
    players: {
      A: { ...A, zones: { ...empty, ...A.zones } },
      B: { ...B, zones: { ...empty, ...B.zones } },
    },
  };
}
