import type { CardRecord } from "@chainwright/card-ir";
import type { Pool } from "@chainwright/pool";
import { useDeferredValue, useMemo, useState } from "react";
import { useCardSearch } from "../cards/search.ts";
import { useDrop, useHeld, useHold } from "../common/drag.tsx";
import type { Engine } from "../engine.ts";
import { useLanguage, wordFor } from "../language.tsx";
import type { Part } from "./draft.ts";
import type { HeldCard, Target } from "./moving.ts";
import { CardName } from "./name.tsx";

interface AddCardsProps {
  readonly engine: Engine;
  readonly pool: Pool;
  readonly hasSide: boolean;
  /** The part that a card belongs to by its kind. */
  readonly homeOf: (record: CardRecord) => Part;
  readonly add: (part: Part, record: CardRecord) => void;
}

/** Cards that are shown before one has to search more closely. */
const SHOWN = 12;

/** A search for cards, each with a way into the deck. Enter takes the first. */
export function AddCards({ engine, pool, hasSide, homeOf, add }: AddCardsProps) {
  const { t } = useLanguage();
  const out: Target = { to: "out" };
  // What is dragged here from the deck leaves it.
  const drop = useDrop("out", out, useHeld<HeldCard>()?.from !== undefined);
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query);
  const find = useCardSearch(engine.pools);
  const found = useMemo(() => (wanted.trim() === "" ? [] : find(wanted, pool.game)), [find, wanted, pool]);
  return (
    <section className="deck-add" {...drop}>
      <h2>{t.decks.add}</h2>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = find(query, pool.game);
          if (query.trim() !== "" && first !== undefined) add(homeOf(first.record), first.record);
        }}
      >
        <label>
          <span>{t.gallery.search}</span>
          <input
            type="search"
            value={query}
            placeholder={t.reader.searchHint}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
      </form>
      <p className="soft note" role="status">
        {wanted.trim() === "" ? t.decks.enterAdds : t.reader.found(found.length)}
      </p>
      <ul className="deck-cards">
        {found.slice(0, SHOWN).map(({ record }) => {
          const home = homeOf(record);
          return (
            <FoundCard
              key={record.name.en}
              record={record}
              parts={hasSide ? [home, "side"] : [home]}
              add={add}
            />
          );
        })}
      </ul>
      {found.length > SHOWN ? <p className="soft note">{t.board.more(found.length - SHOWN)}</p> : null}
    </section>
  );
}

interface FoundCardProps extends Pick<AddCardsProps, "add"> {
  readonly record: CardRecord;
  readonly parts: readonly Part[];
}

function FoundCard({ record, parts, add }: FoundCardProps) {
  const { lang, t } = useLanguage();
  const name = record.name[lang] ?? record.name.en;
  const held: HeldCard = { record };
  const hold = useHold(`found ${record.name.en}`, held);
  return (
    <li {...hold}>
      <CardName name={name} record={record} />
      <span className="steps-of">
        {parts.map((part) => (
          <button key={part} type="button" onClick={() => add(part, record)}>
            + {wordFor(t.decks.short, part, record.game)}
            <span className="sr-only">: {name}</span>
          </button>
        ))}
      </span>
    </li>
  );
}
