/**
 * An answer, packed into one integer: kind in bits 26 to 30, a in bits 13 to 25, b in bits 0 to 12.
 * It can be stored, compared and sent as it is.
 */
export type Action = number & { readonly __action: true };

export const ACT = {
  /** Decline, pass, "that's enough". */
  pass: 0,
  /** a card, b effect */
  activate: 1,
  /** a card */
  summon: 2,
  /** a card, b 0 as the rules have it, `SET_AS_SPELL`, or `SET_SO` and on: in which way of its text */
  set: 3,
  /** a attacker, b target, 0 for a direct attack */
  attack: 4,
  changePosition: 5,
  /** a phase */
  phase: 6,
  /** a card */
  choose: 7,
  /** a number */
  number: 8,
  /** a card, b effect: put this trigger on the chain next */
  trigger: 9,
  special: 10,
  /** a card, b effect: carry out what it has due in this phase, without a link */
  process: 11,
  /** a card: a spell, from the hand */
  cast: 12,
  /** a card: into the mana zone */
  charge: 13,
  /** a creature */
  block: 14,
  /** a card in the hand, onto the creature that attacks */
  invade: 15,
  /** a card whose strike is declared, b the shield that is discarded for it */
  strike: 16,
  /** What both players agree to do themselves, and no question offers: see `byHandAction`. */
  byHand: 17,
} as const;

/** A monster is Set among the Spells and Traps, as its text lets it. */
export const SET_AS_SPELL = 1;
/** … or as a monster, in the first way of its text. */
export const SET_SO = 2;

export type ActKind = (typeof ACT)[keyof typeof ACT];

export const action = (kind: ActKind, a = 0, b = 0): Action => ((kind << 26) | (a << 13) | b) as Action;
export const PASS = action(ACT.pass);
export const kindOf = (packed: Action): ActKind => (packed >>> 26) as ActKind;
export const firstOf = (packed: Action): number => (packed >>> 13) & 0x1fff;
export const secondOf = (packed: Action): number => packed & 0x1fff;
