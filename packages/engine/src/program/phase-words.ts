/** Words for phases, numbered for the state. */
export const PHASES = [
  "draw",
  "standby",
  "main",
  "main1",
  "battle",
  "main2",
  "end",
  "damage-step",
  "start",
] as const;

/** In the state, beside the phases: the End Step of the Battle Phase. */
export const BATTLE_END = PHASES.length;

/** Whose phase is meant. */
export const WHOSE = ["either", "you", "opponent"] as const;

/** The turn after, whoever's it is; other numbers count the turns of one player. */
export const FOLLOWING = 0xf;

/** When a step that was put off is due, in one word of the state; with the slot of the card that it is about, 0 for none. */
export const packed = (phase: number, whose: number, turn: number, slot: number): number =>
  (slot << 12) | (turn << 8) | (whose << 4) | phase;

/** The slot in such a word. */
export const slotOf = (what: number): number => what >> 12;
