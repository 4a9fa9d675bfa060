import { isNode, type Reference, type Trait } from "@chainwright/card-ir";
import type { CardTest } from "@chainwright/engine/board";
import { ALWAYS_THERE, someCard } from "@chainwright/engine/program";
import { NO_CARD, NO_LINK } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { asksForTotal } from "../scope/totals-asked.ts";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import { liesHidden, type Traits } from "./trait-helpers.ts";
import { traitsOfHistory } from "./traits-of-history.ts";
import { traitsOfKind } from "./traits-of-kind.ts";
import { traitsOfSelection } from "./traits-of-selection.ts";
import { traitsOfSituation } from "./traits-of-situation.ts";
import { traitsOfValues } from "./traits-of-values.ts";

/** What asks for something that a card has: see `liesHidden`. */
const HIDDEN: Traits = { ...traitsOfKind, ...traitsOfValues };

/** Whether a trait asks what a card is, which nothing tells where it lies face-down. */
export const isHidden = ({ trait }: Trait): boolean => HIDDEN[trait] !== undefined;

const TRAITS: Traits = { ...HIDDEN, ...traitsOfSituation, ...traitsOfHistory, ...traitsOfSelection };

/** `known`: of cards that the one who is asked may look at, also where they lie face-down. */
export const compileTrait = (trait: Trait, scope: Scope, known: boolean): CardTest =>
  compileWords(trait, () => testOf(trait, scope, known));

function testOf(trait: Trait, scope: Scope, known: boolean): CardTest {
  const compile = TRAITS[trait.trait];
  if (compile === undefined) throw new NotCarriedOut(`the trait "${trait.trait}"`);
  const test = askedBeforehand(trait, scope, compile(trait as never, scope, known));
  if (known || !isHidden(trait)) return test;
  return (duel, context, card) => !liesHidden(duel, card) && test(duel, context, card);
}

/** The references of a trait to cards that are settled when the effect is used, or that it is about. */
function askedBy(part: unknown, asked: Reference[] = []): readonly Reference[] {
  if (Array.isArray(part)) for (const one of part) askedBy(one, asked);
  else if (isNode(part)) {
    const { ref, trait, slot } = part;
    // "1 other monster": than the one that was targeted; what an event is about it asks for itself.
    const other = trait === "other" && slot !== undefined && slot !== "event";
    if (other || ref !== undefined) {
      const reference = (other ? { ref: "that-card", slot } : part) as unknown as Reference;
      if (reference.slot !== undefined && !ALWAYS_THERE.has(reference.slot)) asked.push(reference);
    } else for (const key in part) if (key !== "span") askedBy(part[key], asked);
  }
  return asked;
}

/**
 * "With a lower Level than that target": before anything is paid or targeted, each card that could be may be meant;
 * of others that are not settled yet anything may hold.
 */
function askedBeforehand(trait: Trait, scope: Scope, test: CardTest): CardTest {
  // It asks for its payment itself.
  const asked = trait.trait === "same-stat" ? [] : askedBy(trait);
  if (asked.length === 0) return test;
  const of = asked.map(({ slot }) => scope.slotOf(slot as string));
  const settled = asked.map((reference) => scope.noun(reference));
  return (duel, context, card) => {
    // What lasts knows which card it spares.
    if (context.link !== NO_LINK || context.paidWith !== NO_CARD || context.remembered !== 0)
      return test(duel, context, card);
    for (const slot of of) {
      const number = scope.paidNumbers.get(slot);
      if (number !== undefined)
        return context.paidCount === undefined
          ? number.possible(duel, context).some((paidCount) => test(duel, { ...context, paidCount }, card))
          : test(duel, context, card);
      const payable = scope.payments.get(slot);
      // What is asked of all of them is told when it is known which they would be.
      if (asksForTotal(trait, slot, scope))
        return context.paidTogether === undefined || test(duel, context, card);
      if (payable !== undefined)
        return someCard(payable.cards, duel, context, (paidWith) =>
          test(duel, { ...context, paidWith }, card),
        );
    }
    return settled.some((cards) => !someCard(cards, duel, context, () => true)) || test(duel, context, card);
  };
}
