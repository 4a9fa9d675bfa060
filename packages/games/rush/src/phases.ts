/** The phases of a turn by number, in their order. */
export const PHASE = { draw: 1, main: 2, battle: 3, end: 4 } as const;
