import type { Happened, Referring, ResultReading } from "@chainwright/card-ir";
import type { Duel } from "../board/duel.ts";
import { CARD, type LinkId, RECORD, type RecordId } from "../state/schema.ts";
import { TRACE } from "../state/trace.ts";
import { MANNER } from "../state/vocabulary.ts";
import { eachRecord, isSame } from "./step-records.ts";

/**
 * Words that refer to the result of an earlier part ("the card put into your graveyard this way", "if you do"): the
 * record says what became of each card, the rules of the day whether that counts for the words.
 */

const DONE: ResultReading = { counts: true, rules: [] };
const NOT_DONE: ResultReading = { counts: false, rules: [] };

/** For games in which what really happened is all that ever counts. */
export const onlyWhatWasDone = (_: Referring, happened: Happened): ResultReading =>
  happened === "done" ? DONE : NOT_DONE;

function happenedTo(duel: Duel, row: RecordId): Happened {
  const { state } = duel;
  if (state.get(RECORD.done, row) !== 0) return "done";
  const manner = isSame(duel, row) ? state.get(CARD.manner, state.get(RECORD.card, row)) : 0;
  return (manner & MANNER.overflowed) !== 0 ? "overflowed" : "replaced";
}

/** Whether what became of a card counts for the words. */
export const resultCounts = (duel: Duel, row: RecordId, referring: Referring): boolean =>
  duel.rules.result(referring, happenedTo(duel, row)).counts;

/** Whether anything that a step of a link tried counts for the words. */
export function anyCounts(duel: Duel, link: LinkId, slot: number, referring: Referring): boolean {
  let counts = false;
  eachRecord(duel, link, slot, (row) => {
    counts = resultCounts(duel, row, referring);
    return !counts;
  });
  return counts;
}

/** Says in the trace how words of a link that refer to a record are read, by what became of its cards. */
export function noteResult(
  duel: Duel,
  link: LinkId,
  where: readonly [LinkId, number],
  referring: Referring,
): void {
  if (duel.trace === null) return;
  const { rules } = duel;
  const readings: ResultReading[] = [];
  eachRecord(duel, ...where, (row) => {
    readings.push(rules.result(referring, happenedTo(duel, row)));
  });
  const tried = readings.length;
  if (tried === 0) readings.push(rules.result(referring, "nothing"));
  const cited = new Set(readings.flatMap((reading) => reading.rules));
  const attempted = rules.result(referring, "replaced").counts ? 1 : 0;
  const counted = readings.filter(({ counts }) => counts).length;
  duel.point(TRACE.referred, [...cited], link, tried * 2 + attempted, counted);
}
