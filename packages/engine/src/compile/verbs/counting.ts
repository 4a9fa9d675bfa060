import { type Group, isReference, type NounPhrase } from "@chainwright/card-ir";
import { countersByKind, countersOn, placeCounter, removeCounters } from "../../counters.ts";
import type { Duel } from "../../duel.ts";
import { record } from "../../records.ts";
import { type CardId, NO_CARD } from "../../schema.ts";
import { no } from "../../why.ts";
import { compileNoun } from "../nouns.ts";
import type { Part } from "../part.ts";
import { NotCarriedOut, type Using } from "../using.ts";
import { compileValue, removedBy } from "../values.ts";
import type { Verbs } from "./common.ts";

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
    part.onEach(one, i === 0 ? slot : part.slots.fresh(), act);
  }
}

/** Verbs about counters. */
export const counting: Verbs = {
  "place-counter": (part, step, slot) => {
    const most = step.max ?? Number.POSITIVE_INFINITY;
    const kind = part.sink.word(step.counter);
    const place = (duel: Duel, using: Using, card: CardId): boolean =>
      countersOn(duel, card, kind) < most && placeCounter(duel, card, kind, part.causeOf(using));
    if (isShared(step.what)) {
      if (typeof step.count !== "number") throw new NotCarriedOut("a number of counters that are shared out");
      oneByOne(part, step.what, slot, step.count, place);
      return;
    }
    const count = compileValue(step.count, part.slots);
    part.onEach(step.what, slot, (duel, using, card) => {
      let placed = false;
      for (let i = count(duel, using); i > 0 && place(duel, using, card); i--) placed = true;
      return placed;
    });
  },

  "remove-counter"(part, step, slot) {
    const { from, count } = step;
    const tally = step.slot === undefined ? null : part.slots.of(removedBy(step.slot));
    if (step.counter === undefined) {
      if (count !== "all") throw new NotCarriedOut("some counters of any kind");
      part.onEach(from, slot, (duel, using, card) => {
        const kinds = countersByKind(duel, card);
        for (const one of kinds)
          removeCounters(duel, card, duel.catalogue.word(one.kind), one.count, part.causeOf(using));
        return kinds.length > 0;
      });
      return;
    }
    const kind = part.sink.word(step.counter);
    const cards = compileNoun(from, part.slots);
    const remove = (n: number) => (duel: Duel, using: Using, card: CardId) => {
      if (tally !== null) record(duel, using.link, tally, NO_CARD, n);
      return removeCounters(duel, card, kind, n, part.causeOf(using));
    };
    if (count === "all") {
      part.onEach(from, slot, (duel, using, card) => {
        const n = countersOn(duel, card, kind);
        return n > 0 && remove(n)(duel, using, card);
      });
      return;
    }
    if (isShared(from)) {
      part.check((duel, using, why) => {
        let left: number = count;
        cards.each(duel, using, (card) => {
          left -= countersOn(duel, card, kind);
        });
        return left <= 0 || !no(why, duel.law.cannotPay, using.card, using.effect);
      });
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
