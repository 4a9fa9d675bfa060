import type { Group, Place, Trait } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { means } from "@chainwright/engine/program";
import type { Player } from "@chainwright/engine/state";

const isPlaced = (one: Trait): boolean =>
  one.trait === "from" ||
  (one.trait === "described" && one.not !== true && one.where.some(({ trait }) => trait === "from"));

/** The places of which a group speaks, or none where it speaks of any card. */
export function placesOf(group: Group): readonly Place[] {
  const places: Place[] = [];
  const add = (trait: Trait): void => {
    if (trait.trait === "in" || trait.trait === "from") places.push(trait.place);
    if (trait.trait === "controlled") places.push({ of: trait.by, names: ["field"] });
    // "From your hand or either GY", "from your hand or that is Set on your field"
    if (trait.trait === "any-of" && trait.traits.every(isPlaced)) trait.traits.forEach(add);
    if (trait.trait === "described" && isPlaced(trait)) trait.where.forEach(add);
  };
  for (const trait of [...group.traits, ...group.where]) add(trait);
  return places;
}

/** The zones of the user and of the opponent in which such cards can lie; reckoned once, since the game stays the same. */
export function zonesSearched(
  places: readonly Place[],
): (duel: Duel) => { readonly own: number; readonly others: number } {
  let known: { own: number; others: number } | null = null;
  const reckon = (duel: Duel, seen: Player): number =>
    places.length === 0
      ? duel.game.zonesOf("field")
      : places.reduce((mask, place) => (means(place.of, 0, seen) ? mask | duel.zonesOf(place) : mask), 0);
  return (duel) => {
    known ??= { own: reckon(duel, 0), others: reckon(duel, 1) };
    return known;
  };
}
