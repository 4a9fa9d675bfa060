import type { GameId } from "@chainwright/card-ir";
import type { Pools } from "@chainwright/scenario";
import { useDeferredValue, useMemo, useState } from "react";
import { useLanguage } from "../language.tsx";
import { type Found, useCardSearch } from "./search.ts";

interface CardQuery {
  readonly query: string;
  readonly ask: (query: string) => void;
  /** What was typed found, the best first; undefined before anything is typed. */
  readonly found: readonly Found[] | undefined;
  /** The best for what stands there now, also while the list still lags behind. */
  readonly first: () => Found | undefined;
  /** Whether texts are searched, too: of a big pool only names are at first. */
  readonly isWhole: boolean;
}

/** A search for cards of a game that finds nothing until something is typed. */
export function useCardQuery(pools: Pools, game: GameId): CardQuery {
  const [query, ask] = useState("");
  const wanted = useDeferredValue(query);
  const { find, isWhole } = useCardSearch(pools);
  const found = useMemo(() => (wanted.trim() === "" ? undefined : find(wanted, game)), [find, wanted, game]);
  const first = () => (query.trim() === "" ? undefined : find(query, game)[0]);
  return { query, ask, found, first, isWhole };
}

interface CardQueryFieldProps extends Omit<CardQuery, "first"> {
  readonly label: string;
  /** What is said before anything is typed. */
  readonly hint: string;
}

export function CardQueryField({ query, ask, found, isWhole, label, hint }: CardQueryFieldProps) {
  const { t } = useLanguage();
  return (
    <>
      <label>
        <span>{label}</span>
        <input
          type="search"
          value={query}
          placeholder={t.reader.searchHint}
          onChange={(event) => ask(event.currentTarget.value)}
        />
      </label>
      <p className="soft note" role="status">
        {found === undefined ? hint : t.reader.found(found.length)}
        {found === undefined || isWhole ? null : ` ${t.reader.namesOnly}`}
      </p>
    </>
  );
}
