import type { Condition } from "./condition.ts";
import type { Duration } from "./duration.ts";
import type { EventPattern, WouldDo } from "./event.ts";
import type { KeywordName } from "./keyword.ts";
import type { NounPhrase, Place, Reference, Trait, Value } from "./noun.ts";
import type { CardKind, CauseWord, PhaseName, Stat, SummonWay, Who } from "./words.ts";

/** What holds for a time, of cards or of players. */
export type LastingStep =
  | {
      readonly verb: "change-stat";
      readonly what: NounPhrase;
      readonly stat: Stat;
      /** "ATK/DEF": the other one by as much. */
      readonly also?: Stat;
      /** "300 ATK/200 DEF", "double its original ATK and DEF": by how much the other one, or to what. */
      readonly alsoValue?: Value;
      /** "ATK/DEF equal to the ATK/DEF of that monster": each by, or to, what it is there. */
      readonly respective?: true;
      /** "by up to 3": the one who does it says by how much. */
      readonly upTo?: true;
      /** "increase its Level by 1 (max. 12)": never to more. */
      readonly max?: number;
      /** "reduce its Pendulum Scale by 2 (min. 1)": never to less. */
      readonly min?: number;
      /** "loses exactly 500": not at all where it has less. */
      readonly exactly?: true;
      /** "its original ATK" */
      readonly original?: true;
      readonly change: "gain" | "lose" | "become" | "halve" | "double";
      readonly value?: Value;
      /** Said at the end, of the cards: "…, except “A” monsters" */
      readonly besides?: readonly Trait[];
      readonly until?: Duration;
      /** "(even after they are Summoned/Set)": of monsters in a hand, also of those that come there later. */
      readonly goesAlong?: true;
      /** "as long as it has a Predator Counter" */
      readonly whileCounter?: string;
    }
  /** "Choose up to 2 of your opponent's unused Main Monster Zones"; without a `count`: any number of them. */
  | {
      readonly verb: "choose-zones";
      readonly count?: Value;
      readonly upTo?: true;
      readonly of: Place;
    }
  /** "those zones cannot be used until …": what was chosen. Cards that are there stay. */
  | { readonly verb: "close-zones"; readonly until?: Duration }
  /** "Replace this effect with that monster's original effects"; without `replaced` it has them besides. */
  | {
      readonly verb: "take-effects";
      readonly what: NounPhrase;
      readonly of: NounPhrase;
      readonly replaced?: true;
      readonly until?: Duration;
    }
  /** "Switch the original ATK and DEF of this card"; `current`: what they are now. */
  | {
      readonly verb: "swap-stats";
      readonly what: NounPhrase;
      readonly current?: true;
      readonly until?: Duration;
    }
  | {
      readonly verb: "change-name";
      readonly what: NounPhrase;
      readonly name?: string;
      /** "is also treated as a “X” monster": one of that series, beside what it is. */
      readonly series?: string;
      /** "becomes that monster's original name" */
      readonly original?: true;
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
      /** "that Attribute", which was declared */
      readonly declared?: true;
      readonly until?: Duration;
    }
  /** "this card's Attribute, Level and ATK/DEF become the same as that monster's" */
  | {
      readonly verb: "become-like";
      readonly what: NounPhrase;
      readonly by: readonly ("name" | "type" | "attribute" | "level" | "atk-def")[];
      readonly as: NounPhrase;
      readonly until?: Duration;
    }
  /** "is also DARK while face-up on the field", with `others`: "is also DARK, EARTH, and WATER" */
  | {
      readonly verb: "also-attribute";
      readonly what: NounPhrase;
      readonly attribute: string;
      readonly others?: readonly string[];
    }
  | {
      readonly verb: "change-type";
      readonly what: NounPhrase;
      readonly type?: string;
      /** "that Type", which was declared */
      readonly declared?: true;
      /** "that Type and Attribute" */
      readonly also?: "attribute";
      /** "the same Type as the revealed monster" */
      readonly as?: NounPhrase;
      readonly until?: Duration;
    }
  /** "This creature has “Speed attacker” this turn": a word that stands for an ability. */
  | {
      readonly verb: "gain-keyword";
      readonly what: NounPhrase;
      readonly keyword: KeywordName;
      readonly until?: Duration;
    }
  /** "it is treated as a Tuner", "… as a Toon monster" */
  | {
      readonly verb: "treat-as-kind";
      readonly what: NounPhrase;
      readonly kind: CardKind;
      readonly until?: Duration;
    }
  | {
      readonly verb: "negate-effects";
      readonly what: NounPhrase;
      /** "(including in the GY)": also where the battle sends it in which it is destroyed. */
      readonly inGy?: true;
      /** "…, as well as the activated effects and effects on the field of monsters with the same original name" */
      readonly sameName?: "monster" | "card";
      readonly until?: Duration;
    }
  | {
      readonly verb: "unaffected";
      readonly what: NounPhrase;
      readonly by: NounPhrase;
      /** "activated effects": not those that apply without being activated. */
      readonly activated?: true;
      /** "…, unless they target this card": and how it is called. */
      readonly untargeted?: "this-card" | "it" | "them";
      /** "…, except “X” cards"; "…, except its own": what each of the cards does to itself. */
      readonly except?: NounPhrase | "own";
      readonly until?: Duration;
    }
  | {
      readonly verb: "take-control";
      readonly what: NounPhrase;
      /** "place it in a zone this card points to, and take control of it" */
      readonly to?: Place;
      /** "Give control of it to your opponent" */
      readonly player?: "opponent";
      readonly until?: Duration;
    }
  /** "switch control of those monsters": two, of either player. */
  | { readonly verb: "switch-control"; readonly what: NounPhrase }
  /** "It can be activated this turn", although it was Set in it; "You can activate “X” Traps the turn they were Set". */
  | {
      readonly verb: "allow-activation";
      readonly what: NounPhrase;
      /** "You can activate “X” Traps from your hand": not only out of a zone. */
      readonly from?: "hand";
    }
  | {
      readonly verb: "pierce";
      readonly what: NounPhrase;
      /** "double piercing battle damage" */
      readonly times?: 2;
      readonly until?: Duration;
    }
  /** "can attack your opponent directly": also while they control monsters */
  | { readonly verb: "attack-directly"; readonly what: NounPhrase; readonly until?: Duration }
  /** "can make a second attack in a row" */
  | {
      readonly verb: "attack-again";
      readonly what: NounPhrase;
      /** "on an opponent's monster": not directly. */
      readonly on?: "monsters";
      /** "in a row": before any other monster attacks. */
      readonly inARow?: true;
      readonly until?: Duration;
    }
  /** "can make up to 2 attacks (on monsters)", "can attack all of your opponent's monsters once each" */
  | {
      readonly verb: "more-attacks";
      readonly what: NounPhrase;
      /** "up to the number of materials attached to it": reckoned whenever it would attack. */
      readonly count?: Value;
      /** "For each …, this card gains 1 additional attack": beside its own, as many as there are when it resolves. */
      readonly additional?: true;
      readonly on?: "monsters" | "each-monster";
      /** "all Special Summoned monsters your opponent controls": only those, of each of them. */
      readonly each?: NounPhrase;
      readonly until?: Duration;
    }
  /** "must target a Toon monster for its attacks" */
  | {
      readonly verb: "attack-only";
      readonly what: NounPhrase;
      readonly targets: NounPhrase;
      readonly until?: Duration;
    }
  /** "must attack, if able"; with `targets`: one of those, if it can attack one. */
  | {
      readonly verb: "must-attack";
      readonly what: NounPhrase;
      readonly targets?: NounPhrase;
      readonly until?: Duration;
    }
  /** "can attack while in face-up Defense Position", with its DEF. */
  | {
      readonly verb: "attack-in-defense";
      readonly what: NounPhrase;
      readonly stat: "atk" | "def";
      readonly until?: Duration;
    }
  /** "You must pay 500 LP to declare an attack with this card": the cost is the effect's. */
  | { readonly verb: "attack-cost"; readonly what: NounPhrase }
  /** "You take no battle damage this turn", "any battle damage it inflicts to your opponent is doubled" */
  | {
      readonly verb: "change-damage";
      /** Who would take it. */
      readonly player: Who;
      /** What becomes of it: none, half of it (rounded up), twice as much. */
      readonly times?: 0 | 0.5 | 2;
      /** "your opponent takes any battle damage you would have taken": all of it, in the player's place. */
      readonly takenBy?: Who;
      /** "is also inflicted to your opponent": as much as the player took. */
      readonly alsoTakenBy?: Who;
      /** Left out: either. */
      readonly kind?: "battle" | "effect";
      /** "from battles involving this card" */
      readonly involving?: NounPhrase;
      /** "from attacks on this card": of those battles in which it is attacked. */
      readonly attacked?: true;
      /** "it inflicts": whose battle damage it is. */
      readonly dealtBy?: NounPhrase;
      /** "if it battles an opponent's monster": not of a direct attack. */
      readonly against?: "monsters";
      /** "when it does so using this effect": by a direct attack past monsters that could be attacked. */
      readonly direct?: true;
      /** "from your opponent" */
      readonly by?: Who;
      /** "(You cannot halve the same damage twice this way.)": nor two effects of this name. */
      readonly notTwice?: true;
      /** "the next battle damage": it is over with the first damage that it is about. */
      readonly once?: true;
      readonly until?: Duration;
    }
  /** "banish this card when it leaves the field": a replacement that stays with the card. */
  | { readonly verb: "bind-leaving"; readonly what: NounPhrase; readonly to: Place }
  /** "you cannot conduct your Battle Phase this turn" */
  | { readonly verb: "no-battle-phase"; readonly player: Who; readonly until: Duration }
  /** "you cannot activate cards, or the effects of cards, with that name for the rest of this turn" */
  | {
      readonly verb: "forbid";
      readonly player: Who;
      /** "unless you control a “X” monster": as long as it is not so. */
      readonly unless?: Condition;
      readonly act:
        | "activate"
        /** Only the cards themselves, not effects of theirs. */
        | "activate-card"
        | "negate"
        | "draw"
        /** "Cards cannot be added from the Main Deck to the hand": by drawing them neither. */
        | "add-or-draw"
        | "tribute-for-tribute-summon"
        /** "for the Tribute Summon of a monster in Attack Position" */
        | "tribute-for-attack-position"
        | "destroy"
        /** With effects. */
        | "target"
        | "banish"
        /** At all: an attack that was declared before does not go on. */
        | "attack"
        /** What was declared before goes on. */
        | "declare-attack"
        | "change-position"
        | "normal-summon"
        | "flip-summon"
        /** A card from wherever it is, by hand or by an effect. */
        | "set"
        /** Normal or Special Summon. */
        | "summon"
        /** Flip Summons as well. */
        | "summon-in-any-way"
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
        /** To the hand, without drawing it. */
        | "add"
        /** To the GY. */
        | "send"
        /** The field, by any way at all. */
        | "leave"
        /** "Control of this card cannot switch": to the other player. */
        | "change-control"
        /** In any way: for a Summon, as a cost, by an effect. */
        | "tribute"
        /** "except for a Tribute Summon": in any other way. */
        | "tribute-otherwise"
        | "material";
      /** "cannot be targeted or destroyed": this as well. */
      readonly also?: "destroy" | "banish" | "target";
      /** Of `negate`: what of the cards; left out, activations and effects, also those that apply by themselves. */
      readonly negating?: readonly ("activation" | "effect" | "activated-effect" | "summon")[];
      /** Of `negate`: "that include an effect that Fusion Summons a Fusion Monster" */
      readonly would?: WouldDo;
      /** Of `negate`: who uses the cards. */
      readonly agent?: Who;
      /** Of `negate`: "activated on your field", where the activation was. */
      readonly where?: Place;
      /** Of `material`, `special-summon`, and Summons that cannot be negated: which Summons; left out, any. */
      readonly ways?: readonly SummonWay[];
      /** "while you control that face-up monster", "while that Token is in the Monster Zone" */
      readonly asLongAs?: { readonly card: Reference; readonly controlled?: true };
      /** "except by Xyz Summon": of `special-summon`. */
      readonly exceptWays?: readonly SummonWay[];
      readonly what: NounPhrase;
      /** "you can only attack with Dragon Type monsters": all others. */
      readonly except?: NounPhrase;
      /** Of Tributes and `material`: "except for the Synchro Summon of a “X” monster". */
      readonly exceptFor?: NounPhrase;
      /** "your opponent's Trap Card effects", "battle with a monster that has 1900 or more ATK" */
      readonly byCards?: NounPhrase;
      /** Of `byCards`: "the activated effects of", not what applies by itself. */
      readonly activated?: true;
      /** Of `be-attacked`: "does not prevent your opponent from attacking you directly", as if it were not there. */
      readonly passedOver?: true;
      /** "except by battle with a Normal Monster", "except those of Ritual Monsters" */
      readonly exceptBy?: NounPhrase;
      /** "when this card declares an attack" */
      readonly whenAttacks?: NounPhrase;
      /** "When you Normal or Special Summon a monster face-up, …": only as an answer to that. */
      readonly answering?: EventPattern;
      readonly phase?: PhaseName;
      /** "by battle"; `cost`: "cannot banish … to activate this effect" */
      readonly by?: readonly (CauseWord | "cost")[];
      /** "by card effects that do not target it": and how it is called. */
      readonly untargeted?: "this-card" | "it" | "them";
      /** "Once per turn, …", "the first time … each turn": each card so often in a turn. */
      readonly perTurn?: number;
      /** "can only Special Summon once per turn": only what is more than that, counted from when this begins to hold. */
      readonly beyond?: number;
      /** Of `attack`, "only 1 monster can attack during each Battle Phase": with all but the first that does. */
      readonly onlyOne?: true;
      /** "Trap Cards, and their effects on the field": where effects are meant as well; left out, everywhere. */
      readonly effects?: Place;
      readonly until?: Duration;
    };
