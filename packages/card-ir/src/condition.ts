import type { EventPattern } from "./event.ts";
import type { Group, NounPhrase, Place, Reference, Trait, Value } from "./noun.ts";
import type { Noted } from "./span.ts";
import type { CauseWord, CoinResult, Compare, Moment, Noun, PhaseName, SummonWay, Who } from "./words.ts";

/** What has to be so. The order of an effect's conditions is the order of the words. */
export type Condition = Noted &
  /** "when" and "if" say the same of the event, but not of the moment (see missing the timing). */
  (
    | {
        readonly kind: "event";
        readonly word: "when" | "if";
        readonly event: EventPattern /** "…, OR …": one of the two. */;
        readonly or?: EventPattern;
      }
    | {
        readonly kind: "phase";
        readonly phase: Moment;
        readonly whose?: Who;
        /** "at the start of the Damage Step", "before damage calculation"; without it: during it. */
        readonly at?: "start" | "end" | "before" | "after";
        /** "except during the Damage Step" */
        readonly not?: true;
        /** "of your opponent's next turn after this card was equipped by its own effect" */
        readonly nextAfter?: "equipped-by-own-effect";
      }
    | { readonly kind: "turn"; readonly whose: Who }
    /** "if a card was discarded this way": whether what an earlier part did, or tried, counts. */
    | { readonly kind: "result"; readonly of: Reference }
    /** "while attacking": this card. */
    | { readonly kind: "attacking" }
    /** "Once per turn": this copy, while it stays. */
    | { readonly kind: "once-per-turn"; readonly times?: number }
    | { readonly kind: "once-per-chain" }
    | { readonly kind: "once-per-battle" }
    /** "Once while face-up on the field": this copy, as long as it stays there. */
    | { readonly kind: "once-per-stay" }
    /** "even during the Damage Step" */
    | { readonly kind: "even-during"; readonly phase: PhaseName }
    /** "if this card battled", "if this card destroyed a monster by battle this turn" */
    | {
        readonly kind: "happened";
        readonly event: EventPattern;
        /** "of the next turn after": in the turn before; "your next Standby Phase after": since yours before last. */
        readonly within?: "turn" | "turn-before" | "own-phase";
        /** "during your Main Phase that you …" */
        readonly at?: "main";
        readonly position?: "attack" | "defense";
        /** "if 3 or more attacks have been declared this turn": at least so often. */
        readonly times?: number;
        /** "… this turn while this card was face-up on the field" */
        readonly whileUp?: true;
      }
    /** "Maximum Mode" */
    | { readonly kind: "maximum-mode"; readonly not?: true }
    /** "if this card has a “Raidraptor” monster as material" */
    /** `former`: as it happens, "if this card is destroyed while it has material" */
    | { readonly kind: "has-material"; readonly what: NounPhrase; readonly former?: true }
    | {
        readonly kind: "exists";
        readonly player?: Who;
        readonly what: NounPhrase;
        readonly not?: true;
        /** "both players have 5 or more cards in their hand": so it is from the view of each. */
        readonly each?: true;
        /** "only you control a Spellcaster monster": and the other player none. */
        readonly alone?: true;
      }
    /** "if it was a Flip monster": the words still mean a card when they have all its traits. */
    | { readonly kind: "is"; readonly what: Reference; readonly being?: Group; readonly not?: true }
    /**
     * "the only monsters in your Graveyard are Dragon Type monsters": there are some, and all of them are so; "the only
     * monster you control is 1 Level 5 monster": so many.
     */
    | {
        readonly kind: "only";
        readonly traits: readonly Trait[];
        readonly noun: Noun;
        readonly where: readonly Trait[];
        readonly being: Group;
      }
    /** "you have “A” and “B” face-up on your field" */
    | {
        readonly kind: "has-all";
        readonly player: Who;
        readonly names: readonly string[];
        readonly where: readonly Trait[];
        /** "a face-up “A” and “B”" */
        readonly faceUp?: true;
      }
    /** "if A and B", "A, or B" */
    | { readonly kind: "both"; readonly all: readonly Condition[] }
    | { readonly kind: "either"; readonly any: readonly Condition[] }
    /** "unless you control a Dragon monster": not as long as that is so. */
    | { readonly kind: "unless"; readonly than: Condition }
    /** "…. Otherwise, …": not what the last condition of the clauses before asked for; "● Other: …": nor any of the labels. */
    | { readonly kind: "otherwise" }
    /** "If you cannot, …": of a clause, when what the one before says has not been done. */
    | { readonly kind: "cannot" }
    | { readonly kind: "flipped-this-turn" }
    /** "during a turn you have not activated “A”" */
    | { readonly kind: "not-activated"; readonly names: readonly string[] }
    /** "during a turn you have not activated a monster effect" */
    | { readonly kind: "not-activated-any"; readonly noun: Noun }
    | { readonly kind: "not-summoned"; readonly what: NounPhrase }
    /** "your opponent has drawn a card this turn", "you have not drawn a card during this Main Phase" */
    | { readonly kind: "drew"; readonly player: Who; readonly within: "turn" | "phase"; readonly not?: true }
    | { readonly kind: "in-position"; readonly position: "attack" | "defense" }
    | { readonly kind: "first-turn-of-second" }
    /** "when you would take battle damage from an opponent's attacking monster": of the battle that goes on. */
    | {
        readonly kind: "would-take";
        readonly player: Who;
        readonly from?: NounPhrase;
        /** "2000 or more battle damage" */
        readonly least?: number;
      }
    | { readonly kind: "lp"; readonly of: Who; readonly n: number; readonly compare: Compare }
    /** "If [the total Levels of the excavated monsters] is 11 or higher" */
    | {
        readonly kind: "value";
        readonly value: Value;
        readonly compare: Compare;
        readonly than: Value;
        readonly not?: true;
      }
    /** "● 2+: …": how much the number has to be on which the words before make the effects hang. */
    | {
        readonly kind: "number";
        readonly compare: "exactly" | "at-least" | "at-most";
        /** "● 1 or 6: …": one of several. */
        readonly n: number | readonly number[];
      }
    /** "If the result is heads", "if you call it right": of the coin tossed before. */
    | { readonly kind: "coin"; readonly result: CoinResult; readonly of: Reference }
    /** "● Heads: …", of an effect that the card has gained: what came up when its own effect had a coin tossed. */
    | {
        readonly kind: "tossed";
        readonly result: "heads" | "tails";
        /** "2 Heads", of several throws. */
        readonly n?: number;
      }
    /** What an oath asks for: its player has not done so this turn. */
    | ({ readonly kind: "oath" } & Sworn)
    /** "If this card was Normal Summoned or flipped face-up this turn", with `ways`: Summoned in one of them, with `not`: "except the turn …" */
    | { readonly kind: "came-up"; readonly ways?: readonly SummonWay[]; readonly not?: true }
    /** "the turn it is Special Summoned": it was Summoned this turn, in one of the ways. */
    | { readonly kind: "summoned-this-turn"; readonly ways?: readonly SummonWay[] }
    /** "If your LP are at least 7000 lower than your opponent's" */
    | { readonly kind: "lp-lower"; readonly least: number }
    /** "If you have this card, “A”, and “B” in your hand" */
    | { readonly kind: "holds"; readonly names: readonly string[]; readonly at: Place }
    /** "if this card was co-linked when this effect was activated": what was so then, with its costs paid. */
    | { readonly kind: "at-activation"; readonly is: Condition }
    /** "if this card was face-down at the start of the Damage Step": of the battle that goes on. */
    | { readonly kind: "lay-at-battle"; readonly face: "up" | "down" }
    /** "if you activated this card from your hand": where it was not Set before. */
    | { readonly kind: "activated-from"; readonly place: Place }
    /** "if this card was Set before activation": of the card being activated, while it is on the field. */
    | { readonly kind: "was-set" }
    /** "if you activated this effect this turn" */
    | { readonly kind: "activated-this-effect"; readonly notNegated?: true }
    /** "if you activated a Spellbook Spell this turn": a card of the group, not only an effect of it */
    | { readonly kind: "activated-card"; readonly what: NounPhrase }
    /** "If Summoned this way": the record of the step shows that it was done. */
    | {
        readonly kind: "this-way";
        readonly verb: string;
        readonly slot?: string;
        /** What was done so: one of them has to be among it. */
        readonly what?: NounPhrase;
        readonly to?: Place;
        readonly position?: "attack" | "defense";
        readonly part?: "requirement" | "effect";
      }
    /** What the effect that Summoned this card answered: "Battle damage: …", "Spell: …" (the card negated last). */
    | {
        readonly kind: "own-occasion";
        readonly damage?: CauseWord;
        readonly negated?: "spell" | "trap" | "monster";
      }
    | { readonly kind: "not-the-turn-sent" }
    | {
        readonly kind: "chain-link";
        readonly compare: Compare;
        readonly n: number;
        /** "as Chain Link 2 or 3" */
        readonly or?: number;
        /** "with no cards or effects of the same name in the Chain": among the links that are there already. */
        readonly distinct?: true;
      }
  );

/** What is not done in the turn in which an oath is sworn. */
export interface Sworn {
  /**
   * `summon`: in any way, `special-summon` where it is said so: of `others`, all but what the effect itself Summons;
   * `attack`, `declare-attack`, `attack-directly`: with this card, or with all of `what`.
   */
  readonly act:
    | "summon"
    | "attack"
    | "declare-attack"
    | "attack-directly"
    | "battle-phase"
    | "normal-summon-or-set"
    | "set"
    | "special-summon"
    | "activate"
    | "activate-card"
    /** By card effects. */
    | "draw";
  readonly what?: NounPhrase;
  readonly others?: true;
  /** "Ritual Summon": of `special-summon`. */
  readonly ways?: readonly SummonWay[];
  /** "except by Xyz Summon": of `special-summon`. */
  readonly exceptWays?: readonly SummonWay[];
  /** "from the Extra Deck" */
  readonly from?: Place;
  /** "You can only activate 1 other “X” monster effect": of `activate`, only what is more than that. */
  readonly beyond?: number;
  /** "except Dragon monsters" */
  readonly except?: Group;
}
