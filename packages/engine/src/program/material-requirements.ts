import type { CardId } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";
import type { CardSet } from "./card-set.ts";

/** What a Summon takes: cards for each group that its text names, and a number that their values have to make. */
export interface MaterialRequirement<D> {
  readonly groups: readonly CardSet<D>[];
  /** What the values add up to; null where only the number of cards counts. */
  readonly total: number | null;
  /** More will do, as long as none of the cards could be left out. */
  readonly orMore?: true;
  /** What a card counts for; 0 where it cannot be counted at all. */
  value(duel: D, card: CardId): number;
  /** What it may count for instead; 0 for nothing else. */
  otherValue(duel: D, card: CardId): number;
  /** Whether a card can stand in for one that is called by its name: for one of them, the others have to be correct. */
  standsIn?(duel: D, card: CardId): boolean;
  /** Whether the Summon is possible when these cards are gone. */
  suffices(duel: D, cards: readonly CardId[]): boolean;
}

/** Of what a monster is Summoned without an effect. */
export interface Materials<D> {
  recipe(duel: D, player: Player, card: CardId): MaterialRequirement<D>;
  pool(duel: D, player: Player, card: CardId): readonly CardId[];
  /** The rules that such a Summon follows. */
  rules(duel: D, card: CardId): readonly number[];
}
