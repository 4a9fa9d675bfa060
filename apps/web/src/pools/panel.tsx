import type { CardProblem } from "@chainwright/formats";
import { useEffect, useRef } from "react";
import type { Engine } from "../engine.ts";
import { gameName, useLanguage } from "../language.tsx";
import { GAMES } from "../route.ts";
import type { Strings } from "../strings/en.ts";
import { type Reading, readAgain, readFile, remove, useReading } from "./reading.ts";
import "../styles/pools.css";

/** Problems that are told one by one. */
const TOLD = 12;

/** The pools of other cards: what there is, what is being read, and the way to bring more. */
export function PoolsPanel({ engine }: { readonly engine: Engine }) {
  const { lang, t } = useLanguage();
  const reading = useReading();
  const box = useRef<HTMLDetailsElement>(null);
  const { imported } = engine;
  const isBusy = reading?.state === "reading";
  useEffect(() => {
    readAgain(engine);
  }, [engine]);
  useEffect(() => {
    // Whoever dropped a file wants to know what becomes of it.
    if (isBusy && box.current !== null) box.current.open = true;
  }, [isBusy]);
  return (
    <details className="pools" ref={box}>
      <summary>{t.pools.title(imported.length)}</summary>
      <p className="soft">{t.pools.intro}</p>
      <label className="file">
        {t.pools.file} …
        <input
          type="file"
          className="sr-only"
          accept=".cdb,.sqlite,.json,.jsonl,.gz"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void readFile(file);
            currentTarget.value = "";
          }}
        />
      </label>
      <div role="status">{reading === undefined ? null : <Said reading={reading} />}</div>
      {reading === undefined || reading.problems.length === 0 ? null : (
        <Problems problems={reading.problems} isBad={reading.state === "failed"} />
      )}
      <ul className="pool-list">
        {imported.map(({ about: { name, counts, imported: when } }) => (
          <li key={name}>
            <span>
              <b>{name}</b> <span className="soft">{new Date(when).toLocaleDateString(lang)}</span>
              {GAMES.map((game) => {
                const count = counts[game];
                return count === undefined ? null : (
                  <span key={game} className="pool-count">
                    {gameName(t, game)}: {t.pools.counts(count.cards, count.read, count.playable)}
                  </span>
                );
              })}
            </span>
            <button type="button" aria-label={`${t.pools.remove}: ${name}`} onClick={() => remove(name)}>
              {t.pools.remove}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Said({ reading }: { readonly reading: Reading }) {
  const { t } = useLanguage();
  const { name, state, done, of, cards, isLost, message } = reading;
  if (state === "reading")
    return (
      <p>
        {t.pools.reading(name)} <progress aria-label={t.pools.reading(name)} value={done} max={of || 1} />
      </p>
    );
  if (state === "failed")
    return (
      <p className="notice bad">
        {t.pools.nothing(name)} {message}
      </p>
    );
  return (
    <>
      <p>{t.pools.done(name, cards)}</p>
      {isLost ? <p className="notice bad">{t.pools.notKept}</p> : null}
    </>
  );
}

function Problems({
  problems,
  isBad,
}: {
  readonly problems: readonly CardProblem[];
  readonly isBad: boolean;
}) {
  const { t } = useLanguage();
  return (
    <div className={isBad ? "notice bad" : "notice"}>
      <ul>
        {problems.slice(0, TOLD).map((problem) => {
          const told = sentence(problem, t);
          return <li key={told}>{told}</li>;
        })}
      </ul>
      {problems.length > TOLD ? <p>{t.board.more(problems.length - TOLD)}</p> : null}
    </div>
  );
}

function sentence({ fault, place, card, what = "" }: CardProblem, t: Strings): string {
  const where = place === undefined ? "" : t.pools.places[place.unit](place.number);
  return [where, card ?? "", t.pools.faults[fault](what)].filter((part) => part !== "").join(": ");
}
