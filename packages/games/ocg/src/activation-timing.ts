/**
 * What kind of chance a player has to activate something: `open` — their own Main Phase; `phase` — a phase in which only
 * its own effects and fast effects may start a chain; `respond` — answering an event or a link; `trigger` — putting a
 * trigger on the chain.
 */
export type ActivationTiming = "open" | "phase" | "respond" | "trigger";
