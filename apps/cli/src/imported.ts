import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { type CompiledPool, openPool, writePool } from "@chainwright/pool";
import { readEntry } from "@chainwright/pool/reading";
import { countCards } from "@chainwright/scenario";
import { makeFolder, removeFile, writeFile } from "./durable.ts";
import { doneWith, readBytes } from "./files.ts";
import { type Io, languageOf, Trouble } from "./look.ts";

/** Where the system keeps what programs can make again, or where `CHAINWRIGHT_CACHE` says. */
export function cacheFolder(env: Io["env"], platform = process.platform): string {
  const home = env.HOME ?? homedir();
  if (env.CHAINWRIGHT_CACHE !== undefined && env.CHAINWRIGHT_CACHE !== "") return env.CHAINWRIGHT_CACHE;
  if (platform === "win32")
    return join(env.LOCALAPPDATA ?? join(home, "AppData", "Local"), "chainwright", "Cache");
  if (platform === "darwin") return join(home, "Library", "Caches", "chainwright");
  return join(env.XDG_CACHE_HOME || join(home, ".cache"), "chainwright");
}

const ENDING = ".pool";
const folderOf = ({ env }: Io): string => join(cacheFolder(env), "pools");

/** The file that keeps the cards of a file of this name. */
export const keptAt = (name: string, io: Io): string => join(folderOf(io), `${name}${ENDING}`);

/** The names of the files whose cards are kept. @throws Trouble where the folder cannot be read */
export function keptNames(io: Io): readonly string[] {
  const folder = folderOf(io);
  if (!existsSync(folder)) return [];
  return doneWith(folder, () => readdirSync(folder))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
}

/** The cards kept under a name; undefined where this version does not understand the file. @throws Trouble where it cannot be read */
export const keptPool = (name: string, io: Io): CompiledPool | undefined =>
  openPool(readBytes(keptAt(name, io)));

/** Keeps a pool under its name, in place of what was there. @throws Trouble */
export function keep(pool: CompiledPool, io: Io): string {
  const file = keptAt(pool.about.name, io);
  const language = languageOf(io.env);
  makeFolder(folderOf(io), language);
  writeFile(file, writePool(pool), language);
  return file;
}

/** @throws Trouble where it cannot be removed */
export const forgetPool = (name: string, io: Io): void => removeFile(keptAt(name, io), languageOf(io.env));

/** All pools that are kept, the newest first. What another reader has read is read again, and a broken one left out; both is told. */
export function keptPools(reader: string, io: Io): readonly CompiledPool[] {
  const pools = keptNames(io).flatMap((name) => {
    try {
      const pool = keptPool(name, io);
      if (pool !== undefined) return [pool.about.reader === reader ? pool : readAgain(pool, reader, io)];
      io.err(`${keptAt(name, io)}: no pool of cards that this version understands; import the file again\n`);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      io.err(`${error.message}\n`);
    }
    return [];
  });
  return pools.toSorted((a, b) => (a.about.imported < b.about.imported ? 1 : -1));
}

function readAgain({ about, entries }: CompiledPool, reader: string, io: Io): CompiledPool {
  io.err(`${about.name}: read by another version of Chainwright; its texts are read again …\n`);
  const read = entries.map(({ record }) => readEntry(record));
  const pool = { about: { ...about, reader, counts: countCards(read) }, entries: read };
  try {
    keep(pool, io);
  } catch (error) {
    // Then it is only slow, each time.
    if (!(error instanceof Trouble)) throw error;
    io.err(`${error.message}\n`);
  }
  return pool;
}
