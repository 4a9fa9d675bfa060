import type { Pools, Report, SourceProblem } from "@chainwright/scenario";
import { loadedOnce } from "./common/once.ts";

/** The engine with the cards that the page comes with, loaded by the first who needs it. */

export type RunResult =
  | { readonly ok: true; readonly reports: readonly Report[] }
  /** `problems`: what is wrong in the file, each with its place. */
  | { readonly ok: false; readonly message: string; readonly problems: readonly SourceProblem[] };

export interface Engine {
  readonly pools: Pools;
  /**
   * Plays a scenario with all its variants. `file` is for messages; `rules` says by whose and which day's rules
   * (`tcg:2014-07-14`), the scenario's own where left out.
   */
  run(source: string, file: string, rules?: string): RunResult;
}

async function start(): Promise<Engine> {
  const [{ runScenario, SourceError }, { Pool }, generated] = await Promise.all([
    import("@chainwright/scenario"),
    import("@chainwright/pool"),
    import("@chainwright/pool/cards.json"),
  ]);
  const cards = generated.default as unknown as Parameters<typeof Pool.fromGenerated>[1];
  const pools = {
    ocg: Pool.fromGenerated("ocg", cards),
    rush: Pool.fromGenerated("rush", cards),
    "duel-masters": Pool.fromGenerated("duel-masters", cards),
  };
  const run = remember((source, file, rules) => {
    try {
      return { ok: true, reports: runScenario(source, file, pools, rules === undefined ? {} : { rules }) };
    } catch (error) {
      const problems = error instanceof SourceError ? error.problems : [];
      return { ok: false, message: error instanceof Error ? error.message : String(error), problems };
    }
  });
  return { pools, run };
}

const engine = loadedOnce((_: undefined) => start());

export const loadEngine = (): Promise<Engine> => engine(undefined);

/** How many runs are kept: what one writes in the editor is a new text with every letter. */
const KEPT = 400;

/** A run is a function of the text and the rules, so nothing is played twice. */
function remember(play: Engine["run"]): Engine["run"] {
  const known = new Map<string, RunResult>();
  return (source, file, rules) => {
    const key = JSON.stringify([source, rules]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = play(source, file, rules);
    for (const oldest of known.keys()) {
      if (known.size < KEPT) break;
      known.delete(oldest);
    }
    known.set(key, result);
    return result;
  };
}
