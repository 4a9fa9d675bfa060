import { useEffect, useState } from "react";
import { useLanguage } from "../language.tsx";

export interface SoleWriter {
  /** Whether this tab may keep what it shows; not known for a moment at first. */
  readonly isSole: boolean | undefined;
  /** Keeps this tab's from now on: the other one is told. */
  readonly take: () => void;
}

/** Of several tabs that show what is kept under a key, one keeps it: the first, until another is told to. */
export function useSoleWriter(key: string): SoleWriter {
  const [isSole, setIsSole] = useState<boolean>();
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    // Not there on pages that were not served safely; nothing can be told of other tabs then.
    if (navigator.locks === undefined) {
      setIsSole(true);
      return;
    }
    let isGone = false;
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    navigator.locks
      .request(key, taken > 0 ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (isGone) return;
        setIsSole(lock !== null);
        return lock === null ? undefined : held;
      })
      // Another tab has taken it.
      .catch(() => {
        if (!isGone) setIsSole(false);
      });
    return () => {
      isGone = true;
      release();
    };
  }, [key, taken]);
  return { isSole, take: () => setTaken(taken + 1) };
}

/** Says that another tab has the same open. */
export function OtherTab({ writer: { isSole, take } }: { writer: SoleWriter }) {
  const { t } = useLanguage();
  if (isSole !== false) return null;
  return (
    <div className="notice bad" role="alert">
      <span>{t.otherTab}</span>{" "}
      <button type="button" onClick={take}>
        {t.keepHere}
      </button>
    </div>
  );
}
