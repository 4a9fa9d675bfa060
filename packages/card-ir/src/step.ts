import type { Condition, PhaseName } from "./condition.ts";
import type { CauseWord, EventPattern, SummonWay } from "./event.ts";
import type { KeywordName } from "./keyword.ts";
import type { Group, NounPhrase, Place, Stat, Who } from "./noun.ts";
import type { Noted } from "./span.ts";
import type { Value } from "./value.ts";

/** How long something lasts that an effect leaves behind. */
export type Duration =
  | "damage-calculation"
  | "this-battle"
  | "end-of-turn"
  /** Old texts: lifted in the End Phase by its player, not at the end of the turn. */
  | "end-phase"
  | "end-of-opponents-turn"
  | "end-of-next-turn"
  | "start-of-next-turn"
  | "end-of-opponents-second-turn"
  | "opponents-next-turn"
  | "while-face-up";

/**
 * One thing that a card tells a player to do.
 * `slot` names the record of what this step tried and did, per card; later words point at it. It is unique within an effect.
 */
export type Step = Noted & { readonly slot?: string } & (
    | {
        readonly verb: "target";
        readonly what: NounPhrase /** "(if possible)": used without a target where there is none. */;
        readonly ifPossible?: true;
      }
    | { readonly verb: "choose"; readonly what: NounPhrase; readonly player?: Who }
    | {
        readonly verb: "destroy";
        readonly what: NounPhrase /** Who chooses, where it is not the user of the effect. */;
        readonly player?: Who;
      }
    | { readonly verb: "banish"; readonly what: NounPhrase }
    | { readonly verb: "discard"; readonly what: NounPhrase; readonly player?: Who }
    | { readonly verb: "tribute"; readonly what: NounPhrase }
    | { readonly verb: "draw"; readonly player: Who; readonly count: Value }
    /** "send X to the GY", "add X to your hand", "return X to the hand", "put X into your mana zone": one move, four words. */
    | {
        readonly verb: "move";
        readonly manner:
          | "send"
          | "add"
          | "return"
          | "put"
          | "shuffle" /** On the field, face-up. */
          | "place";
        readonly what: NounPhrase;
        readonly to: Place;
        /** Who chooses, where it is not the user of the effect. */
        readonly player?: Who;
        /** "in any order": as the one who does it likes. */
        readonly inOrder?: true;
        /** "in the same order": as they lay before. */
        readonly sameOrder?: true;
        /** "…, except “A”" */
        readonly except?: string;
      }
    /** "on either the top or bottom of the Deck" */
    | { readonly verb: "put-in-deck"; readonly what: NounPhrase; readonly inOrder?: true }
    | { readonly verb: "excavate"; readonly player: Who; readonly count: number; readonly from?: "bottom" }
    | { readonly verb: "reveal"; readonly what: NounPhrase }
    | { readonly verb: "look-at"; readonly what: NounPhrase }
    | { readonly verb: "draw-until"; readonly player: Who; readonly hand: number }
    /** "swap the original ATK and DEF" */
    | { readonly verb: "swap-stats"; readonly what: NounPhrase; readonly until?: Duration }
    /** "can attack your opponent directly": also while they control monsters */
    | { readonly verb: "attack-directly"; readonly what: NounPhrase; readonly until?: Duration }
    /** "can make up to 2 attacks (on monsters)", "can attack all of your opponent's monsters once each" */
    | {
        readonly verb: "more-attacks";
        readonly what: NounPhrase;
        readonly count?: number;
        readonly on?: "monsters" | "each-monster";
        readonly until?: Duration;
      }
    /** "can be treated as 2 Tributes for the Tribute Summon of a Dragon Type monster in Attack Position" */
    | {
        readonly verb: "worth-tributes";
        readonly what: NounPhrase;
        readonly count: number;
        readonly for: Group;
        readonly position?: "attack" | "defense";
        readonly until?: Duration;
      }
    /** "if you would Tribute Summon a Fiend Type monster, you can Tribute that opponent's monster instead of 1 monster on your field" */
    | {
        readonly verb: "lend-tribute";
        readonly what: NounPhrase;
        readonly for: Group;
        readonly position?: "attack" | "defense";
        readonly until?: Duration;
      }
    | {
        readonly verb: "change-name";
        readonly what: NounPhrase;
        readonly name?: string;
        /** "if used as material for a Fusion Summon": only then. */
        readonly for?: "fusion-material";
        /** "can be treated as": beside its own name. */
        readonly also?: true;
        /** "becomes the same as the chosen monster" */
        readonly as?: NounPhrase;
        readonly until?: Duration;
      }
    | {
        readonly verb: "change-attribute";
        readonly what: NounPhrase;
        readonly attribute?: string;
        /** "the same as the revealed monster" */
        readonly as?: NounPhrase;
        readonly until?: Duration;
      }
    | {
        readonly verb: "special-summon";
        readonly what: NounPhrase;
        /** "Each player Special Summons 1 monster from their Deck": "you" in `what` are the one who does. */
        readonly player?: "both" | "opponent";
        readonly position?: "attack" | "defense" | "face-down-defense";
        /** "… as a Normal Monster (Reptile/EARTH/Level 4/ATK 1600/DEF 1800)": what a Trap is on the field then. */
        readonly as?: MonsterFacts;
        /** Rush Duel: "face-up to your field". */
        readonly faceUp?: true;
        readonly to?: Place;
      }
    | {
        readonly verb: "summon-token";
        readonly count: number;
        readonly token: TokenFacts;
        /** "to your opponent's field" */
        readonly side?: "opponent";
        readonly position?: "attack" | "defense";
      }
    | {
        readonly verb: "negate-activation";
        readonly what: NounPhrase /** "negate the Summon or activation" */;
        readonly summon?: true;
      }
    | { readonly verb: "negate-summon" }
    /** "Negate the activations and effects of all other cards in the Chain": of the links below this one. */
    | { readonly verb: "negate-chain" }
    | {
        readonly verb: "remove-counter";
        readonly counter: string;
        readonly count: number;
        readonly from: NounPhrase;
      }
    | { readonly verb: "negate-attack" }
    | { readonly verb: "negate-effects"; readonly what: NounPhrase; readonly until?: Duration }
    | {
        readonly verb: "change-stat";
        readonly what: NounPhrase;
        readonly stat: Stat;
        /** "ATK/DEF": the other one by as much. */
        readonly also?: Stat;
        /** "300 ATK/200 DEF": by how much the other one. */
        readonly alsoValue?: number;
        /** "loses exactly 500": not at all where it has less. */
        readonly exactly?: true;
        /** "its original ATK" */
        readonly original?: true;
        readonly change: "gain" | "lose" | "become" | "halve" | "double";
        readonly value?: Value;
        readonly until?: Duration;
      }
    | {
        readonly verb: "change-position";
        readonly what: NounPhrase;
        /** `other`: "change the battle position of that target". */
        readonly to:
          | "attack"
          | "defense"
          | "face-down-defense"
          | "other"
          /** The one who does it decides. */
          | "up-attack-or-down-defense"
          | "any-face-up"
          | "any-defense";
        readonly faceUp?: true;
      }
    | { readonly verb: "detach"; readonly count: number; readonly from: NounPhrase }
    | {
        readonly verb: "place-counter";
        /** "(max. 1)": never more of them on the card. */
        readonly max?: number;
        readonly counter: string;
        readonly count: number;
        readonly what: NounPhrase;
      }
    | { readonly verb: "damage"; readonly player: Who; readonly amount: Value }
    /** "Halve that damage": which would be taken. */
    | { readonly verb: "halve-damage" }
    | { readonly verb: "gain-lp"; readonly player: Who; readonly amount: Value }
    | { readonly verb: "pay-lp"; readonly amount: Value }
    /** "Pay half your LP", rounded up for what is left. */
    | { readonly verb: "pay-half-lp" }
    | {
        readonly verb: "unaffected";
        readonly what: NounPhrase;
        readonly by: NounPhrase;
        readonly until?: Duration;
      }
    /** "is also DARK while face-up on the field" */
    | { readonly verb: "also-attribute"; readonly what: NounPhrase; readonly attribute: string }
    /** "When that monster is destroyed, destroy this card": done at once when it happens, without a chain, as long as both are bound. */
    | { readonly verb: "whenever"; readonly event: EventPattern; readonly then: readonly Clause[] }
    /** "This creature has “Speed attacker” this turn": a word that stands for an ability. */
    | {
        readonly verb: "gain-keyword";
        readonly what: NounPhrase;
        readonly keyword: KeywordName;
        readonly until?: Duration;
      }
    /** "GR summon": once, or as often as a number says. */
    | { readonly verb: "gr-summon"; readonly count: Value }
    /** "reveal cards from the top of your deck until you reveal a creature with …" */
    | { readonly verb: "reveal-until"; readonly what: NounPhrase }
    | { readonly verb: "shuffle-deck" }
    /** "tap it", "untap it" */
    | { readonly verb: "tap"; readonly what: NounPhrase; readonly untap?: true; readonly player?: Who }
    /** "break 1 of your opponent's shields": its owner takes it to the hand, and may use it. */
    | { readonly verb: "break"; readonly what: NounPhrase }
    /** "it stays instead": of what would leave. */
    | { readonly verb: "stay" }
    /** "does not have to activate its effect that shuffles it into the Extra Deck during the End Phase" */
    | { readonly verb: "excuse"; readonly what: NounPhrase; readonly to: Place; readonly at: PhaseName }
    | { readonly verb: "end-phase"; readonly phase: PhaseName }
    /** "give up your normal draw this turn" */
    | { readonly verb: "give-up-draw" }
    | { readonly verb: "skip-phase"; readonly player: Who; readonly phase: PhaseName; readonly count: number }
    | {
        readonly verb: "set";
        readonly what: NounPhrase;
        /** "instead of sending it to the GY" */
        readonly stays?: true;
        /** "to your Spell & Trap Zone" */
        readonly to?: Place;
        /** Who Sets it, where it is not the user of the effect. */
        readonly player?: "opponent";
      }
    | {
        readonly verb: "equip";
        readonly what: NounPhrase;
        readonly to: NounPhrase;
        /** "(max. 1)": never more that this card has equipped to itself. */
        readonly max?: number;
      }
    | { readonly verb: "take-control"; readonly what: NounPhrase; readonly until?: Duration }
    /** "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field" */
    | {
        readonly verb: "fusion-summon";
        readonly what: NounPhrase;
        readonly using: NounPhrase;
        /** Rush Duel: what becomes of the materials, and the name of their record. */
        readonly manner?: "send" | "shuffle" | "put";
        readonly to?: Place;
        readonly materialSlot?: string;
        /** "…, including this card": one of the materials at least. */
        readonly including?: NounPhrase;
        /** "You cannot use Effect Monsters in the hand as material by this effect." */
        readonly barring?: NounPhrase;
        readonly position?: "attack" | "defense";
      }
    /** "by Tributing monsters from your hand or field whose total Levels equal 6 or more" */
    | {
        readonly verb: "ritual-summon";
        readonly what: NounPhrase;
        readonly using: NounPhrase;
        /** Left out: the Level of the monster itself. */
        readonly levels?: Value;
        readonly compare: "exactly" | "at-least";
        /** "you cannot use more monsters than necessary" */
        readonly noMore?: true;
        /** Rush Duel: what becomes of the materials, and the name of their record. */
        readonly manner?: "send" | "shuffle";
        readonly to?: Place;
        readonly materialSlot?: string;
        readonly barring?: NounPhrase;
      }
    /** "immediately after this effect resolves, Synchro Summon using this card" */
    | {
        readonly verb: "summon-afterwards";
        readonly way: SummonWay;
        readonly what?: NounPhrase;
        readonly using?: NounPhrase;
      }
    /** "conduct up to 3 Normal Summons/Sets this turn" */
    | { readonly verb: "normal-summons"; readonly count: number; readonly until: Duration }
    /** "Both players can Normal Summon “X” monsters for 1 less Tribute." */
    | {
        readonly verb: "fewer-tributes";
        readonly player: Who;
        readonly count: number;
        readonly what: NounPhrase;
      }
    | { readonly verb: "declare"; readonly property: "type" | "card-type" }
    /** To the declared Type where none is said. */
    | {
        readonly verb: "change-type";
        readonly what: NounPhrase;
        readonly type?: string;
        /** "the same Type as the revealed monster" */
        readonly as?: NounPhrase;
        readonly until?: Duration;
      }
    | { readonly verb: "pierce"; readonly what: NounPhrase; readonly until?: Duration }
    /** "must target a Toon monster for its attacks" */
    | {
        readonly verb: "attack-only";
        readonly what: NounPhrase;
        readonly targets: NounPhrase;
        readonly until?: Duration;
      }
    /** "You must pay 500 LP to declare an attack with this card" */
    | { readonly verb: "attack-cost"; readonly what: NounPhrase; readonly amount: number }
    /** "can make a second attack in a row" */
    | { readonly verb: "attack-again"; readonly what: NounPhrase; readonly until?: Duration }
    /** "You take no battle damage this turn" */
    | {
        readonly verb: "no-damage";
        readonly player: Who;
        readonly kind: "battle" | "effect";
        /** "from battles involving this card" */
        readonly involving?: NounPhrase;
        /** "from your opponent" */
        readonly by?: Who;
        readonly until?: Duration;
      }
    /** "Pay 700 LP or destroy this card": the player decides. */
    | { readonly verb: "either"; readonly options: readonly Step[] }
    /** What an oath does at activation: from then on its player cannot do so this turn. */
    | { readonly verb: "swear"; readonly act: "summon" }
    /** "Toss a coin"; `called`: its player says before what it will be. */
    | { readonly verb: "toss-coin"; readonly called?: true; readonly count?: number }
    | { readonly verb: "roll-die" }
    /** "You win the Duel": what a text says as long as its condition holds. */
    | { readonly verb: "win" }
    /** "Both players' LP become 0" */
    | { readonly verb: "set-lp"; readonly player: "both"; readonly amount: number }
    | { readonly verb: "look"; readonly count: number; readonly at: Place }
    /** "during the End Phase, destroy it": done later, once, without starting a chain. */
    | {
        readonly verb: "later";
        readonly at: PhaseName;
        readonly whose?: Who;
        /** "… of your opponent's 3rd turn": counted from the one in which it is said. */
        readonly turn?: number;
        readonly then: readonly Clause[];
      }
    /** "banish this card when it leaves the field": a replacement that stays with the card. */
    | { readonly verb: "bind-leaving"; readonly what: NounPhrase; readonly to: Place }
    /** "you cannot activate cards, or the effects of cards, with that name for the rest of this turn" */
    | {
        readonly verb: "forbid";
        readonly player: Who;
        readonly act:
          | "activate"
          /** Only the cards themselves, not effects of theirs. */
          | "activate-card"
          | "negate"
          | "tribute-for-tribute-summon"
          /** "for the Tribute Summon of a monster in Attack Position" */
          | "tribute-for-attack-position"
          | "destroy"
          | "banish"
          | "attack"
          | "change-position"
          | "normal-summon"
          /** By any way at all. */
          | "put-into-play"
          /** In face-up Attack Position or, as a Set, in face-down Defense Position. */
          | "normal-summon-or-set"
          | "tribute-summon-or-set"
          /** Either of these, and Special Summons. */
          | "summon-or-set"
          | "special-summon"
          | "tribute-summon"
          | "attack-directly"
          /** Of monsters that the player cannot attack. */
          | "be-attacked"
          | "return"
          /** The field, by any way at all. */
          | "leave"
          | "fusion-material";
        readonly what: NounPhrase;
        /** "you can only attack with Dragon Type monsters": all others. */
        readonly except?: NounPhrase;
        /** "your opponent's Trap Card effects", "battle with a monster that has 1900 or more ATK" */
        readonly byCards?: NounPhrase;
        /** "when this card declares an attack" */
        readonly whenAttacks?: NounPhrase;
        /** "When you Normal or Special Summon a monster face-up, …": only as an answer to that. */
        readonly answering?: EventPattern;
        readonly phase?: PhaseName;
        /** "by battle" */
        readonly by?: readonly CauseWord[];
        /** "Trap Cards, and their effects on the field": where effects are meant as well; left out, everywhere. */
        readonly effects?: Place;
        readonly until?: Duration;
      }
  );

export type Verb = Step["verb"];

/** What a Token is, since no card defines it. */
export interface TokenFacts extends Omit<MonsterFacts, "kind"> {
  readonly name: string;
}

/** What a card is as a monster that says so only in its text. ATK and DEF in points, level 1 to 12. */
export interface MonsterFacts {
  readonly kind: "normal" | "effect";
  readonly type: string;
  readonly attribute: string;
  readonly level: number;
  /** "?" is left out. */
  readonly atk?: number;
  readonly def?: number;
}

/**
 * How a clause hangs on the one before it.
 *
 * | join | needs the former to have been done | moment |
 * |---|---|---|
 * | `and` | both must be possible | the same |
 * | `and-if-you-do` | yes | the same |
 * | `then` | yes | the next |
 * | `also` | no | the same |
 * | `also-after-that` | no | the next |
 * | `but` | no (says a restriction) | the same |
 * | `next` | no (a new sentence) | the next |
 *
 * Source: Problem-Solving Card Text, conjunctions; for Duel Masters general rules 101.3a.
 */
export type Join = "and" | "and-if-you-do" | "then" | "also" | "also-after-that" | "but" | "next";

/** A step with what links it to the step before. The first clause of a part has no `join`. */
export interface Clause extends Noted {
  readonly join?: Join;
  /** "you can …" in the middle of an effect: decided when it resolves. */
  readonly optional?: true;
  /** Of what is optional: the opponent says whether ("your opponent can …"). */
  readonly decides?: "opponent";
  readonly condition?: Condition;
  readonly step: Step;
}
