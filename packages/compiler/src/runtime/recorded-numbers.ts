import type { Compare } from "@chainwright/card-ir";
import type { Duel, NumberFunction } from "@chainwright/engine/board";
import { eachRecord } from "@chainwright/engine/history";
import type { EffectContext } from "@chainwright/engine/program";
import { RECORD } from "@chainwright/engine/state";

/** What numbers that were reckoned come to. */

/** "7 or higher", "less than 1000" */
export function meetsComparison(has: number, compare: Compare, wanted: number): boolean {
  switch (compare) {
    case "exactly":
      return has === wanted;
    case "at-least":
      return has >= wanted;
    case "at-most":
      return has <= wanted;
    case "above":
      return has > wanted;
    case "below":
      return has < wanted;
  }
}

/** The number that a step has left in its record. */
export function recordedNumber(duel: Duel, context: EffectContext, slot: number): number {
  let sum = 0;
  eachRecord(duel, context.link, slot, (row) => {
    sum += duel.state.get(RECORD.done, row);
  });
  return sum;
}

/** Whether a number is more than 0, or there is none since the words point at nothing yet. */
export const isAboveZero =
  (number: NumberFunction) =>
  (duel: Duel, context: EffectContext): boolean =>
    !(number(duel, context) <= 0);
