import { ACT, type Action, action, firstOf, kindOf } from "../../action.ts";
import { record, SLOT_DECLARED } from "../../records.ts";
import { CARD, NO_CARD, NOW } from "../../schema.ts";
import { TRACE } from "../../trace.ts";
import { no } from "../../why.ts";
import { DECLARABLE, type Declared } from "../declared.ts";
import type { Part } from "../part.ts";
import type { StepOf } from "../standing.ts";
import type { Verbs } from "./common.ts";

/** By which the trace tells them apart. */
const ORDER: readonly Declared[] = ["type", "attribute", "level", "card-type"];

/** The numbers of what can be declared: all but Levels are counted from 1. */
function* choices(property: Declared, { from = 1, to = 12 }: StepOf<"declare">): Generator<number> {
  const [first, last] = property === "level" ? [from, to] : [1, DECLARABLE[property].length];
  for (let n = first; n <= last; n++) yield n;
}

function declare(part: Part, step: StepOf<"declare">, property: Declared): void {
  const all = [...choices(property, step)].map((n) => action(ACT.number, n));
  const question = part.sink.addQuestion({
    name: `choose ${property}`,
    candidates(_duel, _frame, _player, offer) {
      for (const one of all) offer(one);
    },
    check: (duel, _frame, _player, choice, why) =>
      (kindOf(choice) === ACT.number && all.includes(choice)) || !no(why, duel.law.notAChoice),
  });
  part.add((duel, using, frame) => duel.ask(question, using.player, frame));
  part.add((duel, using) => {
    const said = firstOf(duel.state.read(NOW.answer) as Action);
    // What its card goes on saying of the declared Type after its activation asks the card.
    if (property === "type") duel.state.set(CARD.declared, using.card, said);
    record(duel, using.link, SLOT_DECLARED[property], NO_CARD, said);
    duel.point(TRACE.declared, [], using.card, said, ORDER.indexOf(property));
  });
}

/** What players declare. */
export const declaring: Verbs = {
  declare(part, step, slot) {
    const { property, also } = step;
    if (property === "type") part.slots.declares = true;
    for (const one of [property, ...(also === undefined ? [] : [also])]) declare(part, step, one);
    part.add((duel, using) => part.done(duel, using, slot));
  },
};
