import type { Happened, Referring, ResultReading } from "@chainwright/card-ir";
import { RESULTS, RULE } from "./generated.ts";
import type { Region } from "./profile.ts";
import type { ResultRow } from "./record.ts";
import { inForce, type RuleChange, type RuleId } from "./rules.ts";

/** What a row may leave open; what stands first here decides first which of several rows says most. */
const LEFT_OPEN = ["where", "process", "asks", "within"] as const;

/** How much of what a row may leave open it says. */
const precision = (row: ResultRow): number =>
  LEFT_OPEN.reduce((sum, key) => sum * 2 + (row[key] === undefined ? 0 : 1), 0);

const ruleOf = (id: string): RuleId => RULE[id.replaceAll("-", "_") as keyof typeof RULE];

/**
 * The table of a game as of a day (ISO date) in a region. Of the rows about a case the one that says most decides.
 * @throws RangeError for a case about which no row, or more than one equally precise row, speaks.
 */
export function resultsAt(
  game: string,
  date: string,
  region: Region | null,
): (referring: Referring, happened: Happened) => ResultReading {
  const held = RESULTS.filter(
    ({ game: whose, from, until, where }) =>
      whose === game &&
      (from === undefined || from <= date) &&
      (until === undefined || date < until) &&
      (where === undefined || where === region),
  ).sort((a, b) => precision(b) - precision(a));
  const known = new Map<string, ResultReading>();
  return ({ wording, process, asks, within }, happened) => {
    const key = `"${wording}" of ${process ?? "anything"} in ${within ?? "anything"}, asking ${asks}, where it was ${happened}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const [row, next] = held.filter(
      (one) =>
        one.wording === wording &&
        one.happened === happened &&
        (one.process === undefined || one.process === process) &&
        (one.asks === undefined || one.asks === asks) &&
        (one.within === undefined || one.within === within),
    );
    if (row === undefined) throw new RangeError(`${game}, ${date}: no row for ${key}`);
    if (next !== undefined && precision(next) === precision(row))
      throw new RangeError(`${game}, ${date}: two rows for ${key}`);
    const rules = row.rules.map(ruleOf).filter((rule) => inForce(rule, date, region));
    const reading = { counts: row.counts, rules };
    known.set(key, reading);
    return reading;
  };
}

/** The days on which the table of a game changes. */
export const resultDates = (game: string): readonly RuleChange[] =>
  RESULTS.flatMap(({ game: whose, from, where = null, rules }) =>
    whose === game && from !== undefined ? [{ date: from, region: where, source: rules[0] ?? "" }] : [],
  );
