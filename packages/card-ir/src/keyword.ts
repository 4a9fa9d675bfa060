/** Words that stand for an ability by the rules of a game. Their order is that of the bits of `Definition.keywords`. */
export const KEYWORDS = [
  "blocker",
  "shield-trigger",
  "speed-attacker",
  "mach-fighter",
  "slayer",
  "w-breaker",
  "t-breaker",
  "q-breaker",
  "world-breaker",
  /** "Power attacker +N" */
  "power-attacker",
  "cannot-be-blocked",
  "cannot-attack",
  "cannot-attack-players",
  "cannot-block",
  "attacks-if-able",
  /** A spell that goes to the mana zone after it was cast. */
  "charger",
  /** "Evolution: put on …" */
  "evolution",
  "star-evolution",
  "ex-life",
  /** "Invasion: …", of the creature whose attack it waits for. */
  "invasion",
  "invasion-zero",
  /** "Your opponent can use at most N cards each turn." */
  "use-limit",
  /** "Your opponent's creatures enter tapped." */
  "opponents-enter-tapped",
  /** Blocks attacks on creatures. */
  "guardman",
  /** A shield with it keeps a creature from attacking this turn. */
  "g-strike",
  /** "Strike Back: Discard 1 fire card.": a shield that is discarded summons it. */
  "strike-back",
  /** "Ninja Strike N": from the hand, when a creature of the opponent attacks or blocks. */
  "ninja-strike",
] as const;

export type KeywordName = (typeof KEYWORDS)[number];
