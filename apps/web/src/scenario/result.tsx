import type { Expectation } from "@chainwright/scenario";
import { DecidingWords } from "../cards/words.tsx";
import { useLanguage } from "../language.tsx";
import { FoldedRule } from "../rules/rule.tsx";
import { useReport } from "./report-context.tsx";

/** What the scenario expects, and whether it came so. */
export function Expectations({ go }: { go: (to: number) => void }) {
  const { t } = useLanguage();
  const report = useReport();
  const { expectations } = report;
  const held = expectations.filter(({ ok }) => ok).length;
  return (
    <section className="expectations" aria-labelledby="expectations-title">
      <h2 id="expectations-title">{t.result.title}</h2>
      <p className="soft">
        {expectations.length === 0
          ? t.result.none
          : held === expectations.length
            ? t.result.all(held)
            : t.result.some(held, expectations.length)}
      </p>
      {expectations.length === 0 ? null : (
        <ul>
          {expectations.map((expectation, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and one may be written twice
            <ExpectationLine key={i} expectation={expectation} go={go} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ExpectationProps {
  readonly expectation: Expectation;
  readonly go: (to: number) => void;
}

function Verdict({ expectation: { says, ok, step }, go }: ExpectationProps) {
  const { lang, t } = useLanguage();
  const place = step + 1;
  return (
    <p className="verdict">
      <Mark ok={ok} /> {says[lang]}{" "}
      <button type="button" className="quiet" onClick={() => go(place)}>
        {t.result.after(place)}
      </button>
    </p>
  );
}

/** What comes of the scenario, for whoever begins with it: each a way to where it is decided. */
export function Answer({ go }: { go: (to: number) => void }) {
  const { t } = useLanguage();
  const { expectations } = useReport();
  if (expectations.length === 0) return null;
  return (
    <section className="explanation" aria-labelledby="answer-title">
      <h2 id="answer-title">{t.explain.answer}</h2>
      <ul>
        {expectations.map((expectation, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and one may be written twice
          <li key={i}>
            <Verdict expectation={expectation} go={go} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExpectationLine({ expectation, go }: ExpectationProps) {
  const { lang, t } = useLanguage();
  const { ok, found, because, byHand = [] } = expectation;
  return (
    <li className="expectation" data-ok={ok}>
      <Verdict expectation={expectation} go={go} />
      {found === undefined ? null : (
        <p className="found">
          {t.result.found} {found[lang]}
        </p>
      )}
      {because === undefined || because.length === 0 ? null : <Because because={because} />}
      {byHand.map((text) => (
        <p key={text.en} className="by-hand">
          {text[lang]}
        </p>
      ))}
    </li>
  );
}

/** The reasons of a verdict, first those by the rules that the scenario is about. */
export function Because({ because }: { because: NonNullable<Expectation["because"]> }) {
  const { lang, t } = useLanguage();
  const { cites } = useReport();
  const isCited = ({ reason }: (typeof because)[number]) => cites.some(({ rule }) => rule === reason.rule);
  const inOrder = because.toSorted((a, b) => Number(isCited(b)) - Number(isCited(a)));
  return (
    <div className="because">
      <p className="soft">{t.result.because}</p>
      {inOrder.map(({ reason, text }) => (
        <div key={`${reason.rule} ${text[lang]}`}>
          <p className="sentence">{text[lang]}</p>
          <DecidingWords words={reason.words} />
          <FoldedRule id={reason.rule} />
        </div>
      ))}
    </div>
  );
}

/** Said by sign and word, not by colour alone. */
export function Mark({ ok }: { ok: boolean }) {
  const { t } = useLanguage();
  return (
    <span className="mark" data-ok={ok}>
      <span aria-hidden="true">{ok ? "✓" : "✗"}</span> {ok ? t.result.held : t.result.failed}
    </span>
  );
}

/** The rules that the scenario is about, then all the others that its run came by. */
export function CitedRules() {
  const { t } = useLanguage();
  const report = useReport();
  const named = new Set(report.cites.map(({ rule }) => rule));
  const others = report.cited.filter((rule) => !named.has(rule));
  return (
    <section className="cited" aria-labelledby="cited-title">
      {report.cites.length === 0 ? null : (
        <>
          <h2>{t.result.cites}</h2>
          {report.cites.map(({ rule, cited }) => (
            <FoldedRule key={rule} id={rule} note={cited ? undefined : t.result.notCited} />
          ))}
        </>
      )}
      <h2 id="cited-title">{t.result.cited}</h2>
      {others.map((rule) => (
        <FoldedRule key={rule} id={rule} />
      ))}
    </section>
  );
}

/** Where a play could not be made: the reasons, in full. */
export function Stopped() {
  const { lang, t } = useLanguage();
  const report = useReport();
  if (report.stopped === undefined) return null;
  const { play, text, reasons } = report.stopped;
  const written = report.plays[play];
  return (
    <section className="notice bad" role="alert">
      <p>
        <b>{t.page.stopped(written?.line ?? 0)}</b>
      </p>
      <p>
        <b>{written?.says[lang]}</b>
      </p>
      <p>{text[lang]}</p>
      <DecidingWords words={reasons.flatMap(({ words }) => words)} />
      {/* The sentence above has said what they state. */}
      {reasons.map(({ rule }) => (
        <FoldedRule key={rule} id={rule} />
      ))}
    </section>
  );
}
