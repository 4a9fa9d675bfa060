import { useEffect, useState } from "react";
import { useLanguage } from "../language.tsx";
import type { Place } from "./timeline.ts";

/** Long enough for the sentence of a step to be read. */
const PACE_MS = 1800;

interface StepperProps {
  readonly place: Place;
  readonly count: number;
  readonly go: (to: number) => void;
}

/** Where the run is: the sentence of the present step, and the ways to another one. */
export function Stepper({ place, count, go }: StepperProps) {
  const { lang, t } = useLanguage();
  const { number } = place;
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => (number < count ? go(number + 1) : setRunning(false)), PACE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, number, count, go]);
  return (
    <div className="stepper">
      <p className="sentence" aria-live="polite" aria-atomic="true">
        {place.step === undefined ? t.explain.startText : place.step.text[lang]}
      </p>
      <div className="controls">
        <StepButton label={t.steps.first} sign="⇤" disabled={number === 0} onPress={() => go(0)} />
        <StepButton
          label={t.steps.previous}
          sign="←"
          disabled={number === 0}
          onPress={() => go(number - 1)}
        />
        <input
          type="range"
          min={0}
          max={count}
          value={number}
          aria-label={t.steps.slider}
          aria-valuetext={t.steps.position(number, count)}
          onChange={(event) => go(event.currentTarget.valueAsNumber)}
        />
        <output className="position" aria-hidden="true">
          {number}/{count}
        </output>
        <StepButton
          label={t.steps.next}
          sign="→"
          disabled={number === count}
          onPress={() => go(number + 1)}
        />
        <StepButton label={t.steps.last} sign="⇥" disabled={number === count} onPress={() => go(count)} />
        <StepButton
          label={isRunning ? t.steps.pause : t.steps.run}
          sign={isRunning ? "⏸\uFE0E" : "▶\uFE0E"}
          disabled={count === 0}
          onPress={() => {
            // From the end it begins again.
            if (!isRunning && number === count) go(0);
            setRunning(!isRunning);
          }}
        />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** `aria-disabled` instead of `disabled`, so that the focus is not lost at the ends of the timeline. */
function StepButton({ label, sign, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
