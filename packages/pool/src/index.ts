export { cardAsOf, cardOfText, type KnownReading, readingOf, versionAt } from "./as-of.ts";
export { type CardFileReading, readCardFile } from "./card-file.ts";
export {
  type CompiledPool,
  openPool,
  type PoolAbout,
  type PoolCount,
  readEntry,
  writePool,
} from "./compiled.ts";
export { type GeneratedCards, Pool, type PoolEntry } from "./pool.ts";
export { type CardFileError, showError } from "./problem.ts";
