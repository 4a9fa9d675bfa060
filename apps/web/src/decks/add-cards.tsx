import type { CardRecord } from "@chainwright/card-ir";
import type { Pool } from "@chainwright/pool";
import { CardQueryField, useCardQuery } from "../cards/query.tsx";
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
  const query = useCardQuery(engine.pools, pool.game);
  const { found = [] } = query;
  return (
    <section className="deck-add" {...drop}>
      <h2>{t.decks.add}</h2>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          const first = query.first();
          if (first !== undefined) add(homeOf(first.record), first.record);
        }}
      >
        <CardQueryField {...query} label={t.gallery.search} hint={t.decks.enterAdds} />
      </form>
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
