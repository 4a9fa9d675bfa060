// What is done in a position so that one effect comes to be used.
import { ACT, CARD, firstOf, kindOf } from "@chainwright/engine";
import { isUseOf } from "../../bench/lib/stage.mjs";

/** So many times something is done in an open state before it. */
const BEFORE = 8;
const DOING = new Set(["activate", "summon", "spsummon", "pos", "attack"]);

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
  isDone() {
    return this.used || this.#acts++ >= BEFORE;
  }

  /** What uses the effect. */
  #using({ duel, words: here }, words) {
    const isUse = (choice) => isUseOf(duel, choice, this.#target, this.#index);
    return words.filter((word) => here.get(word)?.some(isUse));
  }

  /** What may bring it about: with its card, then with the others. */
  #leading({ duel, words: here }, words) {
    const doing = words.filter((word) => DOING.has(word.split(" ")[0]));
    const by = (test) =>
      doing.filter((word) => here.get(word)?.some((one) => test(duel.state.get(CARD.def, firstOf(one)))));
    return [...by((one) => one === this.#target.id), ...by((one) => this.#means.has(one))];
  }

  /** One of the words of an open state or a window; undefined where chance decides. */
  pick(words, ours) {
    if (ours.kind === "inner") return undefined;
    const use = this.#using(ours, words);
    if (use.length > 0) return use[this.#below(use.length)];
    const leading = this.#leading(ours, words);
    // What leads there may have to wait for something else.
    if (leading.length > 0 && (ours.kind === "window" || this.#below(3) > 0))
      return leading[this.#below(leading.length)];
    return words.includes("pass") ? "pass" : undefined;
  }

  /** Which of several uses of one card. */
  at(choices, ours) {
    const use = choices.findIndex((one) => isUseOf(ours.duel, one, this.#target, this.#index));
    if (use >= 0 && kindOf(choices[use]) !== ACT.pass) this.used = true;
    return use;
  }
}
