import { ByHandOf, DecidingWords } from "../cards/words.tsx";
import { useLanguage } from "../language.tsx";
import { Rule } from "../rules/rule.tsx";
import { useReport } from "./report-context.tsx";
import { Answer, Because } from "./result.tsx";
import type { Place } from "./timeline.ts";

/** Why the present step happened: the rules and the words of the cards, and why not what could not be done then. */
export function Explanation({ place, go }: { place: Place; go: (to: number) => void }) {
  const { lang, t } = useLanguage();
  const { expectations } = useReport();
  if (place.step === undefined) return <Answer go={go} />;
  const impossible = expectations.filter(({ step }) => step + 1 === place.number);
  const { rules, words } = place.step.moment;
  return (
    <section className="explanation" aria-labelledby="explanation-title">
      <h2 id="explanation-title">{t.explain.title}</h2>
      <ByHandOf moment={place.step.moment} />
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
      {impossible.map(({ says, because = [] }, i) =>
        because.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and one may be written twice
          <div key={i}>
            <h3>{says[lang]}</h3>
            <Because because={because} />
          </div>
        ),
      )}
    </section>
  );
}
