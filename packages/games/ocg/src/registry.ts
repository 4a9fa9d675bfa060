import type { Duel } from "@chainwright/engine/board";
import { FRAME, Questions } from "@chainwright/engine/state";
import { Routines } from "@chainwright/kernel";

/** Where the OCG's routines and questions are numbered, in the order in which their files define them. */
export const ocgRoutines = new Routines<Duel>(FRAME);
export const ocgQuestions = new Questions<Duel>();
