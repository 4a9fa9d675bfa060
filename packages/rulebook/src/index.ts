import { RULE, RULES } from "./generated.ts";
import { REGIONS, type Region } from "./profile.ts";

export {
  meantProfile,
  NEWEST,
  type Profile,
  REGIONS,
  type Region,
  readProfile,
  writeProfile,
} from "./profile.ts";
export { type ResultRow, resultDates, resultsAt } from "./results.ts";
export { RULE, RULES };

export type Language = "en" | "ko" | "ja";
export type LocalizedText = Readonly<Record<Language, string>>;

/** When a rule holds. */
export interface Validity {
  /** First day (ISO date) on which the rule holds; absent: always did. */
  readonly from?: string;
  /** First day (ISO date) on which it no longer holds; absent: still does. */
  readonly until?: string;
}

/** A special ruling: one of the cards stays negated, or else the cards may not be brought together. */
export interface Ruling {
  readonly cards: readonly string[];
  readonly negated?: string;
}

/** One rule, as written in `rules/<game>/*.yaml`. */
export interface RuleRecord extends Validity {
  /** Catalogue id, as in `OCG-CHAIN-01`; empty for the placeholder at index 0. */
  readonly id: string;
  /** Folder under `rules/` that the entry came from. */
  readonly game: string;
  readonly title: LocalizedText;
  readonly statement: LocalizedText;
  /** Where the rule is written down. */
  readonly source: string;
  readonly status: string;
  /** Where a region differs: the rule holds only there, never there, or on other days. */
  readonly tcg?: "only" | "never" | Validity;
  readonly plays?: "only" | "never" | Validity;
  readonly seed?: "only" | "never" | Validity;
  /** Whether an engine has something to enforce; false for commentary. */
  readonly enforce: boolean;
  /** The cards, by English name, whose text the rule is about: where that text decides, the rule does. */
  readonly cards?: readonly string[];
  /** What was laid down for these cards (English names) together, where their texts give no stable answer. */
  readonly ruling?: Ruling;
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

/**
 * A table of rules by point of the engine, as of a day (ISO date) in a region: only the rules that hold then and
 * there. So a run can cite nothing that was not in force.
 */
export function lawAt<T extends Readonly<Record<string, readonly number[]>>>(
  law: T,
  date: string,
  region: Region | null = null,
): Readonly<Record<keyof T, readonly number[]>> {
  const held = Object.entries(law).map(([point, rules]) => [
    point,
    rules.filter((rule) => inForce(rule as RuleId, date, region)),
  ]);
  return Object.freeze(Object.fromEntries(held)) as Readonly<Record<keyof T, readonly number[]>>;
}

/** The rules about single cards, by the cards' English names. */
export function rulesByCard(): Readonly<Record<string, readonly number[]>> {
  const found: Record<string, number[]> = {};
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
