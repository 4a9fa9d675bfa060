import { endOf } from "@chainwright/table";
import { useLanguage } from "../language.tsx";
import type { Session } from "./session.ts";

/** Back and forth in the duel, and the lines that were tried from here. */
export function Lines({ session }: { readonly session: Session }) {
  const { t } = useLanguage();
  const { table } = session;
  const { at } = table;
  const newest = session.newest;
  const stops = session.stopsTo(newest);
  const place = stops.findLastIndex(({ depth }) => depth <= at.depth);
  const last = stops.length - 1;
  const forks = stops.filter(({ after }) => after.length > 1);
  return (
    <section className="lines" aria-labelledby="lines-title">
      <h2 id="lines-title">{t.table.lines}</h2>
      <div className="controls">
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label={t.table.place}
          aria-valuetext={t.table.placeOf(place, last)}
          onChange={(event) => {
            const there = stops[event.currentTarget.valueAsNumber];
            if (there !== undefined) session.look(there);
          }}
        />
        <output aria-hidden="true">
          {place}/{last}
        </output>
      </div>
      {session.live ? null : (
        <p className="actions">
          <button type="button" onClick={() => session.playOn()}>
            {t.table.playOn}
          </button>
          <button
            type="button"
            onClick={() => {
              session.look(newest);
              session.playOn();
            }}
          >
            {t.table.toTheEnd}
          </button>
        </p>
      )}
      {forks.length === 0 ? null : (
        <ul className="forks">
          {forks.map((fork) => {
            // Counted in decisions, as by the slider.
            const after = stops.indexOf(fork);
            return fork.after.map((first, i) => (
              <li key={`${fork.depth} ${first.answer}`}>
                <button type="button" className="quiet" onClick={() => session.look(first)}>
                  {t.table.fork(after)}{" "}
                  {t.table.branch(i + 1, session.stopsTo(endOf(first)).length - 1 - after)}
                </button>
              </li>
            ));
          })}
        </ul>
      )}
    </section>
  );
}
