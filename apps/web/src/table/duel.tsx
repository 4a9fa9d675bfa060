import { type CardId, NOW, WIN } from "@chainwright/engine";
import type { BoardCard } from "@chainwright/scenario";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Board } from "../board/board.tsx";
import { Chain } from "../board/chain.tsx";
import { BoardProvider, type BoardView } from "../board/context.tsx";
import type { Use } from "../board/use.ts";
import { CardsProvider, type CardsView, type Shown } from "../cards/context.tsx";
import { CardDialog } from "../cards/dialog.tsx";
import { playerName, useLanguage } from "../language.tsx";
import { CardActs } from "./card-acts.tsx";
import { useTableKeys } from "./keys.ts";
import { Lines } from "./lines.tsx";
import { Log } from "./log.tsx";
import { Prompt } from "./prompt.tsx";
import { RESPONDS, type Respond, type Session } from "./session.ts";
import { Choice } from "./setup.tsx";
import { keep } from "./storage.ts";

interface DuelViewProps {
  readonly session: Session;
  readonly leave: () => void;
}

const SEATS = ["A", "B"] as const;

/** A duel being played. It shows what the engine says, and decides nothing. */
export function DuelView({ session, leave }: DuelViewProps) {
  const { lang, t } = useLanguage();
  const version = useSyncExternalStore(session.subscribe, session.version);
  const { table } = session;
  const [shown, setShown] = useState<Shown>();
  const [looked, setLooked] = useState<BoardCard>();
  const [full, setFull] = useState(false);
  const asked = session.asked;
  // Two at one screen: nobody sees the other's hand before they have changed places.
  const [ready, setReady] = useState(session.viewer);
  const hides = session.seating === "two" && session.live && ready !== session.viewer;
  const near = SEATS[session.viewer ?? 0] ?? "A";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes with the version
  const board = useMemo(() => table.board(session.viewer), [table, session, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes with the version
  const options = useMemo(
    () => (asked === null ? [] : table.options(asked, lang)),
    [table, asked, lang, version],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be kept changes with the version
  useEffect(() => {
    if (session.live) setFull(!keep({ seating: session.seating, replay: session.save() }));
  }, [session, version]);
  useTableKeys(session);

  const cards = useMemo(
    (): CardsView => ({ game: table.cards.game, cards: table.cards.cards, show: setShown }),
    [table],
  );
  const view = useMemo((): BoardView => {
    const { room, rules } = table.match.setup;
    const everything: Use = { zones: new Set(room.game.zones.map(({ name }) => name)), places: new Set() };
    const zones = room.laterZones?.(room.rulesAt(rules.date, rules.region)) ?? [];
    return {
      zones,
      used: { A: everything, B: everything },
      usesExtraMonsterZones: zones.includes("extraMonster"),
      near,
      offered: new Set(options.map(({ card }) => card).filter((card) => card !== undefined)),
      press: setLooked,
    };
  }, [table, options, near]);

  const press = (card: BoardCard) => {
    const about = options.filter((option) => option.card === card.id);
    const [only] = about;
    // Where a card is what one is asked for, a click on it is the answer.
    if (only !== undefined && about.length === 1 && isPick(asked?.question)) session.answer(only.answer);
    else if (card.card === "") setShown({ card: "" });
    else setLooked(card);
  };

  return (
    <CardsProvider value={cards}>
      <BoardProvider value={{ ...view, press }}>
        <div className="duel">
          <h1 className="sr-only">{t.table.title}</h1>
          <Bar session={session} leave={leave} />
          {full ? (
            <p className="notice bad" role="alert">
              {t.table.notKept}
            </p>
          ) : null}
          {hides ? (
            <ChangePlaces seat={near} go={() => setReady(session.viewer)} />
          ) : (
            <div className="duel-grid">
              <Board board={board} involved={NOTHING} />
              <div className="duel-side">
                {asked === null ? (
                  <Waiting session={session} />
                ) : (
                  <Prompt session={session} asked={asked} options={options} />
                )}
                {table.cards.game === "ocg" || board.chain.length > 0 ? (
                  <Chain board={board} room={board.chain.length} />
                ) : null}
                <Log session={session} version={version} />
                <Lines session={session} version={version} />
              </div>
            </div>
          )}
        </div>
        <CardActs session={session} card={looked} options={options} close={() => setLooked(undefined)} />
        <CardDialog shown={shown} show={setShown} />
      </BoardProvider>
    </CardsProvider>
  );
}

const NOTHING: ReadonlySet<CardId> = new Set();

/** Questions whose answer is a card, and nothing else could be meant by choosing it. */
const isPick = (question: string | undefined): boolean =>
  question !== undefined &&
  !["main", "battle", "respond", "trigger", "trap", "end of phase", "begin"].includes(question);

function Bar({ session, leave }: DuelViewProps) {
  const { t } = useLanguage();
  const save = () => {
    const url = URL.createObjectURL(new Blob([session.save()], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = "duel.json";
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="duel-bar" role="toolbar" aria-label={t.table.tools}>
      <button type="button" onClick={() => session.undo()} aria-disabled={!session.canUndo || undefined}>
        {t.table.undo}
      </button>
      <Choice<Respond>
        title={t.table.respond}
        options={RESPONDS.map((one) => [one, t.table.responds[one]])}
        value={session.respond}
        choose={(respond) => {
          session.respond = respond;
        }}
      />
      <button type="button" onClick={save}>
        {t.table.save}
      </button>
      <button type="button" onClick={leave}>
        {t.table.leave}
      </button>
    </div>
  );
}

function ChangePlaces({ seat, go }: { seat: "A" | "B"; go: () => void }) {
  const { t } = useLanguage();
  return (
    <div className="change-places" role="alert">
      <p>{t.table.changePlaces(playerName(t, seat))}</p>
      <button type="button" className="primary" onClick={go}>
        {t.table.ready(playerName(t, seat))}
      </button>
    </div>
  );
}

/** Nobody here is asked: a bot plays, or the duel is over. */
function Waiting({ session }: { session: Session }) {
  const { t } = useLanguage();
  const over = session.table.open === null;
  const result = session.table.match.duel.state.read(NOW.result);
  const text = !over
    ? t.table.botPlays
    : result === WIN.draw
      ? t.table.draw
      : t.table.wins(playerName(t, result === WIN.player0 ? "A" : "B"));
  return (
    <section className="prompt" aria-live="polite">
      <h2>{text}</h2>
      {session.live || over ? null : (
        <button type="button" onClick={() => session.playOn()}>
          {t.table.playOn}
        </button>
      )}
    </section>
  );
}
