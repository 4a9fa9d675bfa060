import { DecidingWords } from "../cards/words.tsx";
import { useLanguage } from "../language.tsx";
import { Rule } from "../rules/rule.tsx";
import type { Place } from "./timeline.ts";

/** Why the present step happened: the rules, and the words of the cards. */
export function Explanation({ place }: { place: Place }) {
  const { t } = useLanguage();
  if (place.step === undefined) return null;
  const { rules, words } = place.step.moment;
  return (
    <section className="explanation" aria-labelledby="explanation-title">
      <h2 id="explanation-title">{t.explain.title}</h2>
      {words.length === 0 ? null : (
        <>
          <h3>{t.explain.words}</h3>
          <DecidingWords words={words} />
          {t.explain.textNote === "" ? null : <p className="soft note">{t.explain.textNote}</p>}
        </>
      )}
      {rules.length === 0 && words.length === 0 ? <p className="soft">{t.explain.noRule}</p> : null}
      {rules.length === 0 ? null : (
        <>
          <h3>{t.explain.rules}</h3>
          {rules.map((id) => (
            <Rule key={id} id={id} />
          ))}
        </>
      )}
    </section>
  );
}
