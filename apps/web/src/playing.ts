import type { CardRecord, GameId } from "@chainwright/card-ir";
import type { FileProblem } from "@chainwright/explain";
import { type CompiledPool, type GeneratedCards, Pool, type PoolEntry } from "@chainwright/pool";
import { isPlayable, type Pools, type Report, runScenario, SourceError } from "@chainwright/scenario";

/** Scenarios played with given cards: in the page those that it comes with, beside it those of others. */

export type RunResult =
  | { readonly ok: true; readonly reports: readonly Report[] }
  /** `problems`: what is wrong in the file, each with its place. */
  | { readonly ok: false; readonly message: string; readonly problems: readonly FileProblem[] };

/** How card texts are read. */
export interface Reading {
  readonly readEntry: (record: CardRecord) => PoolEntry;
  /** For pools that another version of the reader has read: by its readings nobody goes. */
  readonly lateEntry: (record: CardRecord) => PoolEntry;
}

/** The cards that the page comes with, brought up to date by those of imported pools. */
export function poolsOf(
  { entries: own, reader }: GeneratedCards,
  imported: readonly CompiledPool[],
  { readEntry, lateEntry }: Reading,
): Pools {
  // Of the same card in several files the newest one's text is the present one.
  const files = imported
    .toSorted((a, b) => (a.about.imported < b.about.imported ? -1 : 1))
    .map(({ about, entries }) => ({
      file: about.name,
      entries: about.reader === reader ? entries : entries.map(({ record }) => lateEntry(record)),
    }));
  const poolOf = (game: GameId): Pool =>
    files.reduce(
      (pool, { file, entries }) => pool.updatedBy(file, entries, isPlayable),
      new Pool(game, own, readEntry),
    );
  return { ocg: poolOf("ocg"), rush: poolOf("rush"), "duel-masters": poolOf("duel-masters") };
}

/**
 * Plays a scenario with all its variants. `file` is for messages; `rules` says by whose and which day's rules
 * (`tcg:2014-07-14`), the scenario's own where left out.
 */
export function play(pools: Pools, source: string, file: string, rules?: string): RunResult {
  try {
    const options = { inPart: true, ...(rules === undefined ? {} : { rules }) };
    return { ok: true, reports: runScenario(source, file, pools, options) };
  } catch (error) {
    const problems = error instanceof SourceError ? error.problems : [];
    return { ok: false, message: error instanceof Error ? error.message : String(error), problems };
  }
}
