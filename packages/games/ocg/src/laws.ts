import { type Law, NO_LAW } from "@chainwright/engine";
import { lawAt, type Region, RULE } from "@chainwright/rulebook";

/** The rules at work at each point of the OCG's routines, beside those of the engine. */
export interface OcgLaw extends Law {
  readonly speedOfMonsterEffect: readonly number[];
  readonly speedOfQuickEffect: readonly number[];
  readonly speedOfSpell: readonly number[];
  readonly speedOfSpellEffect: readonly number[];
  readonly speedOfFastCard: readonly number[];
  readonly speedOfTrapEffect: readonly number[];
  readonly speedOfCounterTrap: readonly number[];
  /** Where the kind of card says one speed and what is activated has another. */
  readonly speedOfQuickPlayAway: readonly number[];
  readonly speedOfTrapAway: readonly number[];
  readonly speedOfFastSpellEffect: readonly number[];
  /** A link was added on top of another. */
  readonly chained: readonly number[];
  readonly chainedAtSpeed2: readonly number[];
  readonly chainedAtSpeed3: readonly number[];
  readonly chainedToOwnLink: readonly number[];
  /** … and answers it ("when a Spell Card is activated"). */
  readonly answersOwnLink: readonly number[];
  /** Its text asks how long the chain is, or what is on it. */
  readonly asksChain: readonly number[];
  /** It would be one link further if the Summon that link 1 answers were counted. */
  readonly summonNotCounted: readonly number[];
  /** A link 1 that answers an event: the event itself is no link. */
  readonly answersEvent: readonly number[];
  /** … or an attempted Summon, to negate it. */
  readonly answersAttempt: readonly number[];
  readonly handTrigger: readonly number[];
  readonly oneHandTrigger: readonly number[];
  readonly handTriggerChained: readonly number[];
  /** Before that was allowed: its event has come, but link 1 is taken. */
  readonly handTriggerRefused: readonly number[];
  /** … to a card or effect that is no trigger itself. */
  readonly handTriggerOnFastCard: readonly number[];
  /** The last trigger of a batch was answered: no other could be. */
  readonly lastOfBatch: readonly number[];
  readonly firstToRespond: readonly number[];
  readonly firstAfterBatch: readonly number[];
  readonly turnPlayerFirst: readonly number[];
  readonly bothDecline: readonly number[];
  readonly chainClosed: readonly number[];
  /** Another monster is in the zone that was targeted. */
  readonly zoneIsTarget: readonly number[];
  /** A card destroyed while its effect waited: the effect resolves all the same. */
  readonly destroyedButResolves: readonly number[];
  /** An activated card cannot be returned, unless it remains on the field. */
  readonly spentNotReturned: readonly number[];
  readonly remainsMayReturn: readonly number[];
  /** Nor can a monster whose destruction by battle is settled. */
  readonly doomedNotReturned: readonly number[];
  /** A card that has to lie on the field for what it does is gone: its effect does not resolve. */
  readonly goneBeforeResolving: readonly number[];
  /** What was a condition of the activation no longer holds: that makes no difference. */
  readonly conditionOnlyAtActivation: readonly number[];
  readonly missed: readonly number[];
  /** … by a ruling about the card alone. */
  readonly ruledToMiss: readonly number[];
  /** … since the card was Tributed for a Summon, or for a cost; in a link other than the first; before anything else. */
  readonly missedByTributeSummon: readonly number[];
  readonly missedByCost: readonly number[];
  readonly missedInChain: readonly number[];
  readonly missedBeforeOther: readonly number[];
  readonly triggerOfSpellOrTrap: readonly number[];
  /** Its card has moved on since, or is back in the Deck: it does not trigger. */
  readonly triggerMovedOn: readonly number[];
  readonly noTriggerInDeck: readonly number[];
  /** An optional trigger in the hand waits with all others. */
  readonly handTriggerInBatch: readonly number[];
  readonly triggers: readonly number[];
  readonly triggersBeforePriority: readonly number[];
  readonly triggersOfBoth: readonly number[];
  /** Both players have mandatory ones, or mandatory and optional ones wait together. */
  readonly mandatoryTriggersOfBoth: readonly number[];
  readonly mandatoryTriggersFirst: readonly number[];
  readonly batch: readonly number[];
  /** … with the trigger of a Continuous Trap. */
  readonly trapInBatch: readonly number[];
  /** An optional Quick Effect follows a batch. */
  readonly quickAfterBatch: readonly number[];
  readonly ownOrder: readonly number[];
  readonly noPassingInBatch: readonly number[];
  readonly ifWaits: readonly number[];
  readonly mandatoryWaits: readonly number[];
  readonly waitingOrder: readonly number[];
  readonly byDoing: readonly number[];
  /** A mandatory Quick Effect is placed: after a batch, after another link, beside others, because of others. */
  readonly mandatoryQuick: readonly number[];
  readonly mandatoryAfterBatch: readonly number[];
  readonly mandatoryAfterLink: readonly number[];
  readonly mandatoryOfBoth: readonly number[];
  readonly mandatoryTogether: readonly number[];
  readonly mandatoryAnswersLast: readonly number[];
  /** Of several negations only the last one counts. */
  readonly lastNegated: readonly number[];
  readonly mandatoryLastUnfit: readonly number[];
  readonly mandatoryAtOnce: readonly number[];
  readonly mandatoryAgain: readonly number[];
  readonly firstAfterMandatory: readonly number[];
  /** It does not stand directly above what it answers: it fails, its cost stays paid. */
  readonly mandatoryNotAdjacent: readonly number[];
  readonly costStaysPaid: readonly number[];
  readonly standingNegatesPaid: readonly number[];
  readonly noLink: readonly number[];
  readonly summonIsNoLink: readonly number[];
  readonly attackDeclared: readonly number[];
  readonly normalDraw: readonly number[];
  /** An effect bound to a phase is used: any; the opponent's of the turn player; after another; … */
  readonly phaseEffect: readonly number[];
  readonly othersPhaseEffect: readonly number[];
  readonly othersMandatory: readonly number[];
  readonly nextPhaseEffect: readonly number[];
  readonly mandatoryInSequence: readonly number[];
  /** Something else is used while a mandatory effect or a duty still waits. */
  readonly beforeForced: readonly number[];
  /** The turn player passed, and the opponent acts; and where the passing was the declared end of the phase. */
  readonly opponentWithPriority: readonly number[];
  readonly declaredEnd: readonly number[];
  /** Done without a link by a player with priority; by the opponent of the turn player. */
  readonly processed: readonly number[];
  readonly othersProcess: readonly number[];
  /** Both have passed, and something still has to be done. */
  readonly forced: readonly number[];
  readonly forcedOfOpponent: readonly number[];
  /** What lasts "until the End Phase" is lifted, or still negates an effect of the End Phase. */
  readonly liftedInEndPhase: readonly number[];
  readonly liftedForMandatory: readonly number[];
  /** What lasts until the end of the turn covers its End Phase. */
  readonly lastsTheTurn: readonly number[];
  /** The turn player uses their priority after a Summon for an Ignition Effect. */
  readonly ignitionPriority: readonly number[];
  readonly phaseSkipped: readonly number[];
  readonly noFirstDraw: readonly number[];
  readonly turnBegins: readonly number[];
  readonly standbyPhase: readonly number[];
  readonly mainPhase: readonly number[];
  readonly mainPhase2: readonly number[];
  readonly endPhase: readonly number[];
  // Why not.
  readonly phaseEffectAnswers: readonly number[];
  readonly phaseEffectWaits: readonly number[];
  readonly noIgnitionPriority: readonly number[];
  readonly beforeDraw: readonly number[];
  readonly mainPhaseOnly: readonly number[];
  readonly noMainPhase2: readonly number[];
  readonly doesNotActivate: readonly number[];
  readonly cardDoesNotActivate: readonly number[];
  readonly speed1Answers: readonly number[];
  readonly tooSlow: readonly number[];
  readonly handTriggerOnCounter: readonly number[];
  readonly notInDamageStep: readonly number[];
  /** A Summon begins with its attempt. */
  readonly attempted: readonly number[];
  /** A Summon is attempted: only what negates it may be used. */
  readonly onlyNegation: readonly number[];
  /** The Summon has succeeded, or a chain stands on it already: it cannot be negated. */
  readonly summonIsOver: readonly number[];
  /** A Summon, which is no link, triggers an effect: that is link 1. */
  readonly summonTriggers: readonly number[];
  // Why a monster cannot be Special Summoned.
  readonly neverProperlySummoned: readonly number[];
  readonly noSlot: readonly number[];
  readonly extraMonsterZone: readonly number[];
  readonly linkedZone: readonly number[];
  readonly extraLink: readonly number[];
  /** How it is Summoned: also why not, where the materials are not there. */
  readonly synchroSummon: readonly number[];
  readonly xyzSummon: readonly number[];
  readonly linkSummon: readonly number[];
  readonly procedure: readonly number[];
  /** A negated Summon counts for what can be Summoned once in a turn, or does not. */
  readonly negatedSummonCounts: readonly number[];
  readonly onlySuccessCounts: readonly number[];
  readonly flipSummon: readonly number[];
  readonly pendulumSummon: readonly number[];
  readonly pendulumEffect: readonly number[];
  readonly pendulumScale: readonly number[];
  readonly pendulumLeaves: readonly number[];
  readonly setThisTurn: readonly number[];
  readonly normalSummonUsed: readonly number[];
  readonly noBattlePhase: readonly number[];
  // The Battle Phase.
  readonly startStep: readonly number[];
  readonly endStep: readonly number[];
  /** Continuous effects about a battle apply from its declaration on. */
  readonly battleEffectsBegin: readonly number[];
  readonly answersAttack: readonly number[];
  readonly declarationIsOver: readonly number[];
  readonly targetStaysFaceDown: readonly number[];
  readonly namesBattleStep: readonly number[];
  /** A fast effect before the Damage Step that could not be used in it. */
  readonly lastChanceBeforeDamageStep: readonly number[];
  readonly furtherChain: readonly number[];
  readonly replay: readonly number[];
  readonly attackGivenUp: readonly number[];
  readonly attackStops: readonly number[];
  readonly noReplay: readonly number[];
  // The Damage Step: its timings, and what may be activated in them.
  readonly damageStep: readonly number[];
  /** Continuous effects of damage calculation apply. */
  readonly calculation: readonly number[];
  readonly damageStepOver: readonly number[];
  readonly namesDamageStep: readonly number[];
  readonly changesStatsInDamageStep: readonly number[];
  readonly counterTrapInDamageStep: readonly number[];
  readonly aboutBattle: readonly number[];
  readonly negationInDamageStep: readonly number[];
  readonly triggerInDamageStep: readonly number[];
  readonly triggerAtStart: readonly number[];
  readonly triggerOfFaceDown: readonly number[];
  readonly triggerBeforeCalculation: readonly number[];
  readonly triggerOfFlipped: readonly number[];
  readonly triggerAfterCalculation: readonly number[];
  readonly triggerOfBattled: readonly number[];
  readonly triggerOfExtraAttack: readonly number[];
  readonly triggerOfVictor: readonly number[];
  readonly triggerOfLoser: readonly number[];
  readonly triggerAtEnd: readonly number[];
  readonly statChangeAtStart: readonly number[];
  readonly lastStatChange: readonly number[];
  readonly severalChains: readonly number[];
  readonly oneChainAtStart: readonly number[];
  readonly oneChainInCalculation: readonly number[];
  readonly oneChainAfterCalculation: readonly number[];
  /** A trigger that the one chain of the timing caused. */
  readonly triggeredByTheChain: readonly number[];
  readonly onlyNamedInCalculation: readonly number[];
  readonly activatedInCalculation: readonly number[];
  readonly flippedByBattle: readonly number[];
  readonly battle: readonly number[];
  // The table.
  readonly equipLost: readonly number[];
  /** A Trap Monster that is turned face-down. */
  readonly trapAgain: readonly number[];
  readonly fieldReplaced: readonly number[];
  readonly tokenGone: readonly number[];
  /** A Gemini monster without effects, and its Summon that gives it them. */
  readonly geminiDormant: readonly number[];
  readonly geminiSummon: readonly number[];
  /** Continuous effects of a monster that the battle flipped begin to apply. */
  readonly effectsOfFlipped: readonly number[];
  /** A continuous effect is reckoned after everything else. */
  readonly appliedLast: readonly number[];
  readonly damageFixed: readonly number[];
  readonly damageInflicted: readonly number[];
  readonly destructionSettled: readonly number[];
  readonly leavesAtTheEnd: readonly number[];
  readonly stillOnField: readonly number[];
  readonly spiritReturns: readonly number[];
  readonly mandatoryTrigger: readonly number[];
  readonly notInThisGroup: readonly number[];
}

/** All of it, whenever it holds: what the older English rules (until Master Rule 1) say stands beside the rest. */
const LAW = {
  ...NO_LAW,
  notNow: [RULE.OCG_BASIC_01],
  wrongPlace: [RULE.OCG_BASIC_02],
  conditionNotMet: [RULE.OCG_BASIC_03],
  cannotPay: [RULE.OCG_BASIC_04],
  noTarget: [RULE.OCG_BASIC_05],
  wouldDoNothing: [RULE.OCG_BASIC_06],
  nothingToActOn: [RULE.OCG_BASIC_06],
  usedUp: [RULE.OCG_BASIC_07],
  forbidden: [RULE.OCG_BASIC_08],
  unread: [RULE.OCG_BASIC_22],
  noRoom: [RULE.OCG_BASIC_09],
  notAChoice: [RULE.OCG_BASIC_23],
  costAtActivation: [RULE.OCG_CHAIN_08, RULE.CLASSIC_CHAIN_05],
  targetAtActivation: [RULE.OCG_CHAIN_08, RULE.CLASSIC_CHAIN_05],
  activated: [RULE.OCG_CHAIN_02, RULE.OCG_SPEED_01, RULE.CLASSIC_CHAIN_05],
  resolve: [RULE.OCG_CHAIN_04, RULE.CLASSIC_CHAIN_03, RULE.CLASSIC_CHAIN_06],
  skipNegated: [RULE.OCG_CHAIN_07],
  effectNegated: [RULE.OCG_BASIC_20],
  summonNegated: [RULE.OCG_SUMMON_02],
  fusionSummon: [RULE.OCG_BASIC_88],
  ritualSummon: [RULE.OCG_BASIC_89],
  targetGone: [RULE.OCG_BASIC_19, RULE.CLASSIC_ELIG_01, RULE.CLASSIC_ELIG_03],
  adjacentOnly: [RULE.OCG_CHAIN_10],
  allLinks: [RULE.OCG_CHAIN_11],
  spentCards: [RULE.OCG_CHAIN_06, RULE.OCG_BASIC_18, RULE.CLASSIC_CHAIN_08],
  replaced: [RULE.OCG_BASIC_24],
  lpZero: [RULE.OCG_BASIC_17],
  deckedOut: [RULE.OCG_TURN_03],
  speedOfMonsterEffect: [RULE.OCG_SPEED_02, RULE.CLASSIC_SPEED_02],
  speedOfQuickEffect: [RULE.OCG_SPEED_06, RULE.CLASSIC_SPEED_03],
  speedOfSpell: [RULE.OCG_SPEED_03, RULE.CLASSIC_SPEED_02],
  speedOfSpellEffect: [RULE.OCG_SPEED_05],
  speedOfFastCard: [RULE.OCG_SPEED_07, RULE.CLASSIC_SPEED_03],
  speedOfTrapEffect: [RULE.OCG_SPEED_08],
  speedOfCounterTrap: [RULE.OCG_SPEED_09, RULE.CLASSIC_SPEED_04],
  speedOfQuickPlayAway: [RULE.OCG_SPEED_14],
  speedOfTrapAway: [RULE.OCG_SPEED_15],
  speedOfFastSpellEffect: [RULE.OCG_SPEED_16],
  chained: [RULE.OCG_CHAIN_03, RULE.CLASSIC_CHAIN_03, RULE.CLASSIC_SPEED_01],
  chainedAtSpeed2: [RULE.OCG_SPEED_11],
  chainedAtSpeed3: [RULE.OCG_SPEED_12],
  chainedToOwnLink: [RULE.CLASSIC_CHAIN_02],
  answersOwnLink: [RULE.OCG_CHAIN_13],
  asksChain: [RULE.OCG_CHAIN_14],
  summonNotCounted: [RULE.OCG_SUMMON_03],
  answersEvent: [RULE.OCG_NOCHAIN_03, RULE.OCG_CHAIN_12, RULE.OCG_SUMMON_01],
  answersAttempt: [RULE.OCG_SUMMON_02],
  handTrigger: [RULE.OCG_HAND_06],
  handTriggerRefused: [RULE.OCG_PRIO_04],
  oneHandTrigger: [RULE.OCG_HAND_05, RULE.OCG_BASIC_78],
  handTriggerChained: [RULE.OCG_HAND_02, RULE.OCG_HAND_04, RULE.OCG_SEGOC_08],
  handTriggerOnFastCard: [RULE.OCG_HAND_01, RULE.OCG_PRIO_07],
  lastOfBatch: [RULE.OCG_SEGOC_07],
  firstToRespond: [RULE.OCG_CHAIN_09, RULE.CLASSIC_CHAIN_01, RULE.CLASSIC_CHAIN_04],
  firstAfterBatch: [RULE.OCG_CHAIN_09, RULE.OCG_SEGOC_06, RULE.CLASSIC_CHAIN_01],
  turnPlayerFirst: [RULE.OCG_PRIO_01, RULE.OCG_PRIO_06, RULE.CLASSIC_PRIO_01],
  bothDecline: [RULE.OCG_CHAIN_03],
  chainClosed: [RULE.OCG_CHAIN_01, RULE.OCG_CHAIN_05, RULE.CLASSIC_CHAIN_07],
  destroyedButResolves: [RULE.CLASSIC_NEG_01, RULE.CLASSIC_NEG_02],
  zoneIsTarget: [RULE.CLASSIC_ELIG_04],
  spentNotReturned: [RULE.OCG_BASIC_77, RULE.CLASSIC_RETURN_01, RULE.CLASSIC_RETURN_02],
  doomedNotReturned: [RULE.OCG_BASIC_79, RULE.CLASSIC_RETURN_02],
  remainsMayReturn: [RULE.CLASSIC_RETURN_03],
  goneBeforeResolving: [RULE.OCG_BASIC_74, RULE.CLASSIC_NEG_03],
  conditionOnlyAtActivation: [RULE.OCG_BASIC_75, RULE.CLASSIC_ELIG_01, RULE.CLASSIC_ELIG_02],
  ruledToMiss: [RULE.OCG_TIMING_07],
  missed: [RULE.OCG_TIMING_01, RULE.OCG_TIMING_05, RULE.CLASSIC_TIMING_01],
  missedByTributeSummon: [RULE.CLASSIC_TIMING_02],
  missedByCost: [RULE.CLASSIC_TIMING_03],
  missedInChain: [RULE.CLASSIC_TIMING_04],
  missedBeforeOther: [RULE.CLASSIC_TIMING_05],
  triggerOfSpellOrTrap: [RULE.CLASSIC_TIMING_06],
  triggerMovedOn: [RULE.OCG_BASIC_25],
  noTriggerInDeck: [RULE.OCG_BASIC_63],
  handTriggerInBatch: [RULE.OCG_HAND_08, RULE.OCG_BASIC_76],
  triggers: [RULE.OCG_SEGOC_03],
  triggersBeforePriority: [RULE.OCG_PRIO_02, RULE.CLASSIC_PRIO_02],
  triggersOfBoth: [RULE.OCG_PRIO_03],
  mandatoryTriggersOfBoth: [RULE.CLASSIC_SIMUL_03],
  mandatoryTriggersFirst: [RULE.CLASSIC_SIMUL_04],
  batch: [RULE.OCG_SEGOC_01, RULE.CLASSIC_SIMUL_01],
  trapInBatch: [RULE.OCG_SEGOC_02, RULE.OCG_HAND_08],
  quickAfterBatch: [RULE.OCG_SEGOC_09],
  ownOrder: [RULE.OCG_SEGOC_04, RULE.CLASSIC_SIMUL_02],
  noPassingInBatch: [RULE.OCG_SEGOC_05],
  ifWaits: [RULE.OCG_TIMING_02, RULE.OCG_CHAIN_05],
  mandatoryWaits: [RULE.OCG_TIMING_03, RULE.OCG_CHAIN_05],
  waitingOrder: [RULE.OCG_TIMING_04],
  byDoing: [RULE.OCG_TIMING_06],
  mandatoryQuick: [RULE.OCG_MANDQUICK_03, RULE.OCG_MANDQUICK_05],
  mandatoryAfterBatch: [RULE.OCG_MANDQUICK_01],
  mandatoryAfterLink: [RULE.OCG_MANDQUICK_02],
  mandatoryOfBoth: [RULE.OCG_MANDQUICK_04],
  mandatoryTogether: [RULE.OCG_MANDQUICK_07],
  mandatoryAnswersLast: [RULE.OCG_MANDQUICK_06],
  lastNegated: [RULE.OCG_MANDQUICK_06],
  mandatoryLastUnfit: [RULE.OCG_MANDQUICK_11],
  mandatoryAtOnce: [RULE.OCG_MANDQUICK_10],
  mandatoryAgain: [RULE.OCG_MANDQUICK_13],
  firstAfterMandatory: [RULE.OCG_CHAIN_09, RULE.OCG_MANDQUICK_14],
  mandatoryNotAdjacent: [RULE.OCG_MANDQUICK_08, RULE.OCG_MANDQUICK_12],
  costStaysPaid: [RULE.OCG_MANDQUICK_09],
  standing: [RULE.OCG_CONT_01],
  standingAtSummon: [RULE.OCG_CONT_11, RULE.OCG_TURN_12],
  standingOfCard: [RULE.OCG_NOCHAIN_06],
  earlierFirst: [RULE.OCG_CONT_03],
  negationPrevails: [RULE.OCG_CONT_07],
  prohibitionsInOrder: [RULE.OCG_CONT_08],
  independentFirst: [RULE.OCG_CONT_09],
  standingActs: [RULE.OCG_NOCHAIN_01, RULE.OCG_NOCHAIN_04],
  destroyedInstead: [RULE.OCG_BASIC_24, RULE.OCG_TABLE_14],
  simultaneousOrder: [RULE.OCG_CONT_10],
  compatible: [RULE.OCG_CONT_05],
  bound: [RULE.OCG_NOCHAIN_05],
  unaffected: [RULE.OCG_CONT_07],
  undecidable: [RULE.OCG_CONT_12, RULE.OCG_LOOP_05],
  laterOverwrites: [RULE.OCG_CONT_04],
  prohibitionPrevails: [RULE.OCG_CONT_06],
  standingNegates: [RULE.OCG_CHAIN_15],
  standingNegatesPaid: [RULE.OCG_CONT_02],
  noLink: [RULE.OCG_NOCHAIN_02],
  summonIsNoLink: [RULE.OCG_CHAIN_12, RULE.OCG_SUMMON_01],
  attackDeclared: [RULE.OCG_BATTLE_03, RULE.OCG_NOCHAIN_02, RULE.OCG_CHAIN_12],
  normalDraw: [RULE.OCG_TURN_02],
  phaseEffect: [RULE.OCG_PHASE_01, RULE.OCG_PHASE_03],
  othersPhaseEffect: [RULE.OCG_PHASE_04],
  othersMandatory: [RULE.OCG_PHASE_08],
  nextPhaseEffect: [RULE.OCG_PHASE_02],
  mandatoryInSequence: [RULE.OCG_PHASE_07],
  beforeForced: [RULE.OCG_PHASE_05],
  opponentWithPriority: [RULE.OCG_PHASE_09, RULE.CLASSIC_PRIO_02, RULE.CLASSIC_PRIO_03],
  declaredEnd: [RULE.OCG_PHASE_13, RULE.CLASSIC_PRIO_04],
  processed: [RULE.OCG_PHASE_10, RULE.OCG_BASIC_21],
  othersProcess: [RULE.OCG_PHASE_09],
  forced: [RULE.OCG_PHASE_06, RULE.OCG_PHASE_11],
  forcedOfOpponent: [RULE.OCG_PHASE_08, RULE.OCG_PHASE_11],
  liftedInEndPhase: [RULE.OCG_PHASE_14],
  liftedForMandatory: [RULE.OCG_PHASE_15],
  lastsTheTurn: [RULE.OCG_PHASE_16],
  ignitionPriority: [RULE.OCG_BASIC_60],
  phaseSkipped: [RULE.OCG_TURN_07],
  noFirstDraw: [RULE.OCG_TURN_04],
  attempted: [RULE.OCG_TURN_09],
  turnBegins: [RULE.OCG_TURN_01, RULE.OCG_PHASE_12],
  standbyPhase: [RULE.OCG_TURN_06, RULE.OCG_PHASE_12],
  mainPhase: [RULE.OCG_TURN_08, RULE.OCG_PHASE_12],
  mainPhase2: [RULE.OCG_TURN_13],
  endPhase: [RULE.OCG_TURN_14, RULE.OCG_PHASE_12],
  phaseEffectAnswers: [RULE.OCG_PHASE_01, RULE.OCG_SPEED_10],
  phaseEffectWaits: [RULE.OCG_PHASE_02, RULE.OCG_BASIC_01],
  noIgnitionPriority: [RULE.OCG_TURN_11, RULE.OCG_PRIO_05, RULE.OCG_BASIC_01],
  beforeDraw: [RULE.OCG_TURN_02, RULE.OCG_BASIC_01],
  mainPhaseOnly: [RULE.OCG_TURN_08, RULE.OCG_BASIC_01],
  noMainPhase2: [RULE.OCG_TURN_13],
  doesNotActivate: [RULE.OCG_NOCHAIN_01],
  cardDoesNotActivate: [RULE.OCG_NOCHAIN_01, RULE.OCG_NOCHAIN_04, RULE.OCG_NOCHAIN_06],
  speed1Answers: [RULE.OCG_SPEED_10],
  tooSlow: [RULE.OCG_SPEED_12],
  handTriggerOnCounter: [RULE.OCG_HAND_03, RULE.OCG_SPEED_12],
  notInDamageStep: [RULE.OCG_DMG_02],
  onlyNegation: [RULE.OCG_SUMMON_02],
  summonIsOver: [RULE.OCG_SUMMON_02],
  summonTriggers: [RULE.OCG_SUMMON_04, RULE.OCG_TURN_10, RULE.OCG_TURN_12],
  summoningCondition: [RULE.OCG_BASIC_82],
  neverProperlySummoned: [RULE.OCG_BASIC_83],
  onlyOne: [RULE.OCG_BASIC_87],
  extraMonsterZone: [RULE.OCG_BASIC_71],
  linkedZone: [RULE.OCG_BASIC_72, RULE.OCG_BASIC_73],
  extraLink: [RULE.OCG_BASIC_93],
  noSlot: [RULE.OCG_BASIC_09, RULE.OCG_BASIC_71, RULE.OCG_BASIC_72, RULE.OCG_BASIC_73, RULE.OCG_BASIC_93],
  synchroSummon: [RULE.OCG_BASIC_84],
  xyzSummon: [RULE.OCG_BASIC_85],
  linkSummon: [RULE.OCG_BASIC_86],
  procedure: [RULE.OCG_BASIC_81, RULE.OCG_NOCHAIN_01],
  negatedSummonCounts: [RULE.OCG_BASIC_64],
  onlySuccessCounts: [RULE.OCG_BASIC_65],
  flipSummon: [RULE.OCG_BASIC_80],
  pendulumSummon: [RULE.OCG_BASIC_90],
  pendulumLeaves: [RULE.OCG_BASIC_92],
  pendulumEffect: [RULE.OCG_BASIC_94],
  pendulumScale: [RULE.OCG_BASIC_91, RULE.OCG_BASIC_69, RULE.OCG_BASIC_70],
  setThisTurn: [RULE.OCG_BASIC_10],
  normalSummonUsed: [RULE.OCG_BASIC_11],
  tributes: [RULE.OCG_BASIC_12],
  noNormalSummon: [RULE.OCG_BASIC_13],
  cannotAttack: [RULE.OCG_BASIC_14],
  hasAttacked: [RULE.OCG_TABLE_16],
  noSuchTarget: [RULE.OCG_BATTLE_03, RULE.OCG_BASIC_14],
  positionChange: [RULE.OCG_BASIC_15],
  cameThisTurn: [RULE.OCG_TABLE_17],
  positionAfterAttack: [RULE.OCG_TABLE_18],
  positionChanged: [RULE.OCG_TABLE_19],
  noBattlePhase: [RULE.OCG_BATTLE_01],
  equipped: [RULE.OCG_TABLE_01],
  monsterEquipped: [RULE.OCG_TABLE_13],
  equipLost: [RULE.OCG_TABLE_02],
  trapAgain: [RULE.OCG_TABLE_15],
  tokenGone: [RULE.OCG_TABLE_06],
  geminiDormant: [RULE.OCG_TABLE_12],
  geminiSummon: [RULE.OCG_TABLE_12],
  becomesMonster: [RULE.OCG_BASIC_66, RULE.OCG_BASIC_67],
  spiritReturns: [RULE.OCG_TABLE_11],
  fieldReplaced: [RULE.OCG_BASIC_61, RULE.OCG_BASIC_62],
  faceForgotten: [RULE.OCG_TABLE_03],
  controlChanged: [RULE.OCG_TABLE_04],
  counterPlaced: [RULE.OCG_TABLE_07],
  coin: [RULE.OCG_TABLE_08],
  die: [RULE.OCG_TABLE_08],
  bothLose: [RULE.OCG_TABLE_09],
  winByText: [RULE.OCG_TABLE_10],
  noZoneToReturn: [RULE.OCG_TABLE_05],
  startStep: [RULE.OCG_BATTLE_02],
  endStep: [RULE.OCG_BATTLE_14],
  battleEffectsBegin: [RULE.OCG_BATTLE_04],
  answersAttack: [RULE.OCG_BATTLE_05],
  declarationIsOver: [RULE.OCG_BATTLE_12],
  targetStaysFaceDown: [RULE.OCG_BATTLE_13],
  namesBattleStep: [RULE.OCG_BATTLE_06],
  lastChanceBeforeDamageStep: [RULE.OCG_BATTLE_10],
  furtherChain: [RULE.OCG_BATTLE_11],
  replay: [RULE.OCG_BATTLE_07],
  attackGivenUp: [RULE.OCG_BATTLE_08],
  attackStops: [],
  noReplay: [RULE.OCG_BATTLE_09],
  damageStep: [RULE.OCG_DMG_01],
  calculation: [RULE.OCG_DMG_19],
  damageStepOver: [RULE.OCG_DMG_38],
  namesDamageStep: [RULE.OCG_DMG_03],
  changesStatsInDamageStep: [RULE.OCG_DMG_04],
  counterTrapInDamageStep: [RULE.OCG_DMG_05],
  aboutBattle: [RULE.OCG_DMG_06],
  negationInDamageStep: [RULE.OCG_DMG_07],
  triggerInDamageStep: [RULE.OCG_DMG_08],
  triggerAtStart: [RULE.OCG_DMG_09],
  triggerOfFaceDown: [RULE.OCG_DMG_17],
  triggerBeforeCalculation: [RULE.OCG_DMG_15],
  triggerOfFlipped: [RULE.OCG_DMG_16],
  triggerAfterCalculation: [RULE.OCG_DMG_28],
  triggerOfBattled: [RULE.OCG_DMG_34],
  triggerOfExtraAttack: [RULE.OCG_DMG_32],
  triggerOfVictor: [RULE.OCG_DMG_33],
  triggerOfLoser: [RULE.OCG_DMG_35],
  triggerAtEnd: [RULE.OCG_DMG_37],
  statChangeAtStart: [RULE.OCG_DMG_11],
  lastStatChange: [RULE.OCG_DMG_13],
  severalChains: [RULE.OCG_DMG_14],
  oneChainAtStart: [RULE.OCG_DMG_10],
  oneChainInCalculation: [RULE.OCG_DMG_21],
  oneChainAfterCalculation: [RULE.OCG_DMG_31],
  triggeredByTheChain: [RULE.OCG_DMG_21],
  onlyNamedInCalculation: [RULE.OCG_DMG_18],
  activatedInCalculation: [RULE.OCG_DMG_18, RULE.OCG_DMG_20],
  flippedByBattle: [RULE.OCG_DMG_12],
  battle: [RULE.OCG_BASIC_16, RULE.OCG_DMG_23],
  spared: [RULE.OCG_DMG_24],
  effectsOfFlipped: [RULE.OCG_DMG_29],
  appliedLast: [RULE.OCG_DMG_22],
  damageFixed: [RULE.OCG_DMG_24],
  damageInflicted: [RULE.OCG_DMG_25],
  destructionSettled: [RULE.OCG_DMG_26],
  leavesAtTheEnd: [RULE.OCG_DMG_36],
  settledAlready: [RULE.OCG_DMG_27],
  stillOnField: [RULE.OCG_DMG_30],
  mandatoryTrigger: [RULE.OCG_TIMING_03],
  notInThisGroup: [RULE.OCG_SEGOC_04],
} satisfies OcgLaw;

/** The law of the OCG as of a day (ISO date), in its own region or another. */
export const ocgLawAt = (date: string, region: Region | null): OcgLaw => lawAt(LAW, date, region);
