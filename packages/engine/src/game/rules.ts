import type { Happened, Moment, Referring, ResultReading } from "@chainwright/card-ir";
import type { Action } from "../state/action.ts";
import type { ReasonRanks } from "../state/illegality-ranks.ts";
import type { Reason } from "../state/illegality-reasons.ts";
import type { Law } from "../state/rule-points.ts";
import type { Player } from "../state/vocabulary.ts";
import type { DeckRules } from "./deck-rules.ts";
import type { Game } from "./game.ts";

/** The rules of a game as of one date, frozen. */
export interface Rules<D> extends CitedRules, WordReadings<D>, TurnChanges<D> {
  readonly game: Game<D>;
  /** ISO date. */
  readonly date: string;
  readonly deck: DeckRules;
  /** Reasons why a player cannot take an action now, also one who is not being asked; empty when they can. */
  whyNot(duel: D, player: Player, action: Action): readonly Reason[];
}

/** Which rules are cited, and where. */
interface CitedRules {
  readonly law: Law;
  /** Which of several reasons tells the most. */
  readonly reasonRanks: ReasonRanks;
  /** The rules about single cards, by the cards' English names. */
  readonly rulesByCard: Readonly<Record<string, readonly number[]>>;
  /** What was laid down for cards whose continuous effects give no stable answer together. */
  readonly rulings: readonly SpecialRuling[];
}

/** What words of card texts mean. */
interface WordReadings<D> {
  /** How words that refer to the result of an earlier part are read ("destroyed this way", "if you do"). */
  result(referring: Referring, happened: Happened): ResultReading;
  /** Whether it is now what words like "during the Battle Phase" or "before damage calculation" mean. */
  isMoment(duel: D, word: Moment, at?: "start" | "end" | "before" | "after"): boolean;
}

/** How effects change the course of a turn. */
export interface TurnChanges<D> {
  /** "… then end the Battle Phase". */
  endBattlePhase(duel: D): void;
  /** "It becomes the End Phase": once the chain is over. */
  becomeEndPhase(duel: D): void;
  /** "… and perform damage calculation": of the attack that was declared, while an effect resolves. */
  calculateDamage(duel: D): void;
}

/** A ruling for cards (English names) together: one of them stays negated, or else they may not come together. */
export interface SpecialRuling {
  readonly rule: number;
  readonly cards: readonly string[];
  readonly negated?: string;
}
