import { message } from "@chainwright/explain";
import { NEWEST, type Region, readProfile, writeProfile } from "@chainwright/rulebook";
import { useEffect, useState } from "react";
import { inWords, isDay, today } from "../dates.ts";
import { useLanguage } from "../language.tsx";

interface RulesFieldProps {
  /** The rules by which the scenario is shown: a profile. */
  readonly value: string;
  /** Whether the reader chose it. */
  readonly chosen: boolean;
  /** The days on which a rule or a ruling of the game begins or ends, in order. */
  readonly days: readonly string[];
  /** Where the game has rules of its own. */
  readonly elsewhere: Region | undefined;
  readonly choose: (profile: string | undefined) => void;
}

/** The rules' date, the two that one wants most, and the region where the game has several. */
export function RulesField({ value, chosen, days, elsewhere, choose }: RulesFieldProps) {
  const { lang, t } = useLanguage();
  // What is being typed is a date only at the end; until then the scenario stays as it is.
  const { date, region } = readProfile(value) ?? { date: NEWEST, region: null };
  // The newest rules have no day of their own: the field is empty.
  const day = date === NEWEST ? "" : date;
  const [draft, setDraft] = useState(day);
  const [incomplete, setIncomplete] = useState(false);
  useEffect(() => {
    setDraft(day);
    setIncomplete(false);
  }, [day]);
  const now = today();
  const of = (day: string, where: Region | null = region): string =>
    writeProfile({ date: day, region: where });
  return (
    <fieldset className="rules-field">
      <label>
        <span>
          {/* The field has the browser's own order of day, month and year: the words leave no doubt. */}
          {t.page.rulesOf}: {draft === "" ? message("ui.newest-rules", lang) : null}
          {isDay(draft) ? <time dateTime={draft}>{inWords(draft, lang)}</time> : null}
        </span>
        <input
          type="date"
          value={draft}
          aria-describedby={incomplete ? "date-error" : undefined}
          aria-invalid={incomplete || undefined}
          onChange={(event) => {
            const { value: typed } = event.currentTarget;
            setDraft(typed);
            if (isDay(typed)) choose(of(typed));
          }}
          onBlur={({ currentTarget: { value: typed } }) => setIncomplete(typed !== day && !isDay(typed))}
        />
      </label>
      {days.length === 0 ? null : (
        <input
          type="range"
          min={0}
          max={days.length}
          // The last day that is not after the one shown; beyond all of them are the newest rules.
          value={
            date === NEWEST
              ? days.length
              : Math.max(
                  0,
                  days.findLastIndex((one) => one <= date),
                )
          }
          aria-label={t.page.changes}
          aria-valuetext={day === "" ? message("ui.newest-rules", lang) : inWords(day, lang)}
          onChange={(event) => choose(of(days[event.currentTarget.valueAsNumber] ?? NEWEST))}
        />
      )}
      <button type="button" aria-pressed={!chosen} onClick={() => choose(undefined)}>
        {t.page.asInFile}
      </button>
      <button type="button" aria-pressed={chosen && date === now} onClick={() => choose(of(now))}>
        {t.page.today}
      </button>
      {elsewhere === undefined ? null : (
        <label className="region">
          <input
            type="checkbox"
            checked={region === elsewhere}
            onChange={(event) => choose(of(date, event.currentTarget.checked ? elsewhere : null))}
          />
          {t.page.region[elsewhere]}
        </label>
      )}
      {incomplete ? (
        <p id="date-error" className="field-error" role="alert">
          {t.page.incompleteDate}
        </p>
      ) : null}
    </fieldset>
  );
}
