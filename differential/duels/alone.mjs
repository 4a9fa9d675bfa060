// Answers what they ask and we do not, or not yet: what is chosen there is kept for our questions.

/** Zones that are Pendulum Zones as well. */
const OUTER = new Set(["zone 8", "zone 12"]);

export class Alone {
  #both;
  #choices;
  #guide;
  #divergences;

  constructor(both, choices, guide, divergences) {
    this.#both = both;
    this.#choices = choices;
    this.#guide = guide;
    this.#divergences = divergences;
  }

  async answer() {
    const [both, choices, guide] = [this.#both, this.#choices, this.#guide];
    const { prompt } = both;
    const { player, options } = prompt;
    switch (prompt.asks) {
      case "cards":
        return this.pickCards(options.flatMap((one, i) => (one.act === "card" ? [{ ...one, i }] : [])));
      case "place": {
        // As ours are placed where nobody is asked: Spells and Traps in the outer zones only at last.
        const places = [...prompt.words]
          .sort(([a], [b]) => Number(this.#isOuter(a)) - Number(this.#isOuter(b)))
          .slice(0, prompt.min);
        for (const [word] of places) guide.add(player, "place", word);
        return both.answerTheirs(places.map(([, [i]]) => i));
      }
      case "position":
        guide.add(player, "position", options[0].word);
        return both.answerTheirs([0]);
      case "may": {
        const yes = both.ours.kind === "inner" && choices.isYes();
        both.said(player, yes ? "yes" : "no");
        guide.add(player, "may", yes ? "number 1" : "pass");
        return both.answerTheirs([prompt.index(yes ? "yes" : "no")]);
      }
      case "order": {
        const left = options.map((one, i) => ({ word: one.word.replace(/^card /, ""), i }));
        const order = [];
        while (left.length > 0) order.push(left.splice(choices.number(left.length), 1)[0]);
        for (const { word } of order) guide.add(player, "order", `activate ${word}`);
        return both.answerTheirs(order.map(({ i }) => i));
      }
      case "sort":
        // In which order cards lie on top or at the bottom of a Deck: as it is there.
        both.shuffled.add(0).add(1);
        return both.answerTheirs(options.map((_, i) => i));
      case "option":
      case "number": {
        const told = prompt.asks === "option" ? guide.effectOf(player, options.length) : undefined;
        if (told !== undefined) return both.answerTheirs([told]);
        const at = choices.number(options.length);
        guide.add(player, "number", options[at].word);
        both.said(player, options[at].word);
        return both.answerTheirs([at]);
      }
      case "declare":
        return this.#declare();
      default:
        return this.#divergences.fail({ what: "flow", how: `cannot answer ${prompt.type}` });
    }
  }

  /** Picks some of these cards there, and keeps them for our questions. */
  async pickCards(cards, mayStop = false) {
    const { prompt } = this.#both;
    const { player, type, reply } = prompt;
    // What is chosen for something that has begun may be taken back there.
    const stop =
      mayStop || reply.prompt.finishable
        ? prompt.options.findIndex(({ act }) => act === "finish" || act === "cancel")
        : -1;
    const picked = this.#some(cards, stop >= 0);
    if (picked.length === 0 && stop < 0)
      this.#divergences.fail({
        what: "choice",
        how: "none that both allow",
        asked: type,
        of: this.#both.answers.at(-1),
      });
    this.#both.said(player, picked.length === 0 ? "none" : picked.map(({ word }) => word).join(", "));
    for (const { word } of picked) this.#guide.add(player, "cards", word);
    if (picked.length === 0) this.#guide.add(player, "done", "none");
    else if (type !== "SELECT_UNSELECT_CARD") this.#guide.add(player, "done");
    await this.#both.answerTheirs(picked.length === 0 ? [stop] : picked.map(({ i }) => i));
  }

  /** Some of these cards, as many as the prompt wants. */
  #some(cards, mayStop) {
    const choices = this.#choices;
    const { min, max, type, reply, options } = this.#both.prompt;
    if (type === "SELECT_UNSELECT_CARD") {
      const words = [...new Set(cards.map(({ word }) => word)), ...(mayStop ? ["pass"] : [])];
      const word = choices.pick(words);
      return word === "pass" ? [] : cards.filter((one) => one.word === word).slice(0, 1);
    }
    if (type === "SELECT_SUM") {
      const sets = reply.sets.filter((set) => set.every((i) => cards.some((one) => one.i === i)));
      const set = sets[choices.number(Math.max(1, sets.length))] ?? reply.sets[0];
      return (set ?? []).map((i) => ({ ...options[i], i }));
    }
    if (type === "SELECT_COUNTER")
      return cards.flatMap((one) => Array(reply.counters[one.i]).fill(one)).slice(0, min);
    const least = Math.min(min, cards.length);
    const n = least + choices.number(Math.min(max, cards.length) - least + 1);
    const picked = [];
    const left = [...cards];
    while (left.length > 0 && (type === "SELECT_TRIBUTE" ? worth(picked) : picked.length) < n) {
      const word = choices.pick([...new Set(left.map((one) => one.word))]);
      picked.push(
        ...left.splice(
          left.findIndex((one) => one.word === word),
          1,
        ),
      );
    }
    return picked;
  }

  #isOuter(word) {
    return OUTER.has(word) && this.#both.ours.duel.game.zones.some(({ name }) => name === "pendulum");
  }

  /** Declares a Type, an Attribute or a name that both let be declared. */
  async #declare() {
    const both = this.#both;
    const { prompt, ours } = both;
    const here = ours.kind === "inner" ? ours.declarable : new Map();
    const there = prompt.options.map(({ word }) => word);
    const isName = prompt.type === "ANNOUNCE_CARD";
    const common = [...here.keys()].filter((word) => isName || there.includes(word));
    if (common.length === 0 || prompt.min > 1)
      this.#divergences.fail({
        what: "flow",
        how: `cannot answer ${prompt.type}`,
        question: ours.open?.question,
      });
    const word = this.#choices.pick(common);
    both.said(prompt.player, word);
    await (isName ? both.declareTheirs(word) : both.answerTheirs([there.indexOf(word)]));
    both.answerOurs(here.get(word));
  }
}

const worth = (picked) => picked.reduce((sum, { tributes }) => sum + (tributes ?? 1), 0);
