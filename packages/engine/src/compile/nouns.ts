import type { Asks, Group, NounPhrase, Place, Quantity, Stat, Trait } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import { eachInPile, eachInZones } from "../piles.ts";
import { eachRecord } from "../records.ts";
import type { CardId } from "../schema.ts";
import { statOf } from "../stats.ts";
import { opponentOf, type Player } from "../vocabulary.ts";
import { type Cards, MANY } from "./cards.ts";
import { compileReference } from "./references.ts";
import { Slots } from "./slots.ts";
import { compileTrait } from "./traits.ts";
import type { CardTest } from "./using.ts";
import { compileValue } from "./values.ts";
import { means, playerOf, statNumber } from "./words.ts";

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
    case "per":
      return { min: 0, max: MANY };
  }
}

/** "for each …, 1": as many for each of the cards that are meant. */
function boundsPer({ quantity }: Group, slots: Slots): Pick<Cards, "bounds"> {
  if (quantity.kind !== "per") return {};
  const times = compileValue({ value: "count", of: quantity.of, times: quantity.n }, slots);
  return {
    bounds(duel, using) {
      const max = times(duel, using);
      return { min: quantity.upTo === true ? 0 : max, max };
    },
  };
}

/** "with total cost equal to or less than …": of all that are chosen together. */
function inTotal(traits: readonly Trait[], slots: Slots): Pick<Cards, "together"> {
  const total = traits.find((trait) => trait.trait === "total");
  if (total === undefined) return {};
  const stat = statNumber(total.stat);
  const most = compileValue(total.value, slots);
  return {
    together(duel, using, slot, card) {
      let sum = statOf(duel, card, stat);
      eachRecord(duel, using.link, slot, (_, chosen) => {
        sum += statOf(duel, chosen, stat);
      });
      return sum <= most(duel, using);
    },
  };
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

/** The zones of the user and of the opponent in which such cards can lie; reckoned once, since the game stays the same. */
function zonesSearched(
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

const without = (group: Group, trait: Trait): Group => ({
  ...group,
  traits: group.traits.filter((one) => one !== trait),
  where: group.where.filter((one) => one !== trait),
});

/** Of some cards, those with the highest value. */
function highestOf(cards: Cards, stat: Stat): Cards {
  const number = statNumber(stat);
  const test: CardTest = (duel, using, card) => {
    if (!cards.test(duel, using, card)) return false;
    const value = statOf(duel, card, number);
    let highest = true;
    cards.each(duel, using, (other) => {
      highest &&= statOf(duel, other, number) <= value;
      return highest;
    });
    return highest;
  };
  return {
    ...cards,
    test,
    each: (duel, using, visit) =>
      cards.each(duel, using, (card) => (test(duel, using, card) ? visit(card) : undefined)),
  };
}

function compileGroup(group: Group, slots: Slots, known = false): Cards {
  const traits = [...group.traits, ...group.where];
  const highest = traits.find((trait) => trait.trait === "highest");
  if (highest !== undefined)
    return highestOf(compileGroup(without(group, highest), slots, known), highest.stat);
  const tests = traits.map((trait) => compileTrait(trait, slots, known));
  const places = placesOf(group);
  const { noun } = group;
  const top = places.find((place) => place.names.includes("deck-top"));
  const test: CardTest = (duel, using, card) => {
    if (noun !== "card" && !duel.game.isNoun(duel, card, noun)) return false;
    for (const one of tests) if (!one(duel, using, card)) return false;
    return true;
  };
  const { min, max } = bounds(group.quantity);
  const among = [...group.traits, ...group.where].find((trait) => trait.trait === "one-of");
  const pool = among ? compileNoun(among.group, slots) : null;
  const searched = zonesSearched(places);
  return {
    // "The top 3 cards of your Deck" leaves nothing to choose.
    settled: top !== undefined,
    min,
    max,
    ...boundsPer(group, slots),
    ...inTotal(traits, slots),
    test,
    each(duel, using, visit) {
      if (pool !== null) {
        pool.each(duel, using, (card) => (test(duel, using, card) ? visit(card) : undefined));
        return;
      }
      if (top !== undefined) {
        let left = max;
        eachInPile(duel, playerOf(top.of ?? "you", using.player), duel.game.zone.deck, (card) =>
          left-- > 0 ? visit(card) : false,
        );
        return;
      }
      const { own, others } = searched(duel);
      const ask = (card: CardId): unknown => (test(duel, using, card) ? visit(card) : undefined);
      if (own !== 0 && !eachInZones(duel, using.player, own, ask)) return;
      if (others !== 0) eachInZones(duel, opponentOf(using.player), others, ask);
    },
  };
}

/** What a Summon takes: cards that its player knows, also where they lie face-down. */
export const compileMaterial = (group: Group): Cards => compileGroup(group, new Slots(), true);

/** `asks`: what is asked of the cards, where the words refer to an earlier result. */
export function compileNoun(phrase: NounPhrase, slots: Slots, asks: Asks = "value"): Cards {
  return isReference(phrase) ? compileReference(phrase, slots, asks) : compileGroup(phrase, slots);
}
