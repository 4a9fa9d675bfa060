import type { DeckEntry } from "@chainwright/formats";
import type { Pool } from "@chainwright/pool";
import { useId, useRef } from "react";
import { useLanguage, wordFor } from "../language.tsx";
import { type Part, sizeOf } from "./draft.ts";
import { CardName } from "./name.tsx";

interface PartListProps {
  readonly part: Part;
  readonly entries: readonly DeckEntry[];
  readonly pool: Pool;
  readonly change: (entry: DeckEntry, more: number) => void;
}

/** A part of the deck: each card once, with its copies and a way to have more or fewer of them. */
export function PartList({ part, entries, pool, change }: PartListProps) {
  const { lang, t } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const of = wordFor(t.decks.parts, part, pool.game);
  return (
    <section className="deck-part" aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {of} <span className="soft">{t.reader.found(sizeOf(entries))}</span>
      </h2>
      {entries.length === 0 ? <p className="soft note">{t.decks.noCards}</p> : null}
      <ul className="deck-cards">
        {entries.map((entry) => {
          const record = pool.record(entry.name);
          const name = record?.name[lang] ?? entry.name;
          return (
            <li key={entry.name}>
              <span className="copies">{entry.copies}×</span>
              <CardName name={entry.name} record={record} />
              <span className="steps-of">
                <button
                  type="button"
                  aria-label={t.decks.fewer(name, of)}
                  onClick={() => {
                    change(entry, -1);
                    // The button goes with the last copy; the focus must not be lost with it.
                    if (entry.copies === 1) title.current?.focus();
                  }}
                >
                  −
                </button>
                <button type="button" aria-label={t.decks.more(name, of)} onClick={() => change(entry, 1)}>
                  +
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
