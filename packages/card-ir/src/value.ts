import { isReference, type NounPhrase, type Property, type Reference, type Stat, type Who } from "./noun.ts";

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
