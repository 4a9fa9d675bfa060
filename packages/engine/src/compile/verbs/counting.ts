import { isReference, type NounPhrase } from "@chainwright/card-ir";
import { countersOn, placeCounter, removeCounters } from "../../counters.ts";
import { no } from "../../why.ts";
import { NotCarriedOut } from "../using.ts";
import type { Verbs } from "./common.ts";

/** Each counter goes to one of the cards. */
function oneOf(what: NounPhrase): NounPhrase {
  if (isReference(what)) return what;
  const { quantity } = what;
  if (["all", "every"].includes(quantity.kind) || ("n" in quantity && quantity.n !== 1))
    throw new NotCarriedOut("counters on each of several cards");
  return { ...what, quantity: { kind: "exactly", n: 1 } as const };
}

/** Verbs about counters. */
export const counting: Verbs = {
  "place-counter": (part, step, slot) => {
    const most = step.max ?? Number.POSITIVE_INFINITY;
    const kind = part.sink.word(step.counter);
    for (let i = 0; i < step.count; i++) {
      // Each counter is placed on its own: they may go to the same card or to several.
      const own = i === 0 ? slot : part.slots.fresh();
      part.onEach(
        oneOf(step.what),
        own,
        (duel, using, card) =>
          countersOn(duel, card, kind) < most && placeCounter(duel, card, kind, part.causeOf(using)),
      );
    }
  },

  "remove-counter"(part, step, slot) {
    const kind = part.sink.word(step.counter);
    part.exclude((duel, _, card) => countersOn(duel, card, kind) < step.count);
    if (isReference(step.from)) {
      part.check((duel, using, why) => {
        const enough = countersOn(duel, using.card, kind) >= step.count;
        return enough || !no(why, duel.law.cannotPay, using.card, using.effect);
      });
    }
    part.onEach(step.from, slot, (duel, using, card) =>
      removeCounters(duel, card, kind, step.count, part.causeOf(using)),
    );
  },
};
