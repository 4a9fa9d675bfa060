/**
 * What the trace says, in plain data: one moment per trace point, with names instead of numbers.
 * Everything that is shown to people is made from moments; the sentences are in `locales`.
 */

export type Seat = "A" | "B";

/** A card in play or in a pile, by name; `id` tells two copies apart. */
export interface CardName {
  readonly id: number;
  /** English name: the key into the card pool. */
  readonly card: string;
}

/** Words of a card's text that decide something: `[start, end)` of `Card.text`. */
export interface Words {
  readonly card: string;
  readonly start: number;
  readonly end: number;
  /** What part of the text they are. */
  readonly part: "effect" | "condition" | "cost" | "target" | "step" | "limit";
}

/** `chainless` is set where `link` is not the number of a Chain Link: the game or the effect knows no chain. */
export type What =
  | { readonly kind: "turn"; readonly player: Seat; readonly turn: number }
  | { readonly kind: "phase"; readonly phase: string }
  | { readonly kind: "no-draw"; readonly player: Seat }
  | { readonly kind: "phase-skipped"; readonly phase: string; readonly player: Seat }
  | {
      readonly kind: "activated";
      readonly link: number;
      readonly chainless?: true;
      readonly by: CardName;
      readonly player: Seat;
      readonly effect: "card" | "spell" | "effect";
      readonly speed: number;
      readonly from: string;
    }
  | { readonly kind: "targeted"; readonly link: number; readonly chainless?: true; readonly card: CardName }
  | { readonly kind: "paid"; readonly player: Seat; readonly lp: number }
  | { readonly kind: "lost-lp"; readonly player: Seat; readonly lp: number }
  | {
      readonly kind: "first-to-respond";
      readonly player: Seat;
      readonly link: number;
      readonly chainless?: true;
    }
  | { readonly kind: "passed"; readonly player: Seat }
  | { readonly kind: "chain-closed"; readonly first: number; readonly last: number }
  | { readonly kind: "resolving"; readonly link: number; readonly chainless?: true; readonly by: CardName }
  | { readonly kind: "resolved"; readonly link: number; readonly chainless?: true; readonly by: CardName }
  | {
      readonly kind: "negated";
      readonly link: number;
      readonly chainless?: true;
      readonly by: CardName;
      readonly negatedBy: CardName;
      /** "becomes": it is done no more, but something else in its place. */
      readonly what: "activation" | "effect" | "becomes";
    }
  | {
      readonly kind: "skipped";
      readonly link: number;
      readonly chainless?: true;
      readonly by: CardName;
      readonly what: "activation" | "effect";
    }
  | { readonly kind: "step"; readonly step: string }
  | { readonly kind: "fizzled"; readonly link: number; readonly chainless?: true; readonly by: CardName }
  | { readonly kind: "chain-done" }
  /** Shown to both players, or to one. */
  | { readonly kind: "shown"; readonly card: CardName; readonly to?: Seat }
  | { readonly kind: "spent"; readonly card: CardName }
  | { readonly kind: "not-returned"; readonly card: CardName }
  | {
      readonly kind: "moved";
      readonly card: CardName;
      readonly from: string;
      readonly to: string;
      /** "destroyed", "sent", "banished", "discarded", "tributed", "returned", "added", "drawn", "placed" … the most telling one. */
      readonly how: string;
      readonly owner: Seat;
      readonly cause: "rule" | "cost" | "effect" | "battle" | "summon";
      /** The card that caused it. */
      readonly by?: CardName;
    }
  | { readonly kind: "summoned"; readonly card: CardName; readonly player: Seat; readonly way: string }
  /** A Summon that may still be negated. */
  | { readonly kind: "attempted"; readonly card: CardName; readonly player: Seat; readonly way: string }
  | { readonly kind: "summon-negated"; readonly card: CardName; readonly negatedBy: CardName }
  | {
      readonly kind: "damage";
      readonly player: Seat;
      readonly amount: number;
      readonly cause: "battle" | "effect" | "cost" | "rule";
      readonly lp: number;
    }
  | { readonly kind: "gained"; readonly player: Seat; readonly amount: number; readonly lp: number }
  | { readonly kind: "drew"; readonly player: Seat; readonly count: number }
  | { readonly kind: "flipped"; readonly card: CardName; readonly face: "up" | "down" }
  | {
      readonly kind: "position";
      readonly card: CardName;
      readonly position: "attack" | "defense" | "untapped" | "tapped";
    }
  | {
      readonly kind: "chance";
      readonly player: Seat;
      readonly thrown: "coin" | "die";
      /** Of a coin 1 is heads. */
      readonly side: number;
    }
  | { readonly kind: "shifted"; readonly card: CardName }
  | { readonly kind: "control"; readonly card: CardName; readonly player: Seat }
  | { readonly kind: "equipped"; readonly card: CardName; readonly to: CardName }
  | {
      readonly kind: "applied";
      readonly card?: CardName;
      /** The card whose effect it is, where that is another one. */
      readonly by?: CardName;
      /** "atk-gain", "level-become", "negated", "later", "leaving-to", "forbid-activate", "counter" … */
      readonly what: string;
      readonly value: number;
      /** Of "leaving-to" and "closed": the zone, of "closed" the place `value` of it, counted from 1. */
      readonly zone?: string;
      /** Of "forbid-activate": who may not activate cards of which name. */
      readonly player?: Seat;
      readonly name?: string;
    }
  | { readonly kind: "expired"; readonly card?: CardName; readonly what: string }
  | {
      readonly kind: "attack";
      readonly attacker: CardName;
      readonly target?: CardName;
      readonly player: Seat;
    }
  /** The monsters that could be attacked have changed: the attacker chooses again. */
  | { readonly kind: "replay"; readonly attacker: CardName }
  | { readonly kind: "attack-stopped"; readonly attacker: CardName }
  /** The battle ends without damage calculation. */
  | { readonly kind: "battle-over"; readonly attacker: CardName }
  | { readonly kind: "no-further-chain" }
  /** It will be destroyed by battle; who destroys it. */
  | { readonly kind: "settled"; readonly card: CardName; readonly by: CardName }
  | { readonly kind: "no-damage"; readonly player: Seat; readonly by: CardName }
  | { readonly kind: "settled-already"; readonly card: CardName }
  | {
      readonly kind: "battle";
      readonly attacker: CardName;
      readonly target?: CardName;
      readonly attackerValue: number;
      readonly targetValue?: number;
    }
  | {
      readonly kind: "triggered";
      readonly card: CardName;
      readonly player: Seat;
      readonly group: number;
      readonly mandatory: boolean;
    }
  | { readonly kind: "missed"; readonly card: CardName; readonly player: Seat }
  | { readonly kind: "not-triggered"; readonly card: CardName; readonly player: Seat }
  /** Both players have passed, and this still has to be done in the phase. */
  | { readonly kind: "forced"; readonly card: CardName; readonly player: Seat }
  /** Done in a phase without a link. */
  | { readonly kind: "processed"; readonly card: CardName; readonly player: Seat }
  /** It applies at once, without a link. */
  | { readonly kind: "each-time"; readonly card: CardName; readonly player: Seat }
  | { readonly kind: "replaced"; readonly card: CardName }
  /** For the effect of a card something else is paid than its text asks for, as another card allows. */
  | { readonly kind: "paid-instead"; readonly card: CardName; readonly by: CardName }
  /** A Type or Attribute (in English), or a Level, is declared for an effect of the card. */
  | { readonly kind: "declared"; readonly card: CardName; readonly said: string }
  /** A continuous effect makes damage a gain of LP, or the other way round. */
  | { readonly kind: "exchanged"; readonly by: CardName; readonly to: "damage" | "gain" }
  /** A card's continuous effects begin to apply, or are no longer there to apply. */
  | { readonly kind: "begins"; readonly card: CardName }
  | { readonly kind: "ceases"; readonly card: CardName }
  /** … are there but negated by another card's. */
  | { readonly kind: "overruled"; readonly card: CardName; readonly by: CardName }
  /** An endless change, through these cards; it ends, since one of them leaves the field by the rules. */
  | { readonly kind: "loop"; readonly cards: CardName[] }
  | { readonly kind: "loop-ends"; readonly card: CardName }
  /** A continuous effect decides about a card: "negate", "forbid", "position", "redirect" … */
  | { readonly kind: "ruled"; readonly card: CardName; readonly by: CardName; readonly does: string }
  | {
      readonly kind: "referred";
      readonly link: number;
      readonly chainless?: true;
      readonly by: CardName;
      readonly reading: "done" | "attempted";
      /** How many cards the earlier part tried to act on, and how many of them count. */
      readonly tried: number;
      readonly counted: number;
    }
  /** Mana cards are tapped to pay for a card. */
  | {
      readonly kind: "mana-paid";
      readonly player: Seat;
      readonly count: number;
      readonly card: CardName;
    }
  | { readonly kind: "blocks"; readonly card: CardName; readonly attacker: CardName }
  | { readonly kind: "breaks"; readonly attacker: CardName; readonly count: number }
  /** A slayer destroys a creature that was not weaker. */
  | { readonly kind: "slays"; readonly by: CardName; readonly card: CardName }
  | { readonly kind: "gr-summon"; readonly card: CardName; readonly player: Seat }
  | { readonly kind: "invades"; readonly card: CardName; readonly player: Seat }
  /** G-strike, Strike Back or Ninja Strike is declared. */
  | { readonly kind: "strikes"; readonly card: CardName; readonly player: Seat }
  | { readonly kind: "shield-trigger"; readonly card: CardName; readonly player: Seat }
  /** What follows is done by the players themselves. */
  | { readonly kind: "by-hand" }
  | { readonly kind: "over"; readonly winner: Seat | "draw" };

export type MomentKind = What["kind"];

export interface Moment {
  readonly what: What;
  /** The rules by which it happened, as rule ids of the rulebook ("OCG-CHAIN-04"); empty for plain happenings. */
  readonly rules: readonly string[];
  /** The words of cards that decided it. */
  readonly words: readonly Words[];
}

/** A reason why something cannot be done, with names. */
export interface NamedReason {
  readonly rule: string;
  readonly card?: CardName;
  /** Of an endless change: all cards through which it would go. */
  readonly through?: readonly CardName[];
  readonly words: readonly Words[];
}
