/** The steps of a turn (general rules 500). */
export const PHASE = { start: 1, draw: 2, charge: 3, main: 4, attack: 5, end: 6 } as const;
