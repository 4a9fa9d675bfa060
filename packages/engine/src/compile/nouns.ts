import type { Group, NounPhrase, Place, Quantity, Reference, Trait, Who } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import { statOf } from "../force.ts";
import { linkCount } from "../links.ts";
import { eachInPile, eachInZones } from "../piles.ts";
import { eachRecord, isRecorded, isSame, SLOT_EVENT } from "../records.ts";
import { CARD, type CardId, LINKS, NO_CARD, NO_LINK, RECORD, type RecordId } from "../schema.ts";
import { FACE, opponentOf, type Player, POSITION, STAT } from "../vocabulary.ts";
import type { Slots } from "./slots.ts";
import { type CardTest, definitionOf, NotCarriedOut, type Using } from "./using.ts";
import { compileValue } from "./values.ts";

/** A noun phrase that can be asked for its cards. */
export interface Cards {
  /** The words point at cards that are already settled: nothing is chosen. */
  readonly settled: boolean;
  readonly min: number;
  readonly max: number;
  each(duel: Duel, using: Using, visit: (card: CardId) => unknown): void;
  test: CardTest;
}

export const MANY = 1 << 12;

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

/** Which of the two players a word means for the user of an effect. */
export function means(who: Who | undefined, user: Player, player: Player): boolean {
  if (who === undefined || who === "either" || who === "both") return true;
  if (who === "opponent") return player === opponentOf(user);
  return player === user;
}

export function playerOf(who: Who, user: Player): Player {
  return who === "opponent" ? opponentOf(user) : user;
}

const STAT_OF = {
  level: STAT.level,
  rank: STAT.level,
  atk: STAT.atk,
  def: STAT.def,
  cost: STAT.cost,
  power: STAT.power,
} as const;
export const statNumber = (stat: keyof typeof STAT_OF): number => STAT_OF[stat];

/** The places of which a group speaks, or none where it speaks of any card. */
function placesOf(group: Group): readonly Place[] {
  const places: Place[] = [];
  for (const trait of [...group.traits, ...group.where]) {
    if (trait.trait === "in" || trait.trait === "from") places.push(trait.place);
    if (trait.trait === "controlled") places.push({ of: trait.by, names: ["field"] });
  }
  return places;
}

function inPlace(place: Place): CardTest {
  return (duel, using, card) => {
    const { state } = duel;
    const zone = state.get(CARD.zone, card);
    if ((duel.zonesOf(place) & (1 << zone)) === 0) return false;
    const holder = duel.game.zones[zone]?.field
      ? state.get(CARD.controller, card)
      : state.get(CARD.owner, card);
    return means(place.of, using.player, holder);
  };
}

/** A face-down card on the field has no name, kind, Type or value that anything could ask for. */
const PRINTED: ReadonlySet<Trait["trait"]> = new Set(["attribute", "type", "kind", "series", "name", "stat"]);

function compileTrait(trait: Trait, slots: Slots): CardTest {
  const test = traitTest(trait, slots);
  if (!PRINTED.has(trait.trait)) return test;
  return (duel, using, card) => {
    const { state } = duel;
    const hidden =
      state.get(CARD.face, card) === FACE.down && duel.game.zones[state.get(CARD.zone, card)]?.field === true;
    return !hidden && test(duel, using, card);
  };
}

function traitTest(trait: Trait, slots: Slots): CardTest {
  switch (trait.trait) {
    case "face":
      return (duel, _, card) => duel.state.get(CARD.face, card) === FACE[trait.face];
    case "set":
      return (duel, _, card) => duel.state.get(CARD.face, card) === FACE.down;
    case "position":
      return (duel, _, card) => duel.state.get(CARD.position, card) === POSITION[trait.position];
    case "attribute":
      return (duel, _, card) => definitionOf(duel, card).attribute === duel.catalogue.word(trait.attribute);
    case "type":
      return (duel, _, card) => definitionOf(duel, card).type === duel.catalogue.word(trait.type);
    case "kind":
      return (duel, _, card) =>
        definitionOf(duel, card).card.facts.categories.includes(trait.kind) !== (trait.not === true);
    case "series":
      return (duel, _, card) => {
        const { name, facts } = definitionOf(duel, card).card;
        return name.en.includes(trait.series) || (facts.series?.includes(trait.series) ?? false);
      };
    case "name":
      return (duel, _, card) =>
        (definitionOf(duel, card).name === duel.catalogue.word(trait.name)) !== (trait.not === true);
    case "stat": {
      const value = compileValue(trait.value, slots);
      const stat = statNumber(trait.stat);
      return (duel, using, card) => {
        const has = statOf(duel, card, stat);
        const wanted = value(duel, using);
        if (trait.compare === "exactly") return has === wanted;
        return trait.compare === "at-least" ? has >= wanted : has <= wanted;
      };
    }
    case "controlled":
      return (duel, using, card) =>
        duel.game.zones[duel.state.get(CARD.zone, card)]?.field === true &&
        means(trait.by, using.player, duel.state.get(CARD.controller, card));
    case "in":
    case "from":
      return inPlace(trait.place);
    case "same-name": {
      const as = compileNoun(trait.as, slots);
      return (duel, using, card) => {
        let same = false;
        as.each(duel, using, (named) => {
          same ||= definitionOf(duel, named).name === definitionOf(duel, card).name;
          return !same;
        });
        return same;
      };
    }
    case "other": {
      const than = compileNoun(trait.than, slots);
      return (duel, using, card) => !than.test(duel, using, card);
    }
    case "one-of": {
      const group = compileNoun(trait.group, slots);
      return (duel, using, card) => group.test(duel, using, card);
    }
    case "any-of": {
      const tests = trait.traits.map((one) => compileTrait(one, slots));
      return (duel, using, card) => tests.some((test) => test(duel, using, card));
    }
  }
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

/** One card, or none. */
function single(find: (duel: Duel, using: Using) => CardId): Cards {
  return {
    settled: true,
    min: 1,
    max: 1,
    test: (duel, using, card) => find(duel, using) === card,
    each(duel, using, visit) {
      const card = find(duel, using);
      if (card !== NO_CARD) visit(card);
    },
  };
}

/** The cards of a record that are still what they were. */
function recorded(slot: number): Cards {
  return {
    settled: true,
    min: 1,
    max: MANY,
    test: (duel, using, card) => isRecorded(duel, using.link, slot, card),
    each(duel, using, visit) {
      eachRecord(duel, using.link, slot, (row, card) =>
        card !== NO_CARD && isSame(duel, row) ? visit(card) : undefined,
      );
    },
  };
}

/** "The card put into the graveyard this way": asks the record what was done, or tried, whatever became of the card. */
function thisWay(slot: number, { verb, voice }: Reference): Cards {
  const counts = (duel: Duel, row: RecordId): boolean =>
    voice === "attempted" || duel.state.get(RECORD.done, row) !== 0 || duel.rules.attemptIsEnough(verb ?? "");
  return {
    settled: true,
    min: 1,
    max: MANY,
    test: (duel, using, card) => isRecorded(duel, using.link, slot, card),
    each(duel, using, visit) {
      eachRecord(duel, using.link, slot, (row, card) =>
        card !== NO_CARD && counts(duel, row) ? visit(card) : undefined,
      );
    },
  };
}

function compileReference(reference: Reference, slots: Slots): Cards {
  const cards = referred(reference, slots);
  const traits = [...(reference.traits ?? []), ...(reference.where ?? [])];
  if (traits.length === 0) return cards;
  // "That face-up monster your opponent controls" has to be so when it is looked at.
  const tests = traits.map((trait) => compileTrait(trait, slots));
  const test: CardTest = (duel, using, card) =>
    cards.test(duel, using, card) && tests.every((one) => one(duel, using, card));
  return {
    ...cards,
    test,
    each: (duel, using, visit) =>
      cards.each(duel, using, (card) =>
        tests.every((one) => one(duel, using, card)) ? visit(card) : undefined,
      ),
  };
}

function referred(reference: Reference, slots: Slots): Cards {
  const slot = reference.ref === "this-card" ? "this-card" : reference.slot;
  switch (slot) {
    case undefined:
      throw new NotCarriedOut(`"${reference.ref}" points at nothing`);
    case "this-card":
      return single((_, using) => using.card);
    case "answered":
      return single(answeredCard);
    case "event":
      return recorded(SLOT_EVENT);
    default:
      return reference.ref === "this-way" ? thisWay(slots.of(slot), reference) : recorded(slots.of(slot));
  }
}

/** The card of the answered link, while it is still the same object. */
function answeredCard(duel: Duel, using: Using): CardId {
  const { state } = duel;
  if (using.answers === NO_LINK || using.answers > linkCount(duel)) return NO_CARD;
  const card = state.get(LINKS.card, using.answers);
  return state.get(LINKS.stamp, using.answers) === state.get(CARD.stamp, card) ? card : NO_CARD;
}

export function compileNoun(phrase: NounPhrase, slots: Slots): Cards {
  return isReference(phrase) ? compileReference(phrase, slots) : compileGroup(phrase, slots);
}

/** Whether at least `n` cards can be found. */
export function atLeast(
  cards: Cards,
  n: number,
  duel: Duel,
  using: Using,
  except: CardId = NO_CARD,
): boolean {
  if (n <= 0) return true;
  let found = 0;
  cards.each(duel, using, (card) => {
    if (card === except) return true;
    return ++found < n;
  });
  return found >= n;
}
