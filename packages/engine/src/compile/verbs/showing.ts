import { isReference } from "@chainwright/card-ir";
import { ACT, type Action, action, firstOf } from "../../action.ts";
import { lift, move } from "../../atoms.ts";
import type { Duel } from "../../duel.ts";
import { putInForce, someForce } from "../../force.ts";
import { eachInPile, pileCount, shuffle } from "../../piles.ts";
import { countRecords, eachRecord, isRecorded, record } from "../../records.ts";
import { CARD, type CardId, type ForceId, IN_FORCE, NOW, RECORD } from "../../schema.ts";
import { FORCE, MANNER, NOBODY, type Player, UNTIL } from "../../vocabulary.ts";
import { no } from "../../why.ts";
import { askHowMany } from "../choosing.ts";
import { compileNoun } from "../nouns.ts";
import type { Part } from "../part.ts";
import { linkOf, NotCarriedOut, type Using, usingOf } from "../using.ts";
import { compileValue, isSome } from "../values.ts";
import { playerOf } from "../words.ts";
import { chooserOf, type Verbs } from "./common.ts";

/** A card that has been shown: to a player, or to both (`NOBODY`), until the effect is done. */
function show(duel: Duel, using: Using, card: CardId, to: number, value = 0): void {
  const { card: source, effect } = using;
  putInForce(duel, { kind: FORCE.shown, card, player: to, source, effect, value, until: UNTIL.once });
}

const EXCAVATED = 1;

/** Whether a card has been excavated by what resolves, and still lies there. */
export const isExcavated = (duel: Duel, card: CardId): boolean =>
  someForce(duel, FORCE.shown, card, (force) => duel.state.get(IN_FORCE.value, force) === EXCAVATED);

/** Nothing of what an effect showed is known any more when it is done: it is in a hand or a Deck among others. */
export const hideAgain = (duel: Duel): void =>
  lift(duel, (force: ForceId) => duel.state.get(IN_FORCE.kind, force) === FORCE.shown);

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
  const question = part.sink.addQuestion({
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

/** Verbs that let players see cards, and that put cards in an order. */
export const showing: Verbs = {
  excavate(part, step, slot) {
    part.slots.shows = true;
    const players = (using: Using): readonly Player[] =>
      step.player === "both"
        ? [using.player, playerOf("opponent", using.player)]
        : [playerOf(step.player, using.player)];
    const count = compileValue(step.count, part.slots);
    if (typeof step.count !== "number") part.would([step.count], isSome(count));
    part.check((duel, using, why) => {
      const least = step.upTo === true ? 1 : Math.max(1, count(duel, using));
      const enough = players(using).every((player) => {
        let n = 0;
        eachInPile(duel, player, duel.game.zone.deck, () => ++n < least);
        return n >= least;
      });
      return enough || !no(why, duel.law.wouldDoNothing, using.card, using.effect);
    });
    const excavate = (duel: Duel, using: Using, n: number): void => {
      for (const player of n > 0 ? players(using) : []) {
        const deck: CardId[] = [];
        eachInPile(duel, player, duel.game.zone.deck, (card) => {
          deck.push(card);
          return step.from === "bottom" || deck.length < n;
        });
        for (const card of deck.slice(-n)) record(duel, using.link, slot, card, 1);
      }
      eachRecord(duel, using.link, slot, (_, card) => show(duel, using, card, NOBODY, EXCAVATED));
    };
    if (step.upTo !== true) {
      part.add((duel, using) => excavate(duel, using, count(duel, using)));
      return;
    }
    const most = (duel: Duel, using: Using): number =>
      Math.min(
        count(duel, using),
        ...players(using).map((player) => pileCount(duel, player, duel.game.zone.deck)),
      );
    askHowMany(part, most, excavate);
  },

  "excavate-until"(part, step, slot) {
    part.slots.shows = true;
    const { until } = step;
    if (isReference(until) || (until.quantity.kind !== "a" && until.quantity.kind !== "exactly"))
      throw new NotCarriedOut("excavating until something of no certain number comes");
    const wanted = until.quantity.kind === "a" ? 1 : until.quantity.n;
    const { test } = compileNoun(until, part.slots);
    const found = step.foundSlot === undefined ? null : part.slots.of(step.foundSlot);
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
        show(duel, using, card, NOBODY, EXCAVATED);
        if (found !== null && test(duel, using, card)) record(duel, using.link, found, card, 1);
      }
    });
  },

  reveal(part, step, slot) {
    part.slots.shows = true;
    const reveal = (duel: Duel, using: Using, card: CardId): boolean => {
      show(duel, using, card, NOBODY);
      return true;
    };
    part.onEach(step.what, slot, reveal, chooserOf(step.player));
  },

  "look-at"(part, step, slot) {
    part.slots.shows = true;
    part.onEach(step.what, slot, (duel, using, card) => {
      show(duel, using, card, using.player);
      return true;
    });
  },

  "put-in-deck"(part, step, slot) {
    const picked = part.slots.fresh();
    part.pick(step.what, picked);
    const question = part.sink.addQuestion({
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
