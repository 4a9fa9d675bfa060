// What brings an effect to be used, found on our side alone before the other engine is asked.
import { ACT, kindOf } from "@chainwright/engine/state";
import { isUseOf, seeker } from "../../bench/lib/stage.mjs";

/** Answers after which a position has had its chance. */
const LONG = 60;

/**
 * The words of what is chosen until an effect is used, without passes; null where it does not come to it. What was done is
 * taken back.
 */
export function rehearse(ours, uses, target, index, means, seed) {
  const choose = seeker(target, index, means, seed);
  const undo = ours.savepoint();
  const words = [];
  try {
    for (let n = 0; n < LONG && !ours.isOver && ours.open.options.length > 0; n++) {
      const choice = choose(ours.duel, ours.open.options);
      if (kindOf(choice) === ACT.special && isUseOf(ours.duel, choice, target, index)) return words;
      const word = ours.word(choice);
      if (word !== "pass") words.push(word);
      ours.answer(choice);
      if (uses.count > 0) return words;
    }
    return null;
  } finally {
    undo();
  }
}
