import type { Noted } from "./span.ts";
import type { PhaseName, Who } from "./words.ts";

/** A phase that is still to come: "the End Phase", "your next Standby Phase". */
export interface PhaseAhead extends Noted {
  readonly at: PhaseName;
  readonly whose?: Who;
  /** "… of your opponent's 3rd turn", with 1 "of your next turn": counted from the one in which it is said. */
  readonly turn?: number;
  /** "your 2nd End Phase": the one of this turn is the first, if it is yours. */
  readonly nth?: number;
  /** "your next Standby Phase": not this one. */
  readonly next?: true;
  /** "the End Phase of the next turn", whoever's it is. */
  readonly nextTurn?: true;
  /** "At the end of the Battle Phase": its End Step, and of the one that comes in this turn only. */
  readonly end?: true;
}

/** How long something lasts that an effect leaves behind. */
export type Duration =
  | "damage-calculation"
  /** "During the Damage Step only" */
  | "damage-step"
  | "this-battle"
  | "end-of-battle-phase"
  | "end-of-turn"
  /** Old texts: lifted in the End Phase by its player, not at the end of the turn. */
  | "end-phase"
  /** "Until the End Phase of the next turn", "until your next Standby Phase", "until your next End Phase": lifted in it in the same way. */
  | "end-phase-of-next-turn"
  | "your-next-standby"
  | "your-next-end-phase"
  | "opponents-next-end-phase"
  | "next-standby"
  /** "Until the end of your turn": of this one, where it is yours. */
  | "end-of-your-turn"
  /** "Until the end of your opponent's turn": of this one, where it is theirs. */
  | "end-of-opponents-turn"
  /** "… of your opponent's next turn": never of this one. */
  | "end-of-opponents-next-turn"
  /** "Until the end of your next turn" */
  | "end-of-next-turn"
  /** "Until the end of the next turn": whoever's it is. */
  | "end-of-following-turn"
  | "start-of-next-turn"
  | "end-of-opponents-second-turn"
  /** "During your opponent's next turn": not before it has begun. */
  | "opponents-next-turn"
  /** "For the rest of this Duel": of what players cannot do. */
  | "rest-of-duel"
  | "while-face-up"
  /** "while this card is face-up on the field": the card whose effect leaves it behind on others. */
  | "while-source-face-up";
