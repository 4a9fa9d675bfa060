import type { CardFacts, CardRecord, GameId } from "@chainwright/card-ir";
import { tell } from "@chainwright/explain";
import { NEWEST, RULES, rulesByCard } from "@chainwright/rulebook";
import { lazy, Suspense, use, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { bandOf, framesOf } from "../board/frame.ts";
import { SearchBar } from "../common/search-bar.tsx";
import type { Engine } from "../engine.ts";
import { gameName, useLanguage } from "../language.tsx";
import { PicturesPanel } from "../pictures/panel.tsx";
import { Picture } from "../pictures/picture.tsx";
import { PoolsPanel } from "../pools/panel.tsx";
import { readFile } from "../pools/reading.ts";
import { GAMES, hrefOf, type RouteOf } from "../route.ts";
import { FoldedRule } from "../rules/rule.tsx";
import { TooSlow } from "../sandbox.ts";
import { CardReading } from "./reading.tsx";
import { type Found, useCardSearch } from "./search.ts";
import { typeLine } from "./type-line.ts";
import "../styles/card.css";
import "../styles/analysis.css";
import "../styles/table.css";
import "../styles/reader.css";

/** Which cards are in which scenario is a large list, and the last thing on the page. */
const ShownIn = lazy(async () => ({ default: (await import("./shown-in.tsx")).ShownIn }));

interface CardsPageProps {
  readonly engine: Engine;
  readonly route: RouteOf<"cards">;
}

/** Names that are listed before one has to search more closely. */
const LISTED = 60;

/** The card reader: every card of the pool, and any text, as the engine reads it. */
export function CardsPage({ engine, route }: CardsPageProps) {
  const { lang, t } = useLanguage();
  const [query, setQuery] = useState("");
  const [game, setGame] = useState(route.game);
  const wanted = useDeferredValue(query);
  const { find, isWhole } = useCardSearch(engine.pools);
  const found = useMemo(() => find(wanted, game), [find, wanted, game]);
  const [isDropping, setDropping] = useState(false);
  const record = route.card === undefined ? undefined : findCard(engine, route.card, route.game);
  useEffect(() => {
    document.title = `${record?.name[lang] ?? t.pages.cards} – Chainwright`;
  }, [record, lang, t]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the field below does the same
    <div
      className="reader"
      data-dropping={isDropping || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        setDropping(false);
        if (file === undefined) return;
        event.preventDefault();
        void readFile(file);
      }}
    >
      <h1>{t.reader.title}</h1>
      <p className="intro">{t.reader.intro}</p>
      <PoolsPanel engine={engine} />
      <PicturesPanel />
      <SearchBar query={query} hint={t.reader.searchHint} search={setQuery} game={game} choose={setGame} />
      <p className="summary" role="status">
        {t.reader.found(found.length)}
        {isWhole || wanted.trim() === "" ? null : ` ${t.reader.namesOnly}`}
      </p>
      <div className="reader-grid">
        <Names found={found} shown={record} />
        <div className="reader-card">
          {route.card !== undefined && record === undefined ? (
            <p className="notice bad" role="alert">
              {t.reader.missing(route.card)}
            </p>
          ) : null}
          {record === undefined ? (
            <PastedText engine={engine} />
          ) : (
            <CardDetails key={`${record.game} ${record.name.en}`} engine={engine} record={record} />
          )}
        </div>
      </div>
    </div>
  );
}

function findCard({ pools }: Engine, name: string, game: GameId | undefined): CardRecord | undefined {
  const games = game === undefined ? GAMES : [game];
  return games.map((one) => pools[one].record(name)).find((record) => record !== undefined);
}

function Names({
  found,
  shown,
}: {
  readonly found: readonly Found[];
  readonly shown: CardRecord | undefined;
}) {
  const { lang, t } = useLanguage();
  return (
    <nav aria-label={t.reader.list}>
      <ul className="card-list">
        {found.slice(0, LISTED).map(({ game, record }) => (
          <li key={`${game} ${record.name.en}`}>
            <a
              className="plate"
              href={hrefOf({ page: "cards", game, card: record.name.en, lang })}
              aria-current={record === shown ? "page" : undefined}
              style={{ "--frame": bandOf(framesOf(record.facts), "to bottom") }}
            >
              {record.name[lang] ?? record.name.en}
            </a>
          </li>
        ))}
      </ul>
      {found.length > LISTED ? <p className="soft">{t.board.more(found.length - LISTED)}</p> : null}
    </nav>
  );
}

function CardDetails({ engine, record }: { readonly engine: Engine; readonly record: CardRecord }) {
  const { lang, t } = useLanguage();
  const days = record.versions.map(({ from }) => from ?? "");
  const [day, setDay] = useState(NEWEST);
  const card = engine.pools[record.game].card(record.name.en, day);
  const names = [...new Set(Object.values(record.name))];
  const rules = rulesByCard()[record.name.en] ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever chose it far down the list, or on a phone, is to see it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <article>
      <h2 ref={heading} tabIndex={-1} style={{ "--frame": bandOf(framesOf(record.facts), "to bottom") }}>
        {record.name[lang] ?? record.name.en}
      </h2>
      <Picture passcode={record.passcode} alt={t.pictures.of(record.name[lang] ?? record.name.en)} />
      <p className="soft">{names.filter((name) => name !== record.name[lang]).join(" · ")}</p>
      <p className="type-line">{typeLine(t, lang, record.game, record.facts)}</p>
      {days.length < 2 ? null : (
        <label className="versions">
          <span>{t.reader.textOf}</span>
          <select value={day} onChange={(event) => setDay(event.currentTarget.value)}>
            {days.map((from, i) => (
              <option key={from} value={i === days.length - 1 ? NEWEST : from}>
                {from === "" ? t.reader.firstText : t.reader.since(from)}
              </option>
            ))}
          </select>
        </label>
      )}
      {card === undefined ? null : <CardReading card={card} />}
      {rules.length === 0 ? null : (
        <section>
          <h3>{t.reader.rules}</h3>
          {rules.map((number) => (
            <FoldedRule key={number} id={RULES[number]?.id ?? ""} />
          ))}
        </section>
      )}
      <Suspense>
        <ShownIn record={record} />
      </Suspense>
    </article>
  );
}

const KINDS = ["monster", "spell", "trap", "creature"] as const satisfies readonly CardFacts["kind"][];

/** Any text, read as that of a card. */
function PastedText({ engine }: { readonly engine: Engine }) {
  const { t } = useLanguage();
  const [text, setText] = useState("");
  const [game, setGame] = useState<GameId>("ocg");
  const [kind, setKind] = useState<CardFacts["kind"]>("monster");
  const wanted = useDeferredValue(text);
  return (
    <section className="pasted">
      <h2>{t.reader.paste}</h2>
      <div className="fields">
        <label>
          <span>{t.gallery.game}</span>
          <select value={game} onChange={(event) => setGame(event.currentTarget.value as GameId)}>
            {GAMES.map((one) => (
              <option key={one} value={one}>
                {gameName(t, one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.reader.kind}</span>
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value as CardFacts["kind"])}>
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t.card.kinds[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className="paste">
        <span>{t.reader.text}</span>
        <textarea
          lang="en"
          rows={5}
          value={text}
          placeholder={t.reader.pasteHint}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {wanted.trim() === "" ? null : (
        <Suspense fallback={<p className="loading">{t.loading}</p>}>
          <TextReading engine={engine} text={wanted} game={game} kind={kind} />
        </Suspense>
      )}
    </section>
  );
}

interface TextReadingProps {
  readonly engine: Engine;
  readonly text: string;
  readonly game: GameId;
  readonly kind: CardFacts["kind"];
}

function TextReading({ engine, text, game, kind }: TextReadingProps) {
  const { lang } = useLanguage();
  const read = use(engine.readText(text, game, kind));
  if (read.ok) return <CardReading card={read.card} />;
  return (
    <p className="notice bad" role="alert">
      {read.error instanceof TooSlow ? tell(read.error.told, lang) : read.error.message}
    </p>
  );
}
