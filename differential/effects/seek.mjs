// What is done in a position so that one effect comes to be used.
import { ACT, CARD, firstOf, kindOf } from "@chainwright/engine/state";
import { isUseOf } from "../../bench/lib/stage.mjs";

/** So many times something is done in an open state before it, beside what was rehearsed. */
const BEFORE = 8;
/** How far what was rehearsed is looked through for what can be chosen. */
const AHEAD = 8;
const DOING = new Set(["activate", "summon", "spsummon", "pos", "attack"]);

/** Chooses for both sides what leads to an effect. */
export class Seek {
  #summoned = false;
  #acts = 0;
  #target;
  #index;
  #means;
  #uses;
  #path;
  #below;

  /** `means`: definitions of cards that may bring it about; `uses` counts; `path`: what was rehearsed. */
  constructor({ target, index, means, uses, path, below }) {
    this.#target = target;
    this.#index = index;
    this.#means = means;
    this.#uses = uses;
    this.#path = [...path];
    this.#acts = -path.length;
    this.#below = below;
  }

  get used() {
    return this.#summoned || this.#uses.count > 0;
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

  /** What was rehearsed next of these. */
  #rehearsed(words) {
    const at = this.#path.slice(0, AHEAD).findIndex((word) => words.includes(word));
    return at < 0 ? undefined : this.#path.splice(0, at + 1).at(-1);
  }

  /** What may bring it about: with its card, then with the others. */
  #leading({ duel, words: here }, words) {
    const doing = words.filter((word) => DOING.has(word.split(" ")[0]));
    const by = (test) =>
      doing.filter((word) => here.get(word)?.some((one) => test(duel.state.get(CARD.def, firstOf(one)))));
    return [...by((one) => one === this.#target.id), ...by((one) => this.#means.has(one))];
  }

  /** One of the words of a question; undefined where chance decides. */
  pick(words, ours) {
    if (this.used) return ours.kind !== "inner" && words.includes("pass") ? "pass" : undefined;
    const use = ours.kind === "inner" ? [] : this.#using(ours, words);
    if (use.length > 0) return use[this.#below(use.length)];
    const rehearsed = this.#rehearsed(words);
    if (rehearsed !== undefined || ours.kind === "inner") return rehearsed;
    const leading = this.#path.length > 0 ? [] : this.#leading(ours, words);
    // What leads there may have to wait for something else.
    if (leading.length > 0 && (ours.kind === "window" || this.#below(3) > 0))
      return leading[this.#below(leading.length)];
    return words.includes("pass") ? "pass" : undefined;
  }

  /** Which of several uses of one card. */
  at(choices, ours) {
    const use = choices.findIndex((one) => isUseOf(ours.duel, one, this.#target, this.#index));
    if (use >= 0 && kindOf(choices[use]) === ACT.special) this.#summoned = true;
    return use;
  }
}
