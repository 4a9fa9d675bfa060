import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLanguage } from "../language.tsx";
import { useReport } from "./report-context.tsx";
import { Mark } from "./result.tsx";
import { byPlay, type PlayGroup } from "./timeline.ts";

interface StepsProps {
  readonly number: number;
  readonly go: (to: number) => void;
}

/** All steps of the run under the plays that led to them. */
export function Steps({ number, go }: StepsProps) {
  const { t } = useLanguage();
  const report = useReport();
  const list = useRef<HTMLDivElement>(null);

  // Keeps the current step in sight of the list, without moving the page.
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>(`[data-step="${number}"]`);
    if (!box || !current || box.scrollHeight <= box.clientHeight) return;
    const top = current.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + current.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight / 3;
    }
  }, [number]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(report.steps.length, number + by));
    go(to);
    list.current?.querySelector<HTMLElement>(`[data-step="${to}"]`)?.focus({ preventScroll: true });
  };

  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{t.steps.title}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside */}
      <div className="steps-list" ref={list} onKeyDown={onKeyDown}>
        <ol>
          <li>
            <StepLink number={0} current={number === 0} text={t.steps.start} go={go} />
          </li>
        </ol>
        {byPlay(report).map((group) => (
          <Play key={group.play} group={group} number={number} go={go} />
        ))}
      </div>
      <p className="soft note keys">{t.steps.keys}</p>
    </section>
  );
}

interface PlayProps {
  readonly group: PlayGroup;
  readonly number: number;
  readonly go: (to: number) => void;
}

function Play({ group: { play, written, answer, isStop, steps }, number, go }: PlayProps) {
  const { lang, t } = useLanguage();
  const ok = isStop ? false : answer?.ok;
  return (
    <>
      <h3 data-asks={written?.asks || undefined}>
        {written === undefined ? t.steps.before : t.steps.play(play + 1)}{" "}
        {ok === undefined ? null : <Mark ok={ok} />}
        {written === undefined ? null : <span className="play-text">{written.says[lang]}</span>}
      </h3>
      {steps.length === 0 ? null : (
        <ol>
          {steps.map(({ number: own, step }) => (
            <li key={own}>
              <StepLink number={own} current={number === own} text={step.text[lang]} go={go} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface StepLinkProps {
  readonly number: number;
  readonly current: boolean;
  readonly text: string;
  readonly go: (to: number) => void;
}

function StepLink({ number, current, text, go }: StepLinkProps) {
  return (
    <button
      type="button"
      className="step"
      data-step={number}
      aria-current={current ? "step" : undefined}
      onClick={() => go(number)}
    >
      <span className="step-number">{number}</span>
      <span>{text}</span>
    </button>
  );
}
