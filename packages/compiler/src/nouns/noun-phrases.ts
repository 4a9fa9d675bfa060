import type {
  Asks,
  Branch,
  Group,
  Noun,
  NounPhrase,
  Place,
  Quantity,
  Reference,
  Stat,
  Trait,
} from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import { originalOf, statOf } from "@chainwright/engine/applying";
import { eachAnswered } from "@chainwright/engine/battle";
import { eachUsed, lastMadeWith } from "@chainwright/engine/history";
import {
  type Cards,
  type CardTest,
  definitionOf,
  means,
  playerOf,
  someCard,
  statNumber,
} from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  type Duel,
  eachInPile,
  eachInZones,
  eachMaterial,
  isBanishedDown,
  NO_CARD,
  NO_LINK,
  opponentOf,
  type Player,
} from "@chainwright/engine/state";
import { holds } from "../runtime/properties.ts";
import { Slots } from "../scope/slots.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileBranches, compileSplit, ofEachSide } from "./alternatives.ts";
import { compileTrait, isHidden } from "./compile-trait.ts";
import { bounds, boundsReckoned, inTotal } from "./quantities.ts";
import { compileReference } from "./references.ts";

/** The places of which a group speaks, or none where it speaks of any card. */
function placesOf(group: Group): readonly Place[] {
  const places: Place[] = [];
  const add = (trait: Trait): void => {
    if (trait.trait === "in" || trait.trait === "from") places.push(trait.place);
    if (trait.trait === "controlled") places.push({ of: trait.by, names: ["field"] });
    // "From your hand or either GY"
    if (trait.trait === "any-of" && trait.traits.every((one) => one.trait === "from"))
      trait.traits.forEach(add);
  };
  for (const trait of [...group.traits, ...group.where]) add(trait);
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

/** "With different names", "with the same Attribute": said of all that are chosen together. */
function comparing(
  cards: Cards,
  trait: Extract<Trait, { trait: "unlike" | "alike" }>,
  isEach = false,
): Cards {
  const original = trait.original === true;
  const differ = trait.trait === "unlike" ? [trait.by, trait.also] : [trait.differ];
  const agree = trait.trait === "alike" ? [trait.by, trait.also] : [];
  const kinds = trait.trait === "alike" ? trait.kinds : undefined;
  if (agree.includes("monster-kind") && kinds === undefined)
    throw new NotCarriedOut("several monsters of one kind that is not named");
  const fit = (duel: Duel, a: CardId, b: CardId): boolean =>
    agree.every((by) => by === undefined || holds(duel, a, b, by, true, original, kinds)) &&
    differ.every((by) => by === undefined || holds(duel, a, b, by, false, original, kinds));
  if (isEach && trait.trait === "alike") return likeOthers(cards, fit);
  return {
    ...cards,
    together: (duel, using, chosen, card) =>
      chosen.every((one) => fit(duel, one, card)) && cards.together?.(duel, using, chosen, card) !== false,
  };
}

/** "If there are monsters with the same name on the field, those monsters …": each of which there is another such one. */
function likeOthers(cards: Cards, fit: (duel: Duel, a: CardId, b: CardId) => boolean): Cards {
  const test: CardTest = (duel, using, card) =>
    cards.test(duel, using, card) &&
    someCard(cards, duel, using, (other) => other !== card && fit(duel, other, card));
  return {
    ...cards,
    test,
    each: (duel, using, visit) =>
      cards.each(duel, using, (card) => (test(duel, using, card) ? visit(card) : undefined)),
  };
}

/** "With the same Level", "whose total Levels equal 7": said of all of them, whatever kinds they are of. */
const isOfTheWhole = ({ trait }: Trait): boolean =>
  trait === "alike" || trait === "unlike" || trait === "total";

/** "1 Tuner and 1 non-Tuner with the same Type": each of its kind, and the whole as is said of it. */
function asAWhole(group: Group, slots: Slots, known: boolean): Cards {
  const isOwn = (trait: Trait): boolean => !isOfTheWhole(trait);
  const kinds = { ...group, traits: group.traits.filter(isOwn), where: group.where.filter(isOwn) };
  const whole = [...group.traits, ...group.where].filter(isOfTheWhole);
  return whole.reduce((cards, trait) => asked(cards, trait, slots), compileGroup(kinds, slots, known));
}

function asked(cards: Cards, trait: Trait, slots: Slots): Cards {
  if (cards.max === 1) throw new NotCarriedOut("a card that is like another which is not named");
  if (trait.trait === "alike" || trait.trait === "unlike") return comparing(cards, trait);
  const total = inTotal([trait], slots, cards);
  return {
    ...cards,
    together: (...about) => cards.together?.(...about) !== false && total.together?.(...about) !== false,
    complete: (...about) => cards.complete?.(...about) !== false && total.complete?.(...about) !== false,
  };
}

/** "That many": as many as something was done to. */
const isOfThisWay = (quantity: Quantity): boolean =>
  quantity.kind === "reckoned" &&
  typeof quantity.amount === "object" &&
  "of" in quantity.amount &&
  typeof quantity.amount.of === "object" &&
  isReference(quantity.amount.of) &&
  quantity.amount.of.ref === "this-way";

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

/** The monster that was Summoned with what is meant; of "that Link Summon" the one that the named card was last used for. */
export function madeSo(trait: Extract<Trait, { trait: "used-for" }>, slots: Slots): Pick<Cards, "each"> {
  const { summoned, slot, otherSlot } = trait;
  if (summoned !== undefined) return compileNoun(summoned, slots);
  if (slot !== undefined) return compileNoun({ ref: "that-card", slot }, slots);
  if (otherSlot === undefined) throw new NotCarriedOut("a Summon that nothing tells");
  const material = compileNoun({ ref: "that-card", slot: otherSlot }, slots);
  return {
    each(duel, using, visit) {
      material.each(duel, using, (card) => {
        const monster = lastMadeWith(duel, card);
        return monster === NO_CARD ? undefined : visit(monster);
      });
    },
  };
}

/** "The materials used for its Fusion Summon": wherever they are now, by what is printed on them. */
function usedCards(cards: Cards, trait: Extract<Trait, { trait: "used-for" }>, slots: Slots): Cards {
  const used = compileTrait(trait, slots, true);
  const summoned = madeSo(trait, slots);
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

/** A material of some kind: under its host it is no monster and no Spell, so that what the words ask for is what is printed on it. */
export function compileUnder(what: NounPhrase, slots: Slots): CardTest {
  if (isReference(what)) return compileNoun(what, slots).test;
  const { test } = compileNoun({ ...what, noun: "card" }, slots);
  const { noun } = what;
  const isPrinted = (kind: string): boolean =>
    noun === "card" || kind === noun || (noun === "spell-or-trap" && kind !== "monster");
  return (duel, using, card) => isPrinted(definitionOf(duel, card).kind) && test(duel, using, card);
}

/** "The monsters attached to it as material": they lie under it, and are what is printed on them. */
function attachedCards(
  cards: Cards,
  trait: Extract<Trait, { trait: "attached-to" }>,
  slots: Slots,
  monsters: boolean,
): Cards {
  const host = compileNoun(trait.host, slots);
  const test: CardTest = (duel, using, card) =>
    cards.test(duel, using, card) && (!monsters || definitionOf(duel, card).kind === "monster");
  return {
    ...cards,
    test: (duel, using, card) =>
      test(duel, using, card) &&
      someCard(host, duel, using, (monster) => duel.state.get(CARD.host, card) === monster),
    each(duel, using, visit) {
      host.each(duel, using, (monster) =>
        eachMaterial(duel, monster, (card) => (test(duel, using, card) ? visit(card) : undefined)),
      );
    },
  };
}

/** "1 monster with the same Attribute, but a different name": as the card that its slot names. */
function againstNamed(trait: Trait): readonly Trait[] {
  if (trait.trait === "any-of") return [{ ...trait, traits: trait.traits.flatMap(againstNamed) }];
  if ((trait.trait !== "alike" && trait.trait !== "unlike") || trait.slot === undefined) return [trait];
  const asThat = (slot: string): Trait => {
    const as: Reference = { ref: slot === "this-card" ? "this-card" : "that-card", slot };
    if (trait.trait === "alike") {
      const { trait: _, slot: __, ...what } = trait;
      return { ...what, trait: "same", as };
    }
    const { trait: _, slot: __, third: ___, otherSlot: ____, ...what } = trait;
    return { ...what, trait: "same", as, not: true };
  };
  const third = trait.trait === "unlike" ? trait.otherSlot : undefined;
  return [asThat(trait.slot), ...(third === undefined ? [] : [asThat(third)])];
}

/** "1 of those monsters" */
export function compilePool(group: Reference, slots: Slots): Cards {
  const cards = compileNoun(group, slots);
  const payment = group.slot === undefined ? undefined : slots.payments.get(slots.of(group.slot));
  // "Target 2 monsters; Special Summon 1 of them": before they are targeted, one of those that could be.
  if (payment !== undefined)
    return {
      ...cards,
      each(duel, using, visit) {
        const beforehand = using.link === NO_LINK && using.paidWith === NO_CARD;
        (beforehand ? payment.cards : cards).each(duel, using, visit);
      },
    };
  return cards;
}

/** Of an event that nothing answers yet, those that an answer would be about. */
function ofEventAhead(phrase: NounPhrase, cards: Cards, slots: Slots): Cards {
  if (!isReference(phrase) || phrase.slot !== "event" || slots.battler !== null) return cards;
  const each: Cards["each"] = (duel, using, visit) => {
    if (using.link === NO_LINK) eachAnswered(duel, using, visit);
    else cards.each(duel, using, visit);
  };
  return {
    ...cards,
    each,
    test: (duel, using, card) =>
      using.link === NO_LINK
        ? someCard({ each }, duel, using, (one) => one === card)
        : cards.test(duel, using, card),
  };
}

/** "With the same Level as 1 monster your opponent controls": all of them as one and the same. */
const asOneIs = (trait: Trait): trait is Extract<Trait, { trait: "same" }> =>
  trait.trait === "same" && !isReference(trait.as) && trait.as.quantity.kind === "exactly";

function asAnyIs(trait: Trait): Trait {
  if (!asOneIs(trait)) return trait;
  const quantity = { kind: "a" } as const;
  return { ...trait, as: { ...(trait.as as Group), quantity } };
}

const AMONG_SPELLS = ["pendulum-zone", "spell-trap-zone"] as const;

/** "Monsters from your field and/or Pendulum Zones": there it is a Spell, but a Monster Card is what the words mean. */
function monsterAmongSpells(
  noun: Noun,
  places: readonly Place[],
  { asMaterial }: Slots,
): (duel: Duel, card: CardId) => boolean {
  const said = AMONG_SPELLS.filter((name) => places.some(({ names }) => names.includes(name)));
  const names = asMaterial && places.length === 0 ? AMONG_SPELLS : said;
  if (noun !== "monster" || names.length === 0) return () => false;
  return (duel, card) =>
    (duel.zonesOf({ names }) & (1 << duel.state.get(CARD.zone, card))) !== 0 &&
    duel.game.isNoun(duel, card, "monster-card");
}

export function compileGroup(said: Group, slots: Slots, known = false): Cards {
  const asOne = [...said.traits, ...said.where].find(asOneIs);
  if (asOne !== undefined) {
    const group = { ...said, traits: said.traits.map(asAnyIs), where: said.where.map(asAnyIs) };
    const { by, also } = asOne;
    const alike = { trait: "alike", by, ...(also === undefined ? {} : { also }) } as const;
    const cards = compileGroup(group, slots, known);
    return bounds(said.quantity).max === 1 ? cards : comparing(cards, alike);
  }
  const group = {
    ...said,
    traits: said.traits.flatMap(againstNamed),
    where: said.where.flatMap(againstNamed),
  };
  const combined = group.quantity.kind === "on-each" || (group.one ?? group.each ?? group.both) !== undefined;
  if (combined && [...group.traits, ...group.where].some(isOfTheWhole)) return asAWhole(group, slots, known);
  if (group.split !== undefined) return compileSplit(group, slots, known);
  if (group.quantity.kind === "on-each") return ofEachSide(group, group.quantity.n, slots, known);
  if (group.including !== undefined) return compileIncluding(group, slots, known);
  if (group.one ?? group.each ?? group.both) return compileBranches(group, slots, known);
  const traits = [...group.traits, ...group.where];
  const highest = traits.find((trait) => trait.trait === "highest" || trait.trait === "lowest");
  if (highest !== undefined) {
    const sign = highest.trait === "highest" ? 1 : -1;
    const original = highest.original === true;
    return highestOf(compileGroup(without(group, highest), slots, known), highest.stat, sign, original);
  }
  const compared = traits.find((trait) => trait.trait === "unlike" || trait.trait === "alike");
  if (compared !== undefined && bounds(group.quantity).max === 1)
    throw new NotCarriedOut("a card that is like another which is not named");
  if (compared !== undefined)
    return comparing(
      compileGroup(without(group, compared), slots, known),
      compared,
      group.quantity.kind === "every",
    );
  const places = placesOf(group);
  const usedFor = traits.find((trait) => trait.trait === "used-for");
  if (usedFor !== undefined && places.length === 0)
    return usedCards(compileGroup({ ...without(group, usedFor), noun: "card" }, slots, true), usedFor, slots);
  const attached = traits.find((trait) => trait.trait === "attached-to");
  if (attached !== undefined) {
    const printed = compileGroup({ ...without(group, attached), noun: "card" }, slots, true);
    return attachedCards(printed, attached, slots, group.noun === "monster");
  }
  const tests = traits.map((trait) => compileTrait(trait, slots, known));
  const { noun } = group;
  const isMonsterThere = monsterAmongSpells(noun, places, slots);
  // Of what is banished face-down nobody can say what it is, not even its owner who may look at it.
  const asksWhat =
    places.some(({ names }) => names.includes("banished")) && (noun !== "card" || traits.some(isHidden));
  const top = places.find((place) => place.names.includes("deck-top") || place.names.includes("deck-bottom"));
  const except = group.except === undefined ? null : compileGroup(group.except, slots, known);
  const test: CardTest = (duel, using, card) => {
    if (asksWhat && isBanishedDown(duel, card)) return false;
    if (noun !== "card" && !duel.game.isNoun(duel, card, noun) && !isMonsterThere(duel, card)) return false;
    for (const one of tests) if (!one(duel, using, card)) return false;
    return except === null || !except.test(duel, using, card);
  };
  const { min, max } = bounds(group.quantity);
  const among = [...group.traits, ...group.where].find((trait) => trait.trait === "one-of");
  const pool = among ? compilePool(among.group, slots) : null;
  const searched = zonesSearched(places);
  const reckoned = boundsReckoned(group, slots);
  const cards: Cards = {
    // "The top 3 cards of your Deck" leaves nothing to choose.
    settled: top !== undefined,
    min,
    max,
    ...reckoned,
    ...(group.quantity.kind === "precisely" ? { precise: true as const } : {}),
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
        // Before it is paid or done of what they are as many, one has to be there.
        const isAhead = using.link === NO_LINK && isOfThisWay(group.quantity);
        const n = isAhead ? 1 : (reckoned.bounds?.(duel, using).max ?? max);
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

/** Cards whose player knows them, or that did something: what they are is known, also where they lie face-down. */
export const compileKnown = (phrase: NounPhrase, slots: Slots): Cards =>
  isReference(phrase) ? compileNoun(phrase, slots) : compileGroup(phrase, slots, true);

/** `asks`: what is asked of the cards, where the words refer to an earlier result. */
export function compileNoun(phrase: NounPhrase, slots: Slots, asks: Asks = "value"): Cards {
  return isReference(phrase)
    ? ofEventAhead(phrase, compileReference(phrase, slots, asks), slots)
    : compileGroup(phrase, slots);
}
