import type { Group, NounPhrase, Place, Quantity } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import { eachInPile, eachInZones } from "../piles.ts";
import { opponentOf } from "../vocabulary.ts";
import { type Cards, MANY } from "./cards.ts";
import { compileReference } from "./references.ts";
import type { Slots } from "./slots.ts";
import { compileTrait } from "./traits.ts";
import type { CardTest } from "./using.ts";

function bounds(quantity: Quantity): { min: number; max: number } {
  switch (quantity.kind) {
    case "exactly":
      return { min: quantity.n, max: quantity.n };
    case "a":
      return { min: 1, max: 1 };
    case "up-to":
      return { min: 1, max: quantity.n };
    case "at-least":
      return { min: quantity.n, max: MANY };
    case "some":
      return { min: 1, max: MANY };
    case "any-number":
      return { min: 0, max: MANY };
    case "all":
      return { min: 0, max: MANY };
    case "no":
      return { min: 0, max: 0 };
  }
}

/** The places of which a group speaks, or none where it speaks of any card. */
function placesOf(group: Group): readonly Place[] {
  const places: Place[] = [];
  for (const trait of [...group.traits, ...group.where]) {
    if (trait.trait === "in" || trait.trait === "from") places.push(trait.place);
    if (trait.trait === "controlled") places.push({ of: trait.by, names: ["field"] });
  }
  return places;
}

function compileGroup(group: Group, slots: Slots): Cards {
  const tests = [...group.traits, ...group.where].map((trait) => compileTrait(trait, slots));
  const places = placesOf(group);
  const { noun } = group;
  const fromTop = places.some((place) => place.names.includes("deck-top"));
  const test: CardTest = (duel, using, card) => {
    if (noun !== "card" && !duel.game.isNoun(duel, card, noun)) return false;
    for (const one of tests) if (!one(duel, using, card)) return false;
    return true;
  };
  const { min, max } = bounds(group.quantity);
  const among = [...group.traits, ...group.where].find((trait) => trait.trait === "one-of");
  const pool = among ? compileNoun(among.group, slots) : null;
  return {
    // "The top 3 cards of your Deck" leaves nothing to choose.
    settled: fromTop,
    min,
    max,
    test,
    each(duel, using, visit) {
      if (pool !== null) {
        pool.each(duel, using, (card) => (test(duel, using, card) ? visit(card) : undefined));
        return;
      }
      if (fromTop) {
        let left = max;
        eachInPile(duel, using.player, duel.game.zone.deck, (card) => (left-- > 0 ? visit(card) : false));
        return;
      }
      const mask =
        places.length === 0
          ? duel.game.zonesOf("field")
          : places.reduce((all, place) => all | duel.zonesOf(place), 0);
      for (const player of [using.player, opponentOf(using.player)]) {
        const done = !eachInZones(duel, player, mask, (card) =>
          test(duel, using, card) ? visit(card) : undefined,
        );
        if (done) return;
      }
    },
  };
}

export function compileNoun(phrase: NounPhrase, slots: Slots): Cards {
  return isReference(phrase) ? compileReference(phrase, slots) : compileGroup(phrase, slots);
}
