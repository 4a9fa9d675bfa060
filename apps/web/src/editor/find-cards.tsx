import type { CardRecord } from "@chainwright/card-ir";
import type { Position } from "@chainwright/scenario";
import { CardQueryField, useCardQuery } from "../cards/query.tsx";
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
  const query = useCardQuery(engine.pools, position.room.game.id);
  const { found = [] } = query;
  return (
    <section className="find-cards">
      <CardQueryField {...query} label={t.editor.addCard} hint={t.editor.dragHint} />
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
