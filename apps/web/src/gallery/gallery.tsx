import type { GameId } from "@chainwright/card-ir";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { SearchBar } from "../common/search-bar.tsx";
import type { Engine } from "../engine.ts";
import { gameName, useLanguage } from "../language.tsx";
import { useResults } from "../results.ts";
import { GAMES, hrefOf } from "../route.ts";
import { type Entry, entryOf, matches, statusOf } from "./entry.ts";
import { EntryLine } from "./entry-line.tsx";

/** All scenarios, to search and to open. */
export function Gallery({ engine }: { engine: Engine }) {
  const { lang, t } = useLanguage();
  const results = useResults(engine);
  const [query, setQuery] = useState("");
  const [game, setGame] = useState<GameId>();
  const wanted = useDeferredValue(query);
  const entries = useMemo(
    () => engine.files.map((file) => entryOf(file, results.get(file.file))),
    [engine, results],
  );
  const shown = entries.filter(
    (entry) => (game === undefined || entry.game === game) && matches(entry, wanted),
  );
  useEffect(() => {
    document.title = "Chainwright";
  }, []);
  return (
    <div className="gallery">
      <h1>{t.gallery.title}</h1>
      <p className="intro">{t.gallery.intro}</p>
      <p>
        <a className="button" href={hrefOf({ page: "editor", lang })}>
          {t.editor.write}
        </a>
      </p>
      <SearchBar query={query} hint={t.gallery.searchHint} search={setQuery} game={game} choose={setGame} />
      <Summary entries={entries} shown={shown.length} />
      {shown.length === 0 ? (
        <p className="empty">{engine.files.length === 0 ? t.gallery.empty : t.gallery.none}</p>
      ) : (
        GAMES.map((one) => (
          <GameSection key={one} game={one} entries={shown.filter((entry) => entry.game === one)} />
        ))
      )}
    </div>
  );
}

function Summary({ entries, shown }: { entries: readonly Entry[]; shown: number }) {
  const { t } = useLanguage();
  const played = entries.filter((entry) => entry.result !== undefined);
  const held = played.filter((entry) => statusOf(entry) === "held").length;
  return (
    <p className="summary">
      <span role="status">{t.gallery.shown(shown, entries.length)}</span>
      <span>
        {played.length < entries.length
          ? t.gallery.checking(played.length, entries.length)
          : t.gallery.summary(held, entries.length)}
      </span>
    </p>
  );
}

function GameSection({ game, entries }: { game: GameId; entries: readonly Entry[] }) {
  const { t } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={`game-${game}`}>
      <h2 id={`game-${game}`}>{gameName(t, game)}</h2>
      <ul className="entries">
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
