// What is done in a position so that one effect comes to be used.
import { ACT, CARD, firstOf, kindOf } from "@chainwright/engine";
import { isUseOf } from "../../bench/lib/stage.mjs";

/** So many times something is done in an open state before it. */
const BEFORE = 3;
const DOING = ["activate", "summon", "spsummon"];

/** Chooses for both sides what leads to an effect; `means`: definitions of cards that may bring it about. */
export class Seek {
  used = false;
  #acts = 0;
  #target;
  #index;
  #means;
  #below;

  constructor(target, index, means, below) {
    this.#target = target;
    this.#index = index;
    this.#means = means;
    this.#below = below;
  }

  /** Whether a position has had its chance, in an open state. */
  isDone(words, ours) {
    return this.used || this.#acts++ >= BEFORE || this.#leading(ours, words).length === 0;
  }

  #leading(ours, words) {
    const { duel } = ours;
    const here = ours.words;
    const some = (test) => words.filter((word) => here.get(word)?.some(test));
    const use = some((choice) => isUseOf(duel, choice, this.#target, this.#index));
    if (use.length > 0) return use;
    const doing = words.filter((word) => DOING.includes(word.split(" ")[0]));
    const by = (test) =>
      doing.filter((word) => here.get(word)?.some((one) => test(duel.state.get(CARD.def, firstOf(one)))));
    return [...by((one) => one === this.#target.id), ...by((one) => this.#means.has(one))];
  }

  /** One of the words of an open state or a window; undefined where chance decides. */
  pick(words, ours) {
    if (ours.kind === "inner") return undefined;
    const leading = this.#leading(ours, words);
    if (leading.length > 0) return leading[this.#below(leading.length)];
    return words.includes("pass") ? "pass" : undefined;
  }

  /** Which of several uses of one card. */
  at(choices, ours) {
    const use = choices.findIndex((one) => isUseOf(ours.duel, one, this.#target, this.#index));
    if (use >= 0 && kindOf(choices[use]) !== ACT.pass) this.used = true;
    return use;
  }
}
