import type { CardRecord } from "@chainwright/card-ir";
import type { DeckEntry } from "@chainwright/formats";
import type { Pool } from "@chainwright/pool";
import { useId, useRef } from "react";
import { useDrop, useHeld, useHold } from "../common/drag.tsx";
import { useLanguage, wordFor } from "../language.tsx";
import { type Part, sizeOf } from "./draft.ts";
import type { HeldCard, Target } from "./moving.ts";
import { CardName } from "./name.tsx";

interface PartListProps {
  readonly part: Part;
  readonly entries: readonly DeckEntry[];
  readonly pool: Pool;
  readonly change: (entry: DeckEntry, more: number) => void;
  /** Whether a card may be let go here. */
  readonly mayTake: (held: HeldCard) => boolean;
}

/** A part of the deck: each card once, with its copies and a way to have more or fewer of them. */
export function PartList({ part, entries, pool, change, mayTake }: PartListProps) {
  const { t } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const held = useHeld<HeldCard>();
  const target: Target = { to: part };
  const drop = useDrop(`part ${part}`, target, held !== undefined && mayTake(held));
  const of = wordFor(t.decks.parts, part, pool.game);
  return (
    <section className="deck-part" aria-labelledby={id} {...drop}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {of} <span className="soft">{t.reader.found(sizeOf(entries))}</span>
      </h2>
      {entries.length === 0 ? <p className="soft note">{t.decks.noCards}</p> : null}
      <ul className="deck-cards">
        {entries.map((entry) => (
          <Entry
            key={entry.name}
            part={part}
            entry={entry}
            record={pool.record(entry.name)}
            of={of}
            change={(more) => {
              change(entry, more);
              // The button goes with the last copy; the focus must not be lost with it.
              if (entry.copies + more === 0) title.current?.focus();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly part: Part;
  readonly entry: DeckEntry;
  readonly record: CardRecord | undefined;
  /** What the part is called. */
  readonly of: string;
  readonly change: (more: number) => void;
}

function Entry({ part, entry, record, of, change }: EntryProps) {
  const { lang, t } = useLanguage();
  const name = record?.name[lang] ?? entry.name;
  const held: HeldCard | undefined = record === undefined ? undefined : { record, from: part };
  const hold = useHold(`${part} ${entry.name}`, held);
  return (
    <li {...hold}>
      <span className="copies">{entry.copies}×</span>
      <CardName name={entry.name} record={record} />
      <span className="steps-of">
        <button type="button" aria-label={t.decks.fewer(name, of)} onClick={() => change(-1)}>
          −
        </button>
        <button type="button" aria-label={t.decks.more(name, of)} onClick={() => change(1)}>
          +
        </button>
      </span>
    </li>
  );
}
