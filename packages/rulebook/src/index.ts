export { RULE, RULES } from "./generated.ts";
export {
  meantProfile,
  NEWEST,
  type Profile,
  REGIONS,
  type Region,
  readProfile,
  writeProfile,
} from "./profile.ts";
export type { Language, ResultRow, RuleRecord, RuleWords, Ruling, Validity } from "./record.ts";
export { resultDates, resultsAt } from "./results.ts";
export {
  changesOf,
  inForce,
  isToCome,
  type RuleChange,
  type RuleId,
  ruleById,
  rulesByCard,
  rulesInForce,
  validityIn,
} from "./rules.ts";
