export { grammarOf } from "./grammars.ts";
export { normalise } from "./normalise.ts";
export { print, type Reading, type ReadOptions, read, sentencesOf, wordsExpected } from "./read.ts";
