export { boardOf } from "./board.ts";
export { countCards } from "./counts.ts";
export {
  addPlays,
  cardAt,
  describeCard,
  type Edit,
  edited,
  move,
  objections,
  put,
  remove,
  type Spot,
  setValue,
} from "./edit.ts";
export { MODES, type Mode, ModeError } from "./modes.ts";
export { ROOMS, type SeatName, type ZoneKey } from "./position.ts";
export type * from "./report.ts";
export { type RunOptions, reportCard, runScenario } from "./run.ts";
export { readScenario, SourceError, type SourceProblem, showProblem } from "./source.ts";
export { type Pools, type Position, type PositionOptions, readPosition } from "./start.ts";
