export { byHandSentence, cardsUsedIn, noRulingSentence, type PlayedInPart } from "./by-hand.ts";
export { type Collector, type CollectorOptions, collector } from "./collect.ts";
export {
  anyLanguage,
  type Catalogue,
  catalogueOf,
  counterName,
  isMessageKey,
  type MessageArguments,
  type MessageKey,
  message,
  phaseTitle,
  pickedPlace,
  placeName,
  quoted,
  seatName,
  speak,
  statName,
  type Told,
  tell,
  wayName,
  zoneTitle,
} from "./messages.ts";
export type * from "./moment.ts";
export { askingEffect, cardPhrase, optionSentence, questionSentence, type Saying } from "./options.ts";
export { type FileProblem, problemText, showProblem } from "./problem.ts";
export { type ReadingFact, type ReadPart, type ReadSentence, readingFactText, readingOf } from "./reading.ts";
export { nameReason } from "./reasons.ts";
export {
  reasonSentence,
  ruleLine,
  ruleStatement,
  ruleTitle,
  sourceIn,
  type Texts,
  validityOf,
} from "./rules.ts";
export { type Names, sentence } from "./sentences.ts";
export { typeName } from "./types.ts";
export { type ValueChange, type ValueOf, valuesOf } from "./values.ts";
