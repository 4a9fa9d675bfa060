import { type Card, isNode, type Noun, nodesIn, someNode, type Trait } from "@chainwright/card-ir";
import {
  appliesTo,
  attributeOf,
  countsAsSeries,
  declaredType,
  hasKeyword,
  isNamedAsMaterial,
  isNegated,
  otherAttribute,
  otherName,
  someApplying,
  treatedAs,
  typeOf,
} from "@chainwright/engine/applying";
import { type Definition, type Duel, definitionOf } from "@chainwright/engine/board";
import { type EffectContext, isOfSeries, someCard } from "@chainwright/engine/program";
import { type CardId, CONTINUOUS_ACTION, NO_LINK, NOW } from "@chainwright/engine/state";
import { numberDeclared, wordDeclared } from "../runtime/declared-values.ts";
import { notToBeSummoned } from "../runtime/summonable.ts";
import { meetsItsConditions } from "../runtime/usable-copies.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { printed, type Traits } from "./trait-helpers.ts";

/** "You can substitute this card for any 1 “Synchron” Tuner": where the text of the Summoned monster names one of them. */
const standsIn = (duel: Duel, context: EffectContext, card: CardId, named: string): boolean =>
  treatedAs(duel, context, card).some(({ series }) => series !== null && named.includes(series));

/** What has no Level but as a Tuner is no other material. */
const isTunerOnly = (duel: Duel, context: EffectContext, card: CardId): boolean =>
  lacksLevel(duel, card) && treatedAs(duel, context, card).some(({ tuner }) => tuner);

const lacksLevel = (duel: Duel, card: CardId): boolean =>
  definitionOf(duel, card).card.facts.categories.some((one) => one === "xyz" || one === "link");

/** "This card is also DARK while face-up on the field." */
const isAlso = (duel: Duel, card: CardId, attribute: string): boolean =>
  (duel.state.read(NOW.applying) & CONTINUOUS_ACTION.attribute) !== 0 &&
  someApplying(
    duel,
    CONTINUOUS_ACTION.attribute,
    (one, context) => !one.replaces && one.attribute === attribute && appliesTo(duel, one, context, card),
  );

export function isOfAttribute(duel: Duel, card: CardId, attribute: string): boolean {
  const other = otherAttribute(duel, card);
  if (other !== null) return other === attribute;
  return definitionOf(duel, card).card.facts.attribute === attribute || isAlso(duel, card, attribute);
}

export const isOfType = (duel: Duel, card: CardId, type: string): boolean =>
  typeOf(duel, card) === type || definitionOf(duel, card).card.facts.races?.includes(type) === true;

/** Whether a step of this kind is somewhere in a text. */
const tells = (text: unknown, verb: string): boolean => someNode(text, (node) => node.verb === verb);

/** Whether a text speaks of cards of this name; limits of its own use are no such words. */
const speaksOf = (text: unknown, name: string): boolean =>
  someNode(text, (node) => node.trait === "name" && node.name === name);

/** Whether the text of a card mentions a name; its own only where it says something of such cards. */
const mentionsName = (card: Card, name: string): boolean =>
  // "Union monster": a kind of cards, which texts do not put in quotes.
  (/ monster$/.test(name) && card.text.toLowerCase().includes(name.toLowerCase())) ||
  (card.text.includes(`"${name}"`) && (name !== card.name.en || speaksOf(card.program.sentences, name)));

/** Whether the text of a card mentions the name of a monster of a series, and not only the series: “A” alone. */
const mentionsOneOf = ({ text, name: { en } }: Card, series: string): boolean =>
  [...text.matchAll(/"([^"]+)"/g)].some(
    ([, name = ""]) => name !== series && name !== en && name.includes(series),
  );

/** What the text of a monster says of its materials, of each kind of them by itself. */
const materialTraits = ({ program }: Card): readonly (readonly Trait[])[] =>
  program.sentences.flatMap((one) =>
    one.sentence === "materials" ? one.groups.map(({ traits }) => traits.flatMap(eachTrait)) : [],
  );

/** One of several that will do is said as well. */
const eachTrait = (trait: Trait): readonly Trait[] =>
  trait.trait === "any-of" ? trait.traits.flatMap(eachTrait) : [trait];

const listsMaterial = (card: Card, name: string): boolean =>
  materialTraits(card)
    .flat()
    .some((one) => one.trait === "name" && one.not !== true && one.name === name);

const SAID_OF_MATERIALS: ReadonlySet<Trait["trait"]> = new Set<Trait["trait"]>([
  ...(["series", "kind", "type", "attribute"] as const),
]);

/** Whether what is said of a material makes it such a one; a name is of the series, too. */
function makesIt(said: Trait, wanted: Trait): boolean {
  if ("not" in said && said.not === true) return false;
  if (wanted.trait === "series")
    return (
      (said.trait === "series" && said.series.includes(wanted.series)) ||
      (said.trait === "name" && said.name.includes(wanted.series))
    );
  if (wanted.trait === "kind") return said.trait === "kind" && said.kind === wanted.kind;
  if (wanted.trait === "type") return said.trait === "type" && said.type === wanted.type;
  return wanted.trait === "attribute" && said.trait === "attribute" && said.attribute === wanted.attribute;
}

/** "a “Synchron” Tuner as material": all of that is said of one kind of them. */
const listsSuch = (card: Card, traits: readonly Trait[]): boolean =>
  materialTraits(card).some((kind) => traits.every((wanted) => kind.some((said) => makesIt(said, wanted))));

/** The counters that a text places on its own card. */
export const countersOnItself = (text: unknown): ReadonlySet<string> =>
  new Set(
    nodesIn(text).flatMap(({ verb, counter, what }) =>
      verb === "place-counter" && isNode(what) && what.slot === "this-card" ? [String(counter)] : [],
    ),
  );

/** Monsters that come to the field in other ways, by their kind. */
const OTHER_WAYS: ReadonlySet<string> = new Set(["fusion", "synchro", "xyz", "link", "ritual", "token"]);

/** "That can be Normal Summoned/Set": a card that is a monster for a time only, can not. */
const canBeNormalSummoned = ({ card, categories, otherSelf, summonRules }: Definition): boolean =>
  card.facts.kind === "monster" &&
  otherSelf === 0 &&
  !categories.some((category) => OTHER_WAYS.has(category)) &&
  !summonRules.some(
    ({ rule, set, conditions }) =>
      rule === "cannot-normal-summon" ||
      (rule === "normal-summon-only-if" && set === true && conditions?.length === 0),
  );

/** What a card is: its name, kind, Type, Attribute, and what its text says. */
export const traitsOfKind: Traits = {
  attribute(trait) {
    if (trait.original === true)
      return printed(({ card }) => (card.facts.attribute === trait.attribute) !== (trait.not === true));
    return (duel, _, card) => isOfAttribute(duel, card, trait.attribute) !== (trait.not === true);
  },

  type(trait) {
    if (trait.original === true)
      return printed(({ card }) => (card.facts.type === trait.type) !== (trait.not === true));
    return (duel, _, card) => isOfType(duel, card, trait.type) !== (trait.not === true);
  },

  civilization: (trait) =>
    printed(
      ({ card }) =>
        (card.facts.civilizations?.includes(trait.civilization) === true) !== (trait.not === true),
    ),

  keyword: (trait) => (duel, _, card) => hasKeyword(duel, card, trait.keyword),

  "declared-type": (trait, scope) => (duel, context, card) => {
    if (trait.of === "card-type") {
      const kind = wordDeclared(duel, context, trait.of);
      // Until it is declared it can be any.
      return kind === undefined
        ? context.link === NO_LINK
        : duel.game.isNoun(duel, card, kind.toLowerCase() as Noun);
    }
    if (trait.of === "attribute") {
      const attribute = wordDeclared(duel, context, trait.of);
      if (attribute === undefined) return context.link === NO_LINK && attributeOf(duel, card) !== undefined;
      return isOfAttribute(duel, card, attribute);
    }
    const type = typeOf(duel, card);
    if (scope.declares && context.link === NO_LINK && context.declared === 0) return type !== undefined;
    const declared =
      context.link === NO_LINK && context.declared === 0
        ? declaredType(duel, context.card)
        : wordDeclared(duel, context, "type");
    return type !== undefined && type === declared;
  },

  // Until one is declared it can be any.
  "declared-name": () => (duel, context, card) =>
    (context.link === NO_LINK && context.declared === 0) ||
    definitionOf(duel, card).name === numberDeclared(duel, context, "name"),

  kind(trait, scope) {
    if (scope.asMaterial && trait.kind === "tuner" && trait.not === true)
      return (duel, context, card) =>
        (!duel.game.isOfKind(duel, card, "tuner") && !isTunerOnly(duel, context, card)) ||
        (!isNegated(duel, card) &&
          definitionOf(duel, card).nonTunerFor?.(duel, context, context.card) === true);
    if (scope.asMaterial && trait.kind === "tuner")
      return (duel, context, card) =>
        duel.game.isOfKind(duel, card, "tuner") || treatedAs(duel, context, card).some(({ tuner }) => tuner);
    return (duel, _, card) => duel.game.isOfKind(duel, card, trait.kind) !== (trait.not === true);
  },

  series(trait, scope) {
    if (trait.original === true)
      return printed(({ card }) => card.name.en.includes(trait.series) !== (trait.not === true));
    const asPrinted = printed(({ card }) => isOfSeries(card, trait.series));
    return (duel, context, card) =>
      (asPrinted(duel, context, card) ||
        countsAsSeries(duel, card, trait.series) ||
        (scope.asMaterial && standsIn(duel, context, card, trait.series))) !==
      (trait.not === true);
  },

  name(trait, scope) {
    const asPrinted = printed(({ card }) => card.name.en === trait.name);
    if (trait.original === true)
      return (duel, context, card) => asPrinted(duel, context, card) !== (trait.not === true);
    return (duel, context, card) => {
      const other = otherName(duel, card);
      const is = other === null ? asPrinted(duel, context, card) : other === trait.name;
      const named = scope.asMaterial
        ? isNamedAsMaterial(duel, card, trait.name, is) || standsIn(duel, context, card, trait.name)
        : is;
      return named !== (trait.not === true);
    };
  },

  numbered: (trait) => (duel, _, card) => {
    const name = otherName(duel, card) ?? definitionOf(duel, card).card.name.en;
    return (name.match(/\d+/g) ?? []).some((digits) => {
      const number = Number(digits);
      return number >= trait.least && number <= trait.most;
    });
  },

  mentions({ name, series, of }, scope) {
    if (of !== undefined) {
      if (of.slot !== undefined && scope.joined.has(scope.slotOf(of.slot)))
        throw new NotCarriedOut("the name of one of several cards that an effect was paid with");
      const named = scope.noun(of);
      return (duel, context, card) =>
        someCard(named, duel, context, (other) => {
          const called = otherName(duel, other) ?? definitionOf(duel, other).card.name.en;
          return mentionsName(definitionOf(duel, card).card, called);
        });
    }
    if (series !== undefined) return printed(({ card }) => mentionsOneOf(card, series));
    if (name === undefined) throw new NotCarriedOut("cards that mention what has no name");
    return printed(({ card }) => mentionsName(card, name));
  },

  activatable: () => meetsItsConditions,

  "can-be-summoned": () => (duel, context, card) => !notToBeSummoned(duel, context, card, null),

  "has-effect": (trait) =>
    printed(({ card }) =>
      card.program.sentences.some(
        (one) =>
          one.sentence === "effect" &&
          (trait.effect === "continuous" ? one.kind === "continuous" : tells(one, trait.effect)),
      ),
    ),

  "takes-counters": (trait) => printed(({ ownCounters }) => ownCounters.has(trait.counter)),

  "no-normal-summon": (trait) =>
    trait.not === true
      ? printed(canBeNormalSummoned)
      : printed(({ summonRules }) => summonRules.some(({ rule }) => rule === "cannot-normal-summon")),

  "only-by": (trait) =>
    printed(({ summonRules }) =>
      summonRules.some(({ rule, ways, by, must }) =>
        trait.by === undefined
          ? rule === "only-by" && ways?.every((way) => trait.ways?.includes(way)) === true
          : rule === "only-by-effect" && by === trait.by && must === undefined,
      ),
    ),

  "lists-material": ({ name, traits = [], noun = "monster" }) => {
    if (noun !== "monster" || traits.some((one) => "not" in one || !SAID_OF_MATERIALS.has(one.trait)))
      throw new NotCarriedOut("cards that mention such cards as material");
    return printed(({ card }) => (name === undefined ? listsSuch(card, traits) : listsMaterial(card, name)));
  },

  "mentioned-on"(trait, scope) {
    const on = scope.noun(trait.on);
    return (duel, context, card) => {
      const name = otherName(duel, card) ?? definitionOf(duel, card).card.name.en;
      return someCard(on, duel, context, (other) => {
        const { card: mentioning } = definitionOf(duel, other);
        return trait.asMaterial === true ? listsMaterial(mentioning, name) : mentionsName(mentioning, name);
      });
    };
  },
};
