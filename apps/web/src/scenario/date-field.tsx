import { useEffect, useState } from "react";
import { inWords, isDay, today } from "../dates.ts";
import { useLanguage } from "../language.tsx";

interface DateFieldProps {
  /** The day by whose rules the scenario is shown. */
  readonly value: string;
  /** Whether the reader chose it. */
  readonly chosen: boolean;
  readonly choose: (date: string | undefined) => void;
}

/** The rules' date, and the two that one wants most. */
export function DateField({ value, chosen, choose }: DateFieldProps) {
  const { lang, t } = useLanguage();
  // What is being typed is a date only at the end; until then the scenario stays as it is.
  const [draft, setDraft] = useState(value);
  const [incomplete, setIncomplete] = useState(false);
  useEffect(() => {
    setDraft(value);
    setIncomplete(false);
  }, [value]);
  const now = today();
  return (
    <fieldset className="date-field">
      <label>
        <span>
          {/* The field has the browser's own order of day, month and year: the words leave no doubt. */}
          {t.page.rulesOf}: {isDay(draft) ? <time dateTime={draft}>{inWords(draft, lang)}</time> : null}
        </span>
        <input
          type="date"
          value={draft}
          aria-describedby={incomplete ? "date-error" : undefined}
          aria-invalid={incomplete || undefined}
          onChange={(event) => {
            const { value: typed } = event.currentTarget;
            setDraft(typed);
            if (isDay(typed)) choose(typed);
          }}
          onBlur={(event) => setIncomplete(!isDay(event.currentTarget.value))}
        />
      </label>
      <button type="button" aria-pressed={!chosen} onClick={() => choose(undefined)}>
        {t.page.asInFile}
      </button>
      <button type="button" aria-pressed={chosen && value === now} onClick={() => choose(now)}>
        {t.page.today}
      </button>
      {incomplete ? (
        <p id="date-error" className="field-error" role="alert">
          {t.page.incompleteDate}
        </p>
      ) : null}
    </fieldset>
  );
}
