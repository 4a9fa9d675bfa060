// The answers of a scenario that our engine has run, given again in both engines in step.
import { answer } from "@chainwright/engine";
import { linkCount } from "@chainwright/engine/history";
import { Ours } from "../duels/ours.mjs";

/** What is done of one’s own accord; all else is chosen for it. */
const ACTING = /^(activate|summon|spsummon|set|pos|attack|process) |^(bp|m2|end)$/;

/** What was answered, in words that both engines share, with who was asked and how many links there were. */
export function recorded(room, duel, answers) {
  const ours = new Ours(room, duel.fork());
  const found = [];
  for (const choice of answers) {
    ours.refresh();
    const { player } = ours.open;
    found.push({ player, links: linkCount(ours.duel), word: ours.word(choice), choice });
    if (!answer(ours.duel, choice).ok) break;
  }
  return found;
}

/** Chooses for both what was answered. */
export class Plan {
  #left;
  #last;

  constructor(answers) {
    this.#left = answers.filter(({ word }) => word !== "pass");
  }

  /** What was not done again, in words. */
  get left() {
    return this.#left.map(({ word }) => word);
  }

  /** Everything that was done of somebody's own accord is done again. */
  get isFollowed() {
    return !this.#left.some(({ word }) => ACTING.test(word));
  }

  /** In an open state: nothing is left, or what comes next cannot be done here. */
  isDone(words) {
    const next = this.#next;
    return next === undefined || !words.includes(next.word);
  }

  get #next() {
    return this.#left.find(({ word }) => ACTING.test(word));
  }

  #take(one) {
    this.#left.splice(this.#left.indexOf(one), 1);
    this.#last = one;
    return one.word;
  }

  /** One of the words that both allow; undefined where chance decides. */
  pick(words, ours) {
    if (words[0]?.startsWith("#")) return undefined;
    const next = this.#next;
    const isNow = next?.player === ours.player && next?.links === linkCount(ours.duel);
    if (isNow && words.includes(next.word)) return this.#take(next);
    // They may ask whether a card is used; we, which one is.
    if (words.includes("yes") && isNow && ours.open.options.includes(next.choice)) {
      this.#take(next);
      return "yes";
    }
    const chosen = this.#left.find(({ word }) => !ACTING.test(word) && words.includes(word));
    if (chosen !== undefined) return this.#take(chosen);
    return words.includes("pass") ? "pass" : words[0];
  }

  /** Which of several uses of one card. */
  at(choices) {
    return choices.indexOf(this.#last?.choice);
  }
}
