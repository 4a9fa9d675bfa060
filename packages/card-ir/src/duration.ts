/** How long something lasts that an effect leaves behind. */
export type Duration =
  | "damage-calculation"
  | "this-battle"
  | "end-of-battle-phase"
  | "end-of-turn"
  /** Old texts: lifted in the End Phase by its player, not at the end of the turn. */
  | "end-phase"
  | "end-of-opponents-turn"
  | "end-of-next-turn"
  | "start-of-next-turn"
  | "end-of-opponents-second-turn"
  | "opponents-next-turn"
  | "while-face-up";
