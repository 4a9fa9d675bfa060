import type { Card, CardFacts, GameId } from "@chainwright/card-ir";
import type { CompiledPool, GeneratedCards } from "@chainwright/pool";
import type { Pools } from "@chainwright/scenario";
import { use } from "react";
import { loadedOnce, ready, told } from "./common/once.ts";
import { shared } from "./common/shared.ts";
import { addUnreadable } from "./failures.ts";
import type { RunResult } from "./playing.ts";
import { loadReader, readEntry } from "./reader.ts";
import { currentRoute } from "./route.ts";
import { Sandbox } from "./sandbox.ts";

/** The engine with the cards that the page comes with, loaded by the first who needs it. */

export type { RunResult } from "./playing.ts";

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
  /** Plays a scenario of the page's own, as `play` has it. What it takes has to be there: see `readyFor`. */
  run(source: string, file: string, rules?: string): RunResult;
  /** Plays one that comes from elsewhere; always the same promise for the same one, as `use` wants it. */
  tried(source: string, file: string, rules?: string): Promise<RunResult>;
  /** Reads any text as that of a nameless card of a kind; the same promise for the same text. */
  readText(text: string, game: GameId, kind: CardFacts["kind"]): Promise<TextResult>;
  readonly sandbox: Sandbox;
}

type RunOf = readonly [source: string, file: string, rules?: string];

type TextResult = { readonly ok: true; readonly card: Card } | { readonly ok: false; readonly error: Error };

async function start(): Promise<Engine> {
  const [{ openPool }, { forgetPool, keptPools }] = await Promise.all([
    import("@chainwright/pool"),
    import("./pools/kept.ts"),
  ]);
  const kept = [...(await keptPools())].flatMap(([name, bytes]) => {
    const pool = openPool(bytes);
    if (pool !== undefined) return [{ ...pool, bytes }];
    addUnreadable({ name, content: bytes, forget: () => void forgetPool(name) });
    return [];
  });
  return engineWith(kept);
}

async function engineWith(kept: readonly ImportedPool[]): Promise<Engine> {
  const imported = kept.toSorted((a, b) => (a.about.imported < b.about.imported ? 1 : -1));
  const sandbox = new Sandbox(imported.map(({ bytes }) => bytes));
  // It takes as long to load as all this, and is the first that is asked there.
  if (currentRoute().page === "editor") sandbox.start();
  const [{ play, poolsOf }, generated] = await Promise.all([
    import("./playing.ts"),
    import("@chainwright/pool/cards.json"),
  ]);
  const own = generated.default as unknown as GeneratedCards;
  const isCurrent = imported.every(({ about }) => about.reader === own.reader);
  const lateEntry = isCurrent ? readEntry : (await loadReader()).lateEntry;
  const pools = poolsOf(own, imported, { readEntry, lateEntry });
  const run = remembered((...file: RunOf) => play(pools, ...file));
  return {
    pools,
    imported,
    reader: own.reader,
    run,
    tried: remembered((...file) => {
      const known = run.known(...file);
      if (known !== undefined) return ready(known);
      return settled(sandbox.run(...file), ({ message }) => ({ ok: false, message, problems: [] }));
    }),
    readText: remembered((...read) =>
      settled(
        sandbox.card(...read).then((card) => ({ ok: true, card })),
        (error) => ({ ok: false, error }),
      ),
    ),
    sandbox,
  };
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
    const { imported, sandbox } = await loadEngine();
    const next = await change(imported);
    if (next === imported) return;
    sandbox.close();
    changed.set(await engineWith(next));
  });
  lastChange = made.catch(() => undefined);
  return made;
}

/** The engine with all cards that there are now. */
export function useEngine(): Engine {
  const first = use(engine(undefined));
  return changed.use() ?? first;
}

/** How many results are kept: what one writes in the editor is a new text with every letter. */
const KEPT = 400;

interface Remembered<Args extends readonly unknown[], Result> {
  (...args: Args): Result;
  /** The result, where there is one already. */
  known(...args: Args): Result | undefined;
}

/** What comes of a text is a function of it, so nothing is done twice. */
function remembered<Args extends readonly (string | undefined)[], Result>(
  make: (...args: Args) => Result,
): Remembered<Args, Result> {
  const results = new Map<string, Result>();
  const known = (...args: Args) => results.get(JSON.stringify(args));
  const of = (...args: Args): Result => {
    const before = known(...args);
    if (before !== undefined) return before;
    const result = make(...args);
    for (const oldest of results.keys()) {
      if (results.size < KEPT) break;
      results.delete(oldest);
    }
    results.set(JSON.stringify(args), result);
    return result;
  };
  return Object.assign(of, { known });
}

/** A worker that cannot be loaded, or was stopped, is said like what is wrong with a text. */
const settled = <Result>(work: Promise<Result>, failed: (error: Error) => Result): Promise<Result> =>
  told(work.catch(failed));
