import type { Happened, Moment, Referring, ResultReading } from "@chainwright/card-ir";
import type { Action } from "./action.ts";
import type { DeckRules } from "./deck-rules.ts";
import type { Duel } from "./duel.ts";
import type { Game } from "./game.ts";
import type { ReasonRanks } from "./illegality-ranks.ts";
import type { Reason } from "./illegality-reasons.ts";
import type { Law } from "./rule-points.ts";
import type { Player } from "./vocabulary.ts";

/** A ruling for cards (English names) together: one of them stays negated, or else they may not come together. */
export interface SpecialRuling {
  readonly rule: number;
  readonly cards: readonly string[];
  readonly negated?: string;
}

/** The rules of a game as of one date, frozen. */
export interface Rules {
  readonly game: Game;
  /** ISO date. */
  readonly date: string;
  readonly law: Law;
  /** Which of several reasons tells the most. */
  readonly reasonRanks: ReasonRanks;
  readonly deck: DeckRules;
  /** How words that refer to the result of an earlier part are read ("destroyed this way", "if you do"). */
  result(referring: Referring, happened: Happened): ResultReading;
  /** Whether it is now what words like "during the Battle Phase" or "before damage calculation" mean. */
  isMoment(duel: Duel, word: Moment, at?: "start" | "end" | "before" | "after"): boolean;
  /** The rules about single cards, by the cards' English names. */
  readonly cardLaw: Readonly<Record<string, readonly number[]>>;
  /** What was laid down for cards whose continuous effects give no stable answer together. */
  readonly rulings: readonly SpecialRuling[];
  /** "… then end the Battle Phase". */
  endBattlePhase(duel: Duel): void;
  /** "It becomes the End Phase": once the chain is over. */
  becomeEndPhase(duel: Duel): void;
  /** "… and perform damage calculation": of the attack that was declared, while an effect resolves. */
  calculateDamage(duel: Duel): void;
  /** Reasons why a player cannot take an action now, also one who is not being asked; empty when they can. */
  whyNot(duel: Duel, player: Player, action: Action): readonly Reason[];
}
