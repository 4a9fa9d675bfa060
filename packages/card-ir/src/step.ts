import type { Condition } from "./condition.ts";
import type { Duration, PhaseAhead } from "./duration.ts";
import type { Assurance, NoEffect, Oath, Remark } from "./effect-qualifiers.ts";
import type { Activation, EventPattern } from "./event.ts";
import type { NounPhrase, Place, Reference, Trait, Value } from "./noun.ts";
import type { Noted } from "./span.ts";
import type { CardStep } from "./step-cards.ts";
import type { LastingStep } from "./step-lasting.ts";
import type { SummoningStep } from "./step-summoning.ts";
import type { Noun, PhaseName, Who } from "./words.ts";

/** Steps and clauses: in one file with all that is made of clauses and stands in a step again. */

/** By what of a card several effects are told apart: "based on its Attribute"; left out, by its card type, or by which card it is. */
/** By what effects are told apart; `possessed` "which player owns it": of whose it is the labels "You" and "Your opponent" speak then. */
export type SortedBy = "attribute" | "type" | "name" | "position" | "controlled" | "possessed" | "turn";

/**
 * One thing that a card tells a player to do.
 * `slot` names the record of what this step tried and did, per card; later words point at it. It is unique within an effect.
 */
export type Step = Noted & { readonly slot?: string } & (
    | CardStep
    | SummoningStep
    | LastingStep
    | {
        readonly verb: "negate-activation";
        readonly what: NounPhrase /** "negate the Summon or activation" */;
        readonly summon?: true;
      }
    | { readonly verb: "negate-summon" }
    /** "Negate that effect": the activation stands. */
    | {
        readonly verb: "negate-effect";
        readonly what: NounPhrase;
        /** "Negate any Spell effects that target this card": of each that was activated so, as it resolves. */
        readonly of?: Activation;
      }
    /** "The activated effect becomes “Draw 1 card”": done in its place by the player who activated it, who is "you" in it. */
    | { readonly verb: "replace-effect"; readonly then: readonly Clause[] }
    /** "make that effect damage to you 0": of the effect that is answered; left out, of both players. */
    | { readonly verb: "spare-damage"; readonly player?: "you" }
    /**
     * "Apply that Spell's activation effect": what that would target is chosen as it resolves, nothing is paid. `becomes`,
     * "this effect becomes that Spell's effect when that card is activated": what that effect targets is targeted beforehand.
     */
    | {
        readonly verb: "apply-effect";
        readonly what: NounPhrase;
        readonly becomes?: true;
        /** "that card's effect that Ritual Summons a monster" */
        readonly doing?: "ritual-summon";
        /** "that monster's effect that activates when it is Normal Summoned": by what its own card does. */
        readonly starting?: EventPattern;
        /** "its effect that discards itself to activate" */
        readonly paying?: "discard";
      }
    /** "Negate the activations and effects of all other cards in the Chain": of the links below this one. */
    | { readonly verb: "negate-chain" }
    | { readonly verb: "negate-attack" }
    | {
        readonly verb: "damage";
        readonly player: Who;
        /** "to the controller of the equipped monster" */
        readonly of?: NounPhrase;
        /** "to them": to whom the words before have to show. */
        readonly pronoun?: true;
        readonly amount: Value;
      }
    /** "Halve that damage": which would be taken. */
    | { readonly verb: "halve-damage" }
    | { readonly verb: "gain-lp"; readonly player: Who; readonly amount: Value }
    /** `multiples`: "pay LP in multiples of 100 (max. 2000)", as many times as its player likes. */
    | {
        readonly verb: "pay-lp";
        readonly amount: Value;
        readonly multiples?: true;
        readonly max?: number;
      }
    /** "You lose 1000 LP": neither damage nor a payment. */
    | { readonly verb: "lose-lp"; readonly player: Who; readonly amount: Value }
    /** "Pay half your LP", rounded up for what is left. */
    | { readonly verb: "pay-half-lp" }
    /** "Halve your LP": neither damage nor a payment; rounded up for what is left. */
    | { readonly verb: "halve-lp"; readonly player: "you" | "opponent" }
    /** "When that monster is destroyed, destroy this card": done at once when it happens, without a chain, as long as both are bound. */
    | { readonly verb: "whenever"; readonly event: EventPattern; readonly then: readonly Clause[] }
    /** "This turn, each time your opponent Special Summons a monster(s), immediately draw 1 card": done at once, without a chain. */
    | {
        readonly verb: "each-time";
        readonly event: EventPattern;
        readonly then: readonly Clause[];
        readonly until: Duration;
        /** "Negate the next attack this turn": the first time, and no more. */
        readonly once?: true;
      }
    /** "This turn, if it attacks an opponent's monster, it gains 1000 ATK": what a continuous effect would do, for a time. */
    | {
        readonly verb: "apply-continuous";
        readonly conditions: readonly Condition[];
        readonly then: readonly Clause[];
        readonly until: Duration;
      }
    /** "For the rest of this turn, any card sent to your GY is banished instead." */
    | { readonly verb: "banish-instead"; readonly replaces: EventPattern; readonly until: Duration }
    /** "does not have to activate its effect that shuffles it into the Extra Deck during the End Phase" */
    | { readonly verb: "excuse"; readonly what: NounPhrase; readonly to: Place; readonly at: PhaseName }
    /** How a player holds their hand: "your opponent must play with their hand revealed", "hand size limit becomes 5". */
    | {
        readonly verb: "hold-hand";
        readonly player: Who;
        readonly revealed?: true;
        readonly limit?: number | "none";
      }
    /** `turn`: "it becomes the End Phase of this turn": with all that would come before that. */
    | {
        readonly verb: "end-battle-phase";
        readonly turn?: true;
        /** "after the Damage Step": said in it, when there is none of it that the phase would end before. */
        readonly after?: "damage-step";
      }
    /** "draw 2 cards instead of 1 for your normal draw during your Draw Phase": how many, as long as it applies. */
    | {
        readonly verb: "normal-draw";
        readonly player: Who;
        readonly count: Value;
        readonly until?: Duration;
      }
    /** "You are unaffected by the effects of “X”": by what they would do to a player. */
    | { readonly verb: "spare-player"; readonly player: Who; readonly by: NounPhrase }
    /** "give up your normal draw this turn" */
    | { readonly verb: "give-up-draw" }
    | {
        readonly verb: "skip-phase";
        readonly player: Who;
        readonly phase: PhaseName;
        readonly count: number;
        /** "of your next turn": not that of this one, nor any later. */
        readonly nextTurn?: true;
      }
    /** "change the attack target to it" */
    | {
        readonly verb: "redirect-attack";
        readonly to: NounPhrase;
        /** "… and perform damage calculation": at once, as the effect resolves. */
        readonly calculate?: true;
      }
    | {
        readonly verb: "declare";
        readonly property: "type" | "attribute" | "level" | "card-type" | "name";
        /** "1 Normal Monster Card name": of what cards. */
        readonly of?: { readonly noun: Noun; readonly traits: readonly Trait[] };
        /** "1 Monster Type and 1 Attribute" */
        readonly also?: "attribute";
        /** "1 Attribute on the field": one that any of them has. */
        readonly among?: NounPhrase;
        /** "1 other Type": none that this card has. */
        readonly other?: true;
        /** "1 Attribute, except WATER" */
        readonly except?: string;
        /** "a Level from 1 to 8" */
        readonly from?: number;
        readonly to?: number;
      }
    /** "Pay 700 LP or destroy this card": the player decides. */
    | { readonly verb: "either"; readonly options: readonly Step[] }
    /** "Apply 1 of these effects. ● Draw 1 card.", as the effect resolves. */
    | {
        readonly verb: "apply";
        readonly modes: readonly Mode[];
        /** "Your opponent chooses 1 of these effects for you to apply" */
        readonly player?: "opponent";
        /** "Unless you have a “X” card in your Pendulum Zone, your opponent chooses the effect": else its player does. */
        readonly unless?: Condition;
        /** Each of those that can be applied, in their order. */
        readonly inSequence?: true;
        /** "any of these effects, in sequence": of each of them its player says whether. */
        readonly any?: true;
        /** "…, or if you control 2 or more monsters, you can apply both effects in sequence" */
        readonly allIf?: Condition;
        /** "…, based on the number of monsters you control. ● 2+: …" */
        readonly number?: Value;
        /** "…, depending on the type of card discarded. ● Monster: …": each of the modes asks what that card is, or one of those cards. */
        readonly of?: NounPhrase;
        readonly by?: SortedBy;
        /** "based on its original Attribute" */
        readonly original?: true;
      }
    /** "Add it to your hand, or if you control “A”, you can Special Summon it instead": without `optional` that has to be. Of targets it is settled at activation. */
    | {
        readonly verb: "or-if";
        readonly then: Step;
        readonly when: Condition;
        readonly instead: Step;
        readonly optional?: true;
      }
    /** "This card cannot use this effect next turn" */
    | { readonly verb: "rest-effect" }
    /** "Toss a coin"; `called`: its player says before what it will be. */
    | { readonly verb: "toss-coin"; readonly called?: true; readonly count?: number }
    | { readonly verb: "roll-die"; readonly count?: number }
    /** "You win the Duel": what a text says as long as its condition holds. */
    | { readonly verb: "win" }
    /** "Both players' LP become 0" */
    | { readonly verb: "set-lp"; readonly player: "both"; readonly amount: number }
    /** "during the End Phase, destroy it": done later, once, without starting a chain. */
    | {
        readonly verb: "later";
        readonly when: PhaseAhead;
        readonly then: readonly Clause[];
      }
  );

export type Verb = Step["verb"];

/**
 * How a clause hangs on the one before it.
 *
 * | join | needs the former to have been done | where that had nothing to do | moment |
 * |---|---|---|---|
 * | `and` | both must be possible | not done | the same |
 * | `and-if-you-do` | yes | not done | the same |
 * | `then` | yes | done | the next |
 * | `also` | no | done | the same |
 * | `also-after-that` | no | done | the next |
 * | `listed` | no (one of several, with a comma only) | done | the same |
 * | `but` | no (says a restriction) | done | the same |
 * | `next` | no (a new sentence) | done | the next |
 *
 * Nothing to do: "all monsters", "their entire hand", of which there are none. A number of cards that are not there, a target that
 * is gone, or cards to which it cannot be done are tried, and not done.
 *
 * Source: Problem-Solving Card Text, conjunctions; for Duel Masters general rules 101.3a.
 */
export type Join = "and" | "and-if-you-do" | "then" | "also" | "also-after-that" | "listed" | "but" | "next";

/** A step with what links it to the step before. The first clause of a part has no `join`. */
export interface Clause extends Noted {
  readonly join?: Join;
  /** "you can …" in the middle of an effect: decided when it resolves; "you can also …" of a cost: when it is activated. */
  readonly optional?: true;
  /** Of what is optional: the opponent says whether ("your opponent can …"), or each player for themselves. */
  readonly decides?: "opponent" | "each";
  /** "they can …": who that is shows what was said before. */
  readonly pronoun?: true;
  readonly condition?: Condition;
  /** "(even if this card leaves the field)": so it is with all that a resolved effect leaves behind; said where one could doubt it. */
  readonly outlasts?:
    | true
    /** "(even after this card leaves the field or the monster becomes unaffected by card effects)" */
    | "unaffected";
  /** "Your opponent draws 1 card, then you banish 1 card": so it is in any case; said where another player did what was before. */
  readonly by?: "you" | Actor;
  readonly step: Step;
}

/** "its controller", "the turn player": who does it or decides to, for whom "you" in the step are they. */
export interface Actor extends Noted {
  readonly whose: "controller" | "owner" | "turn-player";
  /** The card whose controller, or owner, it is. */
  readonly card?: Reference;
}

/** One of the effects of which a card activates one: "● Draw 1 card." */
export interface Mode extends Noted {
  readonly sentence: "mode";
  readonly conditions: readonly Condition[];
  readonly cost: readonly Clause[];
  readonly resolution: readonly Clause[];
  /** What sentences between it and the next one say of it. */
  readonly said?: readonly SaidOfMode[];
}

export type SaidOfMode = Oath | Remark | Assurance | Rider | NoEffect;

/** A sentence of its own that goes on with the effect before it. */
export interface Rider extends Noted {
  readonly sentence: "rider";
  readonly clauses: readonly Clause[];
}
