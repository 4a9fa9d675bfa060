// What was chosen there already, for the questions of ours that come later.
import { PASS } from "@chainwright/engine/state";
import { asksOf, nearer } from "./align.mjs";

export class Guide {
  #steps = [];
  /** The question for which cards were taken last. */
  #question;

  add(player, kind, word) {
    this.#steps.push({ player, kind, word });
  }

  /** One of several effects that count as one use of a card there, and are asked for afterwards. */
  addEffect(player, at, of) {
    this.#steps = this.#steps.filter(({ kind }) => kind !== "effect");
    this.#steps.push({ player, kind: "effect", at, of });
  }

  /** Which of so many effects was chosen. */
  effectOf(player, n) {
    const step = this.#steps.find((one) => one.kind === "effect" && one.player === player && one.of === n);
    return step && this.#take(step).at;
  }

  #take(step) {
    this.#steps.splice(this.#steps.indexOf(step), 1);
    return step;
  }

  /** In an open state or a window only the order of triggers still counts, and in a window which effect is used. */
  keepOrder(inMenu) {
    this.#steps = this.#steps.filter(({ kind }) => kind === "order" || (kind === "effect" && !inMenu));
  }

  /** The next of these that was put into an order. */
  next(words) {
    const step = this.#steps.find(({ kind, word }) => kind === "order" && words.includes(word));
    return step && this.#take(step).word;
  }

  /** What was chosen for the question that we ask; undefined where nothing was. */
  choiceFor({ words, player, open }) {
    const asks = asksOf(open, words);
    for (const step of this.#steps.filter((one) => one.player === player && one.kind === asks)) {
      const choice = (words.get(step.word) ??
        (asks === "place" ? words.get(nearer(step.word)) : undefined))?.[0];
      if (choice === undefined) continue;
      this.#take(step);
      this.#question = open.question;
      return choice;
    }
    if (asks !== "cards" || !words.has("pass")) return undefined;
    const done = this.#steps.find((one) => one.player === player && one.kind === "done");
    if (done === undefined) return undefined;
    this.#take(done);
    // Enough were chosen, for this question or for one that is over.
    return done.word === "none" || this.#question === open.question ? PASS : undefined;
  }
}
