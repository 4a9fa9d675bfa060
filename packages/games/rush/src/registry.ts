import type { Duel } from "@chainwright/engine/board";
import { engineSchema, FRAME, Questions } from "@chainwright/engine/state";
import { int, Routines, Schema } from "@chainwright/kernel";

export const rushSchema = new Schema("rush", engineSchema);
export const RUSH = rushSchema.single({
  /** The timing at which the last Trap was used. */
  trapTiming: int(),
});

/** Where Rush Duel's routines and questions are numbered, in the order in which their files define them. */
export const rushRoutines = new Routines<Duel>(FRAME);
export const rushQuestions = new Questions<Duel>();
