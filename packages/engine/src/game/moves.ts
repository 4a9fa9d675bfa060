import type { Routine } from "@chainwright/kernel";
import type { CardId, LinkId, ZoneId } from "../state/schema.ts";

/** What becomes of cards that move: where they go, and what happens instead. */
export interface GameMoves<D> {
  /** How a card lies that comes to a zone in which cards lie one way or the other (`POSITION`). */
  arrivesAs(duel: D, card: CardId, zone: ZoneId): number;
  /** Where a card goes that would leave play for `zone`, or go to the hand or Deck; a Token is nowhere once it leaves. */
  destination(duel: D, card: CardId, zone: ZoneId): ZoneId;
  /** What becomes of a card that should return to its other player and finds no room there. */
  readonly noWayBack: "destroyed" | "sent";
  /** The rules by which a card in play cannot be returned to the hand or Deck, since where it goes is settled; none where it can. */
  notReturned(duel: D, card: CardId, by: LinkId): readonly number[] | null;
  /** Called when a card has left play: what was attached to it goes where the rules send it. */
  hasLeft(duel: D, card: CardId): void;
  /** Called when a card in play has been turned face-down: what is bound to its face lets go. */
  turnedDown(duel: D, card: CardId): void;
  /** What its rules do instead of moves. */
  readonly insteads: readonly RuleReplacement<D>[];
  /**
   * Has players choose among what may take the place of moves (see `replacementChoice`), or whether something takes the
   * place of destructions, "you can … instead"; null where that is never asked. The move that waits lies in the registers
   * of its frame: see `movingOf`.
   */
  readonly chooseReplacement: {
    readonly of: "moves" | "destructions";
    readonly routine: Routine<D>;
  } | null;
}

/** What the rules of a game do instead of a move: at once, without anything to choose. */
export interface RuleReplacement<D> {
  readonly rules: (duel: D) => readonly number[];
  applies(duel: D, card: CardId, to: ZoneId, manner: number): boolean;
  carryOut(duel: D, card: CardId): void;
}
