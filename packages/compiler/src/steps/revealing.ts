import { isReference } from "@chainwright/card-ir";
import { show } from "@chainwright/engine/applying";
import { type Duel, eachInPile, pileCount, shuffle } from "@chainwright/engine/board";
import { lift, move } from "@chainwright/engine/changes";
import {
  addLingering,
  countRecords,
  eachRecord,
  isRecorded,
  record,
  someLingeringOn,
} from "@chainwright/engine/history";
import { contextOfLink, type EffectContext, linkOf, playerOf } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  firstOf,
  LINGERING,
  LINGERING_KIND,
  type LingeringId,
  MANNER,
  NOBODY,
  NOW,
  no,
  type Player,
  RECORD,
  UNTIL,
} from "@chainwright/engine/state";
import { isAboveZero } from "../runtime/recorded-numbers.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { askHowMany } from "./choosing.ts";
import type { Part } from "./effect-part.ts";
import { chooserOf, type Verbs } from "./step-helpers.ts";

/** Shows both players a card on top of its Deck, and keeps in mind that it lies there excavated. */
function excavate(duel: Duel, { card: source, effect }: EffectContext, card: CardId): void {
  addLingering(duel, { kind: LINGERING_KIND.excavated, card, source, effect, until: UNTIL.once });
  show(duel, card, NOBODY);
}

/** Whether a card has been excavated by what resolves, and still lies there. */
export const isExcavated = (duel: Duel, card: CardId): boolean =>
  someLingeringOn(duel, LINGERING_KIND.excavated, card, () => true);

/** When an effect is done, nothing lies excavated any more. */
export const forgetExcavated = (duel: Duel): void =>
  lift(
    duel,
    (lingering: LingeringId) => duel.state.get(LINGERING.kind, lingering) === LINGERING_KIND.excavated,
  );

/**
 * Has a player say in which order cards are moved: what is in `from` is put into `slot` one by one. Where there is
 * only one, or nobody is asked, in the order in which they lie.
 */
export function arrange(
  part: Part,
  from: number,
  slot: number,
  by: (context: EffectContext) => Player,
): void {
  const left = (duel: Duel, context: EffectContext): CardId[] => {
    const cards: CardId[] = [];
    eachRecord(duel, context.link, from, (_, card) => {
      if (!isRecorded(duel, context.link, slot, card)) cards.push(card);
    });
    return cards;
  };
  const question = part.builder.addQuestion({
    name: "choose",
    candidates(duel, frame, _player, offer) {
      for (const card of left(duel, contextOfLink(duel, linkOf(duel, frame))))
        offer(action(ACT.choose, card));
    },
    check(duel, frame, _player, choice, why) {
      const card = firstOf(choice) as CardId;
      return (
        left(duel, contextOfLink(duel, linkOf(duel, frame))).includes(card) ||
        !no(why, duel.law.notAChoice, card)
      );
    },
  });
  const ask = part.steps.length;
  part.add((duel, context, frame) => {
    const cards = left(duel, context);
    if (cards.length > 1) duel.ask(question, by(context), frame);
    else {
      const [only] = cards;
      if (only !== undefined) record(duel, context.link, slot, only);
      duel.jump(frame, ask + 2);
    }
  });
  part.add((duel, context, frame) => {
    record(duel, context.link, slot, firstOf(duel.state.read(NOW.answer) as Action) as CardId);
    duel.jump(frame, ask);
  });
}

const seen = (duel: Duel, card: CardId, by: number): boolean => {
  if (!isExcavated(duel, card)) show(duel, card, by);
  return true;
};

/** Verbs that let players see cards, and that put cards in an order. */
export const revealingVerbs: Verbs = {
  excavate(part, step, slot) {
    part.scope.excavates = true;
    const players = (context: EffectContext): readonly Player[] =>
      step.player === "both"
        ? [context.player, playerOf("opponent", context.player)]
        : [playerOf(step.player, context.player)];
    const count = part.scope.value(step.count);
    if (typeof step.count !== "number") part.needsEffect([step.count], isAboveZero(count));
    part.check((duel, context, why) => {
      const least = step.upTo === true ? 1 : Math.max(1, count(duel, context));
      const enough = players(context).every((player) => {
        let n = 0;
        eachInPile(duel, player, duel.game.zone.deck, () => ++n < least);
        return n >= least;
      });
      return enough || !no(why, duel.law.wouldDoNothing, context.card, context.effect);
    });
    const excavateTop = (duel: Duel, context: EffectContext, n: number): void => {
      for (const player of n > 0 ? players(context) : []) {
        const deck: CardId[] = [];
        eachInPile(duel, player, duel.game.zone.deck, (card) => {
          deck.push(card);
          return step.from === "bottom" || deck.length < n;
        });
        for (const card of deck.slice(-n)) record(duel, context.link, slot, card, 1);
      }
      eachRecord(duel, context.link, slot, (_, card) => excavate(duel, context, card));
    };
    if (step.upTo !== true) {
      part.add((duel, context) => excavateTop(duel, context, count(duel, context)));
      return;
    }
    const most = (duel: Duel, context: EffectContext): number =>
      Math.min(
        count(duel, context),
        ...players(context).map((player) => pileCount(duel, player, duel.game.zone.deck)),
      );
    askHowMany(part, most, excavateTop);
  },

  "excavate-until"(part, step, slot) {
    part.scope.excavates = true;
    const { until } = step;
    if (isReference(until) || (until.quantity.kind !== "a" && until.quantity.kind !== "exactly"))
      throw new NotCarriedOut("excavating until something of no certain number comes");
    const wanted = until.quantity.kind === "a" ? 1 : until.quantity.n;
    const { test } = part.scope.noun(until);
    const found = step.foundSlot === undefined ? null : part.scope.slotOf(step.foundSlot);
    /** The cards on top, down to the last that is looked for; null where there are too few of those. */
    const search = (duel: Duel, context: EffectContext): readonly CardId[] | null => {
      const cards: CardId[] = [];
      let left = wanted;
      eachInPile(duel, playerOf(step.player, context.player), duel.game.zone.deck, (card) => {
        cards.push(card);
        if (test(duel, context, card)) left--;
        return left > 0;
      });
      return left > 0 ? null : cards;
    };
    part.check(
      (duel, context, why) =>
        search(duel, context) !== null || !no(why, duel.law.wouldDoNothing, context.card, context.effect),
    );
    part.add((duel, context) => {
      const cards = search(duel, context);
      // The whole Deck was shown for nothing, and nothing of it is "the rest".
      if (cards === null) shuffle(duel, playerOf(step.player, context.player), duel.game.zone.deck);
      for (const card of cards ?? []) {
        record(duel, context.link, slot, card, 1);
        excavate(duel, context, card);
        if (found !== null && test(duel, context, card)) record(duel, context.link, found, card, 1);
      }
    });
  },

  reveal: (part, step, slot) =>
    part.onEach(step.what, slot, (duel, _, card) => seen(duel, card, NOBODY), chooserOf(step.player)),

  "look-at": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, context, card) => seen(duel, card, context.player)),

  "put-in-deck"(part, step, slot) {
    const picked = part.scope.freshSlot();
    part.pick(step.what, picked);
    const question = part.builder.addQuestion({
      name: "choose option",
      candidates(_duel, _frame, _player, offer) {
        for (const end of [1, 2]) offer(action(ACT.number, end));
      },
      check: (duel, _frame, _player, choice, why) =>
        [1, 2].some((end) => choice === action(ACT.number, end)) || !no(why, duel.law.notAChoice),
    });
    if (step.inOrder === true) arrange(part, picked, slot, (context) => context.player);
    else
      part.add((duel, context) =>
        eachRecord(duel, context.link, picked, (_, card) => void record(duel, context.link, slot, card)),
      );
    part.add((duel, context, frame) => {
      if (countRecords(duel, context.link, slot) > 0) duel.ask(question, context.player, frame);
    });
    part.add((duel, context) => {
      const top = firstOf(duel.state.read(NOW.answer) as Action) === 1;
      const to = { zone: duel.game.zone.deck, where: top ? ("top" as const) : ("bottom" as const) };
      eachRecord(duel, context.link, slot, (row, card) => {
        const done = move(duel, card, to, MANNER.put, part.causeOf(context));
        duel.state.set(RECORD.done, row, done ? 1 : 0);
        duel.state.set(RECORD.stamp, row, duel.state.get(CARD.stamp, card));
      });
    });
  },
};
