import { type Asks, isReference, type Noun, type Reference, type Trait } from "@chainwright/card-ir";
import { opposing } from "@chainwright/engine/battle";
import type { CardSet, CardTest, Duel } from "@chainwright/engine/board";
import {
  attackerOf,
  attackTargetOf,
  eachRecord,
  isRecorded,
  keptFor,
  resultCounts,
  SLOT_EVENT,
} from "@chainwright/engine/history";
import { type EffectContext, MANY } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  EVENT,
  EVENT_LOG,
  type EventId,
  LINGERING,
  type LinkId,
  NO_CARD,
  NO_LINK,
  RECORD,
  type RecordId,
} from "@chainwright/engine/state";
import { paidCards } from "../runtime/joint-payments.ts";
import { referringOf } from "../scope/result-references.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { BOUND_CARD } from "../words/this-card.ts";
import { union } from "./alternatives.ts";
import { COMPARED } from "./compared-card.ts";
import {
  aimedAt,
  answered,
  battled,
  excavated,
  lastHost,
  ownEquip,
  recorded,
  single,
  thisCard,
} from "./referents.ts";

/**
 * Where the record is that words like "this way" ask: of their own link, or what another ability of the card has left.
 */
export function recordOf(
  { ability, slot }: Reference,
  scope: Scope,
): (context: EffectContext) => readonly [LinkId, number] {
  if (ability === "other") return ({ card }) => [NO_LINK, keptFor(card)];
  const number = scope.slotOf(slot ?? "");
  return ({ link }) => [link, number];
}

/** "Destroy that target, and if you do, inflict damage equal to that target's original ATK" is about the one that was destroyed. */
const TARGETS: ReadonlySet<Reference["ref"]> = new Set(["that-target", "those-targets"] as const);

/** Nouns of words such as "the creature destroyed this way" that say what kind of card is meant. */
const KINDS: ReadonlySet<Noun | undefined> = new Set<Noun>(["creature", "spell"]);

/** Nouns by which "the monsters destroyed this way" are told from the other cards that were destroyed with them. */
const NARROW: ReadonlySet<Noun | undefined> = new Set<Noun>(["monster", "trap", "spell-or-trap"]);

/** "The card put into the graveyard this way": those of the record that count, whatever became of them afterwards. */
function thisWay(reference: Reference, scope: Scope, asks: Asks): CardSet {
  const referring = referringOf(reference, asks, scope);
  const where = recordOf(reference, scope);
  const { noun } = reference;
  const isMeant = (duel: Duel, card: CardId): boolean =>
    noun === undefined || !KINDS.has(noun) || duel.game.isNoun(duel, card, noun);
  // What lay under a creature and went with it is a card to which the same was done, but no creature.
  const pile = noun === "card" && referring.wording === "named";
  return {
    settled: true,
    min: 1,
    max: MANY,
    test: (duel, context, card) => isRecorded(duel, ...where(context), card),
    each(duel, context, visit) {
      eachRecord(duel, ...where(context), (row, card) => {
        if (card === NO_CARD || !isMeant(duel, card) || !resultCounts(duel, row, referring)) return undefined;
        const goesOn = visit(card);
        return pile && goesOn !== false ? eachAlong(duel, row, visit) : goesOn;
      });
    },
  };
}

/** Visits the cards that lay under the card of a record and went with it. */
function eachAlong(duel: Duel, row: RecordId, visit: (card: CardId) => unknown): unknown {
  const { state } = duel;
  const card = state.get(RECORD.card, row);
  let goesOn: unknown = true;
  for (let event = 0 as EventId; event < state.count(EVENT_LOG) && goesOn !== false; event++) {
    const along =
      state.get(EVENT_LOG.kind, event) === EVENT.moved &&
      state.get(EVENT_LOG.from, event) === duel.game.zone.material &&
      // What is the creature now has not left with the card that lay on it.
      state.get(EVENT_LOG.to, event) !== duel.game.zone.summon &&
      state.get(EVENT_LOG.other, event) === card &&
      state.get(EVENT_LOG.stamp, event) === state.get(CARD.stamp, state.get(EVENT_LOG.card, event));
    if (along) goesOn = visit(state.get(EVENT_LOG.card, event));
  }
  return goesOn;
}

export function compileReference(reference: Reference, scope: Scope, asks: Asks): CardSet {
  const { and, ...one } = reference;
  if (and === undefined) return compilePointed(reference, scope, asks);
  const [first, second] = [compilePointed(one, scope, asks), scope.noun(and, asks)];
  const isAll = !isReference(and) && (and.quantity.kind === "every" || and.quantity.kind === "all");
  if (!second.settled && !isAll) throw new NotCarriedOut("a card that is meant together with chosen ones");
  return { settled: true, min: 1, max: MANY, ...union(first, second) };
}

function compilePointed(reference: Reference, scope: Scope, asks: Asks): CardSet {
  const cards = referred(reference, scope, asks);
  const { position } = reference;
  const turned: readonly Trait[] = position === undefined ? [] : [{ trait: "position", position }];
  // "That activated card" was, and is called so also when its activation has resolved.
  const said = (reference.traits ?? []).filter(({ trait }) => trait !== "activated");
  const traits = [...said, ...(reference.where ?? []), ...turned];
  // "The monsters sent to the Graveyard by this effect": other cards may have been sent with them.
  const narrows =
    reference.part !== undefined ||
    reference.ref === "excavated" ||
    (reference.voice === "done" && NARROW.has(reference.noun));
  const noun = narrows && reference.noun !== "card" ? reference.noun : undefined;
  if (traits.length === 0 && noun === undefined) return cards;
  // "That face-up monster your opponent controls" has to be so when it is looked at.
  const tests = traits.map((trait) => scope.trait(trait));
  if (noun !== undefined) tests.push((duel, _, card) => duel.game.isNoun(duel, card, noun));
  const test: CardTest = (duel, context, card) =>
    cards.test(duel, context, card) && tests.every((one) => one(duel, context, card));
  return {
    ...cards,
    test,
    each: (duel, context, visit) =>
      cards.each(duel, context, (card) =>
        tests.every((one) => one(duel, context, card)) ? visit(card) : undefined,
      ),
  };
}

/** While it is asked whether a cost would serve, what was paid or targeted is the card with which it would be. */
function beforePaid(slot: number, scope: Scope, cards: CardSet): CardSet {
  if (!scope.payments.has(slot)) return cards;
  return {
    ...cards,
    test: (duel, context, card) => paidCards(context)?.includes(card) ?? cards.test(duel, context, card),
    each(duel, context, visit) {
      const paid = paidCards(context);
      if (paid === null) cards.each(duel, context, visit);
      else paid.every((card) => visit(card) !== false);
    },
  };
}

function referred(reference: Reference, scope: Scope, asks: Asks): CardSet {
  const slot = reference.ref === "this-card" ? "this-card" : reference.slot;
  if (reference.former === true && slot !== "equipped") throw new NotCarriedOut("what a card was before");
  switch (slot) {
    case undefined:
      throw new NotCarriedOut(`"${reference.ref}" points at nothing`);
    case "this-card":
      return single(thisCard);
    case "answered":
      return answered;
    case "aimed-at":
      return aimedAt;
    case "itself":
      if (!scope.isReckonedForEach)
        throw new NotCarriedOut("what cards have themselves which are not changed");
      return single((_, context) => context.subject);
    case BOUND_CARD.slot:
      return single((_, context) => context.subject);
    case "equipped":
      return single((duel, context) =>
        reference.former === true ? lastHost(duel, context.card) : duel.state.get(CARD.host, context.card),
      );
    case "own-equip":
      return ownEquip;
    case "there":
      if (scope.cardsThere === null) throw new NotCarriedOut("what is there, said of none that are");
      return scope.cardsThere;
    case COMPARED:
      return single(({ state }, { lingering }) =>
        lingering === undefined ? NO_CARD : (state.get(LINGERING.what, lingering) as CardId),
      );
    case "event":
      return scope.battler === null ? recorded(SLOT_EVENT) : single(scope.battler);
    case "battled": {
      const { battler } = scope;
      return battler === null ? battled : single((duel, context) => opposing(duel, battler(duel, context)));
    }
    case "fighters": {
      const [one, other] = ["event", "battled"].map((each) =>
        referred({ ...reference, slot: each }, scope, asks),
      ) as [CardSet, CardSet];
      return { settled: true, min: 1, max: MANY, ...union(one, other) };
    }
    case "attacker":
      return single(attackerOf);
    case "attack-target":
      return single(attackTargetOf);
    default:
      if (reference.ref === "excavated") {
        const picked = (scope.picked.get(slot) ?? []).map((one) => scope.slotOf(one));
        return excavated(scope.slotOf(slot), reference.others === true, picked);
      }
      return beforePaid(
        scope.slotOf(slot),
        scope,
        reference.ref === "this-way"
          ? thisWay(reference, scope, asks)
          : recorded(scope.slotOf(slot), undefined, TARGETS.has(reference.ref)),
      );
  }
}
