import type { GameId } from "@chainwright/card-ir";
import type { FileProblem } from "@chainwright/explain";
import type { CompiledPool, GeneratedCards } from "@chainwright/pool";
import type { Pools, Report } from "@chainwright/scenario";
import { use } from "react";
import { loadedOnce } from "./common/once.ts";
import { shared } from "./common/shared.ts";
import { loadReader, readEntry } from "./reader.ts";

/** The engine with the cards that the page comes with, loaded by the first who needs it. */

export type RunResult =
  | { readonly ok: true; readonly reports: readonly Report[] }
  /** `problems`: what is wrong in the file, each with its place. */
  | { readonly ok: false; readonly message: string; readonly problems: readonly FileProblem[] };

/** A pool of other cards, with the bytes that it is kept as. */
interface ImportedPool extends CompiledPool {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Engine {
  /** The cards that the page comes with, then those of the imported pools. */
  readonly pools: Pools;
  /** The newest first. */
  readonly imported: readonly ImportedPool[];
  /** The version of the reader of card texts. */
  readonly reader: string;
  /**
   * Plays a scenario with all its variants. `file` is for messages; `rules` says by whose and which day's rules
   * (`tcg:2014-07-14`), the scenario's own where left out. What it takes has to be there: see `readyFor`.
   */
  run(source: string, file: string, rules?: string): RunResult;
}

async function start(): Promise<Engine> {
  const [{ openPool }, { keptPools }] = await Promise.all([
    import("@chainwright/pool"),
    import("./pools/kept.ts"),
  ]);
  const kept = [...(await keptPools()).values()].flatMap((bytes) => {
    const pool = openPool(bytes);
    return pool === undefined ? [] : [{ ...pool, bytes }];
  });
  return engineWith(kept);
}

async function engineWith(kept: readonly ImportedPool[]): Promise<Engine> {
  const [{ isPlayable, runScenario, SourceError }, { Pool }, generated] = await Promise.all([
    import("@chainwright/scenario"),
    import("@chainwright/pool"),
    import("@chainwright/pool/cards.json"),
  ]);
  const { entries: own, reader } = generated.default as unknown as GeneratedCards;
  const imported = kept.toSorted((a, b) => (a.about.imported < b.about.imported ? 1 : -1));
  const files = await Promise.all(
    // Of the same card in several files the newest one's text is the present one.
    imported.toReversed().map(async ({ about, entries }) => {
      if (about.reader === reader) return { file: about.name, entries };
      // By another reader's readings nobody goes: until they are made again each text is read when it is asked for.
      const { lateEntry } = await loadReader();
      return { file: about.name, entries: entries.map(({ record }) => lateEntry(record)) };
    }),
  );
  const poolOf = (game: GameId): InstanceType<typeof Pool> =>
    files.reduce(
      (pool, { file, entries }) => pool.updatedBy(file, entries, isPlayable),
      new Pool(game, own, readEntry),
    );
  const pools = { ocg: poolOf("ocg"), rush: poolOf("rush"), "duel-masters": poolOf("duel-masters") };
  const run = remember((source, file, rules) => {
    try {
      return { ok: true, reports: runScenario(source, file, pools, rules === undefined ? {} : { rules }) };
    } catch (error) {
      const problems = error instanceof SourceError ? error.problems : [];
      return { ok: false, message: error instanceof Error ? error.message : String(error), problems };
    }
  });
  return { pools, imported, reader, run };
}

const engine = loadedOnce((_: undefined) => start());

/** The engine since other cards came or went. */
const changed = shared<Engine | undefined>(undefined);

export const loadEngine = async (): Promise<Engine> => changed.get() ?? engine(undefined);

type PoolsChange = (pools: readonly ImportedPool[]) => Promise<readonly ImportedPool[]>;

let lastChange: Promise<unknown> = Promise.resolve();

/** Changes which pools there are beside the page's own cards: one change after the other, so that none undoes another. */
export function changeImported(change: PoolsChange): Promise<void> {
  const made = lastChange.then(async () => {
    const { imported } = await loadEngine();
    const next = await change(imported);
    if (next !== imported) changed.set(await engineWith(next));
  });
  lastChange = made.catch(() => undefined);
  return made;
}

/** The engine with all cards that there are now. */
export function useEngine(): Engine {
  const first = use(engine(undefined));
  return changed.use() ?? first;
}

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
