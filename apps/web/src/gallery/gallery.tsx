import type { GameId } from "@chainwright/card-ir";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useInLanguages } from "../common/in-languages.ts";
import { SearchBar } from "../common/search-bar.tsx";
import { gameName, useLanguage } from "../language.tsx";
import { play, useResults } from "../results.ts";
import { GAMES, hrefOf } from "../route.ts";
import { files, type ScenarioFile } from "../scenarios.ts";
import { loadTitles } from "../titles.ts";
import { aboutFirst, entryOf, matches, statusOf } from "./entry.ts";
import { EntryLine } from "./entry-line.tsx";

/** All scenarios, to search and to open. */
export function Gallery() {
  const { lang, t } = useLanguage();
  const [query, setQuery] = useState("");
  const [game, setGame] = useState<GameId>();
  const wanted = useDeferredValue(query);
  const [titles, widen] = useInLanguages(loadTitles);
  const entries = useMemo(() => files.map((file) => entryOf(file, titles)), [titles]);
  const found = entries.filter(
    (entry) => (game === undefined || entry.file.game === game) && matches(entry, wanted),
  );
  const shown = aboutFirst(found, wanted).map(({ file }) => file);
  const search = (text: string): void => {
    setQuery(text);
    widen();
  };
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
      <SearchBar query={query} hint={t.gallery.searchHint} search={search} game={game} choose={setGame} />
      <Summary shown={shown} />
      {shown.length === 0 ? (
        <p className="empty">{t.gallery.none}</p>
      ) : (
        GAMES.map((one) => (
          <GameSection
            key={one}
            game={one}
            shown={shown.filter((file) => file.game === one)}
            // Whoever searches or has chosen a game wants to see what there is.
            whole={query !== "" || game !== undefined}
            query={wanted}
          />
        ))
      )}
    </div>
  );
}

/** How many are shown, and how those came out that have been played. */
function Summary({ shown }: { readonly shown: readonly ScenarioFile[] }) {
  const { t } = useLanguage();
  const results = useResults();
  const played = shown.flatMap(({ id }) => results.get(id) ?? []);
  const held = played.filter((result) => statusOf(result) === "held");
  return (
    <p className="summary">
      <span role="status">{t.gallery.shown(shown.length, files.length)}</span>
      <span>{played.length === 0 ? null : t.gallery.summary(held.length, played.length)}</span>
      {played.length === shown.length ? null : (
        <button type="button" className="quiet" onClick={() => play(shown)}>
          {t.gallery.playAll}
        </button>
      )}
    </p>
  );
}

interface GameSectionProps {
  readonly game: GameId;
  readonly shown: readonly ScenarioFile[];
  readonly whole: boolean;
  readonly query: string;
}

/** How many of a game are shown to who has not asked for anything. */
const FIRST = 8;

function GameSection({ game, shown, whole, query }: GameSectionProps) {
  const { t } = useLanguage();
  const results = useResults();
  const [isOpen, setIsOpen] = useState(false);
  const listed = whole || isOpen ? shown : shown.slice(0, FIRST);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={`game-${game}`}>
      <h2 id={`game-${game}`}>{gameName(t, game)}</h2>
      <ul className="entries">
        {listed.map(({ id }) => (
          <EntryLine key={id} id={id} result={results.get(id)} query={query} />
        ))}
      </ul>
      {listed.length === shown.length ? null : (
        <p>
          <button type="button" onClick={() => setIsOpen(true)}>
            {t.gallery.all(shown.length)}
          </button>
        </p>
      )}
    </section>
  );
}
