import type { PhaseAhead } from "./duration.ts";
import type { NounPhrase, Place, Trait, Value } from "./noun.ts";
import type { Stat, Who } from "./words.ts";

/** Of what lies on cards: so many, as many as its player likes, all, or one of several numbers ("5 or 7"). */
export type HowMany = number | "any" | "all" | readonly number[];

/** What is done with cards: chosen, looked at, moved from one place to another, turned, equipped. */
export type CardStep =
  | {
      readonly verb: "target";
      readonly what: NounPhrase /** "(if possible)": used without a target where there is none. */;
      readonly ifPossible?: true;
      /** The record of the second of two kinds, where the text tells "the first target" and "the second target" apart. */
      readonly secondSlot?: string;
    }
  | { readonly verb: "choose"; readonly what: NounPhrase; readonly player?: Who }
  | {
      readonly verb: "destroy";
      readonly what: NounPhrase /** Who chooses, where it is not the user of the effect. */;
      readonly player?: Who;
    }
  | {
      readonly verb: "banish";
      readonly what: NounPhrase;
      /** Who chooses, where it is not the user of the effect. */
      readonly player?: Who;
      /** "Banish it face-down": face-up where nothing is said. */
      readonly face?: "down";
      /** "banish it until the End Phase": then it comes back to where it was. */
      readonly until?: PhaseAhead;
    }
  | { readonly verb: "discard"; readonly what: NounPhrase; readonly player?: Who }
  | { readonly verb: "tribute"; readonly what: NounPhrase; readonly player?: Who }
  | { readonly verb: "draw"; readonly player: Who; readonly count: Value }
  | { readonly verb: "draw-until"; readonly player: Who; readonly hand: number }
  /** "send X to the GY", "add X to your hand", "return X to the hand", "put X into your mana zone": one move, four words. */
  | {
      readonly verb: "move";
      readonly manner:
        | "send"
        | "add"
        | "return"
        | "put"
        | "shuffle" /** On the field, face-up. */
        | "place" /** From one zone of its kind to another: it stays the card that it is. */
        | "shift";
      /** "as a Continuous Trap"; of a monster that is placed among Spells and Traps, else as a Continuous Spell. */
      readonly as?: "trap";
      readonly what: NounPhrase;
      readonly to: Place;
      /** Who chooses, where it is not the user of the effect. */
      readonly player?: Who;
      /** "in any order": as the one who does it likes. */
      readonly inOrder?: true;
      /** "in the same order": as they lay before. */
      readonly sameOrder?: true;
      /** Said before: "add from your Deck to your hand, 1 …" */
      readonly from?: Place;
      /** Said at the end, of the cards: "…, except “A”", "…, whose Level is …" */
      readonly besides?: readonly Trait[];
    }
  /** "on either the top or bottom of the Deck" */
  | { readonly verb: "put-in-deck"; readonly what: NounPhrase; readonly inOrder?: true }
  /** Each their own, where both do. */
  | { readonly verb: "shuffle-deck"; readonly player?: "both" }
  | {
      readonly verb: "excavate";
      readonly player: Who;
      readonly count: Value;
      /** "choose a number from 1 to 5, then excavate that many": 1 at least. */
      readonly upTo?: true;
      readonly from?: "bottom";
    }
  /** "excavate cards from the top of your Deck until you excavate a Spell"; that one is kept in a slot of its own. */
  | {
      readonly verb: "excavate-until";
      readonly player: "you" | "opponent";
      readonly until: NounPhrase;
      readonly foundSlot?: string;
    }
  | { readonly verb: "reveal"; readonly what: NounPhrase; readonly player?: Who }
  /** "reveal cards from the top of your deck until you reveal a creature with …" */
  | { readonly verb: "reveal-until"; readonly what: NounPhrase }
  | { readonly verb: "look"; readonly count: number; readonly at: Place }
  | { readonly verb: "look-at"; readonly what: NounPhrase }
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
        | "any-defense"
        /** "face-up, or in face-down Defense Position" */
        | "any";
      readonly faceUp?: true;
      /** "(Flip monsters' effects are not activated)": of those that it turns face-up. */
      readonly withoutFlips?: true;
    }
  /** "tap it", "untap it" */
  | { readonly verb: "tap"; readonly what: NounPhrase; readonly untap?: true; readonly player?: Who }
  /** "break 1 of your opponent's shields": its owner takes it to the hand, and may use it. */
  | { readonly verb: "break"; readonly what: NounPhrase }
  | {
      readonly verb: "detach";
      readonly count: HowMany;
      /** "up to 3", "3 or more", "2 to 4" */
      readonly upTo?: true;
      readonly orMore?: true;
      readonly most?: number;
      readonly from: NounPhrase;
    }
  | {
      readonly verb: "place-counter";
      /** "(max. 1)": never more of them on the card. */
      readonly max?: number;
      /** Its name ("Spell Counter"); "counter" where it has none. */
      readonly counter: string;
      readonly count: Value;
      /** "up to 2" */
      readonly upTo?: true;
      readonly what: NounPhrase;
    }
  | {
      readonly verb: "remove-counter";
      /** Left out with `count: "all"`: of every kind. */
      readonly counter?: string;
      readonly count: HowMany;
      /** "up to 4", "4 or more", "2 to 4" */
      readonly upTo?: true;
      readonly orMore?: true;
      readonly most?: number;
      /** "from your field": any number of cards, on which there are as many together. */
      readonly from: NounPhrase;
    }
  /** "attach this card to that monster as material"; `withMaterials`: "(Transfer its materials to that monster.)" */
  | {
      readonly verb: "attach";
      readonly what: NounPhrase;
      readonly to: NounPhrase;
      readonly withMaterials?: true;
    }
  | {
      readonly verb: "equip";
      readonly what: NounPhrase;
      readonly to: NounPhrase;
      /** "(max. 1)": never more that this card has equipped to itself. */
      readonly max?: number;
      /** "as an Equip Spell that gives it 500 ATK": as long as it is equipped. */
      readonly gives?: { readonly stat: Stat; readonly also?: Stat; readonly value: number };
      /** "1 appropriate Union monster", "as if it were equipped by that monster's effect": to what its own text has it equipped to, and as that does it. */
      readonly asOwn?: true;
    }
  /** "switch the locations of this card and that monster": two of the same player. */
  | { readonly verb: "switch-places"; readonly what: NounPhrase }
  /** "it stays instead": of what would leave. */
  | { readonly verb: "stay" };
