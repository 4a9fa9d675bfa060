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
