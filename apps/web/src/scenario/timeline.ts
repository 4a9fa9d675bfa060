import type { CardName, Moment } from "@chainwright/explain";
import type { Board, Report, ReportStep } from "@chainwright/scenario";

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
  /** Place in the timeline of the first of the steps. */
  readonly first: number;
  readonly steps: readonly ReportStep[];
}

/** Steps under their plays, in the order of the run. */
export function byPlay(steps: readonly ReportStep[]): readonly PlayGroup[] {
  const groups: { play: number; first: number; steps: ReportStep[] }[] = [];
  steps.forEach((step, i) => {
    const last = groups.at(-1);
    if (last?.play === step.play) last.steps.push(step);
    else groups.push({ play: step.play, first: i + 1, steps: [step] });
  });
  return groups;
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
