import { RULE } from "@chainwright/rulebook";

/** Points at which effects trigger, miss their timing, and are put on a chain together. */
export const TRIGGERS = {
  missed: [RULE.OCG_TIMING_01, RULE.OCG_TIMING_05, RULE.CLASSIC_TIMING_01],
  /** … by a ruling about the card alone. */
  ruledToMiss: [RULE.OCG_TIMING_07],
  /** … since the card was Tributed for a Summon, or for a cost; in a link other than the first; before anything else. */
  missedByTributeSummon: [RULE.CLASSIC_TIMING_02],
  missedByCost: [RULE.CLASSIC_TIMING_03],
  missedInChain: [RULE.CLASSIC_TIMING_04],
  missedBeforeOther: [RULE.CLASSIC_TIMING_05],
  triggerOfSpellOrTrap: [RULE.CLASSIC_TIMING_06],
  /** Its card has moved on since, or is back in the Deck: it does not trigger. */
  triggerMovedOn: [RULE.OCG_BASIC_25],
  triggerCameLater: [RULE.OCG_BASIC_95],
  noTriggerInDeck: [RULE.OCG_BASIC_63],
  /** An optional trigger in the hand waits with all others. */
  handTriggerInBatch: [RULE.OCG_HAND_08, RULE.OCG_BASIC_76],
  triggers: [RULE.OCG_SEGOC_03],
  triggersBeforePriority: [RULE.OCG_PRIO_02, RULE.CLASSIC_PRIO_02],
  triggersOfBoth: [RULE.OCG_PRIO_03],
  /** Both players have mandatory ones, or mandatory and optional ones wait together. */
  mandatoryTriggersOfBoth: [RULE.CLASSIC_SIMUL_03],
  mandatoryTriggersFirst: [RULE.CLASSIC_SIMUL_04],
  batch: [RULE.OCG_SEGOC_01, RULE.CLASSIC_SIMUL_01],
  /** … with the trigger of a Continuous Trap. */
  trapInBatch: [RULE.OCG_SEGOC_02, RULE.OCG_HAND_08],
  /** An optional Quick Effect follows a batch. */
  quickAfterBatch: [RULE.OCG_SEGOC_09],
  ownOrder: [RULE.OCG_SEGOC_04, RULE.CLASSIC_SIMUL_02],
  noPassingInBatch: [RULE.OCG_SEGOC_05],
  ifWaits: [RULE.OCG_TIMING_02, RULE.OCG_CHAIN_05],
  mandatoryWaits: [RULE.OCG_TIMING_03, RULE.OCG_CHAIN_05],
  waitingOrder: [RULE.OCG_TIMING_04],
  byDoing: [RULE.OCG_TIMING_06],
  /** A mandatory Quick Effect is placed: after a batch, after another link, beside others, because of others. */
  mandatoryQuick: [RULE.OCG_MANDQUICK_03, RULE.OCG_MANDQUICK_05],
  mandatoryAfterBatch: [RULE.OCG_MANDQUICK_01],
  mandatoryAfterLink: [RULE.OCG_MANDQUICK_02],
  mandatoryOfBoth: [RULE.OCG_MANDQUICK_04],
  mandatoryTogether: [RULE.OCG_MANDQUICK_07],
  mandatoryAnswersLast: [RULE.OCG_MANDQUICK_06],
  /** Of several negations only the last one counts. */
  lastNegated: [RULE.OCG_MANDQUICK_06],
  mandatoryLastUnfit: [RULE.OCG_MANDQUICK_11],
  mandatoryAtOnce: [RULE.OCG_MANDQUICK_10],
  mandatoryAgain: [RULE.OCG_MANDQUICK_13],
  firstAfterMandatory: [RULE.OCG_CHAIN_09, RULE.OCG_MANDQUICK_14],
  /** It does not stand directly above what it answers: it fails, its cost stays paid. */
  mandatoryNotAdjacent: [RULE.OCG_MANDQUICK_08, RULE.OCG_MANDQUICK_12],
  costStaysPaid: [RULE.OCG_MANDQUICK_09],
  continuousNegatesPaid: [RULE.OCG_CONT_02],
  mandatoryTrigger: [RULE.OCG_TIMING_03],
  notInThisGroup: [RULE.OCG_SEGOC_04],
} as const;
