export { cardAsOf, type PoolEntry } from "./as-of.ts";
export { type CardFileReading, readCardFile, readCardNode } from "./card-file.ts";
export {
  type CompiledPool,
  openPool,
  type PoolAbout,
  type PoolCount,
  writePool,
} from "./compiled.ts";
export { type ProgramsReading, readPrograms, type WrittenProgram } from "./hand-written-programs.ts";
export { type GeneratedCards, Pool } from "./pool.ts";
export type { CardFileError, CardFileTold } from "./problem.ts";
