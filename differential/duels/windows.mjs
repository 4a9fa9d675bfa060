// Windows for responses: what each side offered in them, and those that only one of them opens.
import { PASS } from "@chainwright/engine/state";
import { processedIn } from "./align.mjs";
import { unplaced } from "./words.mjs";

/** Windows that are passed at once, more than there are from an End Phase to the next draw. */
const MOST_PASSED = 12;

const none = () => ({ ours: [[], []], theirs: [[], []], both: [[], []] });

export class Windows {
  /** What was last offered in a window, to whomever. */
  asked = [];
  /** What was offered in windows since the last open state, by a side, and by both in one. */
  #offered = none();
  #both;
  #choices;
  #guide;
  #settling;
  #divergences;
  #uses;

  constructor({ both, choices, guide, settling, divergences, uses }) {
    this.#both = both;
    this.#choices = choices;
    this.#guide = guide;
    this.#settling = settling;
    this.#divergences = divergences;
    this.#uses = uses;
  }

  #note(side, player, words) {
    this.asked = [...words];
    const list = this.#offered[side][player];
    for (const word of this.asked) if (word.startsWith("activate ") && !list.includes(word)) list.push(word);
  }

  /** What was offered in some window since the last open state, by one side only. */
  end() {
    const { ours, theirs, both } = this.#offered;
    this.#offered = none();
    for (const player of [0, 1]) {
      const own = (list) => list.filter((word) => !both[player].includes(word));
      const [here, there] = [own(ours[player]), own(theirs[player])];
      // It may have lain in another zone on each side, which is taken over where both are asked.
      const left = (list, others) =>
        list.filter((word) => !others.some((one) => unplaced(word) === unplaced(one)));
      this.#divergences.legal("window", player, left(here, there), left(there, here));
    }
  }

  /** A window that only we have: nothing is done in it. */
  onlyOurs() {
    const { open, words, player } = this.#both.ours;
    if (this.#both.prompt.kind === "menu" && this.#settling.changesChance()) return;
    this.#note("ours", player, words.keys());
    const mayPass = open.question !== "forced" && open.options.includes(PASS);
    if (mayPass) return this.#both.answerOurs(PASS);
    // What has to be done is done.
    const next = this.#guide.next([...words.keys()]);
    this.#both.answerOurs(next === undefined ? open.options[0] : words.get(next)[0]);
  }

  /** A window that only they have: nothing is done in it, but what has to be, which happens by itself here. */
  async onlyTheirs() {
    const { prompt } = this.#both;
    // What is done by itself here is not offered here either.
    if (prompt.words.has("pass")) this.#note("theirs", prompt.player, prompt.words.keys());
    if (prompt.options.length === 0)
      this.#divergences.fail({ what: "flow", how: `nothing to answer ${prompt.type}` });
    return this.#both.passTheirs();
  }

  /** Passes windows of ours in which nothing can be done up to one in which what they offer now is offered here, too. */
  #passToTheirs() {
    const { prompt, ours } = this.#both;
    return this.#passUpTo(
      () =>
        ours.kind === "window" &&
        ours.player === prompt.player &&
        [...ours.words.keys()].some((word) => word !== "pass" && prompt.words.has(word)),
    );
  }

  /** They ask something as a link resolves: windows of ours are passed up to what is asked here. */
  passToInner() {
    const { ours } = this.#both;
    const passed = [];
    const undo = this.#both.savepoint();
    while (ours.kind === "window" && ours.open.options.includes(PASS)) {
      passed.push([ours.player, [...ours.words.keys()]]);
      this.#both.answerOurs(PASS);
    }
    if (ours.kind !== "inner") {
      undo();
      return false;
    }
    for (const [player, words] of passed) this.#note("ours", player, words);
    return true;
  }

  /** @returns false, with nothing passed, where that does not come */
  #passUpTo(isThere) {
    const { ours } = this.#both;
    const undo = this.#both.savepoint();
    while (ours.kind === "window" && [...ours.words.keys()].join() === "pass") {
      this.#both.answerOurs(PASS);
      if (isThere()) return true;
    }
    undo();
    return false;
  }

  /** Both ask the same player, but there it is later already: windows of ours are passed up to where everything lies as it does there. */
  #passToAlike() {
    const { ours } = this.#both;
    const isAlike = () => this.#settling.differences().length === 0;
    if (isAlike()) return false;
    const undo = this.#both.savepoint();
    const offered = [];
    while (ours.kind === "window" && ours.words.has("pass") && offered.length < MOST_PASSED) {
      offered.push([ours.player, [...ours.words.keys()]]);
      this.#both.answerOurs(PASS);
      if (!isAlike()) continue;
      for (const [player, words] of offered) this.#note("ours", player, words);
      return true;
    }
    undo();
    return false;
  }

  /** Windows of different players, or of one that is not asked the same. */
  async ofOthers() {
    const { prompt, ours } = this.#both;
    if (this.#passToTheirs()) return;
    if (!ours.open.options.includes(PASS)) return this.onlyTheirs();
    // One of them was not asked there, or here: whoever is asked next here if nothing is done tells.
    const undo = this.#both.savepoint();
    this.#both.answerOurs(PASS);
    const isNext = ours.kind === "window" && ours.player === prompt.player;
    undo();
    return isNext ? this.onlyOurs() : this.onlyTheirs();
  }

  /** The same player may respond on both sides. */
  async together() {
    const { prompt, ours } = this.#both;
    const { player } = prompt;
    const here = ours.words;
    const there = processedIn(here, prompt.words);
    const common = [...here.keys()].filter((word) => there.has(word));
    if (common.every((word) => word === "pass")) {
      if (this.#passToTheirs()) return;
      if (!there.has("pass")) return this.onlyTheirs();
      // Two windows: neither has what the other has.
      this.#note("ours", player, here.keys());
      this.#note("theirs", player, there.keys());
      if (here.has("pass")) this.#both.answerOurs(PASS);
      return this.#both.passTheirs();
    }
    if (this.#passToAlike()) return;
    this.asked = common;
    this.#settling.compare();
    this.#offered.both[player].push(...common);
    this.#note("ours", player, here.keys());
    this.#note("theirs", player, there.keys());
    const word = this.#guide.next(common) ?? this.#choices.pick(common);
    this.#both.said(player, word);
    await this.#uses.use(player, word, here.get(word), there.get(word));
  }
}
