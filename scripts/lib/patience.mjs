import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 wait three times as long as by default before it compiles a function of ours for speed. Texts and cards come in
 * ever new shapes: what has been compiled for those seen so far is thrown away and compiled again, which took a third of
 * the time of a command. It holds for this process, for what is loaded afterwards.
 */
export const bePatient = () => setFlagsFromString("--interrupt-budget=400000");
