import type { LocalText, Report } from "@chainwright/scenario";
import { useLanguage } from "../language.tsx";
import { Mark } from "./result.tsx";

interface Changed {
  readonly says: LocalText;
  readonly before: boolean;
  readonly after: boolean;
}

/** Expectations that hold under one date and not under the other. */
function changesOf(filed: Report, chosen: Report): readonly Changed[] {
  return filed.expectations.flatMap(({ says, ok }, i) => {
    // A run that stopped early has not come to its later expectations: they do not hold.
    const after = chosen.expectations[i]?.ok ?? false;
    return after === ok ? [] : [{ says, before: ok, after }];
  });
}

/** What another date's rules make of the scenario, next to what its file says. */
export function Difference({ filed, chosen }: { filed: Report; chosen: Report }) {
  const { lang, t } = useLanguage();
  const changes = changesOf(filed, chosen);
  return (
    <section className="notice difference" aria-labelledby="difference-title" role="status">
      <h2 id="difference-title">{t.page.otherDate}</h2>
      {changes.length === 0 ? (
        <p>
          {filed.rules} · {chosen.rules}: {t.page.sameResult}
        </p>
      ) : (
        <>
          <p>{t.page.changedResult}</p>
          <ul>
            {changes.map(({ says, before, after }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an expectation may be written twice
              <li key={i}>
                <span>{says[lang]}</span>
                <span className="dates">
                  <span>
                    {filed.rules} <Mark ok={before} />
                  </span>
                  <span>
                    {chosen.rules} <Mark ok={after} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
