import { details, names } from "virtual:scenarios/details";
import type { CardRecord } from "@chainwright/card-ir";
import { use } from "react";
import { useLanguage } from "../language.tsx";
import { hrefOf } from "../route.ts";
import { files } from "../scenarios.ts";
import { loadTitles } from "../titles.ts";

/** The scenarios in which a card is. */
export function ShownIn({ record }: { readonly record: CardRecord }) {
  const { lang, t } = useLanguage();
  const titles = use(loadTitles(lang));
  const place = names.findIndex(({ en }) => en === record.name.en);
  const scenarios = files.filter(
    ({ id, game }) => game === record.game && details[id]?.cards.includes(place),
  );
  if (scenarios.length === 0) return null;
  return (
    <section>
      <h3>{t.reader.scenarios}</h3>
      <ul className="shown-by">
        {scenarios.map((file) => (
          <li key={file.id}>
            <a href={hrefOf({ page: "scenario", id: file.id, lang })}>{titles[file.id]?.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
