import { importCards } from "@chainwright/formats";
import { openPool, writePool } from "@chainwright/pool";
import { readEntry } from "@chainwright/pool/reading";
import { countCards } from "@chainwright/scenario";
import initSqlJs from "sql.js";
import type { Job, JobNews } from "./job.ts";

/** Reads cards beside the page, which goes on meanwhile. */

// The page's own types say that this is a window.
const page = self as unknown as Pick<Worker, "postMessage" | "onmessage">;

/** So many cards are read between two notes of how far it is. */
const STEP = 100;

async function work({ name, bytes, from, reader, sqliteFile }: Job): Promise<JobNews> {
  const known = from === "pool" ? openPool(bytes) : undefined;
  const { records, problems } =
    known === undefined
      ? await importCards(bytes, { sqlite: () => initSqlJs({ locateFile: () => sqliteFile }) })
      : { records: known.entries.map(({ record }) => record), problems: [] };
  if (records.length === 0) return { kind: "done", problems };
  const entries = records.map((record, i) => {
    if (i % STEP === 0) tell({ kind: "progress", done: i, of: records.length });
    return readEntry(record);
  });
  const imported = known?.about.imported ?? new Date().toISOString();
  const pool = writePool({ about: { name, imported, reader, counts: countCards(entries) }, entries });
  return { kind: "done", pool, problems };
}

const tell = (news: JobNews): void => page.postMessage(news);

page.onmessage = ({ data }: MessageEvent<Job>) => {
  work(data).then(tell, (error: unknown) =>
    tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
};
