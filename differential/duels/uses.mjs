// A card or effect is used on both sides; which of several that have one word is asked for there afterwards.
import { nameIn } from "./words.mjs";

export class Uses {
  #both;
  #choices;
  #alone;
  #guide;
  #divergences;

  constructor(both, choices, alone, guide, divergences) {
    this.#both = both;
    this.#choices = choices;
    this.#alone = alone;
    this.#guide = guide;
    this.#divergences = divergences;
  }

  /** `choices`: what a word means here, `picked`: there. */
  async use(player, word, choices, picked) {
    const both = this.#both;
    const at = this.#choices.which(choices);
    const along = choices.filter((choice) => both.ours.isAlong(choice));
    const alone = choices.find((choice) => !along.includes(choice));
    await both.answerTheirs([picked[Math.min(at, picked.length - 1)]]);
    const isAsked = picked.length === 1 && along.length > 0 && alone !== undefined;
    if (!isAsked && picked.length === 1) this.#note(player, choices[at], choices);
    if (word.startsWith("activate ")) await this.#place();
    const choice = isAsked
      ? await this.#withItsEffect(player, word, choices[at], { alone, along })
      : choices[at];
    // What chance gives there is told before it is asked for here.
    while (both.prompt.isIdle) await both.passTheirs();
    both.answerOurs(choice);
  }

  async #place() {
    while (this.#both.prompt.asks === "place") await this.#alone.answer();
  }

  /** Which one it was, where there are several. */
  #note(player, choice, choices) {
    if (choices.length > 1) this.#guide.addEffect(player, choices.indexOf(choice), choices.length);
  }

  /** A Continuous Spell or Trap is activated, alone or along with one of its effects. */
  async #withItsEffect(player, word, wanted, { alone, along }) {
    const both = this.#both;
    const { prompt } = both;
    const yes = along.includes(wanted);
    const isAsked =
      prompt.kind !== "menu" &&
      prompt.asks === "may" &&
      !prompt.resolving &&
      (prompt.about === undefined || nameIn(prompt.about) === nameIn(word));
    if (!isAsked) {
      if (yes)
        this.#divergences.tell({ what: "choice", how: "with its effect", ours: [nameIn(word)], of: word });
      return alone;
    }
    both.said(player, yes ? "with its effect" : "alone");
    if (yes) this.#note(player, wanted, along);
    const isMeant = ({ act }) => (yes ? act === "yes" : act === "no" || act === "pass");
    await both.answerTheirs([prompt.options.findIndex(isMeant)]);
    return wanted;
  }
}
