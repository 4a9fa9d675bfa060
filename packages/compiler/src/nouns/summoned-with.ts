import type { Group, Place } from "@chainwright/card-ir";
import { type CardTest, definitionOf } from "@chainwright/engine/board";
import { eachUsed } from "@chainwright/engine/history";
import type { CardId } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { onlyZones } from "./face-up-places.ts";

/**
 * Whether a monster was Summoned with so many cards of a kind (`only`: with no others; `sameName`: called as it is
 * itself), as far as it has not come to the field again since.
 */
export function wasSummonedWith(
  taken: Group,
  scope: Scope,
  { only, sameName }: { readonly only?: boolean | undefined; readonly sameName?: boolean | undefined },
): CardTest {
  const { kind } = taken.quantity;
  if (kind !== "a" && kind !== "some" && kind !== "at-least" && kind !== "exactly" && !only)
    throw new NotCarriedOut("how many of some kind were used for a Summon");
  const places: Place[] = [];
  const where = taken.where.filter((trait) => {
    if (trait.trait !== "in" && trait.trait !== "from") return true;
    places.push(trait.place);
    return false;
  });
  if (places.some((place) => place.of !== undefined)) throw new NotCarriedOut("whose materials were used");
  onlyZones(...places);
  // Where it is now it may be no monster: what the words ask for is printed on it.
  const { test, min, together } = scope.material({ ...taken, noun: "card", where });
  return (duel, context, monster) => {
    const { name } = definitionOf(duel, monster);
    const fit: CardId[] = [];
    let all = 0;
    eachUsed(duel, monster, (card, from) => {
      all++;
      const wasThere = places.every((place) => (duel.zonesOf(place) & (1 << from)) !== 0);
      const called = !sameName || definitionOf(duel, card).name === name;
      if (!wasThere || !called || !test(duel, context, card)) return;
      if (together?.(duel, context, fit, card) !== false) fit.push(card);
    });
    return only ? all > 0 && fit.length === all : fit.length >= min;
  };
}
