// To be imported before everything else. Lets V8 wait three times as long as by default before it compiles a function of
// ours for speed: texts and cards come in ever new shapes, so that what has been compiled for those seen so far is thrown
// away and compiled again, which took a third of the time of a command. It holds for what is loaded afterwards.
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--interrupt-budget=400000");
