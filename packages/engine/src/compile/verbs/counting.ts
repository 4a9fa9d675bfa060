import { isReference, type NounPhrase } from "@chainwright/card-ir";
import { countersOn, placeCounter, removeCounters } from "../../counters.ts";
import { no } from "../../why.ts";
import { compileNoun } from "../nouns.ts";
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
    const { from } = step;
    const shared = !isReference(from) && from.quantity.kind === "some";
    if (shared || isReference(from)) {
      const cards = compileNoun(from, part.slots);
      part.check((duel, using, why) => {
        let there = 0;
        cards.each(duel, using, (card) => {
          there += countersOn(duel, card, kind);
        });
        return there >= step.count || !no(why, duel.law.cannotPay, using.card, using.effect);
      });
    }
    // Those that lie on several cards are taken one by one.
    const [times, each] = shared ? [step.count, 1] : [1, step.count];
    for (let i = 0; i < times; i++) {
      part.exclude((duel, _, card) => countersOn(duel, card, kind) < each);
      part.onEach(shared ? oneOf(from) : from, i === 0 ? slot : part.slots.fresh(), (duel, using, card) =>
        removeCounters(duel, card, kind, each, part.causeOf(using)),
      );
    }
  },
};
