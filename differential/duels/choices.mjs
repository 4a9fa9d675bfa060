// Chooses for both: by chance, by a list of choices that were made before, or by what seeks something.

/** What a choice by chance is drawn to do: to leave a phase less often than to do something in it. */
const WEIGHTS = {
  end: 0.5,
  bp: 1,
  m2: 0.5,
  pass: 1,
  pos: 0.4,
  set: 0.8,
  attack: 2,
  activate: 2,
  summon: 2,
  spsummon: 2,
};
/** What does nothing. */
const IDLE = new Set(["pass", "end", "m2"]);
/** How far a shortened list of choices is looked through for one that can be made. */
const AHEAD = 8;

export class Choices {
  /** Every choice that was made, in words: with them the duel is played again. */
  made = [];
  #ours;
  #below;
  #script;
  /** Chooses, and says when it is enough; null where chance does. */
  #seek;

  constructor({ ours, below, script = null, seek = null }) {
    this.#ours = ours;
    this.#below = below;
    this.#script = script === null ? null : [...script];
    this.#seek = seek;
  }

  pick(words) {
    const word = this.#chosen(words);
    this.made.push(word);
    return word;
  }

  /** Whether something is done that need not be. */
  isYes() {
    return this.pick(["yes", "pass"]) === "yes";
  }

  /** A whole number below a limit. */
  number(limit) {
    return limit < 2 ? 0 : Number(this.pick(Array.from({ length: limit }, (_, i) => `#${i}`)).slice(1));
  }

  /** Which of several uses of one card. */
  which(choices) {
    const sought = this.#seek?.at(choices, this.#ours) ?? -1;
    return sought >= 0 || choices.length < 2 ? Math.max(0, sought) : this.number(choices.length);
  }

  /** Whether what is sought has had its chance, in an open state. */
  isDone(words) {
    return this.#seek?.isDone(words, this.#ours) === true;
  }

  #chosen(words) {
    const sought = words[0]?.startsWith("#") ? undefined : this.#seek?.pick(words, this.#ours);
    if (sought !== undefined) return sought;
    if (this.#script !== null) {
      // What cannot be chosen any more is passed over.
      const at = this.#script.slice(0, AHEAD).findIndex((word) => words.includes(word));
      if (at >= 0) return this.#script.splice(0, at + 1).at(-1);
      return words.find((word) => IDLE.has(word)) ?? words[0];
    }
    const weights = words.map((word) => WEIGHTS[word.split(" ")[0]] ?? 1);
    let at = (this.#below(1 << 20) / (1 << 20)) * weights.reduce((a, b) => a + b, 0);
    for (const [i, word] of words.entries()) {
      at -= weights[i];
      if (at < 0) return word;
    }
    return words[0];
  }
}
