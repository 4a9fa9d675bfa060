/**
 * How words of a card text point at the result of an earlier part: by a process that is named ("put into your graveyard
 * this way"), by destruction as it was suffered ("destroyed this way") or done ("you destroyed this way"), by pointing
 * only ("that creature"), by "if you do", or from another ability of the card.
 */
export type Wording = "named" | "was-destroyed" | "destroyed" | "that" | "if-you-do" | "other-ability";

/** What the earlier part was to do to its cards. */
export type Process =
  | "destroy"
  | "discard"
  | "to-hand"
  | "shields-to-hand"
  | "to-deck"
  | "to-battle-zone"
  | "to-mana"
  | "to-graveyard";

/** What the words ask for: whether there is any such card, how many there are, or something about them. */
export type Asks = "whether" | "count" | "value";

/** Words that refer to an earlier result. */
export interface Referring {
  readonly wording: Wording;
  readonly process?: Process;
  readonly asks: Asks;
  /** The words stand in what is done "if you do" the earlier part. */
  readonly within?: "if-you-do";
}

/** What became of one card: it was done; something else happened, or nothing; there was no place; there was no card. */
export type Happened = "done" | "replaced" | "overflowed" | "nothing";

/** Whether what happened counts for the words, and by which rules (rule numbers). */
export interface ResultReading {
  readonly counts: boolean;
  readonly rules: readonly number[];
}
