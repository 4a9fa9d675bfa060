export { playedInPart } from "./card/cards-in-part.ts";
export * from "./card/catalogue.ts";
export {
  MEANING_CHECKS,
  type MeaningCheck,
  type MeaningWarning,
  meaningWarnings,
} from "./card/meaning-warnings.ts";
export { compileMaterial } from "./card/new-scope.ts";
export { kindsOf } from "./nouns/alternatives.ts";
export { type UnknownName, unknownNames } from "./rewrites/card-names.ts";
