import { isReference, type NounPhrase, type Property, type Reference, type Stat, type Who } from "./noun.ts";

/** A number in a card text, written out or read off the table when it is needed. */
export type Value =
  | number
  | {
      readonly value: "count";
      readonly of: NounPhrase;
      readonly times?: number;
      /** "2 or more cards in their hand than you do", "the number of … +1": so many more. */
      readonly plus?: number;
    }
  | {
      readonly value: "stat";
      readonly stat: Stat;
      /** "The total Levels and Ranks of …": whichever a monster has. */
      readonly also?: Stat;
      /** "its ATK or DEF (whichever is higher)" */
      readonly or?: Stat;
      readonly whichever?: "higher" | "lower";
      readonly original?: true;
      /** "double its original ATK", "half the original ATK": rounded up */
      readonly times?: number;
      /** "1 more than …" */
      readonly plus?: number;
      /** "1 lower than …" */
      readonly less?: number;
      readonly of: NounPhrase;
      /** The name of the card that is chosen for it, where later words mean it. */
      readonly slot?: string;
    }
  | { readonly value: "counters"; readonly counter: string; readonly of: NounPhrase; readonly times?: number }
  /** "for each material attached to this card": of all of these together. */
  | { readonly value: "attached"; readonly of: NounPhrase; readonly times?: number }
  /** "the number of different Attributes of …" */
  | {
      readonly value: "different";
      readonly by: Property;
      readonly of: NounPhrase;
      readonly times?: number;
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
      readonly times?: number;
      /** "1 higher than …", "1 lower than …" */
      readonly plus?: number;
      readonly less?: number;
      /** "that lost ATK": what it has now is taken off. */
      readonly lost?: true;
    }
  /** "The damage you took": by which step, or in the event that is answered. */
  | { readonly value: "damage-taken"; readonly of: Reference }
  /** "The result" of a die rolled before. */
  | { readonly value: "die"; readonly of: Reference; readonly times?: number }
  /** "the highest ATK among all other monsters on the field plus 100" */
  | {
      readonly value: "highest";
      readonly stat: Stat;
      readonly original?: true;
      readonly of: NounPhrase;
      readonly plus?: number;
    }
  /** "that Level", which was declared */
  | { readonly value: "declared" }
  /** "The difference": between the two numbers that its conditions compare, or of both players' LP; `between`: "between its current and original ATK". */
  | {
      readonly value: "difference";
      readonly of?: "lp";
      readonly between?: readonly [Value, Value];
      readonly times?: number;
    }
  /** "That much": of the damage or gain that is replaced. */
  | { readonly value: "that-much" }
  /** "Equal to that damage": of what the effect that Summoned this card answered. */
  | { readonly value: "that-damage" }
  | { readonly value: "chain-link"; readonly times?: number }
  /** "… than you do", of a number of cards that is compared: the same of the other player, and `plus` more. */
  | { readonly value: "other-player"; readonly plus?: number }
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
