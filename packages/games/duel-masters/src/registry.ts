import type { Duel } from "@chainwright/engine/board";
import { FRAME, Questions } from "@chainwright/engine/state";
import { Routines } from "@chainwright/kernel";

/** Where Duel Masters' routines and questions are numbered, in the order in which their files define them. */
export const dmRoutines = new Routines<Duel>(FRAME);
export const dmQuestions = new Questions<Duel>();
