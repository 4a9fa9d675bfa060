import type { CardKind, Noun } from "@chainwright/card-ir";
import type { CardId } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";

/** What cards are where they lie now, and what the rules do with them by themselves. */
export interface GameCards<D> {
  isNoun(duel: D, card: CardId, noun: Noun): boolean;
  /** Whether a card counts as being of a kind where it is: what is printed, but for the game's own rules. */
  isOfKind(duel: D, card: CardId, kind: CardKind): boolean;
  /** Whether the rules of the game keep a card from having effects for now. */
  isDormant(duel: D, card: CardId): boolean;
  /** Whether a monster whose position cannot be changed is not turned by effects either; else only its player cannot turn it. */
  readonly holdsAgainstEffects: boolean;
  /** Has a player say which of their continuous effects, which begin together, is first. Left out: in any order. */
  orderContinuousEffects?(duel: D, player: Player, cards: readonly CardId[]): void;
  /** Called after every change of the table: does what the rules do by themselves. */
  enforce(duel: D): void;
}
