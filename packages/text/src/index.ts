export { grammarOf } from "./grammars.ts";
export { normalise } from "./normalise.ts";
export { print, type Reading, type ReadOptions, read, rulesOf, sentencesOf, wordsExpected } from "./read.ts";
