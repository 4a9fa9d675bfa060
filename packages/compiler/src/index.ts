export * from "./card/catalogue.ts";
export { playedInPart } from "./card/in-part.ts";
export { compileMaterial } from "./card/new-scope.ts";
export { kindsOf } from "./nouns/alternatives.ts";
export { type UnknownName, unknownNames } from "./rewrites/card-names.ts";
