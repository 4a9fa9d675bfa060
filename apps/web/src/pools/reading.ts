import type { CardProblem } from "@chainwright/formats";
import { openPool } from "@chainwright/pool";
import { useSyncExternalStore } from "react";
// Named here and not in the worker, so that it is among the files that the page keeps for the time without a network.
import sqliteFile from "sql.js/dist/sql-wasm-browser.wasm?url";
import { type Engine, loadEngine, setImported } from "../engine.ts";
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

let reading: Reading | undefined;
const listeners = new Set<() => void>();

function tell(next: Reading | undefined): void {
  reading = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useReading = (): Reading | undefined => useSyncExternalStore(subscribe, () => reading);

/** Reads a file of cards; then they belong to the page's cards, and the browser keeps them. */
export async function readFile(file: File): Promise<void> {
  if (reading?.state === "reading") return;
  tell({ name: file.name, state: "reading", done: 0, of: 0, cards: 0, problems: [], isLost: false });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { reader } = await loadEngine();
  await read({ name: file.name, bytes, from: "file", reader });
}

/** Pools that another version of the reader has read, one after the other. */
export async function readAgain({ imported, reader }: Engine): Promise<void> {
  for (const { about, bytes } of imported) {
    if (about.reader === reader || reading?.state === "reading") continue;
    tell({ name: about.name, state: "reading", done: 0, of: 0, cards: 0, problems: [], isLost: false });
    await read({ name: about.name, bytes, from: "pool", reader });
  }
}

function read(job: Omit<Job, "sqliteFile">): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const end = async (news: Exclude<JobNews, { kind: "progress" }>) => {
      worker.terminate();
      await take(job.name, news);
      resolve();
    };
    worker.onmessage = ({ data }: MessageEvent<JobNews>) => {
      if (data.kind !== "progress") void end(data);
      else if (reading !== undefined) tell({ ...reading, done: data.done, of: data.of });
    };
    worker.onerror = (event) => void end({ kind: "failed", message: event.message });
    worker.postMessage({ ...job, sqliteFile: new URL(sqliteFile, window.location.href).href } satisfies Job);
  });
}

async function take(name: string, news: Exclude<JobNews, { kind: "progress" }>): Promise<void> {
  if (reading === undefined) return;
  if (news.kind === "failed") {
    tell({ ...reading, state: "failed", message: news.message });
    return;
  }
  const opened = news.pool === undefined ? undefined : openPool(news.pool);
  if (news.pool === undefined || opened === undefined) {
    tell({ ...reading, state: "failed", problems: news.problems });
    return;
  }
  const isKept = await keepPool(name, news.pool);
  await setImported((others) => [
    { ...opened, bytes: news.pool as Uint8Array<ArrayBuffer> },
    ...others.filter(({ about }) => about.name !== name),
  ]);
  const cards = opened.entries.length;
  tell({ ...reading, state: "done", cards, problems: news.problems, isLost: !isKept });
}

export async function remove(name: string): Promise<void> {
  await forgetPool(name);
  await setImported((all) => all.filter(({ about }) => about.name !== name));
  if (reading?.state !== "reading") tell(undefined);
}
