import { type Action, PASS } from "@chainwright/engine/state";
import type { PlaySource, Position, Report } from "@chainwright/scenario";
import { Table } from "@chainwright/table";

/** The duel as it stood after a step of a run, 0 for the starting position. */
export function tableAt(position: Position, report: Report, step: number): Table {
  const table = new Table(position, []);
  for (const answer of answersAt(report, step)) table.answer(answer);
  return table;
}

/** The answers of a run up to a step of it. */
export const answersAt = ({ steps, answers }: Report, step: number): readonly Action[] =>
  answers.slice(0, steps[step - 1]?.answers ?? 0) as Action[];

/** Where among its plays a run's moment is, and what has to be said before anything can be said of it. */
export interface PlayPlace {
  readonly after: number;
  readonly passes: readonly PlaySource[];
}

/**
 * Where a play would have to stand in the file to be made at a step of the run. Between two plays the runner passes by
 * itself; in the middle of anything else nothing can be said: undefined.
 */
export function playPlaceAt(table: Table, report: Report, step: number): PlayPlace | undefined {
  const given = answersAt(report, step).length;
  const { plays, stopped } = report;
  const made = plays.slice(0, stopped?.play ?? plays.length).filter(({ answers }) => answers <= given);
  const passed = table.line.slice(made.at(-1)?.answers ?? 0);
  if (passed.some(({ answer }) => answer !== PASS)) return undefined;
  return {
    after: made.length,
    passes: passed.map(({ player }) => (player === 0 ? { A: "pass" } : { B: "pass" })),
  };
}
