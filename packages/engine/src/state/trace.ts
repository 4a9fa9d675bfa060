/**
 * The kinds of trace points. Every point is (kind, rule, a, b, c); what a, b and c hold is said here.
 * The trace is for people: the engine never reads it, and without a sink nothing is written.
 */
export const TRACE = {
  /** A further rule by which the point before happened. */
  alsoBy: 0,
  /** a player, b turn number */
  turn: 1,
  /** a phase */
  phase: 2,
  /** a link, b card, c effect * 2 + player */
  activated: 3,
  /** a link: its resolution begins */
  resolving: 4,
  /** a link, b card */
  resolved: 5,
  /** a link that was negated, b the link that did it, c 0 activation / 1 effect / 2 that it became another */
  negated: 6,
  /** a link: skipped, because its activation or effect is negated */
  skipped: 7,
  /** a link, b the reason's clause: nothing applied */
  fizzled: 8,
  /** a first link, b last link: the chain is complete and resolves */
  chainClosed: 9,
  /** the chain is done */
  chainDone: 10,
  /** a event row */
  event: 11,
  /** a link, b card */
  targeted: 12,
  /** a player, b question */
  asked: 13,
  /** a player */
  passed: 14,
  /** a card, b effect * 2 + player, c group 1 to 4: the trigger waits */
  triggered: 15,
  /** a card, b effect * 2 + player: optional trigger that missed the timing */
  missed: 16,
  /** a card, b effect * 2 + player: its condition was met, but it is not where it could be activated */
  notTriggered: 31,
  /** a card, b kind (`LINGERING_KIND`), c value */
  applied: 17,
  /** a kind (`LINGERING_KIND`), b card */
  expired: 18,
  /** a attacker, b target or 0 */
  attack: 19,
  /** a attacker, b target, c result: LP difference */
  battle: 20,
  /** a card, b link: was to move, but another effect replaced it */
  replaced: 21,
  /** a card for whose effect something is paid instead of its cost, b the card that allows it, c its effect */
  paidInstead: 87,
  /** a card that cannot be returned any more: it is settled that it goes to the Graveyard */
  notReturned: 32,
  /** a card: shown, b to whom (`NOBODY`: to both) */
  shown: 90,
  /** a card: sent where spent cards go */
  spent: 22,
  /** a result (`WIN`) */
  over: 23,
  /** a player: who gets the first chance to respond, b link */
  firstToRespond: 24,
  /**
   * The rest of an effect asks what came of an earlier part. a link, b how many cards that tried, times 2, and 1 where
   * having tried is enough, c how many of them count
   */
  referred: 25,
  /** a player, b LP paid */
  paid: 26,
  /** a player, b LP that are lost otherwise */
  lostLp: 78,
  /** a player, b 2 for a coin or 6 for a die, c the side that is up */
  chance: 60,
  /** a card whose Summon was negated, b the link that did it */
  summonNegated: 27,
  /** a card, b effect * 2 + player: both players have passed, and this still has to be done in the phase */
  forced: 28,
  /** a card, b effect * 2 + player: what it has due in the phase is carried out, without a link */
  processed: 29,
  /** a card, b the Type, Attribute or Level that is declared for it, c 0 for a Type and 1 for an Attribute, counted from 1, 2 for a Level, 3 for a card type, 4 for a name */
  declared: 39,
  /** a card whose continuous effect makes damage a gain of LP (b 1), or the other way round (b 0) */
  exchanged: 38,
  /** a card: its continuous effects begin to apply */
  begins: 40,
  /** a card: they no longer apply, since it is turned down */
  ceases: 41,
  /** a card, b the card whose effect negates its continuous effects */
  overruled: 42,
  /** a card, b the card whose continuous effect decides about it, c what it does (`DOES`) */
  ruled: 43,
  /** a card, b effect * 2 + player: what it does each time something happens is carried out, without a link */
  eachTime: 30,
  /** a card: an endless change goes through it; a point for each of its cards */
  loop: 88,
  /** a card: it leaves the field by the rules, so that the endless change ends */
  loopEnds: 89,
  /** a player, b phase */
  phaseSkipped: 50,
  /** a player: makes no draw at the beginning of the turn */
  noDraw: 51,
  /** a step: a part of a phase */
  step: 70,
  /** a attacker: the monsters that could be attacked have changed, so that it chooses again */
  replay: 71,
  /** a attacker: its attack comes to nothing */
  attackStopped: 72,
  /** a attacker: no damage calculation, since the two no longer face each other */
  battleOver: 73,
  /** a monster: turned face-up, since it was attacked */
  flippedByBattle: 74,
  /** this timing had room for one chain only */
  noFurtherChain: 75,
  /** a card that was not destroyed, since its destruction by battle is settled */
  settledAlready: 76,
  /** a player, b mana cards that were tapped, c card: they pay for it */
  manaPaid: 80,
  /** a attacker, b number of shields, c its player */
  breaks: 81,
  /** a slayer, b the creature that it destroys although it was not stronger */
  slays: 82,
  /** a card, b player: used as a shield trigger */
  shieldTrigger: 83,
  /** a card, b player: the top card of the ultra GR zone, that comes to the battle zone */
  grSummon: 84,
  /** a card, b player: declared as an invasion */
  invades: 85,
  /** a card, b player: its strike is declared */
  strikes: 86,
  /** a player who takes no damage, b the card whose effect it is */
  spared: 77,
} as const;

export interface Trace<D> {
  point(duel: D, kind: number, rule: number, a: number, b: number, c: number): void;
}
