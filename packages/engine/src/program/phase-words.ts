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

export const WHOSE = ["either", "you", "opponent"] as const;

/** The turn after, whoever's it is; other numbers count the turns of one player. */
export const FOLLOWING = 0xf;

export const slotOf = (what: number): number => what >> 12;
