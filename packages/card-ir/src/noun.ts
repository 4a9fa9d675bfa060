import type { KeywordName } from "./keyword.ts";
import type { Noted } from "./span.ts";
import type {
  CardKind,
  CauseWord,
  Compare,
  Manner,
  MaterialWay,
  Noun,
  PlaceName,
  Property,
  Stat,
  SummonWay,
  Who,
} from "./words.ts";

/** Noun phrases and amounts: in one file, since a noun has traits, a trait compares a value, and a value counts nouns. */

export interface Place extends Noted {
  readonly of?: Who;
  /** "their GY": whose it is the words before have to show. */
  readonly pronoun?: true;
  readonly names: readonly PlaceName[];
  /** "your hand or face-up field": on the field only face-up. */
  readonly faceUp?: true;
  /** "banished face-down" */
  readonly faceDown?: true;
  /** "your zone this card points to" */
  readonly pointedTo?: NounPhrase;
  /** "Your Main Monster Zone adjacent to a “X” monster you control or in its column": beside these cards, in their column, or either. */
  readonly near?: NounPhrase;
  readonly nearBy?: readonly ("beside" | "column")[];
  /** "If 2 or more cards are in the same column, … in that column": in a column with as many cards. */
  readonly crowded?: number;
}

export type Quantity =
  /** `orAllBelow`: "the top 5 cards of their Deck (or their entire Deck, if less than 5)" */
  | { readonly kind: "exactly"; readonly n: number; readonly orAllBelow?: number }
  /** "exactly 3", of what there is: no more. */
  | { readonly kind: "precisely"; readonly n: number }
  | { readonly kind: "up-to"; readonly n: number }
  | { readonly kind: "at-least"; readonly n: number }
  | { readonly kind: "at-most"; readonly n: number }
  | { readonly kind: "between"; readonly n: number; readonly most: number }
  /** "3 or 6": one of these numbers, and none between them. */
  | { readonly kind: "alternative"; readonly n: number; readonly or: number }
  /** "…, up to [the number of …]", "… equal to [the number of …]" */
  | { readonly kind: "reckoned"; readonly least: "one" | "all"; readonly amount: Value }
  /** "so they control the same number of cards as you do": all but so many of those that are there. */
  | { readonly kind: "down-to"; readonly amount: Value }
  /** "a card(s)": one or more, as many as happened. */
  | { readonly kind: "some" }
  | { readonly kind: "a" }
  | { readonly kind: "any-number" }
  | { readonly kind: "all" }
  /** "as many … as possible": of what is Summoned, as many as there is room for. */
  | { readonly kind: "as-many" }
  /** "1 on each field": so many of each player's. */
  | { readonly kind: "on-each"; readonly n: number }
  /** "for each creature destroyed this way, … 1": as many for each of them. */
  | { readonly kind: "per"; readonly n: number; readonly of: Reference; readonly upTo?: true }
  /** "monsters": all that fit, also those that come later. */
  /** Said of each: what is "its" is each one's own. */
  | { readonly kind: "every"; readonly each?: true }
  | { readonly kind: "no" };

/** One property that narrows down a group of cards. A group's traits all have to hold. */
export type Trait = Noted &
  (
    | { readonly trait: "face"; readonly face: "up" | "down" }
    | { readonly trait: "set" }
    | { readonly trait: "position"; readonly position: "attack" | "defense" }
    | {
        readonly trait: "attribute";
        readonly attribute: string;
        readonly original?: true;
        readonly not?: true;
      }
    | { readonly trait: "type"; readonly type: string; readonly original?: true; readonly not?: true }
    | { readonly trait: "civilization"; readonly civilization: string; readonly not?: true }
    /** "with Blocker" */
    | { readonly trait: "keyword"; readonly keyword: KeywordName }
    /** "with total cost equal to or less than …": of all that are chosen together. */
    | {
        readonly trait: "total";
        readonly stat: Stat;
        /** "whose combined ATK and DEF equal 2000": both of each of them. */
        readonly also?: Stat;
        readonly value: Value;
        /** Left out: no more than that. */
        readonly compare?: "exactly" | "at-least" | "at-most";
      }
    | { readonly trait: "kind"; readonly kind: CardKind; readonly not?: true }
    /** `original`: "with “X” in its original name" */
    | { readonly trait: "series"; readonly series: string; readonly original?: true; readonly not?: true }
    | { readonly trait: "name"; readonly name: string; readonly original?: true; readonly not?: true }
    /** "that has a number between “101” and “107” in its name" */
    | { readonly trait: "numbered"; readonly least: number; readonly most: number }
    | {
        readonly trait: "stat";
        readonly stat: Stat;
        readonly compare: Compare;
        readonly value: Value;
        readonly original?: true;
        readonly not?: true;
        /** "with 2100 ATK or DEF" */
        readonly or?: Stat;
        /** "with 0 original ATK and DEF" */
        readonly also?: Stat;
      }
    /** "whose ATK equals its own DEF", "whose ATK is different from its original ATK" */
    | {
        readonly trait: "own-stat";
        readonly stat: Stat;
        readonly with: Stat;
        /** "whose ATK is higher than its original ATK"; left out: exactly. */
        readonly compare?: "above" | "below";
        readonly original?: true;
        readonly not?: true;
      }
    /** "with a Continuous Effect", "that has a coin tossing effect" */
    | { readonly trait: "has-effect"; readonly effect: "continuous" | "toss-coin" | "roll-die" }
    /** "with 0 or 1500 DEF", "Level 5 to 8" */
    | { readonly trait: "either-stat"; readonly stat: Stat; readonly low: number; readonly high: number }
    | { readonly trait: "between"; readonly stat: Stat; readonly low: number; readonly high: number }
    /** "with a Level between the Pendulum Scales of the 2 cards in your Pendulum Zones": neither of these itself */
    | { readonly trait: "between-scales" }
    /** "with an odd Pendulum Scale" */
    | { readonly trait: "parity"; readonly stat: Stat; readonly is: "odd" | "even" }
    /** "with the highest ATK" of those that are otherwise meant */
    | { readonly trait: "highest"; readonly stat: Stat; readonly original?: true }
    | { readonly trait: "lowest"; readonly stat: Stat; readonly original?: true }
    /** "with different names", "with the same Attribute": of those that are chosen together. */
    | {
        readonly trait: "unlike";
        readonly by: Property;
        readonly original?: true;
        /** "different Types and Attributes" */
        readonly also?: Property;
        /** Of one card: from which it differs in that, of those that were named before. */
        readonly slot?: string;
        /** "of the third type": also from the card that differs from that one; `otherSlot` is where that is kept. */
        readonly third?: true;
        readonly otherSlot?: string;
      }
    | {
        readonly trait: "alike";
        readonly by: Property;
        readonly original?: true;
        /** "the same Type and Attribute" */
        readonly also?: Property;
        /** "…, but different Levels" */
        readonly differ?: Property;
        /** Of `monster-kind`: "(Fusion, Synchro, or Xyz)", those that count. */
        readonly kinds?: readonly CardKind[];
        /** Of one card: with which it has that in common, of those that were named before. */
        readonly slot?: string;
      }
    /** "with the same Attribute as that monster", "with a different original name from this card" */
    | {
        readonly trait: "same";
        readonly by: Property;
        /** "the same Type and Attribute as …" */
        readonly also?: Property;
        /** "… as that monster, but a different name" */
        readonly differ?: Property;
        /** Of `monster-kind`: "(Fusion, Synchro, or Xyz)", those that count. */
        readonly kinds?: readonly CardKind[];
        readonly as: NounPhrase;
        readonly original?: true;
        readonly not?: true;
        /** "whose name includes that monster's name": what the other has may be a part of it. */
        readonly containing?: true;
      }
    /** "with 3 or more Spell Counters" */
    | {
        readonly trait: "with-counters";
        readonly counter: string;
        readonly compare: Compare;
        readonly value: number;
      }
    /** "that you can place a Spell Counter on": its text places some on it. */
    | { readonly trait: "takes-counters"; readonly counter: string }
    /** "with a Level", "without a Level": Xyz and Link Monsters have none. */
    | { readonly trait: "has-stat"; readonly stat: "level" | "rank"; readonly not?: true }
    /**
     * With `pronoun` "they control": who that is the words before have to show. `current` "you currently control":
     * what lasts is about these cards, and not about what comes later.
     */
    | { readonly trait: "controlled"; readonly by: Who; readonly pronoun?: true; readonly current?: true }
    /** "the controller of the equipped monster controls": on the field of whoever controls that card. */
    | { readonly trait: "controlled-beside"; readonly what: Reference }
    /** "in your possession": owned, wherever it is. */
    | { readonly trait: "possessed"; readonly by: Who }
    /** "that activated their effects this turn in your opponent's Monster Zone": where it did, as long as it stays there. */
    | { readonly trait: "activated-effect"; readonly where?: readonly Trait[] }
    /** "An activated Spell": one whose activation is on the Chain. */
    | { readonly trait: "activated" }
    | { readonly trait: "random" }
    | {
        readonly trait: "summoned";
        readonly ways: readonly SummonWay[];
        /** "Normal Summoned/Set": or Normal Set, whatever turned it face-up since. */
        readonly orSet?: true;
        readonly from?: Place;
        /** "that was Special Summoned by the effect of a “X” monster" */
        readonly byEffectOf?: NounPhrase;
        /** "this card Summoned this way": as the sentence before says. */
        readonly by?: "own-effect" | "this-way";
        /** "that were Special Summoned this turn" */
        readonly within?: "turn";
        readonly not?: true;
      }
    /** "that was destroyed by battle and sent there this turn": how the card came to where it lies. */
    | {
        readonly trait: "came";
        readonly manner: readonly Manner[];
        /** "used as material for a Fusion Summon" */
        readonly material?: readonly MaterialWay[];
        readonly by?: readonly CauseWord[];
        readonly from?: Place;
        readonly within?: "turn";
        /** "the monster banished by this card's effect": an earlier one; `latest`: the last of them. */
        readonly byEffectOf?: NounPhrase;
        readonly latest?: true;
      }
    /** "that mentions “X”": whose text names it. `series`: "that mentions a “X” monster's card name"; `of`: "that mentions that Spell's name". */
    | {
        readonly trait: "mentions";
        readonly name?: string;
        readonly series?: string;
        readonly of?: Reference;
      }
    /** "that has material", "that has this card as material" */
    | {
        readonly trait: "has-material";
        readonly what?: NounPhrase;
        /** "With 5 or more materials" */
        readonly least?: number;
        readonly not?: true;
      }
    /** "an opponent's attacking monster": in the battle that goes on, or is just over. */
    | { readonly trait: "attacking" }
    /** "that did not declare an attack this turn" */
    | { readonly trait: "did-not-attack" }
    /** "mentioned on that monster": whose name its text gives; `asMaterial`: "1 of the Fusion Materials whose name is mentioned on it". */
    | { readonly trait: "mentioned-on"; readonly on: Reference; readonly asMaterial?: true }
    /** "that meets its activation conditions": as if it were activated now. */
    | { readonly trait: "activatable" }
    /** "that can be Special Summoned": by the effect that is used. */
    | { readonly trait: "can-be-summoned" }
    /** "that lists “X” as material"; `traits`: "that mentions a “X” Tuner as material" */
    | {
        readonly trait: "lists-material";
        readonly name?: string;
        readonly traits?: readonly Trait[];
        readonly noun?: Noun;
      }
    /** "that can only be Fusion Summoned", "that must be Special Summoned with “X”" */
    | { readonly trait: "only-by"; readonly ways?: readonly SummonWay[]; readonly by?: string }
    /** "in Maximum Mode" */
    | { readonly trait: "maximum-mode"; readonly not?: true }
    /** "equipped with an Equip Spell Card" */
    | { readonly trait: "equipped"; readonly with: Group; readonly not?: true }
    /**
     * "that used this card as Synchro Material", "that was Synchro Summoned using this card"; `only`: "using only “X” monsters";
     * `sameName`: "using a monster with its same name"; of this card as material, `from`: where it was then, and `with`
     * what it was one of: "using only WATER monsters as material, including this card on the field"
     */
    | {
        readonly trait: "summoned-with";
        readonly material: NounPhrase;
        readonly ways?: readonly SummonWay[];
        readonly from?: Place;
        readonly with?: Group;
        readonly only?: true;
        readonly sameName?: true;
        /** "that was Xyz Summoned this turn using …" */
        readonly within?: "turn";
      }
    /** "used for its Synchro Summon", "used as this card's Fusion Material", by which it was Summoned as it is now */
    | {
        readonly trait: "used-for";
        readonly summoned?: Reference;
        readonly way?: SummonWay;
        /** "used for that Link Summon": of the monster in `slot`, or the one that the card in `otherSlot` was used for, too. */
        readonly slot?: string;
        readonly otherSlot?: string;
      }
    /** "attached to it as material" */
    | { readonly trait: "attached-to"; readonly host: Reference }
    /** "equipped to this card" */
    | {
        readonly trait: "equipped-to";
        readonly host: NounPhrase;
        /** "equipped to a monster by this effect": by its own; "by this card's effect": by an effect of that monster. */
        readonly by?: "own-effect" | "host-effect";
      }
    /** "that can equip to it" */
    | { readonly trait: "can-equip"; readonly to: NounPhrase }
    /** "of the declared Type"; `of`: "of the declared card type", "with that Attribute" */
    | { readonly trait: "declared-type"; readonly of?: "card-type" | "attribute" }
    /** "the declared card", "with that name", which was declared: the original one. */
    | { readonly trait: "declared-name" }
    /** "that cannot be Normal Summoned/Set" */
    | { readonly trait: "no-normal-summon"; readonly not?: true }
    /** "this card points to", "a Link Monster points to" */
    | { readonly trait: "pointed-to"; readonly by: NounPhrase }
    /** "that points to this card" */
    | { readonly trait: "pointing-to"; readonly to: NounPhrase }
    /** "in this card's column", "in the same column as a “X” monster you control" */
    | {
        readonly trait: "in-column";
        readonly of: NounPhrase;
        readonly not?: true;
        /** "in this column", of what lasts: the one in which the card was as the effect resolved. */
        readonly settled?: true;
      }
    /** "linked to a Link Monster": one of them points to the other; "co-linked": each to the other. */
    | { readonly trait: "linked"; readonly to: NounPhrase; readonly mutually?: true; readonly not?: true }
    /** "with the same Level as the Tributed monster" */
    | { readonly trait: "same-stat"; readonly stat: Stat; readonly as: Reference }
    | { readonly trait: "destroyed-by-battle"; readonly byCard: NounPhrase }
    | { readonly trait: "in"; readonly place: Place }
    | { readonly trait: "from"; readonly place: Place }
    /** "Other monsters", "another card": left out, than this card, or than what `resolve` found that the clause before was said of. */
    | { readonly trait: "other"; readonly than?: Reference; readonly slot?: string }
    /** "with that name" */
    | { readonly trait: "same-name"; readonly as: Reference }
    | { readonly trait: "one-of"; readonly group: Reference }
    | { readonly trait: "any-of"; readonly traits: readonly Trait[] }
    /** "a Field Spell Card" among several kinds of cards of which one is meant */
    | {
        readonly trait: "described";
        readonly not?: true;
        readonly traits: readonly Trait[];
        readonly noun: Noun;
        readonly where: readonly Trait[];
      }
    | { readonly trait: "all-of"; readonly traits: readonly Trait[] }
  );

/** "2 face-up DARK monsters your opponent controls": quantity, traits before the noun, noun, traits after it. */
export interface Group extends Noted {
  readonly quantity: Quantity;
  readonly traits: readonly Trait[];
  readonly noun: Noun;
  readonly where: readonly Trait[];
  /** "1 “A” or 1 Legend Card in your hand": one of the two kinds. What each says of itself besides is `own`. */
  readonly one?: Branch;
  /** "1 “A” and/or 1 “B”" */
  readonly each?: Branch;
  /** "2 “A” and 1 “B”" */
  readonly both?: Branch;
  /** "an equal number of “A” monsters you control and cards your opponent controls": of `both`, as many of the one as of the other. */
  readonly evenly?: true;
  readonly own?: readonly Trait[];
  /** "2 monsters (1 from your hand and 1 from your Deck)": so many of each of these kinds. */
  readonly split?: readonly Branch[];
  /** "…, except a monster with 600 ATK" */
  readonly except?: Group;
  /** "3 cards from your hand, including 2 monsters", "…, including this card" */
  readonly including?: Branch | Reference;
}

/** Another kind of cards in the same noun phrase. */
export interface Branch extends Noted {
  readonly quantity: Quantity;
  readonly traits: readonly Trait[];
  readonly noun: Noun;
  /** What it says of itself beside what is said of both. */
  readonly own?: readonly Trait[];
  /** "1 “A”, 1 “B”, and 1 “C”": the next of more than two kinds, joined as the group joins the first. */
  readonly one?: Branch;
  readonly each?: Branch;
  readonly both?: Branch;
}

/**
 * Words that point at something named before. `slot` is filled when the text has been read:
 * the name of the record (see `Step.slot`) that the words point at. It is never left to the engine to guess.
 */
export interface Reference extends Noted {
  readonly ref:
    | "this-card"
    | "it"
    | "them"
    | "that-card"
    | "those-cards"
    | "that-target"
    | "those-targets"
    /** The card whose activation or effect an effect answers ("negate that activation and destroy that card"). */
    | "answered-card"
    | "attacking-monster"
    | "attack-target"
    /** "the monster it battles": of the event that is answered. */
    | "battled-monster"
    /** "the monster that destroyed it": by battle, in the event that is answered. */
    | "destroyer"
    /** "your battling monster": the one of the two that the traits say. */
    | "fighter"
    /** "their own Level", "each … attached to it": of each card that is changed, by itself. */
    | "itself"
    /** "The equipped monster": the one that this card is equipped to. */
    | "equipped-monster"
    /** "The monster equipped to it by its own effect": what this card has equipped to itself. */
    | "own-equip"
    | "summoned-monsters"
    /** "the card put into the graveyard this way": what an earlier part did. */
    | "this-way"
    /** "the excavated cards" */
    | "excavated"
    /** "…, and cannot attack": what the clause before was said of, not said again. */
    | "same-subject"
    /** "● Monster: …": the card by which the words before tell the effects apart. */
    | "sorted";
  /** "the other cards": those of them with which nothing was done yet. */
  readonly others?: true;
  /** "The monster this card was equipped to", "the Spell Counters that were on this card", "the materials this card had": before it left the field. */
  readonly former?: true;
  /** "by this effect", "to meet the requirement": in which part it was done. */
  readonly part?: "requirement" | "effect";
  /** "changed to face-up Defense Position by this effect" */
  readonly position?: "attack" | "defense";
  readonly noun?: Noun;
  /** "that monster(s)": one or several. */
  readonly some?: true;
  /** "the first target", "the second targets": of two kinds that were targeted, in the order in which they were named. */
  readonly nth?: 1 | 2;
  /** "all 3": what follows needs that all of them were done. */
  readonly count?: number;
  /** "that face-up monster your opponent controls", "this card from your GY": has to hold when it is looked at. */
  readonly traits?: readonly Trait[];
  readonly where?: readonly Trait[];
  /** "this card and Spell/Trap Cards on your field": those as well. */
  readonly and?: NounPhrase;
  /** "both this card and 1 card from your hand": a place is said of the latter only. */
  readonly both?: true;
  /** Of "put into your graveyard this way": where the act put it. */
  readonly to?: Place;
  /**
   * A record of the effect ("target1", "destroy2"), or one that every effect has: "this-card", "answered" (the card
   * whose activation or effect is answered), "event" (what the event's words are about), "attacker", "attack-target"; "instead", of what an
   * `or-if` would else do it to.
   */
  readonly slot?: string;
  /** For "this way" and "that was …": the verb it repeats. None in Duel Masters' "that creature", which names no process. */
  readonly verb?: string;
  /** "the creature you destroyed this way": what a player did, and not what was done. */
  readonly voice?: "active" | "done";
  /** Another ability of the card did it: "that was destroyed when you summoned it". */
  readonly ability?: "other";
}

export type NounPhrase = Group | Reference;

export const isReference = (np: NounPhrase): np is Reference => "ref" in np;

/** What is made of a number: "half of …" (rounded up), "… x 200", "the number of … +1", "1 lower than …". */
export interface Reckoned {
  readonly times?: number;
  readonly plus?: number;
  readonly less?: number;
}

/** A number in a card text, written out or read off the table when it is needed. */
export type Value = number | (ReadOff & Reckoned);

type ReadOff =
  | { readonly value: "count"; readonly of: NounPhrase }
  | {
      readonly value: "stat";
      readonly stat: Stat;
      /** "The total Levels and Ranks of …": whichever a monster has. */
      readonly also?: Stat;
      /** "its ATK or DEF (whichever is higher)" */
      readonly or?: Stat;
      readonly whichever?: "higher" | "lower";
      readonly original?: true;
      readonly of: NounPhrase;
      /** The name of the card that is chosen for it, where later words mean it. */
      readonly slot?: string;
    }
  | { readonly value: "counters"; readonly counter: string; readonly of: NounPhrase }
  /** "for each material attached to this card": of all of these together. */
  | { readonly value: "attached"; readonly of: NounPhrase }
  /** "the number of different Attributes of …" */
  | {
      readonly value: "different";
      readonly by: Property;
      readonly of: NounPhrase;
      /** "the number of different original Attributes" */
      readonly original?: true;
    }
  /** `pronoun`: "their LP", whose the words before have to show. */
  | { readonly value: "lp"; readonly of: Who; readonly pronoun?: true }
  /** "The ATK the destroyed monster had on the field": of that to which a step before did something. */
  | {
      readonly value: "had";
      readonly stat: Stat;
      readonly of: Reference;
      /** "those monsters had while face-up on the field": of those alone that lay so. */
      readonly faceUp?: true;
      /** "that lost ATK": what it has now is taken off. */
      readonly lost?: true;
    }
  /** "The damage you took": by which step, or in the event that is answered. */
  | { readonly value: "damage-taken"; readonly of: Reference }
  /** "The number of heads": of the coins tossed before. */
  | { readonly value: "coins"; readonly side: "heads" | "tails"; readonly of: Reference }
  /** "The result" of a die rolled before, or "the total" of several. */
  | { readonly value: "die"; readonly of: Reference }
  /** "the highest ATK among all other monsters on the field plus 100" */
  | {
      readonly value: "highest" | "lowest";
      readonly stat: Stat;
      readonly original?: true;
      readonly of: NounPhrase;
    }
  /** "that Level", which was declared */
  | { readonly value: "declared" }
  /** "the number of “X” Spell Cards you activated this turn[ while this card was face-up on your field]" */
  | {
      readonly value: "times-done";
      readonly did: "activate-card" | "activate-effect" | "summon";
      readonly what: Group;
      readonly by: "you" | "opponent";
      /** Of "summon": in one of these ways. */
      readonly ways?: readonly SummonWay[];
      readonly whileUp?: true;
    }
  /** "The difference": between the two numbers that its conditions compare, or of both players' LP; `between`: "between its current and original ATK". */
  | { readonly value: "difference"; readonly of?: "lp"; readonly between?: readonly [Value, Value] }
  /** "the difference in Levels of those monsters": between the most and the least that any of them has. */
  | { readonly value: "apart"; readonly stat: Stat; readonly original?: true; readonly of: NounPhrase }
  /** "That much": of the damage or gain that is replaced. */
  | { readonly value: "that-much" }
  /** "Equal to that damage": of what the effect that Summoned this card answered. */
  | { readonly value: "that-damage" }
  | { readonly value: "chain-link" }
  /** "… than you do", of a number of cards that is compared: the same of the other player, and `plus` more. */
  | { readonly value: "other-player" }
  /** "1 card for every 3 cards shuffled": what is left of them counts for nothing. */
  | { readonly value: "for-every"; readonly n: number; readonly number: Value };

/** "The Level of 1 monster on your field": a number that takes the choice of a card. */
export function isOfChosen(value: Value): value is Extract<Value, { value: "stat" }> {
  if (typeof value === "number" || value.value !== "stat" || isReference(value.of)) return false;
  const { quantity, traits, where } = value.of;
  // "The monster with the highest ATK" is the one that it is.
  const ranked = [...traits, ...where].some(({ trait }) => trait === "highest" || trait === "lowest");
  return quantity.kind === "exactly" && quantity.n === 1 && !ranked;
}
