import { RULE, RULES } from "./generated.ts";

export { RULE, RULES };

export type Language = "en" | "ko" | "ja";
export type LocalizedText = Readonly<Record<Language, string>>;

/** One rule, as written in `rules/<game>/*.yaml`. */
export interface RuleRecord {
  /** Catalogue id, as in `OCG-CHAIN-01`; empty for the placeholder at index 0. */
  readonly id: string;
  /** Folder under `rules/` that the entry came from. */
  readonly game: string;
  readonly title: LocalizedText;
  readonly statement: LocalizedText;
  /** Where the rule is written down. */
  readonly source: string;
  readonly status: string;
  /** First day (ISO date) on which the rule holds; absent: always did. */
  readonly from?: string;
  /** First day (ISO date) on which it no longer holds; absent: still does. */
  readonly until?: string;
  /** Whether an engine has something to enforce; false for commentary. */
  readonly enforce: boolean;
  /** A remark for readers of the rule, in English. */
  readonly note?: string;
}

/** A rule's number: the value of a key of {@link RULE}, and the index into {@link RULES}. 0 means no rule. */
export type RuleId = (typeof RULE)[keyof typeof RULE];

const byId: ReadonlyMap<string, RuleRecord> = new Map(RULES.slice(1).map((rule) => [rule.id, rule]));

/** The rule with this catalogue id (`OCG-CHAIN-01`), or undefined. */
export function ruleById(id: string): RuleRecord | undefined {
  return byId.get(id);
}

/** Whether a rule holds on a day (ISO date). */
export function inForce(rule: RuleId, date: string): boolean {
  const { from, until } = recordOf(rule);
  return (from === undefined || from <= date) && (until === undefined || date < until);
}

/**
 * A table of rules by point of the engine, as of a day (ISO date): only the rules that hold then. So a run can cite
 * nothing that was not in force.
 */
export function lawAt<T extends Readonly<Record<string, readonly number[]>>>(
  law: T,
  date: string,
): Readonly<Record<keyof T, readonly number[]>> {
  const held = Object.entries(law).map(([point, rules]) => [
    point,
    rules.filter((rule) => inForce(rule as RuleId, date)),
  ]);
  return Object.freeze(Object.fromEntries(held)) as Readonly<Record<keyof T, readonly number[]>>;
}

/** A day on which a rule begins or ceases to hold. */
export interface RuleChange {
  /** ISO date: the first day on which it is so. */
  readonly date: string;
  /** Catalogue id of the rule. */
  readonly source: string;
}

/** The days on which any of these rules begins or ends, in order. */
export function changesOf(rules: readonly RuleId[]): readonly RuleChange[] {
  return rules
    .map(recordOf)
    .flatMap(({ id, from, until }) =>
      [from, until].flatMap((date) => (date === undefined ? [] : [{ date, source: id }])),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
}

function recordOf(rule: RuleId): RuleRecord {
  const record = RULES[rule];
  if (record === undefined) throw new RangeError(`no rule ${rule}`);
  return record;
}
