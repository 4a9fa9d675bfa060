import type { Condition, Sworn } from "./condition.ts";
import type { Duration } from "./duration.ts";
import type { NounPhrase } from "./noun.ts";
import type { Noted } from "./span.ts";
import type { AlsoUsed } from "./step-summoning.ts";
import type { SummonWay, Who } from "./words.ts";

/** Sentences of their own about an effect: of the one before them, where they do not say otherwise. */

/** "You can only use this effect of “X” once per turn." Counts by player and name. */
export interface Limit extends Noted {
  readonly sentence: "limit";
  /** "use" counts even when the activation is negated, "activate" does not. */
  readonly word: "use" | "activate";
  /** "this": the effect before this sentence; "each": every effect of the card on its own; "one": all share one; "card": the card's activation. */
  readonly scope: "this" | "each" | "one" | "card";
  /**
   * "each of the following effects": only those after this sentence, "preceding": before it. With `this`: the one
   * effect after it.
   */
  readonly of?: "following" | "preceding";
  readonly name: string;
  readonly per: "turn" | "duel" | "chain";
  /** "…, and its previous effect only once per turn": how often the effect before this one may be. */
  readonly previous?: Limit["per"];
  /** "up to twice per turn" */
  readonly times?: number;
  /** ", and cannot activate more than 1 in the same Chain" */
  readonly oneInChain?: true;
  /** ", also you cannot Special Summon the turn you activate either of this card's effects" */
  readonly oath?: Omit<Oath, "sentence">;
}

/**
 * "You cannot Summon other monsters the turn you activate this card (but you can Set).": of the effect before it. It
 * cannot be activated after such a Summon, and binds its player from its activation on.
 */
export interface Oath extends Noted, Sworn {
  readonly sentence: "oath";
  /**
   * "the turn you activate either of this card's effects": of each of them; "this card": of its activation, and else
   * of the effect before it. "the turn you Special Summon this card": of the procedure.
   */
  readonly of?: "each" | "card" | "procedure";
}

/** "This card must be face-up on the field to activate and to resolve this effect." Of the effect before it. */
export interface Proviso extends Noted {
  readonly sentence: "proviso";
  /** "This is a Quick Effect if …": asked only for that; else it is an Ignition Effect. */
  readonly of?:
    | "quick"
    /** "You can only activate this card during your turn, unless …": of the activation of the card, and of that alone. */
    | "activation"
    /** "This card's effects can only be applied/resolved while it has material.": each effect of the card. */
    | "each";
  readonly condition: Condition;
}

/**
 * "Your opponent cannot activate monster effects in response to this effect's activation.", "This effect cannot be
 * negated.": of the effect before it; `of` the activation of the card itself, or of each effect of the card.
 */
export interface Assurance extends Noted {
  readonly sentence: "assurance";
  readonly of?: "card" | "each";
  /** What cannot be negated: "its activation and effect", or the effect only. */
  readonly firm?: "both" | "effect";
  /** … by the effects of which cards; with `unaffected` they do nothing else to what it does, either. */
  readonly against?: NounPhrase;
  readonly unaffected?: true;
  /** Who cannot respond to it, and with what. */
  readonly silences?: {
    readonly player: Who;
    readonly act: "activate" | "activate-card";
    readonly what: NounPhrase;
  };
  /** "If you control a “X” monster, …": what has to be so as it is activated. */
  readonly conditions?: readonly Condition[];
}

/**
 * "(This is treated as a Fusion Summon.)", "(This card is NOT treated as a Trap.)", "(Flip effects are not activated.)":
 * said of the last Special Summon, or change of a position, by the effect before it.
 */
export interface Remark extends Noted {
  readonly sentence: "remark";
  readonly treated?: SummonWay;
  /** "(This is treated as a Special Summon by the effect of a “X” monster.)", with `treated`: "… a Fusion Summon with “X”" */
  readonly treatedBy?: NounPhrase;
  readonly notTrap?: true;
  /** "(You cannot halve the same damage twice this way.)" */
  readonly notTwice?: true;
  readonly withoutFlips?: true;
  /** "(Transfer its materials to that monster.)": of what is attached. */
  readonly withMaterials?: true;
  /** "These changes last until the end of this turn.": all that the effect before it leaves behind without an end. */
  readonly lasts?: Duration;
  /** "(This ATK loss remains even if … the monster becomes unaffected by card effects.)": of the last change. */
  readonly outlasts?: "unaffected";
  /** "If …, you can also use “X” monsters in your Deck as material.": of the last Fusion or Ritual Summon. */
  readonly also?: AlsoUsed;
}

/** A piece of a Maximum Monster without an effect of its own: "None", and what the rules say anyway. */
export interface NoEffect extends Noted {
  readonly sentence: "no-effect";
  /**
   * "(You can only gain this effect once per turn.)": of a Normal Summon in addition, of which there is one a turn; "the previous
   * effect": of a ban, which does no more where it is there twice.
   */
  readonly of?: "extra-summon" | "forbid";
}
