import type { Asks, Happened, Process, Referring, Wording } from "@chainwright/card-ir";
import type { Region } from "./profile.ts";

export type Language = "en" | "ko" | "ja";

/** Title and statement of each rule in one language, by its id. */
export type RuleWords = Readonly<Record<string, readonly [title: string, statement: string]>>;

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

/** One rule, as written in `rules/<game>/*.yaml`; what it says is in `words`, a file a language. */
export interface RuleRecord extends Validity {
  /** Catalogue id, as in `OCG-CHAIN-01`; empty for the placeholder at index 0. */
  readonly id: string;
  /** Folder under `rules/` that the entry came from. */
  readonly game: string;
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
  /**
   * By what words say of a target (its face, position, controller, or what it is): the cards (English names) whose Japanese
   * text alone says it again where the effect resolves.
   */
  readonly saidAgain?: Readonly<Record<string, readonly string[]>>;
}

/** One row of `rules/<game>/tables/results.yaml`: a case, and whether what happened counts. What it leaves out can be anything. */
export interface ResultRow extends Validity {
  readonly game: string;
  readonly wording: Wording;
  readonly happened: Happened;
  readonly counts: boolean;
  readonly process?: Process;
  readonly asks?: Asks;
  readonly within?: Referring["within"];
  readonly where?: Region;
  /** Ids of the rules that say so. */
  readonly rules: readonly string[];
}
