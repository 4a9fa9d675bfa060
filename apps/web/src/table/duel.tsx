import { NOW, type Player, WIN } from "@chainwright/engine/state";
import { message } from "@chainwright/explain";
import { type BoardCard, SEATS } from "@chainwright/scenario";
import type { Option } from "@chainwright/table";
import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Board } from "../board/board.tsx";
import { Chain } from "../board/chain.tsx";
import { BoardProvider, type BoardView } from "../board/context.tsx";
import { useGliding } from "../board/glide.ts";
import type { Use } from "../board/use.ts";
import { CardsProvider, type CardsView, type Shown } from "../cards/context.tsx";
import { CardDialog } from "../cards/dialog.tsx";
import { copyLink, download } from "../common/hand-out.ts";
import { Modal } from "../common/modal.tsx";
import { pack } from "../common/pack.ts";
import { OtherTab } from "../common/sole-writer.tsx";
import { playerName, useLanguage } from "../language.tsx";
import { ByHand } from "./by-hand.tsx";
import { CardActs } from "./card-acts.tsx";
import { useKeptDuel } from "./kept.ts";
import { useTableKeys } from "./keys.ts";
import { Lines } from "./lines.tsx";
import { Log } from "./log.tsx";
import { Peek } from "./peek.tsx";
import { Prompt } from "./prompt.tsx";
import { Responding } from "./responding.tsx";
import type { Session } from "./session.ts";

interface DuelViewProps {
  readonly session: Session;
  readonly leave: () => void;
}

/** A duel being played. It shows what the engine says, and decides nothing. */
export function DuelView({ session, leave }: DuelViewProps) {
  const { lang, t } = useLanguage();
  const version = useSyncExternalStore(session.subscribe, session.version);
  const { table } = session;
  const [shown, setShown] = useState<Shown>();
  const [looked, setLooked] = useState<BoardCard>();
  const asked = session.asked;
  // What may be answered would tell the other player what the one who is asked holds.
  const isOthersTurn = session.isOthersTurn;
  const near = SEATS[session.viewer ?? 0] ?? "A";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes with the version
  const board = useMemo(() => session.playerView.board(), [session, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes with the version
  const options = useMemo(
    () => (asked === null || isOthersTurn ? [] : session.playerView.options(lang)),
    [session, asked, isOthersTurn, lang, version],
  );
  const { writer, isFull } = useKeptDuel(session);
  const goAway = () => {
    session.keepNow();
    leave();
  };
  useTableKeys(session);
  const field = useRef<HTMLDivElement>(null);
  useGliding(field, board);

  const cards = useMemo(
    (): CardsView => ({ game: table.cards.game, cards: table.cards.cards, show: setShown }),
    [table],
  );
  const press = (card: BoardCard) => {
    const about = options.filter((option) => option.card === card.id);
    const [only] = about;
    // Where a card is what one is asked for, a click on it is the answer.
    if (only !== undefined && about.length === 1 && only.answer.startsWith("choose "))
      session.answer(only.answer);
    else if (card.card === "") setShown({ card: "" });
    else setLooked(card);
  };
  const view: BoardView = {
    ...zonesOf(table),
    near,
    isNearYou: session.isAgainstBot,
    hand: "cards",
    offered: new Set(options.map(({ card }) => card).filter((card) => card !== undefined)),
    press,
  };

  return (
    <CardsProvider value={cards}>
      <BoardProvider value={view}>
        <Held session={session}>
          <h1 className="sr-only">{t.table.title}</h1>
          <Bar session={session} leave={goAway} />
          <OtherTab writer={writer} />
          {session.isTorn ? <p className="notice">{message("replay.torn", lang)}</p> : null}
          {isFull ? (
            <p className="notice bad" role="alert">
              {t.table.notKept}
            </p>
          ) : null}
          {session.awaited !== undefined ? (
            <ChangePlaces session={session} awaited={session.awaited} />
          ) : (
            <div className="duel-grid">
              <div className="duel-board" ref={field}>
                <Board board={board} involved={NOTHING} />
                <Peek session={session} />
              </div>
              <div className="duel-side">
                <Asked session={session} options={options} leave={goAway} />
                {table.cards.game === "ocg" || board.chain.length > 0 ? (
                  <Chain board={board} room={board.chain.length} />
                ) : null}
                <Log session={session} version={version} />
                <Lines session={session} />
              </div>
            </div>
          )}
        </Held>
        <CardActs session={session} card={looked} options={options} close={() => setLooked(undefined)} />
        <CardDialog shown={shown} show={setShown} />
      </BoardProvider>
    </CardsProvider>
  );
}

/** Takes no further click while an answer is on its way to where it is kept: what is seen is the question before. */
function Held({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const isHeld = useSyncExternalStore(session.subscribe, session.isHeld);
  return (
    <div className="duel" data-held={isHeld || undefined}>
      {children}
    </div>
  );
}

const NOTHING: ReadonlySet<number> = new Set();

/** The zones of a table on which all of them may come to be used. */
function zonesOf({ match }: Session["table"]): Pick<BoardView, "zones" | "used" | "usesExtraMonsterZones"> {
  const { room, rules } = match.setup;
  const everything: Use = { zones: new Set(room.game.zones.map(({ name }) => name)), places: new Set() };
  const zones = room.laterZones?.(room.rulesAt(rules.date, rules.region)) ?? [];
  return {
    zones,
    used: { A: everything, B: everything },
    usesExtraMonsterZones: zones.includes("extraMonster"),
  };
}

/** What is asked of whom, as far as those before the screen may know it. */
function Asked({ session, options, leave }: DuelViewProps & { readonly options: readonly Option[] }) {
  const { lang } = useLanguage();
  const { asked } = session;
  if (asked === null) return <Waiting session={session} leave={leave} />;
  if (session.isOthersTurn) return <ChangePlaces session={session} awaited={asked.player} />;
  const question = session.playerView.asked(lang);
  return question === null ? null : <Prompt session={session} asked={question} options={options} />;
}

const saveToFile = (session: Session): void => download("duel.json", session.save(), "application/json");

/** A link to the duel as it stands; who hands it on is told what it shows. */
function Share({ session }: { session: Session }) {
  const { lang, t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState<string>();
  const share = async () =>
    setSaid(await copyLink({ page: "table", duel: await pack(session.save()), lang }, t));
  const close = () => {
    setIsOpen(false);
    setSaid(undefined);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {t.share.title}
      </button>
      <Modal about={isOpen || undefined} titleId="share-title" className="share" close={close}>
        <h2 id="share-title">{t.share.title}</h2>
        <p>{t.share.shows}</p>
        <div className="duel-bar">
          <button type="button" className="primary" onClick={share}>
            {t.share.link}
          </button>
          <button type="button" onClick={() => saveToFile(session)}>
            {t.editor.save}
          </button>
        </div>
        <p className="said" role="status">
          {said}
        </p>
      </Modal>
    </>
  );
}

function Bar({ session, leave }: DuelViewProps) {
  const { t } = useLanguage();
  return (
    <div className="duel-bar" role="toolbar" aria-label={t.table.tools}>
      <button type="button" onClick={() => session.undo()} aria-disabled={!session.canUndo || undefined}>
        {t.table.undo}
      </button>
      <Responding session={session} />
      <ByHand session={session} />
      <button type="button" onClick={() => saveToFile(session)}>
        {t.table.save}
      </button>
      <Share session={session} />
      <button type="button" onClick={leave}>
        {t.table.leave}
      </button>
    </div>
  );
}

/** Two at one screen: the one who is asked is not the one who sits before it. */
function ChangePlaces({ session, awaited }: { session: Session; awaited: Player }) {
  const { t } = useLanguage();
  const player = playerName(t, awaited === 0 ? "A" : "B");
  return (
    <section className="change-places" role="alert">
      <p>{t.table.changePlaces(player)}</p>
      <button type="button" className="primary" onClick={() => session.sit(awaited)}>
        {t.table.ready(player)}
      </button>
    </section>
  );
}

/** Nobody here is asked: a bot plays, or the duel is over. */
function Waiting({ session, leave }: DuelViewProps) {
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
      {over ? (
        <>
          <p className="soft">{t.table.afterwards}</p>
          <button type="button" onClick={leave}>
            {t.table.leave}
          </button>
        </>
      ) : session.live ? null : (
        <button type="button" onClick={() => session.playOn()}>
          {t.table.playOn}
        </button>
      )}
    </section>
  );
}
