import type { CardName, Moment } from "@chainwright/explain";
import type { Board, Expectation, Report, ReportPlay, ReportStep } from "@chainwright/scenario";

/** A place in the timeline: 0 is the starting position, n the moment after step n. */
export interface Place {
  readonly number: number;
  readonly board: Board;
  /** Undefined at the starting position. */
  readonly step?: ReportStep;
}

export const placeCount = (report: Report): number => report.steps.length;

export function placeAt(report: Report, wanted: number): Place {
  const number = Math.max(0, Math.min(placeCount(report), wanted));
  const step = report.steps[number - 1];
  return step === undefined ? { number: 0, board: report.start } : { number, board: step.board, step };
}

export interface PlayGroup {
  /** Number of the play in the scenario, from 0; -1 for what happens before the first. */
  readonly play: number;
  /** The play itself; undefined before the first. */
  readonly written: ReportPlay | undefined;
  /** For a play that asks something: what came of it. */
  readonly answer: Expectation | undefined;
  /** Whether the run could not make this play, and so ended here. */
  readonly isStop: boolean;
  /** Steps with their places in the timeline; a play that asks something may have none. */
  readonly steps: readonly { readonly number: number; readonly step: ReportStep }[];
}

/** Every play that the run came to, with the steps that it led to. */
export function byPlay(report: Report): readonly PlayGroup[] {
  const stepsOf = (play: number): PlayGroup["steps"] =>
    report.steps.flatMap((step, i) => (step.play === play ? [{ number: i + 1, step }] : []));
  const end = report.stopped?.play ?? report.plays.length;
  const reached = report.plays.slice(0, end + 1);
  // The answers to what the plays ask are the first of the expectations, in the order of the plays.
  const asking = reached.slice(0, end).filter(({ asks }) => asks);
  const groups = reached.map(
    (written, play): PlayGroup => ({
      play,
      written,
      answer: asking.includes(written) ? report.expectations[asking.indexOf(written)] : undefined,
      isStop: play === end,
      steps: stepsOf(play),
    }),
  );
  const before = stepsOf(-1);
  if (before.length === 0) return groups;
  return [{ play: -1, written: undefined, answer: undefined, isStop: false, steps: before }, ...groups];
}

const isCardName = (value: unknown): value is CardName =>
  typeof value === "object" && value !== null && "id" in value && "card" in value;

/** The cards that a moment is about, whatever its kind. */
export function cardsOf(moment: Moment | undefined): ReadonlySet<number> {
  if (moment === undefined) return new Set();
  const values: readonly unknown[] = Object.values(moment.what);
  return new Set(values.filter(isCardName).map(({ id }) => id));
}

/** The longest chain of the run: the page keeps room for it, so that nothing jumps. */
export function longestChain(report: Report): number {
  return Math.max(report.start.chain.length, ...report.steps.map(({ board }) => board.chain.length));
}
