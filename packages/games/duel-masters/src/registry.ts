import { type Duel, engineSchema, FRAME, Questions } from "@chainwright/engine";
import { Routines, Schema } from "@chainwright/kernel";

export const dmSchema = new Schema("duel masters", engineSchema);
/** Where Duel Masters' routines and questions are numbered, in the order in which their files define them. */
export const dmRoutines = new Routines<Duel>(FRAME);
export const dmQuestions = new Questions();
