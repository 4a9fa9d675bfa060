import type { CardRecord, GameId } from "@chainwright/card-ir";
import type { DeckEntries } from "@chainwright/formats";
import { NEWEST, type Profile } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { useEffect, useMemo, useRef, useState } from "react";
import { Choice } from "../common/choice.tsx";
import { DragArea } from "../common/drag.tsx";
import { OtherTab, useSoleWriter } from "../common/sole-writer.tsx";
import type { Engine } from "../engine.ts";
import { gameName, useLanguage } from "../language.tsx";
import { GAMES, hrefOf } from "../route.ts";
import { AddCards } from "./add-cards.tsx";
import {
  emptied,
  isEmpty,
  KEY,
  keepShelves,
  keptShelves,
  openDraft,
  PARTS,
  type Part,
  type Shelf,
  withCopies,
  withNew,
  withOpen,
} from "./draft.ts";
import { Exchange } from "./exchange.tsx";
import { Faults } from "./faults.tsx";
import { SampleHand } from "./hand.tsx";
import { type HeldCard, mayMove, moved, type Target } from "./moving.ts";
import { PartList } from "./part-list.tsx";
import { checkDeck } from "./reading.ts";
import { ShelfBar } from "./shelf.tsx";
import "../styles/card.css";
import "../styles/analysis.css";
import "../styles/table.css";
import "../styles/decks.css";

/** A deck to build: its parts, what the rules say of it, ways in and out, a hand of it, and off to the table. */
export function DecksPage({ engine }: { readonly engine: Engine }) {
  const { lang, t } = useLanguage();
  const [kept] = useState(keptShelves);
  const [game, setGame] = useState(kept.game);
  const [shelves, setShelves] = useState(kept.shelves);
  const [past, setPast] = useState<readonly (typeof kept)[]>([]);
  const [day, setDay] = useState("");
  const [isKept, setIsKept] = useState(true);
  const pool = engine.pools[game];
  const shelf = shelves[game];
  const { name, deck } = openDraft(shelf);
  const profile = useMemo((): Profile => ({ date: day === "" ? NEWEST : day, region: null }), [day]);
  const { deck: rules } = useMemo(() => ROOMS[game].rulesAt(profile.date, profile.region), [game, profile]);
  const checked = useMemo(() => checkDeck(deck, pool, profile), [deck, pool, profile]);
  const shown = PARTS.filter((part) => rules.sizes[part].most > 0 || deck[part].length > 0);

  useEffect(() => {
    document.title = `${t.decks.title} – Chainwright`;
  }, [t]);
  const writer = useSoleWriter(KEY);
  const { isSole } = writer;
  /** What the browser keeps, as far as this tab knows: nothing is written that nobody changed. */
  const written = useRef<typeof kept | undefined>(kept);
  useEffect(() => {
    if (isSole === false) written.current = undefined;
    const { current } = written;
    if (!isSole || (current?.game === game && current.shelves === shelves)) return;
    written.current = { game, shelves };
    void keepShelves(game, shelves).then(setIsKept);
  }, [game, shelves, isSole]);

  const put = (next: Shelf) => {
    setPast([...past, { game, shelves }]);
    setShelves({ ...shelves, [game]: next });
  };
  const change = (next: DeckEntries) => put(withOpen(shelf, { name, deck: next }));
  const undo = () => {
    const before = past.at(-1);
    if (before === undefined) return;
    // What is taken back must be seen to be.
    setGame(before.game);
    setShelves(before.shelves);
    setPast(past.slice(0, -1));
  };
  /** A deck that was brought to the wrong game goes where it belongs, and what it replaced comes back. */
  const moveTo = (home: GameId) => {
    const before = past.at(-1)?.shelves ?? shelves;
    setPast([...past, { game, shelves }]);
    setShelves({ ...before, [home]: withNew(before[home], { name, deck }) });
    setGame(home);
  };
  const homeOf = (record: CardRecord): Part => {
    const card = pool.card(record.name.en, profile.date);
    return card !== undefined && rules.isExtra(card) ? "extra" : "main";
  };
  const add = (to: Part, record: CardRecord) => change(moved(deck, { record }, { to }));
  const mayDrop = (held: HeldCard, target: Target) => mayMove(held, target, homeOf(held.record));

  return (
    <div className="decks">
      <h1>{t.decks.title}</h1>
      <p className="intro">{t.decks.intro}</p>
      <OtherTab writer={writer} />
      <Choice
        title={t.gallery.game}
        options={GAMES.map((one) => [one, gameName(t, one)])}
        value={game}
        choose={setGame}
      />
      {isKept ? null : (
        <p className="notice bad" role="alert">
          {t.decks.notKept}
        </p>
      )}
      <ShelfBar
        shelf={shelf}
        put={put}
        rename={(to) => setShelves({ ...shelves, [game]: withOpen(shelf, { name: to, deck }) })}
      />
      <div className="duel-bar" role="toolbar" aria-label={t.decks.tools}>
        {isEmpty(deck) ? null : (
          <a className="button" href={hrefOf({ page: "table", game, lang })}>
            {t.decks.play}
          </a>
        )}
        <button type="button" aria-disabled={past.length === 0 || undefined} onClick={undo}>
          {t.table.undo}
        </button>
        <button type="button" aria-disabled={isEmpty(deck) || undefined} onClick={() => change(emptied())}>
          {t.decks.clear}
        </button>
        <label className="day">
          <span>{t.page.rulesOf}</span>
          <input type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        </label>
      </div>
      {isEmpty(deck) ? null : (
        <Faults checked={checked} rules={rules} game={game} pools={engine.pools} moveTo={moveTo} />
      )}
      <DragArea<HeldCard, Target>
        drop={(held, target) => {
          if (mayDrop(held, target)) change(moved(deck, held, target));
        }}
        picture={({ record }) => <span className="plate dragged">{record.name[lang] ?? record.name.en}</span>}
      >
        <div className="decks-grid">
          <div className="deck-lists">
            {shown.map((part) => (
              <PartList
                key={part}
                part={part}
                entries={deck[part]}
                pool={pool}
                change={(entry, more) => change(withCopies(deck, part, entry, more))}
                mayTake={(held) => mayDrop(held, { to: part })}
              />
            ))}
          </div>
          <div className="deck-side">
            <AddCards
              engine={engine}
              pool={pool}
              hasSide={rules.sizes.side.most > 0}
              homeOf={homeOf}
              add={add}
            />
            <SampleHand entries={deck.main} pool={pool} />
            <Exchange key={game} deck={deck} pool={pool} take={change} />
          </div>
        </div>
      </DragArea>
    </div>
  );
}
