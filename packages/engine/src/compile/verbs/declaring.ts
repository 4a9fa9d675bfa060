import type { Card } from "@chainwright/card-ir";
import { ACT, type Action, action, firstOf, kindOf } from "../../action.ts";
import type { Duel } from "../../duel.ts";
import { record, SLOT_DECLARED } from "../../records.ts";
import { CARD, NO_CARD, NOW } from "../../schema.ts";
import { TRACE } from "../../trace.ts";
import { no } from "../../why.ts";
import { DECLARABLE, type Declared } from "../declared.ts";
import type { Part } from "../part.ts";
import type { StepOf } from "../standing.ts";
import type { Verbs } from "./common.ts";

/** By which the trace tells them apart. */
const ORDER: readonly Declared[] = ["type", "attribute", "level", "card-type", "name"];

/** The numbers of what can be declared: all but Levels are counted from 1. */
function* choices(
  property: Exclude<Declared, "name">,
  { from = 1, to = 12 }: StepOf<"declare">,
): Generator<number> {
  const [first, last] = property === "level" ? [from, to] : [1, DECLARABLE[property].length];
  for (let n = first; n <= last; n++) yield n;
}

/** The names of the cards that there are in the duel, of Tokens none. */
function names(duel: Duel, of: StepOf<"declare">["of"]): ReadonlySet<number> {
  const all = new Set<number>();
  for (const { id, card, categories, name } of duel.catalogue.definitions)
    if (id > 0 && !categories.includes("token") && isDeclarable(card, of)) all.add(name);
  return all;
}

/** "1 Normal Monster Card name": by what is printed. */
function isDeclarable({ facts }: Card, of: StepOf<"declare">["of"]): boolean {
  if (of === undefined) return true;
  return (
    facts.kind === of.noun &&
    of.traits.every((one) => one.trait === "kind" && facts.categories.includes(one.kind))
  );
}

function declare(part: Part, step: StepOf<"declare">, property: Declared): void {
  const numbers = property === "name" ? null : new Set(choices(property, step));
  const all = (duel: Duel): ReadonlySet<number> => numbers ?? names(duel, step.of);
  const question = part.sink.addQuestion({
    name: `choose ${property}`,
    candidates(duel, _frame, _player, offer) {
      for (const one of all(duel)) offer(action(ACT.number, one));
    },
    check: (duel, _frame, _player, choice, why) =>
      (kindOf(choice) === ACT.number && all(duel).has(firstOf(choice))) || !no(why, duel.law.notAChoice),
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
