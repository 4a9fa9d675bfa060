// What both ask the same player between open states and windows, if in other steps: answered on both sides.
import { PASS } from "@chainwright/engine/state";
import { asksOf, placesFor } from "./align.mjs";
import { missing, zoneIn } from "./words.mjs";

/** So many are told at most (`outside.mjs`). */
const MOST_SETS = 300;

/** For a sum cards are offered there as well with which none comes out; as far as all sums are told. */
const isUseless = ({ reply: { sets = [] } }, i) =>
  sets.length > 0 && sets.length < MOST_SETS && !sets.some((set) => set.includes(i));

export class Together {
  #both;
  #choices;
  #alone;
  #divergences;

  constructor(both, choices, alone, divergences) {
    this.#both = both;
    this.#choices = choices;
    this.#alone = alone;
    this.#divergences = divergences;
  }

  /** Answers a prompt that both have alike; false where they are not of one kind. */
  async answer() {
    const [both, choices] = [this.#both, this.#choices];
    const { prompt, ours } = both;
    const here = ours.words;
    const asks = asksOf(ours.open, here);
    const theirs = prompt.asks;
    if (theirs === "cards" && asks === "cards") return this.#chooseCards(here);
    if (theirs === "may" && asks === "may" && here.has("pass")) {
      await this.isUsed();
      return true;
    }
    if (theirs === "may" && asks === "cards" && here.has("pass")) {
      // Whether, and which: one question here.
      const yes = choices.isYes();
      both.said(prompt.player, yes ? "yes" : "no");
      if (yes) await both.answerTheirs([prompt.index("yes")]);
      else await both.answerBoth(PASS, [prompt.index("no")]);
      return true;
    }
    if (asks === "may" && theirs === "cards") {
      const declined = prompt.options.findIndex(({ act }) => act === "cancel" || act === "finish");
      if (declined < 0 && !this.#isAskedAfterwards(here)) return false;
      const yes = declined < 0 || choices.isYes();
      both.said(prompt.player, yes ? "yes" : "no");
      if (yes) both.answerOurs([...here].find(([word]) => word !== "pass")[1][0]);
      else await both.answerBoth(PASS, [declined]);
      return true;
    }
    // The only one of several effects that can be applied is chosen there, or the one that was chosen here with the activation.
    if (theirs === "option" && asks !== "number") return false;
    const isOne = ["place", "position", "number"].includes(asks);
    return isOne && (theirs === asks || theirs === "option") && this.#chooseOne(here, asks);
  }

  /** What has to be chosen there is asked for here if it is done: it is not something before it, of which only one is possible here. */
  #isAskedAfterwards(here) {
    const { ours, prompt } = this.#both;
    const undo = this.#both.savepoint();
    this.#both.answerOurs([...here].find(([word]) => word !== "pass")[1][0]);
    const isAsked = ours.kind === "inner" && [...ours.words.keys()].some((word) => prompt.words.has(word));
    undo();
    return isAsked;
  }

  /** Whether something is done that need not be. */
  isUsed() {
    const { ours, prompt } = this.#both;
    const yes = this.#choices.isYes();
    this.#both.said(prompt.player, yes ? "yes" : "no");
    const choice = yes ? [...ours.words].find(([word]) => word !== "pass")[1][0] : PASS;
    const i = prompt.options.findIndex(({ act }) => (yes ? act === "yes" : act === "no" || act === "pass"));
    return this.#both.answerBoth(choice, [i]);
  }

  /** A place, a position, a number or an option. */
  async #chooseOne(here, asks) {
    const both = this.#both;
    const { prompt } = both;
    const there = prompt.asks === "place" ? placesFor(here, prompt.words) : prompt.words;
    // Options are numbered from 0 there, from 1 or otherwise here.
    if (prompt.asks === "option" && here.size === there.size) {
      const at = this.#choices.number(here.size);
      both.said(prompt.player, `option ${at}`);
      await both.answerBoth([...here.values()][at][0], [at]);
      return true;
    }
    const [a, b] = [[...here.keys()], [...there.keys()]];
    const [more, less] = [missing(a, b), missing(b, a)];
    if (more.length + less.length > 0 && asks !== "place")
      this.#divergences.tell({
        ...{ what: "choice", how: asks, ours: more, theirs: less, name: both.answers.at(-1) },
      });
    const common = a.filter((word) => there.has(word));
    if (common.length === 0 || prompt.min > 1) return false;
    const word = this.#choices.pick(common.filter((one) => one !== "down"));
    both.said(prompt.player, word);
    await both.answerBoth(here.get(word)[0], there.get(word).slice(0, 1));
    return true;
  }

  /** Chooses cards that both let be chosen. */
  async #chooseCards(here) {
    const { prompt, ours, answers } = this.#both;
    const { question } = ours.open;
    const cards = prompt.options.flatMap((one, i) => (one.act === "card" ? [{ ...one, i }] : []));
    const own = [...here].flatMap(([word, choices]) => (word === "pass" ? [] : choices.map(() => word)));
    const theirs = cards.filter(({ i }) => !isUseless(prompt, i)).map(({ word }) => word);
    const [more, less] = [missing(own, theirs), missing(theirs, own)];
    if (more.length === own.length) return false;
    // What there is one choice from all may be one for each group here.
    const isMaterial = question === "choose material" && less.length === 0;
    const isByKinds = less.length === 0 && more.length > 0 && this.#isByKinds(here, theirs, more);
    const byGroups = isMaterial || isByKinds || (prompt.type === "SELECT_UNSELECT_CARD" && more.length === 0);
    if (more.length + less.length > 0 && !byGroups)
      this.#divergences.tell({
        ...{ what: "choice", how: "cards", question, ours: more, theirs: less },
        ...{ zone: zoneIn(more[0] ?? less[0]), of: answers.at(-1) },
      });
    const left = [...own];
    const common = cards.filter(({ word }) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    await this.#alone.pickCards(common, here.has("pass"));
    return true;
  }

  /**
   * Targets of two kinds, "1 Spell/Trap on each field": those of one kind are asked for there first. Here, as soon as they
   * are chosen, others are; and where one of the others is chosen first, one of theirs is next.
   */
  #isByKinds(here, theirs, others) {
    const { ours, prompt } = this.#both;
    const asksForTargets = () => ours.open?.question === "choose at activation";
    if (!asksForTargets() || prompt.min !== prompt.max) return false;
    /** What can be chosen after these. */
    const after = (words) => {
      const undo = this.#both.savepoint();
      for (const word of words)
        if (asksForTargets() && ours.words.has(word)) this.#both.answerOurs(ours.words.get(word)[0]);
      const left = asksForTargets() ? [...ours.words.keys()].filter((word) => word !== "pass") : [];
      undo();
      return left;
    };
    const left = after(theirs.slice(0, prompt.max));
    if (!left.some((word) => others.includes(word) || !here.has(word))) return false;
    const only = (list, words) => list.length > 0 && list.every((word) => words.includes(word));
    if (prompt.max > 1) return !left.some((word) => theirs.includes(word));
    return only(after(others.slice(0, 1)), theirs);
  }
}
