import type { Asks, Group, Noun, NounPhrase, Place, Quantity, Reference, Trait } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import { eachAnswered } from "@chainwright/engine/battle";
import {
  type CardSet,
  type CardTest,
  type Duel,
  eachInPile,
  eachInZones,
  isBanishedDown,
} from "@chainwright/engine/board";
import { playerOf, someCard } from "@chainwright/engine/program";
import { CARD, type CardId, NO_LINK, opponentOf } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileBranches, compileSplit, ofEachSide } from "./alternatives.ts";
import { attachedCards } from "./attached-cards.ts";
import { isHidden } from "./compile-trait.ts";
import { comparedAmongThem, highestOf } from "./group-comparisons.ts";
import { compileIncluding } from "./including.ts";
import { compileOneOf } from "./one-of.ts";
import { boundsOf, boundsReckoned, downTo, eitherNumber, inTotal } from "./quantities.ts";
import { compileReference } from "./references.ts";
import { usedCards } from "./used-for-summon.ts";
import { placesOf, zonesSearched } from "./zones-searched.ts";

const without = (group: Group, trait: Trait): Group => ({
  ...group,
  traits: group.traits.filter((one) => one !== trait),
  where: group.where.filter((one) => one !== trait),
});

/** "With the same Level", "whose total Levels equal 7": said of all of them, whatever kinds they are of. */
const isOfTheWhole = ({ trait }: Trait): boolean =>
  trait === "alike" || trait === "unlike" || trait === "total";

/** "1 Tuner and 1 non-Tuner with the same Type": each of its kind, and the whole as is said of it. */
function asAWhole(group: Group, scope: Scope, known: boolean): CardSet {
  const isOwn = (trait: Trait): boolean => !isOfTheWhole(trait);
  const kinds = { ...group, traits: group.traits.filter(isOwn), where: group.where.filter(isOwn) };
  const whole = [...group.traits, ...group.where].filter(isOfTheWhole);
  return whole.reduce((cards, trait) => asked(cards, trait, scope), scope.group(kinds, known));
}

function asked(cards: CardSet, trait: Trait, scope: Scope): CardSet {
  if (cards.max === 1) throw new NotCarriedOut("a card that is like another which is not named");
  if (trait.trait === "alike" || trait.trait === "unlike") return comparedAmongThem(cards, trait);
  const total = inTotal([trait], scope, cards);
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

/** Of an event that nothing answers yet, those that an answer would be about. */
function ofEventAhead(phrase: NounPhrase, cards: CardSet, scope: Scope): CardSet {
  if (!isReference(phrase) || phrase.slot !== "event" || scope.battler !== null) return cards;
  const each: CardSet["each"] = (duel, context, visit) => {
    if (context.link === NO_LINK) eachAnswered(duel, context, visit);
    else cards.each(duel, context, visit);
  };
  return {
    ...cards,
    each,
    test: (duel, context, card) =>
      context.link === NO_LINK
        ? someCard({ each }, duel, context, (one) => one === card)
        : cards.test(duel, context, card),
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
  { asMaterial }: Scope,
): (duel: Duel, card: CardId) => boolean {
  const said = AMONG_SPELLS.filter((name) => places.some(({ names }) => names.includes(name)));
  const names = asMaterial && places.length === 0 ? AMONG_SPELLS : said;
  if (noun !== "monster" || names.length === 0) return () => false;
  return (duel, card) =>
    (duel.zonesOf({ names }) & (1 << duel.state.get(CARD.zone, card))) !== 0 &&
    duel.game.isNoun(duel, card, "monster-card");
}

export function compileGroup(said: Group, scope: Scope, known: boolean): CardSet {
  const asOne = [...said.traits, ...said.where].find(asOneIs);
  if (asOne !== undefined) {
    const group = { ...said, traits: said.traits.map(asAnyIs), where: said.where.map(asAnyIs) };
    const { by, also } = asOne;
    const alike = { trait: "alike", by, ...(also === undefined ? {} : { also }) } as const;
    const cards = scope.group(group, known);
    return boundsOf(said.quantity).max === 1 ? cards : comparedAmongThem(cards, alike);
  }
  const group = {
    ...said,
    traits: said.traits.flatMap(againstNamed),
    where: said.where.flatMap(againstNamed),
  };
  const combined = group.quantity.kind === "on-each" || (group.one ?? group.each ?? group.both) !== undefined;
  if (combined && [...group.traits, ...group.where].some(isOfTheWhole)) return asAWhole(group, scope, known);
  if (group.split !== undefined) return compileSplit(group, scope, known);
  if (group.quantity.kind === "on-each") return ofEachSide(group, group.quantity.n, scope, known);
  if (group.including !== undefined) return compileIncluding(group, scope, known);
  if (group.one ?? group.each ?? group.both) return compileBranches(group, scope, known);
  const traits = [...group.traits, ...group.where];
  const highest = traits.find((trait) => trait.trait === "highest" || trait.trait === "lowest");
  if (highest !== undefined) {
    const sign = highest.trait === "highest" ? 1 : -1;
    const original = highest.original === true;
    return highestOf(scope.group(without(group, highest), known), highest.stat, sign, original);
  }
  const compared = traits.find((trait) => trait.trait === "unlike" || trait.trait === "alike");
  if (compared !== undefined && boundsOf(group.quantity).max === 1)
    throw new NotCarriedOut("a card that is like another which is not named");
  if (compared !== undefined)
    return comparedAmongThem(
      scope.group(without(group, compared), known),
      compared,
      group.quantity.kind === "every",
    );
  const places = placesOf(group);
  const usedFor = traits.find((trait) => trait.trait === "used-for");
  if (usedFor !== undefined && places.length === 0)
    return usedCards(scope.group({ ...without(group, usedFor), noun: "card" }, true), usedFor, scope);
  const attached = traits.find((trait) => trait.trait === "attached-to");
  if (attached !== undefined) {
    const printed = scope.group({ ...without(group, attached), noun: "card" }, true);
    return attachedCards(printed, attached, scope, group.noun === "monster");
  }
  // "1 Set Trap you control": its player knows what it is.
  const isOwnSet = places.length > 0 && places.every(({ of }) => of === "you") && traits.some(saysSet);
  const tests = traits.map((trait) => scope.trait(trait, known || isOwnSet));
  const { noun } = group;
  const isMonsterThere = monsterAmongSpells(noun, places, scope);
  // Of what is banished face-down nobody can say what it is, not even its owner who may look at it.
  const asksWhat =
    places.some(({ names }) => names.includes("banished")) && (noun !== "card" || traits.some(isHidden));
  const top = places.find((place) => place.names.includes("deck-top") || place.names.includes("deck-bottom"));
  const except = group.except === undefined ? null : scope.group(group.except, known);
  const test: CardTest = (duel, context, card) => {
    if (asksWhat && isBanishedDown(duel, card)) return false;
    if (noun !== "card" && !duel.game.isNoun(duel, card, noun) && !isMonsterThere(duel, card)) return false;
    for (const one of tests) if (!one(duel, context, card)) return false;
    return except === null || !except.test(duel, context, card);
  };
  const { min, max } = boundsOf(group.quantity);
  const among = [...group.traits, ...group.where].find((trait) => trait.trait === "one-of");
  const pool = among ? compileOneOf(among.group, scope) : null;
  const searched = zonesSearched(places);
  const reckoned = boundsReckoned(group, scope);
  const cards: CardSet = {
    // "The top 3 cards of your Deck" leaves nothing to choose.
    settled: top !== undefined,
    min,
    max,
    ...reckoned,
    ...(group.quantity.kind === "precisely" ? { precise: true as const } : {}),
    test,
    each(duel, context, visit) {
      if (pool !== null) {
        pool.each(duel, context, (card) => (test(duel, context, card) ? visit(card) : undefined));
        return;
      }
      if (top !== undefined) {
        const cards: CardId[] = [];
        eachInPile(duel, playerOf(top.of ?? "you", context.player), duel.game.zone.deck, (card) => {
          cards.push(card);
        });
        // Before it is paid or done of what they are as many, one has to be there.
        const isAhead = context.link === NO_LINK && isOfThisWay(group.quantity);
        const n = isAhead ? 1 : (reckoned.bounds?.(duel, context).max ?? max);
        const taken = top.names.includes("deck-bottom") ? cards.slice(-n) : cards.slice(0, n);
        for (const card of n === 0 ? [] : taken) if (visit(card) === false) return;
        return;
      }
      const { own, others } = searched(duel);
      const ask = (card: CardId): unknown => (test(duel, context, card) ? visit(card) : undefined);
      if (own !== 0 && !eachInZones(duel, context.player, own, ask)) return;
      if (others !== 0) eachInZones(duel, opponentOf(context.player), others, ask);
    },
  };
  return {
    ...cards,
    ...eitherNumber(group, cards),
    ...downTo(group, scope, cards),
    ...inTotal(traits, scope, cards),
  };
}

const saysSet = (one: Trait): boolean =>
  one.trait === "set" ||
  (one.trait === "described" && one.traits.some(saysSet)) ||
  (one.trait === "any-of" && one.traits.some(saysSet));

/** `asks`: what is asked of the cards, where the words refer to an earlier result. */
export function compileNoun(phrase: NounPhrase, scope: Scope, asks: Asks): CardSet {
  return isReference(phrase)
    ? ofEventAhead(phrase, compileReference(phrase, scope, asks), scope)
    : compileGroup(phrase, scope, false);
}
