export { ATTRIBUTES, TYPES } from "./common/lists.ts";
export { grammarOf } from "./grammars.ts";
export { normalise } from "./normalise.ts";
export { print, type Reading, type ReadOptions, read } from "./read.ts";
