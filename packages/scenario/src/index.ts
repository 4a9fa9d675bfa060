export { MODES, type Mode, ModeError } from "./modes.ts";
export type * from "./report.ts";
export { type Pools, type RunOptions, runScenario } from "./run.ts";
export { readScenario, showProblem, SourceError, type SourceProblem } from "./source.ts";
