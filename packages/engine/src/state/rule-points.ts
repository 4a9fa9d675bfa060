/**
 * The points of the engine's own mechanisms at which a rule is at work or a reason is given.
 * Each game says, for each date, which rules these are (rule numbers of the rulebook);
 * an empty list where the game has no rule for it.
 */
export interface Law {
  // Why something cannot be done.
  readonly notNow: readonly number[];
  readonly wrongPlace: readonly number[];
  readonly conditionNotMet: readonly number[];
  readonly cannotPay: readonly number[];
  readonly noTarget: readonly number[];
  readonly wouldDoNothing: readonly number[];
  readonly usedUp: readonly number[];
  readonly forbidden: readonly number[];
  /** By its own text a card cannot be Summoned: in this way, at all, a second time. */
  readonly summoningCondition: readonly number[];
  readonly noNormalSummon: readonly number[];
  readonly onlyOne: readonly number[];
  /** A monster cannot attack, or what it would attack is no target for it. */
  readonly cannotAttack: readonly number[];
  readonly hasAttacked: readonly number[];
  readonly noSuchTarget: readonly number[];
  readonly positionChange: readonly number[];
  readonly cameThisTurn: readonly number[];
  readonly positionAfterAttack: readonly number[];
  readonly positionChanged: readonly number[];
  readonly tributes: readonly number[];
  /** Nothing is there that the effect would act on. */
  readonly nothingToActOn: readonly number[];
  readonly unread: readonly number[];
  readonly noRoom: readonly number[];
  readonly notAChoice: readonly number[];
  // What the engine does.
  readonly costAtActivation: readonly number[];
  readonly targetAtActivation: readonly number[];
  readonly activated: readonly number[];
  readonly resolve: readonly number[];
  readonly skipNegated: readonly number[];
  readonly effectNegated: readonly number[];
  readonly summonNegated: readonly number[];
  readonly fusionSummon: readonly number[];
  readonly ritualSummon: readonly number[];
  readonly targetGone: readonly number[];
  /** What hangs on an earlier part of its effect is not done, or is done where that part found nothing to do. */
  readonly needsTheFormer: readonly number[];
  readonly adjacentOnly: readonly number[];
  /** It reaches links further down, too. */
  readonly allLinks: readonly number[];
  readonly spentCards: readonly number[];
  readonly replaced: readonly number[];
  readonly lpZero: readonly number[];
  /** A player has to draw and has no card left to draw. */
  readonly deckedOut: readonly number[];
  readonly equipped: readonly number[];
  readonly monsterEquipped: readonly number[];
  /** A card was turned face-down: what was put on its face is gone. */
  readonly faceForgotten: readonly number[];
  /** Continuous effects: one begins to apply, also in the moment of its monster's Summon. */
  readonly continuousApplies: readonly number[];
  readonly continuousAtSummon: readonly number[];
  readonly continuousOfCard: readonly number[];
  /** One negates another: the one that began first, whichever began first, the first of two that forbid each other. */
  readonly earlierFirst: readonly number[];
  readonly negationPrevails: readonly number[];
  readonly prohibitionsInOrder: readonly number[];
  /** What one does is asked for by another: it comes first, whichever began first. */
  readonly independentFirst: readonly number[];
  /** What one does to a card: it just happens. */
  readonly continuousActs: readonly number[];
  /** … or one destroys its own card in place of another. */
  readonly destroyedInstead: readonly number[];
  readonly laterOverwrites: readonly number[];
  readonly prohibitionPrevails: readonly number[];
  /** A link is skipped because a continuous effect negates it; its cost stays paid. */
  readonly continuousNegates: readonly number[];
  /** Of effects that begin together the turn player's are first; of one player's, whichever they say. */
  readonly simultaneousOrder: readonly number[];
  /** Effects that change the same values are all reckoned in their order. */
  readonly compatible: readonly number[];
  /** What is bound to a card that has left the field is destroyed with it. */
  readonly bound: readonly number[];
  /** An effect leaves a card alone that is unaffected by it, or that cannot be negated. */
  readonly unaffected: readonly number[];
  /** There is no stable answer: what is laid down for such cases. */
  readonly undecidable: readonly number[];
  /** A play that would bring that about may not be made. */
  readonly loopForbidden: readonly number[];
  /** Where it came about all the same, its cause is destroyed; … or sent to the Graveyard. */
  readonly loopDestroys: readonly number[];
  readonly loopSends: readonly number[];
  readonly controlChanged: readonly number[];
  readonly counterPlaced: readonly number[];
  readonly coin: readonly number[];
  /** A Trap is Summoned as a monster. */
  readonly becomesMonster: readonly number[];
  readonly die: readonly number[];
  readonly bothLose: readonly number[];
  /** A card text says that its player wins. */
  readonly winByText: readonly number[];
  /** A card goes back to a player who has no zone for it. */
  readonly noZoneToReturn: readonly number[];
  /** What was banished for a time comes back; … or finds no zone. */
  readonly comesBack: readonly number[];
  readonly noZoneToComeBackTo: readonly number[];
  /** What an effect takes by what it is is shown, though it goes where it lies hidden. */
  readonly shown: readonly number[];
  /** What is banished face-down is known to nobody but its owner. */
  readonly banishedDown: readonly number[];
  /** A player takes no damage of the kind. */
  readonly noDamage: readonly number[];
  /** Its destruction by battle is settled: an effect can neither target nor destroy it. */
  readonly settledAlready: readonly number[];
}

export type LawPoint = keyof Law;

/** The engine's points and a game's own, as the table of those has them. */
export type LawWith<Own> = Law & Readonly<Record<keyof Own, readonly number[]>>;

/** A law without any rule: what a game's own table begins with, so that it names only what it has. */
export const NO_LAW: Law = {
  notNow: [],
  wrongPlace: [],
  conditionNotMet: [],
  cannotPay: [],
  noTarget: [],
  wouldDoNothing: [],
  usedUp: [],
  forbidden: [],
  summoningCondition: [],
  noNormalSummon: [],
  onlyOne: [],
  cannotAttack: [],
  hasAttacked: [],
  noSuchTarget: [],
  positionChange: [],
  cameThisTurn: [],
  positionAfterAttack: [],
  positionChanged: [],
  tributes: [],
  nothingToActOn: [],
  unread: [],
  noRoom: [],
  notAChoice: [],
  costAtActivation: [],
  targetAtActivation: [],
  activated: [],
  resolve: [],
  skipNegated: [],
  effectNegated: [],
  summonNegated: [],
  fusionSummon: [],
  ritualSummon: [],
  targetGone: [],
  needsTheFormer: [],
  adjacentOnly: [],
  allLinks: [],
  spentCards: [],
  replaced: [],
  lpZero: [],
  deckedOut: [],
  equipped: [],
  monsterEquipped: [],
  faceForgotten: [],
  continuousApplies: [],
  continuousAtSummon: [],
  continuousOfCard: [],
  earlierFirst: [],
  negationPrevails: [],
  prohibitionsInOrder: [],
  independentFirst: [],
  continuousActs: [],
  destroyedInstead: [],
  laterOverwrites: [],
  prohibitionPrevails: [],
  continuousNegates: [],
  simultaneousOrder: [],
  compatible: [],
  bound: [],
  unaffected: [],
  undecidable: [],
  loopForbidden: [],
  loopDestroys: [],
  loopSends: [],
  controlChanged: [],
  counterPlaced: [],
  coin: [],
  becomesMonster: [],
  die: [],
  bothLose: [],
  winByText: [],
  noZoneToReturn: [],
  comesBack: [],
  noZoneToComeBackTo: [],
  shown: [],
  banishedDown: [],
  settledAlready: [],
  noDamage: [],
};
