import type { Place, Reference, Stat, Trait } from "@chainwright/card-ir";
import { countersOn } from "../counters.ts";
import type { Definition, Duel } from "../duel.ts";
import { doomedBy } from "../force.ts";
import { isNamedAsMaterial, otherAttribute, otherName } from "../identity.ts";
import { hasKeyword } from "../keywords.ts";
import { effectOf, linkCount } from "../links.ts";
import { eachEquip, eachMaterial } from "../piles.ts";
import { BATTLE, CARD, type CardId, LINKS, type LinkId, NO_CARD, NO_LINK, NOW } from "../schema.ts";
import { appliesTo, isNegated, someApplying } from "../standing.ts";
import { originalOf, statOf } from "../stats.ts";
import { ACTED, TURN, turnBit } from "../turnbits.ts";
import { declaredType, typeOf } from "../types.ts";
import { wasUsedFor } from "../used.ts";
import { DOES, FACE, POSITION, WAY } from "../vocabulary.ts";
import { cameSo, cameThisTurn, summonedThisTurn } from "./came.ts";
import { someCard } from "./cards.ts";
import { wordDeclared } from "./declared.ts";
import { mayEquip } from "./fitting.ts";
import { compileNoun, holds } from "./nouns.ts";
import { isOfSeries } from "./sentences.ts";
import type { Slots } from "./slots.ts";
import { type CardTest, definitionOf, NotCarriedOut } from "./using.ts";
import { compares, compileValue } from "./values.ts";
import { means, statNumber, WAYS, waysMask } from "./words.ts";

function inPlace(place: Place): CardTest {
  if (place.pointedTo !== undefined) throw new NotCarriedOut("cards in zones that are pointed to");
  let zones = 0;
  let slots = 0;
  return (duel, using, card) => {
    const { state } = duel;
    const zone = state.get(CARD.zone, card);
    if (zones === 0) {
      zones = duel.zonesOf(place);
      slots = place.names.reduce((mask, name) => mask | duel.game.slotsOf(name), 0);
    }
    if ((zones & (1 << zone)) === 0) return false;
    if (slots !== 0 && (slots & (1 << state.get(CARD.slot, card))) === 0) return false;
    const holder = duel.game.zones[zone]?.field
      ? state.get(CARD.controller, card)
      : state.get(CARD.owner, card);
    if (place.faceUp === true && duel.game.zones[zone]?.field && state.get(CARD.face, card) !== FACE.up)
      return false;
    return means(place.of, using.player, holder);
  };
}

/** What is printed on a card never changes: it is looked up once for each definition. */
function printed(test: (definition: Definition) => boolean): CardTest {
  const known: (boolean | undefined)[] = [];
  return (duel, _, card) => {
    const def = duel.state.get(CARD.def, card);
    let answer = known[def];
    if (answer === undefined) {
      answer = test(duel.definition(def));
      known[def] = answer;
    }
    return answer;
  };
}

/** "This card is also DARK while face-up on the field." */
const isAlso = (duel: Duel, card: CardId, attribute: string): boolean =>
  (duel.state.read(NOW.standing) & DOES.attribute) !== 0 &&
  someApplying(
    duel,
    DOES.attribute,
    (one, using) => !one.replaces && one.attribute === attribute && appliesTo(duel, one, using, card),
  );

const isOfType = (duel: Duel, card: CardId, type: string): boolean =>
  typeOf(duel, card) === type || definitionOf(duel, card).card.facts.races?.includes(type) === true;

/** A face-down card on the field has no name, kind, Type or value that anything could ask for. */
const PRINTED: ReadonlySet<Trait["trait"]> = new Set([
  "attribute",
  "type",
  "declared-type",
  "kind",
  "series",
  "name",
  "stat",
  "either-stat",
  "between",
  "same",
  "has-stat",
  "takes-counters",
  "no-normal-summon",
  "lists-material",
  "mentions",
  "only-by",
  "own-stat",
  "has-effect",
]);

/** Whether a Link Monster points to the Monster Zone in which another card is. */
function pointsTo(duel: Duel, by: CardId, card: CardId): boolean {
  const { state, game } = duel;
  if (state.get(CARD.zone, card) !== game.zone.summon) return false;
  const zones = game.zonesPointedTo?.(duel, by, state.get(CARD.controller, card)) ?? 0;
  return (zones & (1 << state.get(CARD.slot, card))) !== 0;
}

/** `known`: of cards that the one who is asked may look at, also where they lie face-down. */
export function compileTrait(trait: Trait, slots: Slots, known = false): CardTest {
  const test = askedBeforehand(trait, slots, traitTest(trait, slots));
  if (known || !PRINTED.has(trait.trait)) return test;
  return (duel, using, card) => {
    const { state } = duel;
    const hidden =
      state.get(CARD.face, card) === FACE.down && duel.game.zones[state.get(CARD.zone, card)]?.field === true;
    return !hidden && test(duel, using, card);
  };
}

/** The references of a trait to cards that are settled when the effect is used, or that it is about. */
function askedBy(node: unknown): readonly Reference[] {
  if (node === null || typeof node !== "object") return [];
  if ("ref" in node) {
    const reference = node as Reference;
    return reference.slot === undefined || ALWAYS_THERE.has(reference.slot) ? [] : [reference];
  }
  return Object.values(node).flatMap(askedBy);
}

const ALWAYS_THERE: ReadonlySet<string> = new Set([
  "this-card",
  "itself",
  "equipped",
  "own-equip",
  "battled",
  "fighters",
]);

/**
 * "With a lower Level than that target": before anything is paid or targeted, each card that could be may be meant;
 * of others that are not settled yet anything may hold.
 */
function askedBeforehand(trait: Trait, slots: Slots, test: CardTest): CardTest {
  // It asks for its payment itself.
  const asked = trait.trait === "same-stat" ? [] : askedBy(trait);
  if (asked.length === 0) return test;
  const of = asked.map(({ slot }) => slots.of(slot as string));
  const settled = asked.map((reference) => compileNoun(reference, slots));
  return (duel, using, card) => {
    if (using.link !== NO_LINK || using.paidWith !== NO_CARD) return test(duel, using, card);
    for (const slot of of) {
      const payable = slots.payments.get(slot);
      if (payable !== undefined)
        return someCard(payable.cards, duel, using, (paidWith) => test(duel, { ...using, paidWith }, card));
    }
    return settled.some((cards) => !someCard(cards, duel, using, () => true)) || test(duel, using, card);
  };
}

const hasNoLevel = printed(({ card }) =>
  card.facts.categories.some((one) => one === "xyz" || one === "link"),
);
const hasNoRank = printed(({ card }) => !card.facts.categories.includes("xyz"));
const hasNoRating = printed(({ card }) => !card.facts.categories.includes("link"));

/** Which cards have no such value, as an Xyz Monster has no Level. */
const without = (stat: Stat): CardTest | null =>
  stat === "level" ? hasNoLevel : stat === "rank" ? hasNoRank : stat === "rating" ? hasNoRating : null;

/** Whether a step of this kind is somewhere in a text. */
function tells(node: unknown, verb: string): boolean {
  if (node === null || typeof node !== "object") return false;
  return ("verb" in node && node.verb === verb) || Object.values(node).some((inner) => tells(inner, verb));
}

/** Whether a text places such counters on its own card. */
function placesOnItself(node: unknown, counter: string): boolean {
  if (node === null || typeof node !== "object") return false;
  const { verb, counter: placed, what } = node as { verb?: string; counter?: string; what?: Reference };
  if (verb === "place-counter" && placed === counter && what?.slot === "this-card") return true;
  return Object.values(node).some((inner) => placesOnItself(inner, counter));
}

function traitTest(trait: Trait, slots: Slots): CardTest {
  switch (trait.trait) {
    case "face":
      return (duel, _, card) => duel.state.get(CARD.face, card) === FACE[trait.face];
    case "activated":
      return (duel, _, card) => {
        for (let row = linkCount(duel); row > 0; row--) {
          const link = row as LinkId;
          const isIt = duel.state.get(LINKS.card, link) === card;
          if (isIt && effectOf(duel, link).kind === "activation") return true;
        }
        return false;
      };
    // Which card it is shows only when it is picked.
    case "random":
      return () => true;
    case "set":
      return (duel, _, card) => duel.state.get(CARD.face, card) === FACE.down;
    case "position":
      return (duel, _, card) => duel.state.get(CARD.position, card) === POSITION[trait.position];
    case "attribute": {
      const asPrinted = printed(({ card }) => card.facts.attribute === trait.attribute);
      return (duel, using, card) => {
        const other = otherAttribute(duel, card);
        const is =
          other === null
            ? asPrinted(duel, using, card) || isAlso(duel, card, trait.attribute)
            : other === trait.attribute;
        return is !== (trait.not === true);
      };
    }
    case "type":
      if (trait.original === true)
        return printed(({ card }) => (card.facts.type === trait.type) !== (trait.not === true));
      return (duel, _, card) => isOfType(duel, card, trait.type) !== (trait.not === true);
    case "civilization":
      return printed(
        ({ card }) =>
          (card.facts.civilizations?.includes(trait.civilization) === true) !== (trait.not === true),
      );
    case "keyword":
      return (duel, _, card) => hasKeyword(duel, card, trait.keyword);
    // What counts is the sum of those that are chosen: see `Cards.together`.
    case "total":
      return () => true;
    case "declared-type":
      return (duel, using, card) => {
        const type = typeOf(duel, card);
        if (slots.declares && using.link === NO_LINK) return type !== undefined;
        const declared =
          using.link === NO_LINK ? declaredType(duel, using.card) : wordDeclared(duel, using, "type");
        return type !== undefined && type === declared;
      };
    case "kind":
      if (slots.asMaterial && trait.kind === "tuner" && trait.not === true)
        return (duel, using, card) =>
          !duel.game.isOfKind(duel, card, "tuner") ||
          (!isNegated(duel, card) &&
            definitionOf(duel, card).nonTunerFor?.(duel, using, using.card) === true);
      return (duel, _, card) => duel.game.isOfKind(duel, card, trait.kind) !== (trait.not === true);
    case "series":
      return printed(({ card }) => isOfSeries(card, trait.series));
    case "name": {
      const asPrinted = printed(({ card }) => card.name.en === trait.name);
      if (trait.original === true)
        return (duel, using, card) => asPrinted(duel, using, card) !== (trait.not === true);
      return (duel, using, card) => {
        const other = otherName(duel, card);
        const is = other === null ? asPrinted(duel, using, card) : other === trait.name;
        const named = slots.asMaterial ? isNamedAsMaterial(duel, card, trait.name, is) : is;
        return named !== (trait.not === true);
      };
    }
    case "stat": {
      const value = compileValue(trait.value, slots);
      const stat = statNumber(trait.stat);
      const or = trait.or === undefined ? null : statNumber(trait.or);
      const [lacks, lacksOther] = [without(trait.stat), trait.or === undefined ? null : without(trait.or)];
      const also = trait.also === undefined ? null : statNumber(trait.also);
      return (duel, using, card) => {
        const missing = lacks?.(duel, using, card) === true;
        if (missing && or === null) return false;
        const wanted = value(duel, using);
        const fits = (one: number): boolean => {
          const has = trait.original === true ? originalOf(duel, card, one) : statOf(duel, card, one);
          return compares(has, trait.compare, wanted);
        };
        const both = !missing && fits(stat) && (also === null || fits(also));
        const other = or !== null && lacksOther?.(duel, using, card) !== true && fits(or);
        return (both || other) !== (trait.not === true);
      };
    }
    case "own-stat": {
      const [stat, other] = [statNumber(trait.stat), statNumber(trait.with)];
      return (duel, _, card) => {
        const than = trait.original === true ? originalOf(duel, card, other) : statOf(duel, card, other);
        return (statOf(duel, card, stat) === than) !== (trait.not === true);
      };
    }
    case "has-effect":
      return printed(({ card }) =>
        card.program.sentences.some(
          (one) =>
            one.sentence === "effect" &&
            (trait.effect === "continuous" ? one.kind === "continuous" : tells(one, trait.effect)),
        ),
      );
    case "either-stat":
    case "between": {
      const stat = statNumber(trait.stat);
      const { low, high } = trait;
      const between = trait.trait === "between";
      return (duel, _, card) => {
        const has = statOf(duel, card, stat);
        return between ? has >= low && has <= high : has === low || has === high;
      };
    }
    case "same": {
      const as = compileNoun(trait.as, slots);
      const original = trait.original === true;
      // "The same as one of those", or "different from those": from each of them.
      const not = trait.not === true;
      const { by, also, differ } = trait;
      const isSo = (duel: Duel, other: CardId, card: CardId): boolean =>
        holds(duel, other, card, by, !not, original) !== not &&
        (also === undefined || holds(duel, other, card, also, true, original)) &&
        (differ === undefined || holds(duel, other, card, differ, false, false));
      return (duel, using, card) =>
        someCard(as, duel, using, (other) => other !== card && isSo(duel, other, card)) !== not;
    }
    case "takes-counters":
      return printed(({ card }) => placesOnItself(card.program, trait.counter));
    case "with-counters":
      return (duel, _, card) =>
        compares(countersOn(duel, card, duel.catalogue.word(trait.counter)), trait.compare, trait.value);
    case "has-stat": {
      const lacks = without(trait.stat);
      return (duel, using, card) => lacks?.(duel, using, card) !== true;
    }
    case "no-normal-summon":
      return printed(({ summonRules }) => summonRules.some(({ rule }) => rule === "cannot-normal-summon"));
    case "pointed-to": {
      const pointers = compileNoun(trait.by, slots);
      return (duel, using, card) => someCard(pointers, duel, using, (by) => pointsTo(duel, by, card));
    }
    case "pointing-to": {
      const pointed = compileNoun(trait.to, slots);
      return (duel, using, card) => someCard(pointed, duel, using, (to) => pointsTo(duel, card, to));
    }
    case "linked": {
      const linked = compileNoun(trait.to, slots);
      const { mutually } = trait;
      return (duel, using, card) =>
        someCard(linked, duel, using, (to) => {
          const [there, back] = [pointsTo(duel, card, to), pointsTo(duel, to, card)];
          return mutually === true ? there && back : there || back;
        });
    }
    case "maximum-mode":
      return (duel, _, card) =>
        ((duel.state.get(CARD.way, card) & WAY.maximum) !== 0) !== (trait.not === true);
    case "equipped": {
      const equips = compileNoun(trait.with, slots);
      return (duel, using, card) =>
        !eachEquip(duel, card, (equip) => !equips.test(duel, using, equip)) !== (trait.not === true);
    }
    case "can-equip": {
      const hosts = compileNoun(trait.to, slots);
      return (duel, using, card) => someCard(hosts, duel, using, (host) => mayEquip(duel, using, card, host));
    }
    case "equipped-to": {
      const host = compileNoun(trait.host, slots);
      return (duel, using, card) => {
        const on = duel.state.get(CARD.host, card);
        return (
          on !== NO_CARD &&
          duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true &&
          host.test(duel, using, on)
        );
      };
    }
    case "only-by":
      return printed(({ summonRules }) =>
        summonRules.some(
          ({ rule, ways }) => rule === "only-by" && ways?.every((way) => trait.ways.includes(way)) === true,
        ),
      );
    case "lists-material":
      return printed(({ card }) =>
        card.program.sentences.some(
          (one) =>
            one.sentence === "materials" &&
            one.groups.some(({ traits }) =>
              traits.some((named) => named.trait === "name" && named.name === trait.name),
            ),
        ),
      );
    case "controlled":
      return (duel, using, card) =>
        duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true &&
        means(trait.by, using.player, duel.state.get(CARD.controller, card));
    case "possessed":
      return (duel, using, card) => means(trait.by, using.player, duel.state.get(CARD.owner, card));
    case "same-stat": {
      const as = compileNoun(trait.as, slots);
      // Before the cost is paid, each card that it could be paid with may be meant.
      const payable = trait.as.slot === undefined ? undefined : slots.payments.get(slots.of(trait.as.slot));
      const stat = statNumber(trait.stat);
      const lacks = without(trait.stat);
      return (duel, using, card) => {
        if (lacks?.(duel, using, card)) return false;
        const isSame = (other: CardId): boolean =>
          lacks?.(duel, using, other) !== true && statOf(duel, other, stat) === statOf(duel, card, stat);
        if (using.paidWith !== NO_CARD) return isSame(using.paidWith);
        return someCard(using.link === NO_LINK ? (payable?.cards ?? as) : as, duel, using, isSame);
      };
    }
    case "in":
    case "from":
      return inPlace(trait.place);
    case "same-name": {
      const as = compileNoun(trait.as, slots);
      return (duel, using, card) => {
        const { name } = definitionOf(duel, card);
        return someCard(as, duel, using, (named) => definitionOf(duel, named).name === name);
      };
    }
    case "other": {
      if (trait.slot !== undefined) {
        const named = compileNoun({ ref: "that-card", slot: trait.slot }, slots);
        // What lasts asks when the record is gone.
        return (duel, using, card) =>
          using.spared === 0
            ? !named.test(duel, using, card)
            : duel.state.get(CARD.stamp, card) !== using.spared;
      }
      if (trait.than === undefined) return (_, using, card) => card !== using.card;
      const than = compileNoun(trait.than, slots);
      return (duel, using, card) => !than.test(duel, using, card);
    }
    case "summoned-with": {
      const material = compileNoun(trait.material, slots);
      const ways = trait.ways === undefined ? ~0 : waysMask(trait.ways);
      return (duel, using, card) =>
        (duel.state.get(CARD.way, card) & ways) !== 0 &&
        someCard(material, duel, using, (one) => wasUsedFor(duel, card, one));
    }
    case "used-for": {
      const summoned = compileNoun(trait.summoned, slots);
      const ways = trait.way === undefined ? ~0 : WAYS[trait.way];
      return (duel, using, card) =>
        someCard(
          summoned,
          duel,
          using,
          (monster) => (duel.state.get(CARD.way, monster) & ways) !== 0 && wasUsedFor(duel, monster, card),
        );
    }
    case "one-of": {
      const group = compileNoun(trait.group, slots);
      return (duel, using, card) => group.test(duel, using, card);
    }
    case "summoned": {
      const ways = trait.ways.reduce((bits, way) => bits | WAYS[way], 0);
      const { from, not, within } = trait;
      if (within !== undefined) {
        if (from !== undefined) throw new NotCarriedOut("from where a monster was Summoned this turn");
        const summoned = summonedThisTurn(trait.ways);
        return (duel, _, card) => summoned(duel, card) !== (not === true);
      }
      if (not === true) throw new NotCarriedOut("monsters that were never Summoned so");
      if (from?.of !== undefined || from?.faceUp === true)
        throw new NotCarriedOut("from whose zone a monster was Summoned");
      return (duel, _, card) =>
        (duel.state.get(CARD.way, card) & ways) !== 0 &&
        (from === undefined || (duel.zonesOf(from) & (1 << duel.state.get(CARD.from, card))) !== 0);
    }
    case "came": {
      const { manner, by, from, within } = trait;
      if (from?.of !== undefined || from?.faceUp === true)
        throw new NotCarriedOut("from whose zone a card came");
      const came = cameSo({ manner, by, from: from === undefined ? [] : [from] });
      return (duel, _, card) => came(duel, card) && (within === undefined || cameThisTurn(duel, card));
    }
    case "mentions": {
      if (trait.name === undefined) throw new NotCarriedOut("cards that mention what has no name");
      const quoted = `"${trait.name}"`;
      return printed(({ card }) => card.text.includes(quoted));
    }
    case "exceeds": {
      const than = compileNoun(trait.than, slots);
      const stat = statNumber(trait.stat);
      return (duel, using, card) => {
        let exceeds = false;
        than.each(duel, using, (other) => {
          exceeds = statOf(duel, card, stat) > statOf(duel, other, stat);
        });
        return exceeds;
      };
    }
    case "destroyed-by-battle": {
      const victor = compileNoun(trait.byCard, slots);
      return (duel, using, card) => {
        const by = doomedBy(duel, card);
        return by !== NO_CARD && victor.test(duel, using, by);
      };
    }
    case "has-material":
      return (duel, _, card) => eachMaterial(duel, card, () => false) === (trait.not === true);
    case "attacking":
      return ({ state }, _, card) => state.read(BATTLE.attacker) === card;
    case "did-not-attack":
      return (duel, _, card) => !turnBit(duel, card, TURN.acted, ACTED.attacked);
    case "described": {
      const quantity = { kind: "a" } as const;
      const { traits, noun, where } = trait;
      const { test } = compileNoun({ quantity, traits, noun, where }, slots);
      return trait.not === true ? (duel, using, card) => !test(duel, using, card) : test;
    }
    case "any-of": {
      const tests = trait.traits.map((one) => compileTrait(one, slots));
      return (duel, using, card) => tests.some((test) => test(duel, using, card));
    }
    case "all-of": {
      const tests = trait.traits.map((one) => compileTrait(one, slots));
      return (duel, using, card) => tests.every((test) => test(duel, using, card));
    }
    default:
      throw new NotCarriedOut(`the trait "${trait.trait}"`);
  }
}
