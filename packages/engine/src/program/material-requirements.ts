import type { Duel } from "../state/duel.ts";
import type { CardId } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";
import type { CardSet } from "./card-set.ts";

/** What a Summon takes: cards for each group that its text names, and a number that their values have to make. */
export interface MaterialRequirement {
  readonly groups: readonly CardSet[];
  /** What the values add up to; null where only the number of cards counts. */
  readonly total: number | null;
  /** More will do, as long as none of the cards could be left out. */
  readonly orMore?: true;
  /** What a card counts for; 0 where it cannot be counted at all. */
  value(duel: Duel, card: CardId): number;
  /** What it may count for instead; 0 for nothing else. */
  otherValue(duel: Duel, card: CardId): number;
  /** Whether a card can stand in for one that is called by its name: for one of them, the others have to be correct. */
  standsIn?(duel: Duel, card: CardId): boolean;
  /** Whether the Summon is possible when these cards are gone. */
  suffices(duel: Duel, cards: readonly CardId[]): boolean;
}

/** Of what a monster is Summoned without an effect. */
export interface Materials {
  recipe(duel: Duel, player: Player, card: CardId): MaterialRequirement;
  pool(duel: Duel, player: Player, card: CardId): readonly CardId[];
  /** The rules that such a Summon follows. */
  law(duel: Duel, card: CardId): readonly number[];
}
