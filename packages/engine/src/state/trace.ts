/**
 * The kinds of trace points. Every point is (kind, rule, a, b, c); what a, b and c hold is said here.
 * The trace is for people: the engine never reads it, and without a sink nothing is written.
 */
export const TRACE = {
  /** A further rule by which the point before happened. */
  alsoBy: 0,

  // The turn.
  /** a player, b turn number */
  turn: 1,
  /** a phase */
  phase: 2,
  /** a step: a part of a phase */
  step: 3,
  /** a player, b phase */
  phaseSkipped: 4,
  /** a player: makes no draw at the beginning of the turn */
  noDraw: 5,
  /** a card, b effect * 2 + player: both players have passed, and this still has to be done in the phase */
  forced: 6,
  /** a card, b effect * 2 + player: what it has due in the phase is carried out, without a link */
  processed: 7,
  /** a card, b effect * 2 + player: what it does each time something happens is carried out, without a link */
  eachTime: 8,
  /** a result (`WIN`) */
  over: 9,

  // The chain.
  /** a player, b question */
  asked: 10,
  /** a player: who gets the first chance to respond, b link */
  firstToRespond: 11,
  /** a player */
  passed: 12,
  /** a card, b effect * 2 + player, c group 1 to 4: the trigger waits */
  triggered: 13,
  /** a card, b effect * 2 + player: optional trigger that missed the timing */
  missed: 14,
  /** a card, b effect * 2 + player: its condition was met, but it is not where it could be activated */
  notTriggered: 15,
  /** this timing had room for one chain only */
  noFurtherChain: 16,
  /** a link, b card, c effect * 2 + player */
  activated: 17,
  /** a link, b card */
  targeted: 18,
  /** a player, b LP paid */
  paid: 19,
  /** a card for whose effect something is paid instead of its cost, b the card that allows it, c its effect */
  paidInstead: 20,
  /** a player, b mana cards that were tapped, c card: they pay for it */
  manaPaid: 21,
  /** a card, b the Type, Attribute or Level that is declared for it, c 0 for a Type and 1 for an Attribute, counted from 1, 2 for a Level, 3 for a card type, 4 for a name */
  declared: 22,
  /** a first link, b last link: the chain is complete and resolves */
  chainClosed: 23,
  /** a link: its resolution begins */
  resolving: 24,
  /** a link, b card */
  resolved: 25,
  /** a link that was negated, b the link that did it, c 0 activation / 1 effect / 2 that it became another */
  negated: 26,
  /** a link: skipped, because its activation or effect is negated */
  skipped: 27,
  /** a link, b the reason's clause: nothing applied */
  fizzled: 28,
  /**
   * The rest of an effect asks what came of an earlier part. a link, b how many cards that tried, times 2, and 1 where
   * having tried is enough, c how many of them count
   */
  referred: 29,
  /** a card: sent where spent cards go */
  spent: 30,
  /** the chain is done */
  chainDone: 31,

  // What happens.
  /** a event row */
  event: 32,
  /** a card: shown, b to whom (`NOBODY`: to both) */
  shown: 33,
  /** a player, b 2 for a coin or 6 for a die, c the side that is up */
  chance: 34,
  /** a player, b LP that are lost otherwise */
  lostLp: 35,
  /** a player who takes no damage, b the card whose effect it is */
  noDamage: 36,
  /** a card whose continuous effect makes damage a gain of LP (b 1), or the other way round (b 0) */
  exchanged: 37,
  /** a card, b link: was to move, but another effect replaced it */
  replaced: 38,
  /** a card that cannot be returned any more: it is settled that it goes to the Graveyard */
  notReturned: 39,
  /** a card that was not destroyed, since its destruction by battle is settled */
  settledAlready: 40,
  /** a card whose Summon was negated, b the link that did it */
  summonNegated: 41,
  /** a card, b kind (`LINGERING_KIND`), c value */
  applied: 42,
  /** a kind (`LINGERING_KIND`), b card */
  expired: 43,

  // Continuous effects.
  /** a card: its continuous effects begin to apply */
  begins: 44,
  /** a card: they no longer apply, since it is turned down */
  ceases: 45,
  /** a card, b the card whose effect negates its continuous effects */
  overruled: 46,
  /** a card, b the card whose continuous effect decides about it, c what it does (`CONTINUOUS_ACTION`) */
  ruled: 47,
  /** a card: an endless change goes through it; a point for each of its cards */
  loop: 48,
  /** a card: it leaves the field by the rules, so that the endless change ends */
  loopEnds: 49,

  // Battles.
  /** a attacker, b target or 0 */
  attack: 50,
  /** a attacker: the monsters that could be attacked have changed, so that it chooses again */
  replay: 51,
  /** a attacker: its attack comes to nothing */
  attackStopped: 52,
  /** a monster: turned face-up, since it was attacked */
  flippedByBattle: 53,
  /** a attacker, b target, c result: LP difference */
  battle: 54,
  /** a attacker: no damage calculation, since the two no longer face each other */
  battleOver: 55,
  /** a attacker, b number of shields, c its player */
  breaks: 56,
  /** a slayer, b the creature that it destroys although it was not stronger */
  slays: 57,

  // Duel Masters.
  /** a card, b player: used as a shield trigger */
  shieldTrigger: 58,
  /** a card, b player: the top card of the ultra GR zone, that comes to the battle zone */
  grSummon: 59,
  /** a card, b player: declared as an invasion */
  invades: 60,
  /** a card, b player: its strike is declared */
  strikes: 61,

  /** What follows is done by the players themselves. */
  byHand: 62,
} as const;

export interface Trace<D> {
  point(duel: D, kind: number, rule: number, a: number, b: number, c: number): void;
}
