import type { CardId, ZoneId } from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";

/** Which places of a zone are free for a card, and which lie beside each other. */
export interface GamePlacement<D> {
  /** Places of a zone that something else takes up, as a mask. */
  takenSlots(duel: D, player: Player, zone: ZoneId): number;
  /**
   * The places to which a monster could be Summoned from where it is, as a mask; without the cards that leave for it, and
   * without places that are given to others already.
   */
  summonSlots(duel: D, player: Player, card: CardId, leaving?: readonly CardId[], given?: number): number;
  /** Whether it makes a difference to which of these places a monster is Summoned; null where it never does. */
  readonly placeMatters: ((duel: D, card: CardId, places: number) => boolean) | null;
  /**
   * The free places of the zone of a Spell or Trap, or of `zone`, as a mask, without those given to others; 0 where it makes no difference to
   * which of them it goes.
   */
  placesOfSpell(duel: D, player: Player, card: CardId, given?: number, zone?: ZoneId): number;
  /** The zones of a player to which a card on the field points, as a mask; null where none ever does. */
  readonly zonesPointedTo: ((duel: D, by: CardId, player: Player) => number) | null;
  /** The column of a place of a player's zone, counted from player 0's left; -1 where it is in none. */
  columnAt(duel: D, zone: ZoneId, player: Player, place: number): number;
  /** The zones of a player to which a monster may come that are in a column, and beside a card, as a mask. */
  zonesInColumn(column: number, player: Player): number;
  zonesBeside(duel: D, card: CardId, player: Player): number;
}
