import type { Card } from "@chainwright/card-ir";
import type { Catalogue, Duel } from "@chainwright/engine/board";
import { record, SLOT_DECLARED } from "@chainwright/engine/history";
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
  CARD,
  firstOf,
  kindOf,
  NO_CARD,
  NOW,
  no,
  TRACE,
} from "@chainwright/engine/state";
import { isOfAttribute, isOfType } from "../nouns/traits-of-kind.ts";
import { DECLARABLE, type Declared } from "../words/declared-words.ts";
import type { Part } from "./effect-part.ts";
import type { Verbs } from "./step-helpers.ts";

/** Whether a number stands for what can be declared. */
type Fits = (duel: Duel, context: EffectContext, n: number) => boolean;

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
function namesOf({ definitions }: Catalogue, of: StepOf<"declare">["of"]): ReadonlySet<number> {
  const all = new Set<number>();
  for (const { id, card, categories, name } of definitions)
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

/** "1 Attribute on the field", "1 other Type": which of the words they are. */
function narrowed(part: Part, { among, other, except }: StepOf<"declare">, property: Declared): Fits {
  if (property !== "type" && property !== "attribute") return () => true;
  const has = property === "type" ? isOfType : isOfAttribute;
  const cards = among && part.scope.noun(among);
  return (duel, context, n) => {
    const word = DECLARABLE[property][n - 1];
    if (word === undefined || word === except || (other === true && has(duel, context.card, word)))
      return false;
    return cards === undefined || someCard(cards, duel, context, (card) => has(duel, card, word));
  };
}

function declare(part: Part, step: StepOf<"declare">, property: Declared): void {
  const fits = narrowed(part, step, property);
  // For a duel with thousands of cards it takes too long to gather them for each that is offered.
  let known: ReadonlySet<number> | undefined;
  const all = ({ catalogue }: Duel): ReadonlySet<number> => {
    known ??= property === "name" ? namesOf(catalogue, step.of) : new Set(choices(property, step));
    return known;
  };
  if (step.among !== undefined)
    part.check(
      (duel, context, why) =>
        [...all(duel)].some((n) => fits(duel, context, n)) ||
        !no(why, duel.law.wouldDoNothing, context.card, context.effect),
    );
  const question = part.builder.addQuestion({
    name: `choose ${property}`,
    candidates(duel, frame, _player, offer) {
      const context = contextOfLink(duel, linkOf(duel, frame));
      for (const one of all(duel)) if (fits(duel, context, one)) offer(action(ACT.number, one));
    },
    check: (duel, frame, _player, choice, why) =>
      (kindOf(choice) === ACT.number &&
        all(duel).has(firstOf(choice)) &&
        fits(duel, contextOfLink(duel, linkOf(duel, frame)), firstOf(choice))) ||
      !no(why, duel.law.notAChoice),
  });
  part.add((duel, context, frame) => duel.ask(question, context.player, frame));
  part.add((duel, context) => {
    const said = firstOf(duel.state.read(NOW.answer) as Action);
    // What its card goes on saying of the declared Type after its activation asks the card.
    if (property === "type") duel.state.set(CARD.declared, context.card, said);
    record(duel, context.link, SLOT_DECLARED[property], NO_CARD, said);
    duel.point(TRACE.declared, [], context.card, said, ORDER.indexOf(property));
  });
}

/** What players declare. */
export const declaringVerbs: Verbs = {
  declare(part, step, slot) {
    const { property, also } = step;
    if (property === "type") part.scope.declares = true;
    for (const one of [property, ...(also === undefined ? [] : [also])]) declare(part, step, one);
    part.add((duel, context) => part.done(duel, context, slot));
  },
};
