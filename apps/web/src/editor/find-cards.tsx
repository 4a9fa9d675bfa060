import type { CardRecord } from "@chainwright/card-ir";
import type { Position } from "@chainwright/scenario";
import { useDeferredValue, useMemo, useState } from "react";
import { useCardSearch } from "../cards/search.ts";
import { useHold } from "../common/drag.tsx";
import type { Engine } from "../engine.ts";
import { useLanguage } from "../language.tsx";

interface FindCardsProps {
  readonly engine: Engine;
  readonly position: Position;
  readonly isInert: boolean;
  readonly choose: (name: string) => void;
}

/** Cards that are shown before one has to search more closely. */
const SHOWN = 8;

/** A search for cards to lay on the board: they are dragged there, or a click says where to. */
export function FindCards({ engine, position, isInert, choose }: FindCardsProps) {
  const { t } = useLanguage();
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query);
  const game = position.room.game.id;
  const find = useCardSearch(engine.pools);
  const found = useMemo(() => (wanted.trim() === "" ? [] : find(wanted, game)), [find, wanted, game]);
  return (
    <section className="find-cards">
      <label>
        <span>{t.editor.addCard}</span>
        <input
          type="search"
          value={query}
          placeholder={t.reader.searchHint}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      <p className="soft note" role="status">
        {wanted.trim() === "" ? t.editor.dragHint : t.reader.found(found.length)}
      </p>
      {found.length === 0 ? null : (
        <ul>
          {found.slice(0, SHOWN).map(({ record }) => (
            <li key={record.name.en}>
              <FoundCard record={record} isInert={isInert} choose={choose} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface FoundCardProps extends Pick<FindCardsProps, "isInert" | "choose"> {
  readonly record: CardRecord;
}

function FoundCard({ record, isInert, choose }: FoundCardProps) {
  const { lang, t } = useLanguage();
  const { en } = record.name;
  const hold = useHold(`new ${en}`, isInert ? undefined : { name: en });
  return (
    <button type="button" className="plate" disabled={isInert} onClick={() => choose(en)} {...hold}>
      {record.name[lang] ?? en}
      <span className="sr-only">: {t.editor.putIn}</span>
    </button>
  );
}
