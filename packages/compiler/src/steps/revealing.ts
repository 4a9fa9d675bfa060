import { isReference } from "@chainwright/card-ir";
import { show } from "@chainwright/engine/applying";
import { lift, move } from "@chainwright/engine/changes";
import {
  countRecords,
  eachRecord,
  isRecorded,
  putInForce,
  record,
  someForce,
} from "@chainwright/engine/history";
import { linkOf, playerOf, type Using, usingOf } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  type Duel,
  eachInPile,
  FORCE,
  type ForceId,
  firstOf,
  IN_FORCE,
  MANNER,
  NOBODY,
  NOW,
  no,
  type Player,
  pileCount,
  RECORD,
  shuffle,
  UNTIL,
} from "@chainwright/engine/state";
import { isAboveZero } from "../runtime/recorded-numbers.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { askHowMany } from "./choosing.ts";
import type { Part } from "./effect-part.ts";
import { chooserOf, type Verbs } from "./step-helpers.ts";

/** Shows both players a card on top of its Deck, and keeps in mind that it lies there excavated. */
function excavate(duel: Duel, { card: source, effect }: Using, card: CardId): void {
  putInForce(duel, { kind: FORCE.excavated, card, source, effect, until: UNTIL.once });
  show(duel, card, NOBODY);
}

/** Whether a card has been excavated by what resolves, and still lies there. */
export const isExcavated = (duel: Duel, card: CardId): boolean =>
  someForce(duel, FORCE.excavated, card, () => true);

/** When an effect is done, nothing lies excavated any more. */
export const forgetExcavated = (duel: Duel): void =>
  lift(duel, (force: ForceId) => duel.state.get(IN_FORCE.kind, force) === FORCE.excavated);

/**
 * Has a player say in which order cards are moved: what is in `from` is put into `slot` one by one. Where there is
 * only one, or nobody is asked, in the order in which they lie.
 */
export function arrange(part: Part, from: number, slot: number, by: (using: Using) => Player): void {
  const left = (duel: Duel, using: Using): CardId[] => {
    const cards: CardId[] = [];
    eachRecord(duel, using.link, from, (_, card) => {
      if (!isRecorded(duel, using.link, slot, card)) cards.push(card);
    });
    return cards;
  };
  const question = part.builder.addQuestion({
    name: "choose",
    candidates(duel, frame, _player, offer) {
      for (const card of left(duel, usingOf(duel, linkOf(duel, frame)))) offer(action(ACT.choose, card));
    },
    check(duel, frame, _player, choice, why) {
      const card = firstOf(choice) as CardId;
      return (
        left(duel, usingOf(duel, linkOf(duel, frame))).includes(card) || !no(why, duel.law.notAChoice, card)
      );
    },
  });
  const ask = part.steps.length;
  part.add((duel, using, frame) => {
    const cards = left(duel, using);
    if (cards.length > 1) duel.ask(question, by(using), frame);
    else {
      const [only] = cards;
      if (only !== undefined) record(duel, using.link, slot, only);
      duel.jump(frame, ask + 2);
    }
  });
  part.add((duel, using, frame) => {
    record(duel, using.link, slot, firstOf(duel.state.read(NOW.answer) as Action) as CardId);
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
    const players = (using: Using): readonly Player[] =>
      step.player === "both"
        ? [using.player, playerOf("opponent", using.player)]
        : [playerOf(step.player, using.player)];
    const count = part.scope.value(step.count);
    if (typeof step.count !== "number") part.needsEffect([step.count], isAboveZero(count));
    part.check((duel, using, why) => {
      const least = step.upTo === true ? 1 : Math.max(1, count(duel, using));
      const enough = players(using).every((player) => {
        let n = 0;
        eachInPile(duel, player, duel.game.zone.deck, () => ++n < least);
        return n >= least;
      });
      return enough || !no(why, duel.law.wouldDoNothing, using.card, using.effect);
    });
    const excavateTop = (duel: Duel, using: Using, n: number): void => {
      for (const player of n > 0 ? players(using) : []) {
        const deck: CardId[] = [];
        eachInPile(duel, player, duel.game.zone.deck, (card) => {
          deck.push(card);
          return step.from === "bottom" || deck.length < n;
        });
        for (const card of deck.slice(-n)) record(duel, using.link, slot, card, 1);
      }
      eachRecord(duel, using.link, slot, (_, card) => excavate(duel, using, card));
    };
    if (step.upTo !== true) {
      part.add((duel, using) => excavateTop(duel, using, count(duel, using)));
      return;
    }
    const most = (duel: Duel, using: Using): number =>
      Math.min(
        count(duel, using),
        ...players(using).map((player) => pileCount(duel, player, duel.game.zone.deck)),
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
    const search = (duel: Duel, using: Using): readonly CardId[] | null => {
      const cards: CardId[] = [];
      let left = wanted;
      eachInPile(duel, playerOf(step.player, using.player), duel.game.zone.deck, (card) => {
        cards.push(card);
        if (test(duel, using, card)) left--;
        return left > 0;
      });
      return left > 0 ? null : cards;
    };
    part.check(
      (duel, using, why) =>
        search(duel, using) !== null || !no(why, duel.law.wouldDoNothing, using.card, using.effect),
    );
    part.add((duel, using) => {
      const cards = search(duel, using);
      // The whole Deck was shown for nothing, and nothing of it is "the rest".
      if (cards === null) shuffle(duel, playerOf(step.player, using.player), duel.game.zone.deck);
      for (const card of cards ?? []) {
        record(duel, using.link, slot, card, 1);
        excavate(duel, using, card);
        if (found !== null && test(duel, using, card)) record(duel, using.link, found, card, 1);
      }
    });
  },

  reveal: (part, step, slot) =>
    part.onEach(step.what, slot, (duel, _, card) => seen(duel, card, NOBODY), chooserOf(step.player)),

  "look-at": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, using, card) => seen(duel, card, using.player)),

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
    if (step.inOrder === true) arrange(part, picked, slot, (using) => using.player);
    else
      part.add((duel, using) =>
        eachRecord(duel, using.link, picked, (_, card) => void record(duel, using.link, slot, card)),
      );
    part.add((duel, using, frame) => {
      if (countRecords(duel, using.link, slot) > 0) duel.ask(question, using.player, frame);
    });
    part.add((duel, using) => {
      const top = firstOf(duel.state.read(NOW.answer) as Action) === 1;
      const to = { zone: duel.game.zone.deck, where: top ? ("top" as const) : ("bottom" as const) };
      eachRecord(duel, using.link, slot, (row, card) => {
        const done = move(duel, card, to, MANNER.put, part.causeOf(using));
        duel.state.set(RECORD.done, row, done ? 1 : 0);
        duel.state.set(RECORD.stamp, row, duel.state.get(CARD.stamp, card));
      });
    });
  },
};
