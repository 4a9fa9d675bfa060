import { type Group, isReference, type NounPhrase } from "@chainwright/card-ir";
import type { CardSet, Duel } from "@chainwright/engine/board";
import { countersByKind, countersOn, placeCounter, removeCounters } from "@chainwright/engine/changes";
import { countRecords, record } from "@chainwright/engine/history";
import {
  contextOfLink,
  type EffectContext,
  linkOf,
  type StepOf,
  someCard,
} from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  type CardId,
  firstOf,
  kindOf,
  NO_CARD,
  NOW,
  no,
} from "@chainwright/engine/state";
import { isAboveZero, recordedNumber } from "../runtime/recorded-numbers.ts";
import { type PaidNumber, servingNumbers } from "../scope/payments.ts";
import { removedBy } from "../scope/scope.ts";
import { amountsAllowed, isLeftOpen } from "../words/chosen-amounts.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { askHowMany, askNumber, numbersTo } from "./choosing.ts";
import type { Part } from "./effect-part.ts";
import type { Verbs } from "./step-helpers.ts";

/** Where a group leaves open how many cards it speaks of, counters are shared out over them, one by one. */
const isShared = (what: NounPhrase): what is Group => !isReference(what) && what.quantity.kind === "some";

/** Does something to one card of a group after the other, `n` times: it may be the same card. */
function oneByOne(
  part: Part,
  what: Group,
  slot: number,
  n: number,
  act: (duel: Duel, context: EffectContext, card: CardId) => boolean,
  spares?: (duel: Duel, card: CardId) => boolean,
): void {
  const one: Group = { ...what, quantity: { kind: "exactly", n: 1 } };
  for (let i = 0; i < n; i++) {
    if (spares !== undefined) part.exclude((duel, _, card) => spares(duel, card));
    part.onEach(one, i === 0 ? slot : part.scope.freshSlot(), act);
  }
}

const countersNamed = (duel: Duel, card: CardId, kind: string): number =>
  countersOn(duel, card, duel.catalogue.word(kind));

/** Whether there are so many counters on all the cards that are meant. */
function mustBear(part: Part, cards: CardSet, kind: string, least: number): void {
  part.check(
    (duel, context, why) =>
      borneBy(duel, context, cards, kind) >= least ||
      !no(
        why,
        part.role === "cost" ? duel.law.cannotPay : duel.law.wouldDoNothing,
        context.card,
        context.effect,
      ),
  );
}

function borneBy(duel: Duel, context: EffectContext, cards: CardSet, kind: string): number {
  let n = 0;
  cards.each(duel, context, (card) => {
    n += countersNamed(duel, card, kind);
  });
  return n;
}

/** "Any number of Spell Counters", "5 or 7": first how many, and then, where several cards have some, from which each is taken. */
function removeSaid(
  part: Part,
  step: StepOf<"remove-counter">,
  slot: number,
  said: number,
  cards: CardSet,
  kind: string,
): void {
  const { least, most, fits } = amountsAllowed(step);
  mustBear(part, cards, kind, least);
  const number: PaidNumber = {
    possible: (duel, context) => numbersTo(Math.min(most, borneBy(duel, context, cards, kind))).filter(fits),
    serves: [],
  };
  if (part.role === "cost") part.scope.paidNumbers.set(slot, number);
  askNumber(
    part,
    (duel, context) => servingNumbers(number, duel, context),
    (duel, context, n) => void record(duel, context.link, said, NO_CARD, n),
  );
  const bearers = (duel: Duel, context: EffectContext): readonly CardId[] => {
    const found: CardId[] = [];
    cards.each(duel, context, (card) => {
      if (countersNamed(duel, card, kind) > 0) found.push(card);
    });
    return found;
  };
  const remove = (duel: Duel, context: EffectContext, card: CardId): void =>
    void record(
      duel,
      context.link,
      slot,
      card,
      removeCounters(duel, card, duel.catalogue.word(kind), 1, part.causeOf(context)) ? 1 : 0,
    );
  const question = part.builder.addQuestion({
    name: "choose",
    candidates(duel, frame, _player, offer) {
      for (const card of bearers(duel, contextOfLink(duel, linkOf(duel, frame))))
        offer(action(ACT.choose, card));
    },
    check(duel, frame, _player, choice, why) {
      const isOne =
        kindOf(choice) === ACT.choose &&
        bearers(duel, contextOfLink(duel, linkOf(duel, frame))).includes(firstOf(choice) as CardId);
      return isOne || !no(why, duel.law.notAChoice);
    },
  });
  const ask = part.steps.length;
  part.add((duel, context, frame) => {
    const left = recordedNumber(duel, context, said) - countRecords(duel, context.link, slot);
    const all = bearers(duel, context);
    const [only] = all;
    if (left > 0 && all.length > 1) duel.ask(question, context.player, frame);
    else {
      if (only !== undefined) for (let i = 0; i < left; i++) remove(duel, context, only);
      duel.jump(frame, ask + 2);
    }
  });
  part.add((duel, context, frame) => {
    remove(duel, context, firstOf(duel.state.read(NOW.answer) as Action) as CardId);
    duel.jump(frame, ask);
  });
}

/** Verbs about counters. */
export const counterVerbs: Verbs = {
  "place-counter": (part, step, slot) => {
    const limit = step.max ?? Number.POSITIVE_INFINITY;
    const kind = part.builder.addWord(step.counter);
    const place = (duel: Duel, context: EffectContext, card: CardId): boolean =>
      countersNamed(duel, card, kind) < limit &&
      placeCounter(duel, card, duel.catalogue.word(kind), part.causeOf(context));
    if (isShared(step.what)) {
      if (typeof step.count !== "number") throw new NotCarriedOut("a number of counters that are shared out");
      oneByOne(part, step.what, slot, step.count, place);
      return;
    }
    const most = part.scope.value(step.count);
    if (typeof step.count !== "number") part.needsEffect([step.count], isAboveZero(most));
    part.fill(step.what, slot);
    const said = step.upTo ? part.scope.freshSlot() : null;
    if (said !== null)
      askHowMany(part, most, (duel, context, n) => void record(duel, context.link, said, NO_CARD, n));
    part.doTo(slot, (duel, context, card) => {
      const count = said === null ? most : () => recordedNumber(duel, context, said);
      let placed = false;
      for (let i = count(duel, context); i > 0 && place(duel, context, card); i--) placed = true;
      return placed;
    });
  },

  "remove-counter"(part, step, slot) {
    const { from, count } = step;
    const tally = step.slot === undefined ? null : part.scope.slotOf(removedBy(step.slot));
    if (step.counter === undefined) {
      if (count !== "all") throw new NotCarriedOut("some counters of any kind");
      const bearers = part.scope.noun(from);
      part.check(
        (duel, context, why) =>
          someCard(bearers, duel, context, (card) => countersOn(duel, card) > 0) ||
          !no(why, duel.law.wouldDoNothing, context.card, context.effect),
      );
      part.onEach(from, slot, (duel, context, card) => {
        const kinds = countersByKind(duel, card);
        for (const one of kinds)
          removeCounters(duel, card, duel.catalogue.word(one.kind), one.count, part.causeOf(context));
        return kinds.length > 0;
      });
      return;
    }
    const kind = part.builder.addWord(step.counter);
    const cards = part.scope.noun(from);
    const remove = (n: number) => (duel: Duel, context: EffectContext, card: CardId) => {
      if (tally !== null) record(duel, context.link, tally, NO_CARD, n);
      return removeCounters(duel, card, duel.catalogue.word(kind), n, part.causeOf(context));
    };
    if (count === "all") {
      // Nothing is paid with none of them, nor used to remove them.
      mustBear(part, cards, kind, 1);
      part.onEach(from, slot, (duel, context, card) => {
        const n = countersNamed(duel, card, kind);
        return n > 0 && remove(n)(duel, context, card);
      });
      return;
    }
    if (typeof count !== "number" || isLeftOpen(step)) {
      if (!isReference(from) && !isShared(from))
        throw new NotCarriedOut("a number of counters of a card that is chosen for it");
      const said = tally ?? part.scope.freshSlot();
      removeSaid(part, step, slot, said, cards, kind);
      return;
    }
    if (isShared(from)) {
      mustBear(part, cards, kind, count);
      oneByOne(part, from, slot, count, remove(1), (duel, card) => countersNamed(duel, card, kind) === 0);
      return;
    }
    const tooFew = (duel: Duel, card: CardId): boolean => countersNamed(duel, card, kind) < count;
    if (isReference(from)) {
      part.check((duel, context, why) => {
        let has = false;
        cards.each(duel, context, (card) => {
          has ||= !tooFew(duel, card);
        });
        return has || !no(why, duel.law.cannotPay, context.card, context.effect);
      });
    }
    part.exclude((duel, _, card) => tooFew(duel, card));
    part.onEach(from, slot, remove(count));
  },
};
