import { type RULE, RULES } from "./generated.ts";
import { REGIONS, type Region } from "./profile.ts";
import type { RuleRecord, Validity } from "./record.ts";

/** A rule's number: the value of a key of {@link RULE}, and the index into {@link RULES}. 0 means no rule. */
export type RuleId = (typeof RULE)[keyof typeof RULE];

const byId: ReadonlyMap<string, RuleRecord> = new Map(RULES.slice(1).map((rule) => [rule.id, rule]));

/** The rule with this catalogue id (`OCG-CHAIN-01`), or undefined. */
export function ruleById(id: string): RuleRecord | undefined {
  return byId.get(id);
}

/** When a rule holds in a region; null where it never does. */
export function validityIn(rule: RuleRecord, region: Region | null): Validity | null {
  if (REGIONS.some((other) => other !== region && rule[other] === "only")) return null;
  const there = region === null ? undefined : rule[region];
  if (there === "never") return null;
  return typeof there === "object" ? there : rule;
}

/** Whether a rule holds on a day (ISO date) in a region. */
export function inForce(rule: RuleId, date: string, region: Region | null = null): boolean {
  const days = validityIn(recordOf(rule), region);
  if (days === null) return false;
  return (days.from === undefined || days.from <= date) && (days.until === undefined || date < days.until);
}

/** Whether a rule's first day in a region is after a day (ISO date): it may be why something cannot be done yet. */
export function isToCome(rule: RuleId, date: string, region: Region | null = null): boolean {
  const from = validityIn(recordOf(rule), region)?.from;
  return from !== undefined && date < from;
}

/**
 * A table of rules by point of the engine, as of a day (ISO date) in a region: only the rules that hold then and
 * there. So a run can cite nothing that was not in force.
 */
export function rulesInForce<T extends Readonly<Record<string, readonly number[]>>>(
  table: T,
  date: string,
  region: Region | null = null,
): Readonly<Record<keyof T, readonly number[]>> {
  const held = Object.entries(table).map(([point, rules]) => [
    point,
    rules.filter((rule) => inForce(rule as RuleId, date, region)),
  ]);
  return Object.freeze(Object.fromEntries(held)) as Readonly<Record<keyof T, readonly number[]>>;
}

/** The rules about single cards, by the cards' English names. */
export function rulesByCard(): Readonly<Record<string, readonly number[]>> {
  const found: Record<string, number[]> = Object.create(null);
  for (const [number, { cards }] of RULES.entries()) {
    for (const card of cards ?? []) {
      found[card] ??= [];
      found[card].push(number);
    }
  }
  return found;
}

/** A day on which a rule begins or ceases to hold. */
export interface RuleChange {
  /** ISO date: the first day on which it is so. */
  readonly date: string;
  readonly region: Region | null;
  /** Catalogue id of the rule. */
  readonly source: string;
}

/** The days on which any of these rules begins or ends in the regions of a game, in order. */
export function changesOf(rules: readonly RuleId[], regions: readonly Region[] = []): readonly RuleChange[] {
  return [null, ...regions]
    .flatMap((region) =>
      rules.map(recordOf).flatMap((rule) => {
        const { from, until } = validityIn(rule, region) ?? {};
        return [from, until].flatMap((date) =>
          date === undefined ? [] : [{ date, region, source: rule.id }],
        );
      }),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
}

function recordOf(rule: RuleId): RuleRecord {
  const record = RULES[rule];
  if (record === undefined) throw new RangeError(`no rule ${rule}`);
  return record;
}
