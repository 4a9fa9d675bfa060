/**
 * The engine's words for what happens, as small numbers that fit into the state.
 * They belong to no game; each game's room maps its own words to them.
 */

/** 0 and 1; `NOBODY` where no player is meant. */
export type Player = 0 | 1;
export const NOBODY = -1;
/** Both players, as a mask of a bit each. */
export const EVERYBODY = 3;
export const opponentOf = (player: Player): Player => (1 - player) as Player;

export const FACE = { none: 0, up: 1, down: 2 } as const;
/** Yu-Gi-Oh!: battle position. Duel Masters: `attack` is untapped, `defense` is tapped. */
export const POSITION = { none: 0, attack: 1, defense: 2 } as const;

/** What kinds of event the log knows. */
export const EVENT = {
  moved: 1,
  summoned: 2,
  attackDeclared: 3,
  damage: 4,
  lpGained: 5,
  drawn: 6,
  flipped: 7,
  positionChanged: 8,
  /** Two monsters, or a monster and a player, battle: once for each timing of the battle, with its number. */
  battles: 9,
  phase: 10,
  activated: 11,
  /** `how` is the word of its name, `amount` how many are there then. */
  counterPlaced: 12,
  equipped: 13,
  /** A Summon is being attempted: it may be negated, and has not happened yet. */
  attempted: 14,
  /** A card or effect was activated; `amount` is its Chain Link. */
  used: 15,
  /** A whole chain has resolved; `amount` is its length, `how` 1 if all its cards have different names. */
  chainResolved: 16,
  /** `how` is the new controller. */
  controlChanged: 17,
  /** As `counterPlaced`. */
  counterRemoved: 18,
  /** A Summon was negated, but counts among those of its player. Logged where the rules say so. */
  negatedSummon: 19,
  /** It is settled that a monster will be destroyed by battle; it is still on the field. */
  doomed: 20,
  /** An activation of `card` was negated; `other` is the card that did it, `controller` whose activation it was. */
  activationNegated: 21,
  /** A creature won its battle; `other` is the one that lost. */
  battleWon: 22,
  /** A creature blocks; `other` is the attacker. */
  blocked: 23,
  /** A card or effect that was activated has resolved; `how` 1 for the activation of the card itself. */
  resolved: 24,
  /** A card went to another place of its zone, `amount`. */
  shifted: 25,
} as const;

/** How a card moved: bits, several may be set ("destroyed and sent"). */
export const MANNER = {
  destroyed: 1,
  sent: 2,
  banished: 4,
  discarded: 8,
  tributed: 16,
  returned: 32,
  added: 64,
  drawn: 128,
  put: 256,
  placed: 512,
  material: 1024,
  detached: 2048,
  /** Of a shield: an attack broke it. */
  broken: 4096,
  /** There was no room where it was to go. */
  overflowed: 8192,
  /** Both players had seen it on top of a Deck. */
  excavated: 16384,
  /** Of a monster that is placed among Spells and Traps: as a Trap, and not as a Spell. */
  asTrap: 32768,
  /** Of a card that left the field, as it notes of itself: it was face-up there, its owner controlled it. */
  wasUp: 65536,
  wasOwners: 131072,
  /** Of a Spell or Trap whose activation was negated: it was on the field only to be activated, and did not come from there. */
  activationNegated: 262144,
} as const;

/** How a card was turned face-up: so that the effects of Flip monsters do not answer it. */
export const WITHOUT_FLIPS = 1;

/** Why something happened: bits. */
export const CAUSE = { rule: 1, cost: 2, effect: 4, battle: 8, summon: 16 } as const;

export const WAY = {
  normal: 1,
  tribute: 2,
  flip: 4,
  special: 8,
  fusion: 16,
  ritual: 32,
  synchro: 64,
  xyz: 128,
  link: 256,
  pendulum: 512,
  /** It has been Summoned the way its text and kind ask for: it may be Special Summoned again from elsewhere. */
  proper: 1024,
  /** A Gemini monster has been Normal Summoned once more on the field. */
  gemini: 2048,
  /** It is in Maximum Mode, with its other parts under it, or is such a part. */
  maximum: 4096,
  /** It has been Summoned, or Set, in a way that its own text allows. */
  bySelf: 8192,
  /** It was Normal Set: no Summon, but what was done with it stays true when it is turned face-up. */
  set: 16384,
  /** It was Special Summoned by an effect of its own that was activated. */
  byOwnEffect: 32768,
  /** It was turned face-up where it lies: no Summon. */
  turnedUp: 65536,
} as const;

/** What becomes of a Summon while it is attempted. */
export const ATTEMPT = { none: 0, open: 1, negated: 2 } as const;

/** What became of a link. */
export const LINK = {
  negatedActivation: 1,
  negatedEffect: 2,
  resolving: 4,
  resolved: 8,
  chainless: 16,
  fizzled: 32,
  /** Its card's effects were negated, and it left the field as the cost. */
  negatedAsPaid: 64,
  /** It takes the place of something. */
  replacing: 128,
  /** The damage that it inflicts to the first player, or to the second, is 0. */
  sparesFirst: 256,
  sparesSecond: 512,
} as const;

/** What a lingering effect does to its card, player or duel. */
export const LINGERING_KIND = {
  statGain: 1,
  statBecome: 2,
  statTimes: 3,
  negated: 4,
  /** All effects of cards with the original name `what` are negated that are activated, or on the field; `value` 1: of monsters. */
  nameNegated: 69,
  later: 5,
  /** Each time that `what` (of the catalogue's watches) happens, the routine `value` is carried out by the player. */
  eachTime: 72,
  /** Banished for a time: who had it, its position (`what`) and its face (`value`). */
  away: 59,
  /** When the card is moved off the field in the manner `what` (0: any), the card `value` is banished. */
  boundToBanish: 63,
  leavingTo: 6,
  forbidActivate: 7,
  normalSummons: 9,
  /** The player has control of the card; `what` is who has it without any such effect. */
  control: 10,
  /** When the card is moved off the field in the manner `what` (0: any), the card `value` is destroyed. */
  boundToDestroy: 11,
  /** … its controller takes `value` damage. */
  boundToDamage: 12,
  /** … the card `value` is shuffled into its Deck. */
  boundToShuffle: 14,
  /** … the card `value` is sent to the GY. */
  boundToSend: 73,
  /** … the card `value` is returned to the hand. */
  boundToReturn: 74,
  /** The player has Special Summoned the card called `what`, of which they may do so once in a turn. */
  specialSummoned: 16,
  /** `value` counters of the kind `what` (a word of the catalogue) lie on the card. */
  counter: 13,
  originalBecome: 20,
  /** A player skips their next phases of a kind: `what` the phase word, `value` how many. */
  skipPhase: 30,
  /** Places of the zone `what` of the player, the mask `value`, cannot be used. */
  closed: 71,
  /** A player makes no normal draw. */
  noNormalDraw: 31,
  /** A player conducts no Battle Phase. */
  noBattlePhase: 32,
  /** Its destruction by battle is settled; the source is the monster that won. */
  doomed: 40,
  /** It inflicts piercing battle damage, `value` times. */
  pierce: 41,
  /** It can attack once more; `value` 1 when it has. */
  extraAttack: 42,
  /** An effect of the source, `effect`, has taken the place of destructions at the moment `value`. */
  standsIn: 56,
  /** A card was kept from something by an effect that does so some times a turn. */
  prevented: 55,
  /** What came up when its own effect had a coin tossed is `value` (`COIN`): it has the effect that its text gives it for that. */
  tossed: 70,
  /** It has the name `what` (a word of the catalogue). */
  named: 48,
  /** It has made an attack on `what` (none: directly) this turn; `value` 1 while it could attack each of some monsters. */
  madeAttack: 50,
  /** What resolves has excavated it. */
  excavated: 51,
  /** An effect of it, `what`, was used in this battle. */
  usedInBattle: 44,
  /** … since it came to the field, and was face-up there. */
  usedThere: 53,
  /** … this turn, as it may be several times. */
  usedThisTurn: 54,
  /** Of a card that has left the field: what it was equipped to, the card `value` with the stamp `what`. */
  formerHost: 64,
  /** … `value` counters of the kind `what` were on it. */
  formerCounters: 65,
  /** … the card `value` was a material of it. */
  formerMaterial: 66,
  /** It has a keyword: `what` is its number. */
  keyword: 45,
  /** The player `value` cannot put cards into play that have a name: `what`, a word of the catalogue. */
  forbidPut: 46,
  /** When the card would leave, the card `value`, with the stamp `what`, goes in its place. */
  standIn: 47,
  /** Its Type is `value`, a word of the catalogue. */
  typeBecome: 49,
  /** So is its Attribute. */
  attributeBecome: 52,
  /** It can be activated although it was Set this turn. */
  activatable: 61,
  /** It is of a kind as well ("treated as a Tuner"): `what` is its word of the catalogue. */
  kind: 57,
  /** The monster that it is equipped to gains `value` of the stat `what`. */
  equipGain: 58,
  /** A card that it was Summoned with lends it an effect: `what` is the definition of that card, `value` the effect's index there. */
  lent: 67,
  /** It has the effects of the definition `value` beside its own. */
  effectsOf: 68,
  /** Applies like a continuous effect: `value` is its number in the catalogue. */
  continuous: 21,
} as const;

/** What becomes of a card because another one leaves the field. */
export type BoundAction = "destroy" | "banish" | "send" | "return" | "shuffle";

/** … that an effect has bound to it. */
export const BOUND_TO: Readonly<Record<BoundAction, number>> = {
  destroy: LINGERING_KIND.boundToDestroy,
  banish: LINGERING_KIND.boundToBanish,
  send: LINGERING_KIND.boundToSend,
  return: LINGERING_KIND.boundToReturn,
  shuffle: LINGERING_KIND.boundToShuffle,
};

/** What a continuous effect does as long as it applies: bits, so that a mask can say whether any such effect applies. */
export const CONTINUOUS_ACTION = {
  negate: 1,
  unaffected: 2,
  forbid: 4,
  stat: 8,
  attribute: 16,
  type: 32,
  position: 64,
  redirect: 128,
  destroy: 256,
  control: 512,
  win: 1024,
  /** What is done when its card, or another, leaves the field. */
  onLeaving: 2048,
  pierce: 4096,
  exchange: 8192,
  tributes: 16384,
  /** Its card is destroyed when an effect that targets it has resolved. */
  brittle: 32768,
  /** Its card is destroyed instead of others. */
  substitute: 65536,
  keyword: 131072,
  /** Its cards can attack directly, whatever the opponent controls. */
  direct: 262144,
  /** Its cards can attack nothing but some cards. */
  attackOnly: 524288,
  /** The cost of its effect is paid to attack with its cards. */
  attackCost: 1048576,
  moreAttacks: 2097152,
  name: 4194304,
  /** It is worth several Tributes. */
  worth: 8388608,
  /** Damage that a player takes is none, half or double, or another player's. */
  damage: 16777216,
  /** What a rule of the turn asks is otherwise: a monster need not activate an effect of a phase, a player holds the hand otherwise. */
  rule: 33554432,
  /** A player takes half of battle damage. */
  halve: 67108864,
  /** The other player may Tribute it as if it were their own. */
  lent: 134217728,
  /** Its player may Normal Summon once more a turn, one of its cards. */
  extraSummon: 268435456,
  /** Its cards must attack, if they can. */
  mustAttack: 536870912,
  /** Its cards can attack in face-up Defense Position. */
  attackInDefense: 1073741824,
  /** Its player may activate its cards from the hand, or in the turn in which they were Set. */
  activation: -2147483648,
} as const;

/** When a lingering effect ends. */
export const UNTIL = {
  /** Its card leaves. */
  leaves: 0,
  endOfTurn: 1,
  endPhase: 2,
  /** The end of the turn after this one, of the one after that, … */
  endOfNextTurn: 3,
  once: 4,
  /** The continuous effect whose card it is no longer applies to its card. */
  sourceApplies: 5,
  damageCalculation: 6,
  battle: 7,
  endOfSecondTurn: 8,
  endOfThirdTurn: 9,
  /** The start of the turn after this one, of the one after that. */
  startOfNextTurn: 10,
  endOfBattlePhase: 20,
  startOfSecondTurn: 11,
  /** The End Phase of the turn after this one, of the one after that; the Standby Phase of this turn, of the one after it, of the one after that. */
  endPhaseOfNextTurn: 12,
  endPhaseOfSecondTurn: 16,
  standby: 13,
  standbyOfNextTurn: 14,
  standbyOfSecondTurn: 15,
  /** The card whose effect it is is no longer face-up on the field. */
  sourceFaceUp: 17,
  /** From here on: its card has no counter any more of the kind (a word of the catalogue) that is added. */
  withoutCounter: 1000,
} as const;

/** What is lifted in a phase by its player, after so many turns. */
export const LIFTED: Readonly<Record<number, readonly [phase: "end" | "standby", turns: number]>> = {
  [UNTIL.endPhase]: ["end", 0],
  [UNTIL.endPhaseOfNextTurn]: ["end", 1],
  [UNTIL.endPhaseOfSecondTurn]: ["end", 2],
  [UNTIL.standby]: ["standby", 0],
  [UNTIL.standbyOfNextTurn]: ["standby", 1],
  [UNTIL.standbyOfSecondTurn]: ["standby", 2],
};

export const STAT = {
  atk: 1,
  def: 2,
  level: 3,
  power: 4,
  cost: 5,
  rank: 6,
  rating: 7,
  payment: 8,
  scale: 9,
} as const;

/** What came of a coin: the side that is up, and whether its player had called it. Bits. */
export const COIN = { heads: 1, tails: 2, right: 4, wrong: 8 } as const;

export const WIN = { none: 0, player0: 1, player1: 2, draw: 3 } as const;
