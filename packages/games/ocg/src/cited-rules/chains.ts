import { RULE } from "@chainwright/rulebook";

/** Points at which a chain is built, answered and resolved. */
export const CHAINS = {
  speedOfMonsterEffect: [RULE.OCG_SPEED_02, RULE.CLASSIC_SPEED_02],
  speedOfQuickEffect: [RULE.OCG_SPEED_06, RULE.CLASSIC_SPEED_03],
  speedOfSpell: [RULE.OCG_SPEED_03, RULE.CLASSIC_SPEED_02],
  speedOfSpellEffect: [RULE.OCG_SPEED_05],
  speedOfFastCard: [RULE.OCG_SPEED_07, RULE.CLASSIC_SPEED_03],
  speedOfTrapEffect: [RULE.OCG_SPEED_08],
  speedOfCounterTrap: [RULE.OCG_SPEED_09, RULE.CLASSIC_SPEED_04],
  /** Where the kind of card says one speed and what is activated has another. */
  speedOfQuickPlayAway: [RULE.OCG_SPEED_14],
  speedOfTrapAway: [RULE.OCG_SPEED_15],
  speedOfFastSpellEffect: [RULE.OCG_SPEED_16],
  /** A link was added on top of another. */
  chained: [RULE.OCG_CHAIN_03, RULE.CLASSIC_CHAIN_03, RULE.CLASSIC_SPEED_01],
  chainedAtSpeed2: [RULE.OCG_SPEED_11],
  chainedAtSpeed3: [RULE.OCG_SPEED_12],
  chainedToOwnLink: [RULE.CLASSIC_CHAIN_02],
  /** … and answers it ("when a Spell Card is activated"). */
  answersOwnLink: [RULE.OCG_CHAIN_13],
  /** Its text asks how long the chain is, or what is on it. */
  asksChain: [RULE.OCG_CHAIN_14],
  /** It would be one link further if the Summon that link 1 answers were counted. */
  summonNotCounted: [RULE.OCG_SUMMON_03],
  /** A link 1 that answers an event: the event itself is no link. */
  answersEvent: [RULE.OCG_NOCHAIN_03, RULE.OCG_CHAIN_12, RULE.OCG_SUMMON_01],
  /** … or an attempted Summon, to negate it. */
  answersAttempt: [RULE.OCG_SUMMON_02],
  handTrigger: [RULE.OCG_HAND_06],
  oneHandTrigger: [RULE.OCG_HAND_05, RULE.OCG_BASIC_78],
  handTriggerChained: [RULE.OCG_HAND_02, RULE.OCG_HAND_04, RULE.OCG_SEGOC_08],
  /** Before that was allowed: its event has come, but link 1 is taken. */
  handTriggerRefused: [RULE.OCG_PRIO_04],
  /** … to a card or effect that is no trigger itself. */
  handTriggerOnFastCard: [RULE.OCG_HAND_01, RULE.OCG_PRIO_07],
  /** The last trigger of a batch was answered: no other could be. */
  lastOfBatch: [RULE.OCG_SEGOC_07],
  firstToRespond: [RULE.OCG_CHAIN_09, RULE.CLASSIC_CHAIN_01, RULE.CLASSIC_CHAIN_04],
  firstAfterBatch: [RULE.OCG_CHAIN_09, RULE.OCG_SEGOC_06, RULE.CLASSIC_CHAIN_01],
  turnPlayerFirst: [RULE.OCG_PRIO_01, RULE.OCG_PRIO_06, RULE.CLASSIC_PRIO_01],
  firstAfterChain: [RULE.OCG_PRIO_01, RULE.OCG_BASIC_96, RULE.CLASSIC_PRIO_01],
  bothDecline: [RULE.OCG_CHAIN_03],
  chainClosed: [RULE.OCG_CHAIN_01, RULE.OCG_CHAIN_05, RULE.CLASSIC_CHAIN_07],
  /** Another monster is in the zone that was targeted. */
  zoneIsTarget: [RULE.CLASSIC_ELIG_04],
  /** A card destroyed while its effect waited: the effect resolves all the same. */
  destroyedButResolves: [RULE.CLASSIC_NEG_01, RULE.CLASSIC_NEG_02],
  /** An activated card cannot be returned, unless it remains on the field. */
  spentNotReturned: [RULE.OCG_BASIC_77, RULE.CLASSIC_RETURN_01, RULE.CLASSIC_RETURN_02],
  remainsMayReturn: [RULE.CLASSIC_RETURN_03],
  /** Nor can a monster whose destruction by battle is settled. */
  doomedNotReturned: [RULE.OCG_BASIC_79, RULE.CLASSIC_RETURN_02],
  /** A card that has to lie on the field for what it does is gone: its effect does not resolve. */
  goneBeforeResolving: [RULE.OCG_BASIC_74, RULE.CLASSIC_NEG_03],
  /** What was a condition of the activation no longer holds: that makes no difference. */
  conditionOnlyAtActivation: [RULE.OCG_BASIC_75, RULE.CLASSIC_ELIG_01, RULE.CLASSIC_ELIG_02],
} as const;
