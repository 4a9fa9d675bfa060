export * from "./action.ts";
export { actsWith } from "./acts-with.ts";
export * from "./atoms.ts";
export { attach, detach } from "./attach.ts";
export * from "./attack-costs.ts";
export * from "./attacks.ts";
export * from "./battle.ts";
export * from "./chance.ts";
export { columnOf } from "./columns.ts";
export { kindsOf } from "./compile/branches.ts";
export { type UnknownName, unknownNames } from "./compile/card-names.ts";
export * from "./compile/catalogue.ts";
export { MAY } from "./compile/clauses.ts";
export type { CompiledEffect } from "./compile/effect.ts";
export { carryOutDue, someDue } from "./compile/later.ts";
export type { NormalSummonWay } from "./compile/normal-summons.ts";
export { compileMaterial } from "./compile/nouns.ts";
export { isOfSeries, wearerOf } from "./compile/sentences.ts";
export type { AboutTarget } from "./compile/target-conditions.ts";
export { asking, type Check, type Using, usingOf } from "./compile/using.ts";
export { takeControl } from "./control.ts";
export { countersByKind, countersOn, placeCounter } from "./counters.ts";
export { type Answered, answer, type Decision, decision, namesCards, options, verdict } from "./decision.ts";
export * from "./deck.ts";
export { draw, takeOpeningHand } from "./draw.ts";
export * from "./duel.ts";
export * from "./events.ts";
export * from "./faces.ts";
export * from "./force.ts";
export { countsAsKind, countsAsLegend, tributeWorth } from "./identity.ts";
export { broken, leftovers, type Square } from "./invariants.ts";
export { type Judgement, judge } from "./judge.ts";
export { hasKeyword, hasPrinted, keywordNumber } from "./keywords.ts";
export { mayKnow } from "./knowledge.ts";
export {
  applyLastingOnTarget,
  dependsOnActivation,
  lastingAfter,
  lastingOnTarget,
  type PastUse,
} from "./lasting-effects.ts";
export { type Law, type LawPoint, NO_LAW } from "./law.ts";
export * from "./links.ts";
export { breakLoop } from "./loops.ts";
export * from "./materials.ts";
export {
  isNegated,
  linkNegatedByName,
  negatedBy,
  negatedWhereActivated,
  negationForbiddenBy,
  summonKeptBy,
} from "./negation.ts";
export {
  allTargetsGone,
  battlesNow,
  beginsWithoutTargets,
  metIn,
  noteOccasion,
  waitsFor,
} from "./occasion.ts";
export {
  checkProcedure,
  defineMaterials,
  definePayment,
  haveMaterials,
  isHeldBy,
  leaveForSummon,
  type Materials,
  namedTributes,
  offerProcedures,
  ruleOf,
  sideOf,
} from "./own-summon.ts";
export * from "./piles.ts";
export * from "./places.ts";
export * from "./points.ts";
export { type Question, Questions } from "./question.ts";
export { nearestToPossible, type ReasonRanks, reasonRanks } from "./reason-ranks.ts";
export * from "./records.ts";
export { createCard, NOWHERE } from "./relocate.ts";
export type { Moving, Replacement, RuleReplacement } from "./replace.ts";
export { awaitsStandIn, movingOf, noteMoved, standInsFor, takePlace } from "./replace.ts";
export { chosenOf, defineReplacementChoice, ofChooser, replacementChoice } from "./replace-choice.ts";
export { resample } from "./resample.ts";
export { beginResolving, endResolving, forgetLinks, resolveNow } from "./resolve.ts";
export { onlyWhatWasDone } from "./results.ts";
export {
  type DatedChange,
  type DeckNumbers,
  emptyDuel,
  layOut,
  type Placement,
  phaseNameIn,
  place,
  type Room,
  startDuel,
} from "./room.ts";
export { run } from "./run.ts";
export { loadDuel, saveDuel } from "./saved.ts";
export * from "./schema.ts";
export { begin } from "./settle.ts";
export { silencedBy } from "./silence.ts";
export { battlePhaseForbiddenBy, givesUpDraw, takeSkip } from "./skip.ts";
export {
  activationForbiddenBy,
  beginOf,
  doesOf,
  forbiddenBy,
  handLimitOf,
  isActivationAllowed,
  isExcused,
  isExtraSummon,
  isUnaffected,
  keptBy,
  normalDrawOf,
  noteSpared,
  someApplying,
  summonForbiddenBy,
  tributesSpared,
  unsettle,
} from "./standing.ts";
export { changesOfStat, isChangedLast, originalOf, printed, type StatChange, statOf } from "./stats.ts";
export { afterEvent, answersEvent, inPhase, type Moments, phaseMoments, type Stop } from "./stops.ts";
export { attemptSummon, comeIntoPlay, countNegatedSummon } from "./summon.ts";
export { comesOnce, isNoMaterial, isProperlySummoned, textAllowsSummon } from "./summon-rules.ts";
export { tallyActivation } from "./tally.ts";
export { TRACE, type Trace } from "./trace.ts";
export { treatedAs } from "./treated-as.ts";
export {
  countTributes,
  defineTributes,
  tributeForbiddenBy,
  tributePool,
  tributesByLevel,
} from "./tributes.ts";
export { ACTED, setTurnBit, someTouched, TURN, turnBit } from "./turnbits.ts";
export { beginTurn, expireTurn } from "./turns.ts";
export { noteUsed } from "./used.ts";
export { type SeenCard, type SeenLink, type View, view } from "./view.ts";
export * from "./vocabulary.ts";
export * from "./why.ts";
export { whyNotBy, withCard, withTwoCards } from "./why-not.ts";
