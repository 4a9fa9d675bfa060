import {
  type EventPattern,
  type Group,
  isReference,
  type NounPhrase,
  someNode,
  type Trait,
  type Value,
} from "@chainwright/card-ir";
import { originalOf, statOf } from "@chainwright/engine/applying";
import { damageAnswered } from "@chainwright/engine/battle";
import { type CardSet, eachMaterial, type NumberFunction } from "@chainwright/engine/board";
import { countersLast, countersOn, eachMaterialLast } from "@chainwright/engine/changes";
import { eachRecord, SLOT_EVENT } from "@chainwright/engine/history";
import { playerOf, type StepOf, statNumber } from "@chainwright/engine/program";
import { type CardId, COIN, EVENT_LOG, NO_LINK, PLAYER, RECORD } from "@chainwright/engine/state";
import { numberDeclared } from "../runtime/declared-values.ts";
import { paidCards } from "../runtime/joint-payments.ts";
import { ownOccasion } from "../runtime/own-trigger.ts";
import { countDifferent } from "../runtime/properties.ts";
import { recordedNumber } from "../runtime/recorded-numbers.ts";
import { removedBy, type Scope } from "../scope/scope.ts";
import { compileTimesDone } from "../scope/times-done.ts";
import { slotOfLastKnown } from "../words/last-known-values.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** "The ATK of the monster with the highest ATK": of one of them, where several have it. */
function oneOf(of: NounPhrase, cards: CardSet): CardSet {
  if (isReference(of) || (of.quantity.kind !== "a" && of.quantity.kind !== "exactly")) return cards;
  const ranked = [...of.traits, ...of.where].some(({ trait }) => trait === "highest" || trait === "lowest");
  if (!ranked) throw new NotCarriedOut("the value of a card that is chosen for it");
  return {
    ...cards,
    each(duel, context, visit) {
      cards.each(duel, context, (card) => {
        visit(card);
        return false;
      });
    },
  };
}

/** Whether a number is each card's own: "equal to their own Level". */
const isOfItself = (number: unknown): boolean => someNode(number, ({ slot }) => slot === "itself");

/** By how much, or to what, the other of two values is changed, where that is said apart. */
export function alsoValueOf({
  also,
  value,
  alsoValue,
  respective,
}: StepOf<"change-stat">): Value | undefined {
  if (respective === undefined || also === undefined) return alsoValue;
  if (typeof value !== "object" || value.value !== "stat")
    throw new NotCarriedOut("two values that are changed by what they are elsewhere");
  return { ...value, stat: also };
}

/** By how much cards are changed, or to what; `ofEach`: reckoned for each of them, which is the `subject` of the use. */
export function compileChange(
  value: Value,
  scope: Scope,
): { readonly reckon: NumberFunction; readonly ofEach: boolean } {
  const ofItself = isOfItself(value);
  scope.isReckonedForEach = ofItself;
  const reckon = scope.value(value);
  scope.isReckonedForEach = false;
  return { reckon, ofEach: ofItself || isOfTheOther(value) };
}

/** "The Level of 1 of them becomes the Level of the other": than the one that changes. */
const isOfTheOther = (value: Value): boolean =>
  typeof value !== "number" && value.value === "stat" && isReference(value.of) && value.of.others === true;

type Unlike = Extract<Trait, { trait: "unlike" }>;

/** "The number of “A” monsters with different names": of those with the same name one counts. */
function unlikeOf(of: NounPhrase): { readonly group: Group; readonly trait: Unlike } | undefined {
  if (isReference(of)) return undefined;
  const compared = [...of.traits, ...of.where].filter(
    (one) => one.trait === "unlike" || one.trait === "alike",
  );
  const [trait] = compared;
  if (trait === undefined) return undefined;
  if (trait.trait !== "unlike" || compared.length > 1)
    throw new NotCarriedOut("a number of cards that are alike");
  if (trait.also !== undefined)
    throw new NotCarriedOut("a number of cards that differ in more than one thing");
  return { group: { ...of, where: of.where.filter((one) => one !== trait) }, trait };
}

function countUnlike(
  { group, trait }: { readonly group: Group; readonly trait: Unlike },
  scope: Scope,
): NumberFunction {
  const cards = scope.noun(group);
  return (duel, context) => {
    const found: CardId[] = [];
    cards.each(duel, context, (card) => {
      found.push(card);
    });
    return countDifferent(duel, found, trait.by, trait.original);
  };
}

const LIFE_POINTS = [
  { value: "lp", of: "you" },
  { value: "lp", of: "opponent" },
] as const;

/** `exact`: of what is compared with it half a Level is more than the Level below. */
export function compileValue(value: Value, scope: Scope, exact: boolean): NumberFunction {
  if (typeof value === "number") return () => value;
  const whole = readOff(value, scope);
  const { times = 1, plus = 0, less = 0 } = value;
  if (times === 1 && plus === less) return whole;
  return (duel, context, before) => {
    const product = whole(duel, context, before) * times;
    return (exact ? product : Math.ceil(product)) + plus - less;
  };
}

/** "The number removed": while it is considered how many it shall be, that many. */
function readOff(value: Exclude<Value, number>, scope: Scope): NumberFunction {
  const read = readOffTable(value, scope);
  const of = "of" in value && typeof value.of === "object" && isReference(value.of) ? value.of : undefined;
  if (of?.ref !== "this-way" || of.slot === undefined || !scope.paidNumbers.has(scope.slotOf(of.slot)))
    return read;
  return (duel, context, before) => context.paidCount ?? read(duel, context, before);
}

function readOffTable(value: Exclude<Value, number>, scope: Scope): NumberFunction {
  switch (value.value) {
    case "count": {
      // "The number removed": of counters, and not of the cards that bore them.
      const removed =
        isReference(value.of) && value.of.slot !== undefined
          ? scope.knownSlot(removedBy(value.of.slot))
          : undefined;
      if (removed !== undefined) return (duel, context) => recordedNumber(duel, context, removed);
      const unlike = unlikeOf(value.of);
      if (unlike !== undefined) return countUnlike(unlike, scope);
      const cards = scope.noun(value.of, "count");
      return (duel, context) => {
        let n = 0;
        cards.each(duel, context, () => {
          n++;
        });
        return n;
      };
    }
    case "stat": {
      const cards = oneOf(value.of, scope.noun(value.of));
      const stat = statNumber(value.stat);
      const also = value.also === undefined ? null : statNumber(value.also);
      const or = value.or === undefined ? null : statNumber(value.or);
      const better = value.whichever === "lower" ? Math.min : Math.max;
      const isTotal = !isReference(value.of) && value.of.quantity.kind === "all";
      if (value.original === true) {
        return (duel, context) => {
          let sum = 0;
          cards.each(duel, context, (card) => {
            const own = originalOf(duel, card, stat);
            const whole = own + (also === null ? 0 : originalOf(duel, card, also));
            sum += or === null ? whole : better(own, originalOf(duel, card, or));
          });
          return sum;
        };
      }
      return (duel, context, before) => {
        // Where the words point at no card there is no number: no comparison with it holds. All there are may be none.
        let sum = isTotal ? 0 : Number.NaN;
        cards.each(duel, context, (card) => {
          const own = statOf(duel, card, stat, before);
          sum =
            (Number.isNaN(sum) ? 0 : sum) + (or === null ? own : better(own, statOf(duel, card, or, before)));
          if (also !== null) sum += statOf(duel, card, also, before);
        });
        return sum;
      };
    }
    case "different": {
      const cards = scope.noun(value.of);
      return (duel, context) => {
        const found: CardId[] = [];
        cards.each(duel, context, (card) => {
          found.push(card);
        });
        return countDifferent(duel, found, value.by, value.original);
      };
    }
    case "counters": {
      // "For each counter removed": as many as the step took off.
      if (isReference(value.of) && value.of.ref === "this-way") {
        const slot = scope.slotOf(removedBy(value.of.slot ?? ""));
        return (duel, context) => recordedNumber(duel, context, slot);
      }
      const [of, former] = asItWas(value.of);
      const count = former ? countersLast : countersOn;
      const cards = scope.noun(of);
      return (duel, context) => {
        const kind = duel.catalogue.word(value.counter);
        let n = 0;
        cards.each(duel, context, (card) => {
          n += count(duel, card, kind);
        });
        return n;
      };
    }
    case "attached": {
      const [of, former] = asItWas(value.of);
      const visitEach = former ? eachMaterialLast : eachMaterial;
      const cards = scope.noun(of);
      return (duel, context) => {
        let n = 0;
        cards.each(duel, context, (card) => {
          visitEach(duel, card, () => void n++);
        });
        return n;
      };
    }
    case "die": {
      if (value.of.slot === undefined) throw new NotCarriedOut("a die that nobody rolled");
      const slot = scope.slotOf(value.of.slot);
      return (duel, context) => recordedNumber(duel, context, slot);
    }
    case "coins": {
      if (value.of.slot === undefined) throw new NotCarriedOut("coins that nobody tossed");
      const [slot, side] = [scope.slotOf(value.of.slot), COIN[value.side]];
      return (duel, context) => {
        let n = 0;
        eachRecord(duel, context.link, slot, (row) => {
          if ((duel.state.get(RECORD.done, row) & side) !== 0) n++;
        });
        return n;
      };
    }
    case "highest":
    case "lowest": {
      const cards = scope.noun(value.of);
      const stat = statNumber(value.stat);
      const extreme = value.value === "highest" ? Math.max : Math.min;
      return (duel, context, before) => {
        let found: number | null = null;
        cards.each(duel, context, (card) => {
          const has =
            value.original === true ? originalOf(duel, card, stat) : statOf(duel, card, stat, before);
          found = found === null ? has : extreme(found, has);
        });
        return found ?? 0;
      };
    }
    case "apart": {
      // Where they are by then they have other Levels than they had on the field.
      const of = isReference(value.of) ? scope.knownSlot(value.of.slot ?? "") : undefined;
      if (of !== undefined && scope.taken.has(of))
        throw new NotCarriedOut("the difference of what cards had that are gone");
      const { times: _, plus: __, less: ___, ...said } = value;
      const [most, least] = (["highest", "lowest"] as const).map((extreme) =>
        scope.value({ ...said, value: extreme }),
      ) as [NumberFunction, NumberFunction];
      return (duel, context, before) => most(duel, context, before) - least(duel, context, before);
    }
    case "times-done":
      return compileTimesDone(eventDone(value), value.whileUp === true, scope);
    case "declared":
      return (duel, context) => numberDeclared(duel, context, "level");
    case "difference": {
      const compared = value.between ?? (value.of === "lp" ? LIFE_POINTS : scope.compared);
      if (compared === null) throw new NotCarriedOut("the difference between what nobody compares");
      const inOrder = compared === scope.compared && scope.inOrder;
      const [more, less] = compared.map((each) => scope.value(each)) as [NumberFunction, NumberFunction];
      return (duel, context, before) => {
        const difference = more(duel, context, before) - less(duel, context, before);
        // Where what was compared is the other way round by now, there is none.
        return inOrder ? Math.max(0, difference) : Math.abs(difference);
      };
    }
    case "that-much":
      throw new NotCarriedOut("that much of something that is not replaced");
    case "for-every": {
      const whole = scope.value(value.number);
      return (duel, context, before) => Math.floor(whole(duel, context, before) / value.n);
    }
    case "other-player":
      throw new NotCarriedOut("the same of the other player, where nothing is compared with it");
    case "that-damage":
      return (duel, context) => {
        const event = ownOccasion(duel, context);
        return event === null ? 0 : duel.state.get(EVENT_LOG.amount, event);
      };
    case "chain-link":
      return (_, context) => context.link;
    case "lp":
      return (duel, context) => duel.state.get(PLAYER.lp, playerOf(value.of, context.player));
    case "had": {
      const slot = scope.slotOf(slotOfLastKnown(value.of.slot ?? ""));
      const [cards, stat] = [scope.slotOf(value.of.slot ?? ""), statNumber(value.stat)];
      const payment = scope.payments.get(cards);
      if (value.lost !== true)
        return (duel, context) => {
          // Before it is paid: what the cards have with which it would be.
          const paid = payment === undefined ? null : paidCards(context);
          if (paid === null) return recordedNumber(duel, context, slot);
          return paid.reduce((sum, card) => sum + statOf(duel, card, stat), 0);
        };
      if (scope.joined.has(cards) || (payment !== undefined && payment.cards.max > 1))
        throw new NotCarriedOut("what several cards lost together that an effect was paid with");
      return (duel, context) => {
        let left = recordedNumber(duel, context, slot);
        eachRecord(duel, context.link, cards, (_, card) => {
          left -= statOf(duel, card, stat);
        });
        return Math.max(0, left);
      };
    }
    case "damage-taken": {
      if (value.of.slot === undefined) throw new NotCarriedOut("damage that nobody took");
      const ofEvent = value.of.slot === "event";
      const slot = ofEvent ? SLOT_EVENT : scope.slotOf(value.of.slot);
      return (duel, context) =>
        ofEvent && context.link === NO_LINK
          ? damageAnswered(duel, context)
          : recordedNumber(duel, context, slot);
    }
    default: {
      const unknown: never = value;
      throw new NotCarriedOut(`a number of no known kind: ${JSON.stringify(unknown)}`);
    }
  }
}

/** "Spell Cards you activated", "“X” monsters you Synchro Summoned": what was done, as an event. */
const eventDone = ({ did, what, by, ways = [] }: Extract<Value, { value: "times-done" }>): EventPattern =>
  did === "summon"
    ? { event: "summoned", ways, subject: what, agent: by }
    : {
        event: "activated",
        what: {
          what: did === "activate-card" ? "card" : "effect",
          noun: what.noun,
          traits: what.traits,
          where: what.where,
        },
        agent: by,
      };

/** "That were on this card", "this card had": whose, and whether it is asked how it was before it left the field. */
function asItWas(of: NounPhrase): readonly [NounPhrase, boolean] {
  if (!isReference(of)) return [of, false];
  const { former, ...reference } = of;
  return [reference, former === true];
}
