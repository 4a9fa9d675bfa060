export { playedInPart } from "./card/cards-in-part.ts";
export * from "./card/catalogue.ts";
export { compileMaterial } from "./card/new-scope.ts";
export { kindsOf } from "./nouns/alternatives.ts";
export { type UnknownName, unknownNames } from "./rewrites/card-names.ts";
