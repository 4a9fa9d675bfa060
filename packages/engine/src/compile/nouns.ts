import type {
  Asks,
  Branch,
  Group,
  NounPhrase,
  Place,
  Property,
  Quantity,
  Reference,
  Stat,
  Trait,
} from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import { attributeOf, otherName } from "../identity.ts";
import { eachInPile, eachInZones } from "../piles.ts";
import type { CardId } from "../schema.ts";
import { originalOf, statOf } from "../stats.ts";
import { typeOf } from "../types.ts";
import { eachUsed } from "../used.ts";
import { opponentOf, type Player } from "../vocabulary.ts";
import { type Cards, MANY } from "./cards.ts";
import { compileReference } from "./references.ts";
import { Slots } from "./slots.ts";
import { compileTrait } from "./traits.ts";
import { type CardTest, definitionOf, NotCarriedOut, type Using } from "./using.ts";
import { compileValue } from "./values.ts";
import { means, playerOf, statNumber } from "./words.ts";

function bounds(quantity: Quantity): { min: number; max: number } {
  switch (quantity.kind) {
    case "exactly":
    case "precisely":
      return { min: quantity.n, max: quantity.n };
    case "a":
      return { min: 1, max: 1 };
    case "up-to":
      return { min: 1, max: quantity.n };
    case "at-least":
      return { min: quantity.n, max: MANY };
    case "at-most":
      return { min: 0, max: quantity.n };
    case "between":
      return { min: quantity.n, max: quantity.most };
    case "reckoned":
      return { min: 1, max: MANY };
    case "some":
      return { min: 1, max: MANY };
    case "any-number":
      return { min: 0, max: MANY };
    case "all":
    case "every":
      return { min: 0, max: MANY };
    case "as-many":
      return { min: 1, max: MANY };
    case "no":
      return { min: 0, max: 0 };
    case "per":
      return { min: 0, max: MANY };
  }
}

/** "for each …, 1": as many for each of the cards that are meant; "up to [the number of …]", "equal to […]". */
function boundsReckoned({ quantity }: Group, slots: Slots): Pick<Cards, "bounds"> {
  if (quantity.kind === "reckoned") {
    const amount = compileValue(quantity.amount, slots);
    return {
      bounds(duel, using) {
        const max = amount(duel, using);
        return { min: quantity.least === "all" ? max : Math.min(1, max), max };
      },
    };
  }
  if (quantity.kind !== "per") return {};
  const times = compileValue({ value: "count", of: quantity.of, times: quantity.n }, slots);
  return {
    bounds(duel, using) {
      const max = times(duel, using);
      return { min: quantity.upTo === true ? 0 : max, max };
    },
  };
}

/**
 * "with total cost equal to or less than …", "whose total Levels equal 8": of all that are chosen together. Where they
 * have to make a number, a card is chosen only if others could make up the rest of it.
 */
function inTotal(traits: readonly Trait[], slots: Slots, cards: Cards): Pick<Cards, "together" | "complete"> {
  const total = traits.find((trait) => trait.trait === "total");
  if (total === undefined) return {};
  const stat = statNumber(total.stat);
  const wanted = compileValue(total.value, slots);
  const { compare = "at-most" } = total;
  const sumOf = (duel: Duel, chosen: readonly CardId[]): number =>
    chosen.reduce((sum, one) => sum + statOf(duel, one, stat), 0);
  if (compare === "at-most")
    return {
      together: (duel, using, chosen, card) => sumOf(duel, [...chosen, card]) <= wanted(duel, using),
    };
  const makes = (sum: number, aim: number): boolean => (compare === "exactly" ? sum === aim : sum >= aim);
  return {
    together(duel, using, chosen, card) {
      const aim = wanted(duel, using);
      const start = [...chosen, card];
      const rest: CardId[] = [];
      cards.each(duel, using, (one) => {
        if (!start.includes(one)) rest.push(one);
      });
      const found = (at: number, sum: number, n: number): boolean => {
        if (n > cards.max || (compare === "exactly" && sum > aim)) return false;
        if (makes(sum, aim) && n >= cards.min) return true;
        for (let i = at; i < rest.length; i++)
          if (found(i + 1, sum + statOf(duel, rest[i] as CardId, stat), n + 1)) return true;
        return false;
      };
      return found(0, sumOf(duel, start), start.length);
    },
    complete: (duel, using, chosen) => makes(sumOf(duel, chosen), wanted(duel, using)),
  };
}

const saysPlace = ({ trait }: Trait): boolean => trait === "in" || trait === "from" || trait === "controlled";

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

/** Of some cards, those with the highest value, or (`sign` -1) the lowest. */
function highestOf(cards: Cards, stat: Stat, sign: 1 | -1, original: boolean): Cards {
  const number = statNumber(stat);
  const statAsked = original ? originalOf : statOf;
  const test: CardTest = (duel, using, card) => {
    if (!cards.test(duel, using, card)) return false;
    const value = sign * statAsked(duel, card, number);
    let highest = true;
    cards.each(duel, using, (other) => {
      highest &&= sign * statAsked(duel, other, number) <= value;
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

/** What both of two phrases mean, one after the other. */
export function union(first: Cards, second: Cards): Pick<Cards, "test" | "each"> {
  return {
    test: (...about) => first.test(...about) || second.test(...about),
    each(duel, using, visit) {
      let stopped = false;
      const once = (card: CardId): unknown => {
        const goesOn = visit(card);
        stopped ||= goesOn === false;
        return goesOn;
      };
      first.each(duel, using, once);
      if (stopped) return;
      second.each(duel, using, (card) => (first.test(duel, using, card) ? undefined : visit(card)));
    },
  };
}

/** Cards that are of one kind count for it; of those that are of both, some can count for the first. */
const bothComplete =
  (first: Cards, second: Cards): NonNullable<Cards["complete"]> =>
  (duel, using, cards) => {
    const isA = cards.map((card) => first.test(duel, using, card));
    const isB = cards.map((card) => second.test(duel, using, card));
    if (cards.some((_, i) => !isA[i] && !isB[i])) return false;
    const onlyA = isA.filter((is, i) => is && !isB[i]).length;
    const onlyB = isB.filter((is, i) => is && !isA[i]).length;
    const any = cards.length - onlyA - onlyB;
    const least = Math.max(first.min - onlyA, onlyB + any - second.max, 0);
    const most = Math.min(first.max - onlyA, onlyB + any - second.min, any);
    return least <= most;
  };

/** "1 “A” or 3 “B”": so many of the one kind, or of the other. */
function eitherKind(first: Cards, second: Cards): Pick<Cards, "min" | "max" | "together" | "complete"> {
  const min = Math.min(first.min, second.min);
  const max = Math.max(first.max, second.max);
  if (max === 1) return { min, max };
  const kinds = [first, second];
  const isAll = (kind: Cards, duel: Duel, using: Using, cards: readonly CardId[]): boolean =>
    cards.length <= kind.max && cards.every((card) => kind.test(duel, using, card));
  return {
    min,
    max,
    together: (duel, using, chosen, card) =>
      kinds.some((kind) => isAll(kind, duel, using, [...chosen, card])),
    complete: (duel, using, cards) =>
      kinds.some((kind) => cards.length >= kind.min && isAll(kind, duel, using, cards)),
  };
}

/** "1 “X” or 1 Spell that mentions it": what the other kind is called. */
function mentioning(trait: Trait, traits: readonly Trait[]): Trait {
  const [named] = traits;
  if (trait.trait !== "mentions" || trait.name !== undefined || named?.trait !== "name") return trait;
  return { ...trait, name: named.name };
}

/** "1 “A” or 1 “B” in your hand", "1 “A” and/or 1 “B”": where the first says no place of its own, it is that of both. */
function compileBranches(group: Group, slots: Slots, known: boolean): Cards {
  const { one, each, both, own, ...head } = group;
  const branch = one ?? each ?? both;
  if (branch === undefined) throw new NotCarriedOut("cards of two kinds without the other one");
  // What the first says of itself is not said of the other; where it says no place, it is that of both.
  const where = own === undefined || own.some(saysPlace) ? (own ?? group.where) : [...own, ...group.where];
  const firstGroup: Group = { ...head, where };
  const first = compileGroup(firstGroup, slots, known);
  const { own: itsOwn = [], ...other } = branch;
  const mentioned = itsOwn.map((trait) => mentioning(trait, head.traits));
  const second = compileGroup({ ...other, where: [...mentioned, ...group.where] }, slots, known);
  if (first.together ?? second.together ?? first.bounds ?? second.bounds)
    throw new NotCarriedOut(
      "cards of two kinds of which one is reckoned, or chosen with an eye to the others",
    );
  const cards = { settled: false, ...union(first, second) };
  if (one !== undefined) return { ...cards, ...eitherKind(first, second) };
  const min = both === undefined ? 1 : first.min + second.min;
  return {
    ...cards,
    min,
    ...(both === undefined ? {} : { complete: bothComplete(first, second) }),
    max: Math.min(MANY, first.max + second.max),
    // Each card counts for a kind that it fits and that has not its number yet.
    together(duel, using, chosen, card) {
      let [a, b] = [first.max, second.max];
      for (const one of [...chosen, card]) {
        const [isA, isB] = [first.test(duel, using, one), second.test(duel, using, one)];
        if (isA && (!isB || a >= b)) a--;
        else b--;
      }
      return a >= 0 && b >= 0;
    },
  };
}

/** What cards are compared by. */
function propertyOf(duel: Duel, card: CardId, by: Property, original: boolean): string | number | undefined {
  const { name, facts } = definitionOf(duel, card).card;
  if (original) {
    if (by === "level" || by === "rank") return originalOf(duel, card, statNumber(by)) || undefined;
    return by === "name" ? name.en : facts[by];
  }
  if (by === "name") return otherName(duel, card) ?? name.en;
  if (by === "type") return typeOf(duel, card);
  if (by === "attribute") return attributeOf(duel, card);
  return statOf(duel, card, statNumber(by)) || undefined;
}

/** How many different names, Types … some cards have: what has no Level counts for none. */
export function countDifferent(duel: Duel, cards: readonly CardId[], by: Property, original = false): number {
  const found = new Set(cards.map((card) => propertyOf(duel, card, by, original)));
  found.delete(undefined);
  return found.size;
}

/** Whether two cards have the same name, Type …, or different ones: neither holds where one of them has none. */
export function holds(
  duel: Duel,
  a: CardId,
  b: CardId,
  by: Property,
  same: boolean,
  original: boolean,
): boolean {
  const [one, other] = [propertyOf(duel, a, by, original), propertyOf(duel, b, by, original)];
  return one !== undefined && other !== undefined && (one === other) === same;
}

/** "With different names", "with the same Attribute": said of all that are chosen together. */
function comparing(cards: Cards, trait: Extract<Trait, { trait: "unlike" | "alike" }>): Cards {
  const original = trait.original === true;
  const differ = trait.trait === "unlike" ? [trait.by, trait.also] : [trait.differ];
  const agree = trait.trait === "alike" ? [trait.by, trait.also] : [];
  const fit = (duel: Duel, a: CardId, b: CardId): boolean =>
    agree.every((by) => by === undefined || holds(duel, a, b, by, true, original)) &&
    differ.every((by) => by === undefined || holds(duel, a, b, by, false, original));
  return {
    ...cards,
    together: (duel, using, chosen, card) =>
      chosen.every((one) => fit(duel, one, card)) && cards.together?.(duel, using, chosen, card) !== false,
  };
}

/** What is included: so many of a kind, or one that is pointed at. */
function compileIncluded(included: Branch | Reference, slots: Slots, known: boolean): Cards {
  if ("ref" in included) return { ...compileReference(included, slots, "value"), min: 1 };
  const { own = [], ...kind } = included;
  return compileGroup({ ...kind, where: own }, slots, known);
}

/** "3 cards from your hand, including 2 monsters": so many of those that are chosen are of that kind. */
function compileIncluding({ including, ...group }: Group, slots: Slots, known: boolean): Cards {
  if (including === undefined) throw new NotCarriedOut("cards that include nothing");
  const cards = compileGroup(group, slots, known);
  const part = compileIncluded(including, slots, known);
  return {
    ...cards,
    together(duel, using, chosen, card) {
      if (cards.together?.(duel, using, chosen, card) === false) return false;
      const others = [...chosen, card].filter((one) => !part.test(duel, using, one));
      return others.length <= cards.max - part.min;
    },
    complete: (duel, using, chosen) => chosen.filter((one) => part.test(duel, using, one)).length >= part.min,
  };
}

/** "The materials used for its Fusion Summon": wherever they are now, by what is printed on them. */
function usedCards(cards: Cards, trait: Extract<Trait, { trait: "used-for" }>, slots: Slots): Cards {
  const used = compileTrait(trait, slots, true);
  const summoned = compileNoun(trait.summoned, slots);
  const test: CardTest = (duel, using, card) => used(duel, using, card) && cards.test(duel, using, card);
  return {
    ...cards,
    settled: true,
    test,
    each(duel, using, visit) {
      summoned.each(duel, using, (monster) =>
        eachUsed(duel, monster, (card) => (test(duel, using, card) ? visit(card) : undefined)),
      );
    },
  };
}

/** "1 monster with the same Attribute, but a different name": as the card that its slot names. */
function againstNamed(trait: Trait): Trait {
  if ((trait.trait !== "alike" && trait.trait !== "unlike") || trait.slot === undefined) return trait;
  const { trait: how, slot, ...what } = trait;
  const as: Reference = { ref: slot === "this-card" ? "this-card" : "that-card", slot };
  return { ...what, trait: "same", as, ...(how === "unlike" ? { not: true } : {}) };
}

function compileGroup(said: Group, slots: Slots, known = false): Cards {
  const group = { ...said, traits: said.traits.map(againstNamed), where: said.where.map(againstNamed) };
  if (group.including !== undefined) return compileIncluding(group, slots, known);
  if (group.one ?? group.each ?? group.both) return compileBranches(group, slots, known);
  const traits = [...group.traits, ...group.where];
  const highest = traits.find((trait) => trait.trait === "highest" || trait.trait === "lowest");
  if (highest !== undefined) {
    const sign = highest.trait === "highest" ? 1 : -1;
    const original = highest.trait === "highest" && highest.original === true;
    return highestOf(compileGroup(without(group, highest), slots, known), highest.stat, sign, original);
  }
  const compared = traits.find((trait) => trait.trait === "unlike" || trait.trait === "alike");
  if (compared !== undefined && bounds(group.quantity).max === 1)
    throw new NotCarriedOut("a card that is like another which is not named");
  if (compared !== undefined)
    return comparing(compileGroup(without(group, compared), slots, known), compared);
  const places = placesOf(group);
  const usedFor = traits.find((trait) => trait.trait === "used-for");
  if (usedFor !== undefined && places.length === 0)
    return usedCards(compileGroup({ ...without(group, usedFor), noun: "card" }, slots, true), usedFor, slots);
  const tests = traits.map((trait) => compileTrait(trait, slots, known));
  const { noun } = group;
  const top = places.find((place) => place.names.includes("deck-top") || place.names.includes("deck-bottom"));
  const except = group.except === undefined ? null : compileGroup(group.except, slots, known);
  const test: CardTest = (duel, using, card) => {
    if (noun !== "card" && !duel.game.isNoun(duel, card, noun)) return false;
    for (const one of tests) if (!one(duel, using, card)) return false;
    return except === null || !except.test(duel, using, card);
  };
  const { min, max } = bounds(group.quantity);
  const among = [...group.traits, ...group.where].find((trait) => trait.trait === "one-of");
  const pool = among ? compileNoun(among.group, slots) : null;
  const searched = zonesSearched(places);
  const reckoned = boundsReckoned(group, slots);
  const cards: Cards = {
    // "The top 3 cards of your Deck" leaves nothing to choose.
    settled: top !== undefined,
    min,
    max,
    ...reckoned,
    test,
    each(duel, using, visit) {
      if (pool !== null) {
        pool.each(duel, using, (card) => (test(duel, using, card) ? visit(card) : undefined));
        return;
      }
      if (top !== undefined) {
        const cards: CardId[] = [];
        eachInPile(duel, playerOf(top.of ?? "you", using.player), duel.game.zone.deck, (card) => {
          cards.push(card);
        });
        const n = reckoned.bounds?.(duel, using).max ?? max;
        const taken = top.names.includes("deck-bottom") ? cards.slice(-n) : cards.slice(0, n);
        for (const card of n === 0 ? [] : taken) if (visit(card) === false) return;
        return;
      }
      const { own, others } = searched(duel);
      const ask = (card: CardId): unknown => (test(duel, using, card) ? visit(card) : undefined);
      if (own !== 0 && !eachInZones(duel, using.player, own, ask)) return;
      if (others !== 0) eachInZones(duel, opponentOf(using.player), others, ask);
    },
  };
  return { ...cards, ...inTotal(traits, slots, cards) };
}

/** What a Summon takes: cards that its player knows, also where they lie face-down. */
export const compileMaterial = (group: Group, slots = new Slots()): Cards => compileGroup(group, slots, true);

/** `asks`: what is asked of the cards, where the words refer to an earlier result. */
export function compileNoun(phrase: NounPhrase, slots: Slots, asks: Asks = "value"): Cards {
  return isReference(phrase) ? compileReference(phrase, slots, asks) : compileGroup(phrase, slots);
}
