import { shared } from "./common/shared.ts";
import { loadEngine, type RunResult } from "./engine.ts";
import { loadSpoken } from "./language.tsx";
import { readyFor } from "./reader.ts";
import { currentRoute } from "./route.ts";
import { type ScenarioFile, sourceOf } from "./scenarios.ts";

/** What came of playing scenarios by the rules of their files, by id. */
type Results = ReadonlyMap<string, RunResult>;

/** Long enough to get on, short enough that typing into the search is not felt to stick. */
const SLICE_MS = 24;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(resolve, { timeout: 200 });
    else setTimeout(resolve, 16);
  });

const results = shared<Results>(new Map());
const waiting = new Set<ScenarioFile>();
let isPlaying = false;

/** Plays scenarios in the pauses of the page. */
export function play(files: readonly ScenarioFile[]): void {
  for (const file of files) if (!results.get().has(file.id)) waiting.add(file);
  if (isPlaying || waiting.size === 0) return;
  isPlaying = true;
  playWaiting()
    // Without their texts (no network) they stay unplayed; asking again tries again.
    .catch(() => waiting.clear())
    .finally(() => {
      isPlaying = false;
    });
}

async function playWaiting(): Promise<void> {
  // What is wrong with a file is said in the reader's language.
  const [engine] = await Promise.all([loadEngine(), loadSpoken(currentRoute().lang)]);
  while (waiting.size > 0) {
    await idle();
    const started = performance.now();
    const next = new Map(results.get());
    for (const file of waiting) {
      if (performance.now() - started > SLICE_MS) break;
      const source = await sourceOf(file.id);
      await readyFor(source);
      waiting.delete(file);
      next.set(file.id, engine.run(source, file.id));
    }
    results.set(next);
  }
}

/** What is known so far, told as it comes in. */
export const useResults = (): Results => results.use();
