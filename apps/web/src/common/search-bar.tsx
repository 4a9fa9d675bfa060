import type { GameId } from "@chainwright/card-ir";
import type { ReactNode } from "react";
import { gameName, useLanguage } from "../language.tsx";
import { GAMES } from "../route.ts";

interface SearchBarProps {
  readonly query: string;
  /** What can be searched for. */
  readonly hint: string;
  readonly search: (query: string) => void;
  /** All games where undefined. */
  readonly game: GameId | undefined;
  readonly choose: (game: GameId | undefined) => void;
  /** Further ways to narrow down what is listed. */
  readonly children?: ReactNode;
}

/** Narrows a list down by words and by game. */
export function SearchBar({ query, hint, search, game, choose, children }: SearchBarProps) {
  const { t } = useLanguage();
  return (
    <search className="filters">
      <label>
        <span>{t.gallery.search}</span>
        <input
          type="search"
          value={query}
          placeholder={hint}
          onChange={(event) => search(event.currentTarget.value)}
        />
      </label>
      <fieldset className="switch" aria-label={t.gallery.game}>
        {[undefined, ...GAMES].map((one) => (
          <button key={one ?? ""} type="button" aria-pressed={one === game} onClick={() => choose(one)}>
            {one === undefined ? t.gallery.allGames : gameName(t, one)}
          </button>
        ))}
      </fieldset>
      {children}
    </search>
  );
}
