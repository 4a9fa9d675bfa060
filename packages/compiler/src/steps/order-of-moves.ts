import type { Step } from "@chainwright/card-ir";
import { eachRecord, isSame, record } from "@chainwright/engine/history";
import { playerOf, type Using } from "@chainwright/engine/program";
import { CARD, type CardId, type Duel, RECORD } from "@chainwright/engine/state";
import type { Part } from "./effect-part.ts";
import { arrange } from "./revealing.ts";
import { chooserOf } from "./step-helpers.ts";

/** Cards that go somewhere in an order. */

/** "In the same order": on top, what lay uppermost is put there last. */
function keepOrder(part: Part, picked: number, slot: number, bottom: boolean): void {
  part.add((duel, using) => {
    const cards: CardId[] = [];
    eachRecord(duel, using.link, picked, (_, card) => void cards.unshift(card));
    for (const card of bottom ? cards.reverse() : cards) record(duel, using.link, slot, card);
  });
}

/** "In any order": first which cards, then, one after the other, in which order. */
export function putInOrder(
  part: Part,
  step: Extract<Step, { verb: "move" }>,
  slot: number,
  put: (duel: Duel, using: Using, card: CardId) => boolean,
): void {
  const picked = part.scope.freshSlot();
  const who = step.player ?? "you";
  part.pick(step.what, picked, chooserOf(step.player));
  if (step.sameOrder === true) keepOrder(part, picked, slot, step.to.names.includes("deck-bottom"));
  else arrange(part, picked, slot, (using) => playerOf(who, using.player));
  part.add((duel, using) => {
    eachRecord(duel, using.link, slot, (row, card) => {
      const done = isSame(duel, row) && put(duel, using, card);
      duel.state.set(RECORD.done, row, done ? 1 : 0);
      duel.state.set(RECORD.stamp, row, duel.state.get(CARD.stamp, card));
    });
  });
}
