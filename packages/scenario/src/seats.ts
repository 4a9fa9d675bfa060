import type { Player } from "@chainwright/engine/state";

/** The players as files name them; A is player 0 of the engine. */
export const SEATS = ["A", "B"] as const;
export type SeatName = (typeof SEATS)[number];
export const playerOf = (seat: SeatName): Player => (seat === "A" ? 0 : 1);
export const seatOf = (player: number): SeatName => (player === 0 ? "A" : "B");
