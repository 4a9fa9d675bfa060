import type { Step } from "@chainwright/card-ir";
import type { Duel } from "@chainwright/engine/board";
import { eachRecord, isSame, record } from "@chainwright/engine/history";
import { type EffectContext, playerOf } from "@chainwright/engine/program";
import { CARD, type CardId, RECORD } from "@chainwright/engine/state";
import type { Part } from "./effect-part.ts";
import { arrange } from "./revealing.ts";
import { chooserOf } from "./step-helpers.ts";

/** Cards that go somewhere in an order. */

/** "In the same order": on top, what lay uppermost is put there last. */
function keepOrder(part: Part, picked: number, slot: number, bottom: boolean): void {
  part.add((duel, context) => {
    const cards: CardId[] = [];
    eachRecord(duel, context.link, picked, (_, card) => void cards.unshift(card));
    for (const card of bottom ? cards.reverse() : cards) record(duel, context.link, slot, card);
  });
}

/** "In any order": first which cards, then, one after the other, in which order. */
export function putInOrder(
  part: Part,
  step: Extract<Step, { verb: "move" }>,
  slot: number,
  put: (duel: Duel, context: EffectContext, card: CardId) => boolean,
): void {
  const picked = part.scope.freshSlot();
  const who = step.player ?? "you";
  part.pick(step.what, picked, chooserOf(step.player));
  if (step.sameOrder === true) keepOrder(part, picked, slot, step.to.names.includes("deck-bottom"));
  else arrange(part, picked, slot, (context) => playerOf(who, context.player));
  part.add((duel, context) => {
    eachRecord(duel, context.link, slot, (row, card) => {
      const done = isSame(duel, row) && put(duel, context, card);
      duel.state.set(RECORD.done, row, done ? 1 : 0);
      duel.state.set(RECORD.stamp, row, duel.state.get(CARD.stamp, card));
    });
  });
}
