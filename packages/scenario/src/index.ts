export { boardOf } from "./board.ts";
export { countCards, isPlayable } from "./counts.ts";
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
  valueAt,
} from "./edit.ts";
export { MODES, type Mode, ModeError } from "./modes.ts";
export { ROOMS, type ZoneKey, zoneKeysOf, zoneName } from "./position.ts";
export type * from "./report.ts";
export { type RunOptions, reportCard, runScenario } from "./run.ts";
export { SEATS, type SeatName } from "./seats.ts";
export {
  type ActSource,
  type CardSource,
  type Path,
  type PlaySource,
  POSITIONS,
  readScenario,
  SourceError,
  SUMMONS,
  titleOf,
} from "./source.ts";
export { type Pools, type Position, type PositionOptions, readPosition } from "./start.ts";
export { type Compared, withoutUnrelated } from "./unrelated.ts";
export { referenceTo, written } from "./written.ts";
