import { isReference, type NounPhrase } from "@chainwright/card-ir";
import { answersEvent } from "@chainwright/engine/battle";
import { type CardSet, type CardTest, type Duel, pileCount } from "@chainwright/engine/board";
import { atLeast, canBeTogether, type EffectContext, slotsIn, someCard } from "@chainwright/engine/program";
import { type CardId, NO_LINK, no, opponentOf } from "@chainwright/engine/state";
import { type Exclusion, isLeaving, withoutExcluded } from "../nouns/illegal-choices.ts";
import { askOfPaidTogether } from "../runtime/joint-payments.ts";
import type { Payment } from "../scope/payments.ts";
import { asksForTotal, onlyTotalsAsked } from "../scope/totals-asked.ts";
import type { HiddenPlace } from "../words/places-said.ts";
import { isEvery } from "../words/quantities-said.ts";
import type { PartRoutine } from "./part-routine.ts";

/** What has to be there beforehand for the cards that the words of a part mean, and with what it has to be paid for that. */

/** What follows looks at the card to which the clause being compiled does something as at one that is paid with. */
export function offerAsPayment(part: PartRoutine, what: NounPhrase, cards: CardSet, slot: number): void {
  const { payments } = part.scope;
  if (isReference(what)) {
    const target = what.slot === undefined ? undefined : payments.get(part.scope.slotOf(what.slot));
    if (target?.cards.max === 1) payments.set(slot, target);
  } else if (cards.max === 1 && !cards.settled && !payments.has(slot)) {
    const together = { cards, along: null, serves: [], totals: new Set<number>() };
    payments.set(slot, { cards, serves: [], together });
  }
}

/** "With the same Level as the sent monster": the cost is paid with a card to which there is one, and such a card is targeted. */
export function askForPayment(part: PartRoutine, what: NounPhrase, cards: CardSet): void {
  if (isReference(what)) return;
  // How many are asked for is no matter of which.
  const { quantity: _, ...described } = what;
  const asking =
    part.isNeeded || part.mustMatch
      ? described
      : [...what.traits, ...what.where].filter(({ trait }) => trait === "same-stat");
  // Of "all such cards" there has to be one.
  const least = part.isNeeded && isEvery(what) ? Math.max(1, cards.min) : cards.min;
  for (const name of new Set(slotsIn(asking))) {
    const slot = part.scope.slotOf(name);
    const payment = part.scope.payments.get(slot);
    if (payment !== undefined && asksForTotal(asking, slot, part.scope)) {
      askOfPaidTogether(
        payment.together,
        (duel, so) => atLeast(cards, least, duel, so) && canBeTogether(duel, so, cards, [], least),
        onlyTotalsAsked(asking, slot, part.scope),
      );
      continue;
    }
    const leaves = part.scope.taken.has(slot);
    payment?.serves.push((duel, context, card) => {
      const so = { ...context, link: NO_LINK, paidWith: card };
      const left = leaves ? withoutExcluded(cards, (_duel, _using, one) => one === card) : cards;
      return atLeast(left, least, duel, so) && canBeTogether(duel, so, left, [], least);
    });
    part.scope.paidNumbers
      .get(slot)
      ?.serves.push((duel, context, paidCount) =>
        atLeast(cards, least, duel, { ...context, link: NO_LINK, paidCount }),
      );
  }
}

/** "Tribute 1 monster, then target 1 monster you control": what is paid with must leave one that can be targeted. */
export function mustLeaveTarget(part: PartRoutine, payment: Payment, cards: CardSet): void {
  const { min } = cards;
  const left = (duel: Duel, so: EffectContext, paid: readonly CardId[]): boolean => {
    const others = withoutExcluded(cards, (_duel, _using, card) => paid.includes(card));
    return atLeast(others, min, duel, so) && canBeTogether(duel, so, others, [], min);
  };
  const serves: CardTest = (duel, context, card) =>
    left(duel, { ...context, link: NO_LINK, paidWith: card }, [card]);
  payment.serves.push(serves);
  if (payment.cards.max > 1)
    askOfPaidTogether(payment.together, (duel, so) => left(duel, so, so.paidTogether ?? []), null);
  part.check(
    (duel, context, why) =>
      someCard(payment.cards, duel, context, (card) => serves(duel, context, card)) ||
      payment.orInstead?.(duel, context) === true ||
      !no(why, duel.law.noTarget, context.card, context.effect),
  );
}

/** What another player chooses where nobody else looks may be there, as long as there are cards. */
export function mayExist(part: PartRoutine, places: readonly HiddenPlace[]): void {
  part.check((duel, context, why) => {
    const player = opponentOf(context.player);
    const some = places.some((place) => pileCount(duel, player, duel.game.zone[place]) > 0);
    return some || !no(why, duel.law.nothingToActOn, context.card, context.effect);
  });
}

/** Beforehand there have to be enough cards; a settled phrase is checked by the verb. */
export function mustExist(
  part: PartRoutine,
  all: CardSet,
  n: number,
  said: CardSet,
  excluded: Exclusion | null,
): void {
  const { role, excludesItself } = part;
  const spares = part.substitutable?.sparesOne;
  if (role === "resolution") part.scope.needed.push(all);
  part.check((duel, context, why) => {
    const cards = context.leaving === undefined ? all : withoutExcluded(all, isLeaving);
    if (cards.together !== undefined && !canBeTogether(duel, context, cards, [], n)) {
      const rules = role === "cost" ? duel.law.noTarget : duel.law.wouldDoNothing;
      return !no(why, rules, context.card, context.effect);
    }
    const isNone = cards.isKnownAhead === true && cards.bounds?.(duel, context).max === 0;
    let found = 0;
    cards.each(duel, context, (card) => {
      if (isNone) return false;
      if (excludesItself && card === context.card) return true;
      return ++found < n;
    });
    if (found >= n || (found === n - 1 && spares?.(duel, context) === true)) return true;
    // Those that the words mean are there, but something else stands against them.
    if (why !== null) said.each(duel, context, (card) => excluded?.(duel, context, card, why));
    const rules = role === "cost" ? duel.law.noTarget : duel.law.nothingToActOn;
    return !no(why, rules, context.card, context.effect);
  });
}

/** What an effect has become by another card answers nothing that could be known beforehand. */
export function mustBeThereStill(part: PartRoutine, answered: CardSet): void {
  part.check(
    (duel, context, why) =>
      !answersEvent(duel, context) ||
      someCard(answered, duel, context, () => true) ||
      !no(why, duel.law.noTarget, context.card, context.effect),
  );
}
