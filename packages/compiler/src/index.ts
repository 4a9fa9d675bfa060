export * from "./card/catalogue.ts";
export { kindsOf } from "./nouns/alternatives.ts";
export { compileMaterial } from "./nouns/noun-phrases.ts";
export { type UnknownName, unknownNames } from "./rewrites/card-names.ts";
