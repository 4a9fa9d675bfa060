import { useEffect, useSyncExternalStore } from "react";
import type { Engine, RunResult } from "./engine.ts";

/** Results of playing all scenarios by the dates of their files, as far as they are known. */
type Results = ReadonlyMap<string, RunResult>;

let results: Results = new Map();
let running = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Long enough to get on, short enough that typing into the search is not felt to stick. */
const SLICE_MS = 24;

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 200 });
  else setTimeout(work, 16);
};

function playAll(engine: Engine): void {
  if (running) return;
  running = true;
  const waiting = engine.files.filter(({ file }) => !results.has(file));
  const slice = () => {
    const started = performance.now();
    const next = new Map(results);
    while (waiting.length > 0 && performance.now() - started < SLICE_MS) {
      const file = waiting.shift();
      if (file !== undefined) next.set(file.file, engine.run(file));
    }
    results = next;
    for (const listener of listeners) listener();
    if (waiting.length > 0) whenIdle(slice);
  };
  whenIdle(slice);
}

/** Plays all scenarios in the pauses of the page, and tells as results come in. */
export function useResults(engine: Engine): Results {
  useEffect(() => playAll(engine), [engine]);
  return useSyncExternalStore(subscribe, () => results);
}
