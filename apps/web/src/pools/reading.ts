import type { CardProblem } from "@chainwright/formats";
import { openPool } from "@chainwright/pool";
// Named here and not in the worker, so that it is among the files that the page keeps for the time without a network.
import sqliteFile from "sql.js/dist/sql-wasm-browser.wasm?url";
import { shared } from "../common/shared.ts";
import { changeImported, type Engine, loadEngine } from "../engine.ts";
import type { Job, JobNews } from "./job.ts";
import { forgetPool, keepPool } from "./kept.ts";

/** The file of cards that is being read, or what came of the last one. */
export interface Reading {
  readonly name: string;
  readonly state: "reading" | "done" | "failed";
  readonly done: number;
  readonly of: number;
  /** How many cards there are now. */
  readonly cards: number;
  readonly problems: readonly CardProblem[];
  /** The browser has no room for it: it is there until the page is closed. */
  readonly isLost: boolean;
  /** What went wrong that nobody thought of. */
  readonly message?: string;
}

const reading = shared<Reading | undefined>(undefined);

export const useReading = (): Reading | undefined => reading.use();

const isReading = (): boolean => reading.get()?.state === "reading";

function tell(news: Partial<Reading>): void {
  const before = reading.get();
  if (before !== undefined) reading.set({ ...before, ...news });
}

/** Reads a file of cards; then they belong to the page's cards, and the browser keeps them. */
export async function readFile(file: File): Promise<void> {
  if (isReading()) return;
  await read(file.name, "file", async () => new Uint8Array(await file.arrayBuffer()));
}

/** Pools that another version of the reader has read, one after the other. */
export async function readAgain({ imported, reader }: Engine): Promise<void> {
  for (const pool of imported) {
    if (pool.about.reader === reader) continue;
    const now = await loadEngine();
    // Meanwhile it may have been removed, or somebody may have begun to read it.
    if (isReading() || !now.imported.includes(pool)) continue;
    await read(pool.about.name, "pool", async () => pool.bytes);
  }
}

/** Whatever goes wrong on the way, in the end it is said what came of it. */
async function read(name: string, from: Job["from"], bytesOf: () => Promise<Job["bytes"]>): Promise<void> {
  reading.set({ name, state: "reading", done: 0, of: 0, cards: 0, problems: [], isLost: false });
  try {
    const bytes = await bytesOf();
    const { reader } = await loadEngine();
    await take(name, from, await work({ name, bytes, from, reader, sqliteFile: sqliteUrl() }));
  } catch (error) {
    tell({ state: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

const sqliteUrl = (): string => new URL(sqliteFile, window.location.href).href;

/** Has the worker do it. @throws Error where that fails */
async function work(job: Job): Promise<Extract<JobNews, { kind: "done" }>> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<JobNews>) => {
        if (data.kind === "progress") tell({ done: data.done, of: data.of });
        else if (data.kind === "done") resolve(data);
        else reject(new Error(data.message));
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(job);
    });
  } finally {
    worker.terminate();
  }
}

async function take(
  name: string,
  from: Job["from"],
  { pool: bytes, problems }: Extract<JobNews, { kind: "done" }>,
): Promise<void> {
  const opened = bytes === undefined ? undefined : openPool(bytes);
  if (bytes === undefined || opened === undefined) {
    tell({ state: "failed", problems });
    return;
  }
  await changeImported(async (pools) => {
    const others = pools.filter(({ about }) => about.name !== name);
    // One that was removed while it was being read again stays away.
    if (from === "pool" && others.length === pools.length) {
      reading.set(undefined);
      return pools;
    }
    const isKept = await keepPool(name, bytes);
    tell({ problems, cards: opened.entries.length, isLost: !isKept });
    return [{ ...opened, bytes }, ...others];
  });
  tell({ state: "done" });
}

export async function remove(name: string): Promise<void> {
  await changeImported(async (pools) => {
    await forgetPool(name);
    return pools.filter(({ about }) => about.name !== name);
  });
  if (!isReading()) reading.set(undefined);
}
