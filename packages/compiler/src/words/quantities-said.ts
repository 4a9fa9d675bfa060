import { isReference, type NounPhrase, type Quantity } from "@chainwright/card-ir";

/** How many cards a phrase means, and how they are found, by its words alone. */

/** "All monsters on the field", "your entire hand", "Spells on the field": also where that is none. */
export const isEvery = (what: NounPhrase): boolean =>
  "quantity" in what && (what.quantity.kind === "every" || what.quantity.kind === "all");

/** "up to 3", "up to the number of …": how many is left to their player. */
export const isUpTo = (quantity: Quantity): boolean =>
  quantity.kind === "up-to" || (quantity.kind === "reckoned" && quantity.least === "one");

/** "Up to 2 cards", where the effect is used without a target, too: none is left to its player as well. */
export const orNone = (what: NounPhrase): NounPhrase =>
  isReference(what) || what.quantity.kind !== "up-to"
    ? what
    : { ...what, quantity: { kind: "at-most" as const, n: what.quantity.n } };

export const isAnyNumber = (what: NounPhrase): boolean =>
  "quantity" in what && what.quantity.kind === "any-number";

export const isAsMany = (what: NounPhrase): boolean => "quantity" in what && what.quantity.kind === "as-many";

export const isRandom = (what: NounPhrase): boolean =>
  "quantity" in what && what.traits.some((trait) => trait.trait === "random");

/** Nothing is chosen: all are meant. */
export const isAll = (what: NounPhrase): boolean => isEvery(what) || isAsMany(what);

/** "1 of them", which the effect itself targets or pays with: who they are is not known beforehand, but there they are. */
export const isAmongNamed = (what: NounPhrase): boolean =>
  !isReference(what) &&
  [...what.traits, ...what.where].some(
    (trait) =>
      trait.trait === "one-of" &&
      isReference(trait.group) &&
      trait.group.slot !== undefined &&
      trait.group.slot !== "event",
  );

/** Whether the words have a player look through a Deck. */
export const isSearched = (what: NounPhrase): boolean =>
  !isReference(what) &&
  [what.where, what.own, what.one?.own, what.both?.own]
    .flatMap((traits = []) => [...what.traits, ...traits])
    .some((trait) => "place" in trait && trait.place.names.includes("deck"));
