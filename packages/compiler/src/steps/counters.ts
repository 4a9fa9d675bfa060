import { type Group, isReference, type NounPhrase } from "@chainwright/card-ir";
import { countersByKind, countersOn, placeCounter, removeCounters } from "@chainwright/engine/changes";
import { countRecords, record } from "@chainwright/engine/history";
import { type Cards, linkOf, type StepOf, someCard, type Using, usingOf } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  type CardId,
  type Duel,
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
  act: (duel: Duel, using: Using, card: CardId) => boolean,
  spares?: (duel: Duel, card: CardId) => boolean,
): void {
  const one: Group = { ...what, quantity: { kind: "exactly", n: 1 } };
  for (let i = 0; i < n; i++) {
    if (spares !== undefined) part.exclude((duel, _, card) => spares(duel, card));
    part.onEach(one, i === 0 ? slot : part.scope.freshSlot(), act);
  }
}

/** Whether there are so many counters on all the cards that are meant. */
function mustBear(part: Part, cards: Cards, kind: number, least: number): void {
  part.check(
    (duel, using, why) =>
      borneBy(duel, using, cards, kind) >= least ||
      !no(why, part.role === "cost" ? duel.law.cannotPay : duel.law.wouldDoNothing, using.card, using.effect),
  );
}

function borneBy(duel: Duel, using: Using, cards: Cards, kind: number): number {
  let n = 0;
  cards.each(duel, using, (card) => {
    n += countersOn(duel, card, kind);
  });
  return n;
}

/** "Any number of Spell Counters", "5 or 7": first how many, and then, where several cards have some, from which each is taken. */
function removeSaid(
  part: Part,
  step: StepOf<"remove-counter">,
  slot: number,
  said: number,
  cards: Cards,
  kind: number,
): void {
  const { least, most, fits } = amountsAllowed(step);
  mustBear(part, cards, kind, least);
  const number: PaidNumber = {
    possible: (duel, using) => numbersTo(Math.min(most, borneBy(duel, using, cards, kind))).filter(fits),
    serves: [],
  };
  if (part.role === "cost") part.scope.paidNumbers.set(slot, number);
  askNumber(
    part,
    (duel, using) => servingNumbers(number, duel, using),
    (duel, using, n) => void record(duel, using.link, said, NO_CARD, n),
  );
  const bearers = (duel: Duel, using: Using): readonly CardId[] => {
    const found: CardId[] = [];
    cards.each(duel, using, (card) => {
      if (countersOn(duel, card, kind) > 0) found.push(card);
    });
    return found;
  };
  const remove = (duel: Duel, using: Using, card: CardId): void =>
    void record(
      duel,
      using.link,
      slot,
      card,
      removeCounters(duel, card, kind, 1, part.causeOf(using)) ? 1 : 0,
    );
  const question = part.builder.addQuestion({
    name: "choose",
    candidates(duel, frame, _player, offer) {
      for (const card of bearers(duel, usingOf(duel, linkOf(duel, frame)))) offer(action(ACT.choose, card));
    },
    check(duel, frame, _player, choice, why) {
      const isOne =
        kindOf(choice) === ACT.choose &&
        bearers(duel, usingOf(duel, linkOf(duel, frame))).includes(firstOf(choice) as CardId);
      return isOne || !no(why, duel.law.notAChoice);
    },
  });
  const ask = part.steps.length;
  part.add((duel, using, frame) => {
    const left = recordedNumber(duel, using, said) - countRecords(duel, using.link, slot);
    const all = bearers(duel, using);
    const [only] = all;
    if (left > 0 && all.length > 1) duel.ask(question, using.player, frame);
    else {
      if (only !== undefined) for (let i = 0; i < left; i++) remove(duel, using, only);
      duel.jump(frame, ask + 2);
    }
  });
  part.add((duel, using, frame) => {
    remove(duel, using, firstOf(duel.state.read(NOW.answer) as Action) as CardId);
    duel.jump(frame, ask);
  });
}

/** Verbs about counters. */
export const counterVerbs: Verbs = {
  "place-counter": (part, step, slot) => {
    const limit = step.max ?? Number.POSITIVE_INFINITY;
    const kind = part.builder.word(step.counter);
    const place = (duel: Duel, using: Using, card: CardId): boolean =>
      countersOn(duel, card, kind) < limit && placeCounter(duel, card, kind, part.causeOf(using));
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
      askHowMany(part, most, (duel, using, n) => void record(duel, using.link, said, NO_CARD, n));
    part.doTo(slot, (duel, using, card) => {
      const count = said === null ? most : () => recordedNumber(duel, using, said);
      let placed = false;
      for (let i = count(duel, using); i > 0 && place(duel, using, card); i--) placed = true;
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
        (duel, using, why) =>
          someCard(bearers, duel, using, (card) => countersOn(duel, card) > 0) ||
          !no(why, duel.law.wouldDoNothing, using.card, using.effect),
      );
      part.onEach(from, slot, (duel, using, card) => {
        const kinds = countersByKind(duel, card);
        for (const one of kinds)
          removeCounters(duel, card, duel.catalogue.word(one.kind), one.count, part.causeOf(using));
        return kinds.length > 0;
      });
      return;
    }
    const kind = part.builder.word(step.counter);
    const cards = part.scope.noun(from);
    const remove = (n: number) => (duel: Duel, using: Using, card: CardId) => {
      if (tally !== null) record(duel, using.link, tally, NO_CARD, n);
      return removeCounters(duel, card, kind, n, part.causeOf(using));
    };
    if (count === "all") {
      // Nothing is paid with none of them, nor used to remove them.
      mustBear(part, cards, kind, 1);
      part.onEach(from, slot, (duel, using, card) => {
        const n = countersOn(duel, card, kind);
        return n > 0 && remove(n)(duel, using, card);
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
      oneByOne(part, from, slot, count, remove(1), (duel, card) => countersOn(duel, card, kind) === 0);
      return;
    }
    const tooFew = (duel: Duel, card: CardId): boolean => countersOn(duel, card, kind) < count;
    if (isReference(from)) {
      part.check((duel, using, why) => {
        let has = false;
        cards.each(duel, using, (card) => {
          has ||= !tooFew(duel, card);
        });
        return has || !no(why, duel.law.cannotPay, using.card, using.effect);
      });
    }
    part.exclude((duel, _, card) => tooFew(duel, card));
    part.onEach(from, slot, remove(count));
  },
};
