// One duel played by both engines in step: each answer goes to both, and after each both say where everything lies, whose turn
// to speak it is, and what may be done. What one says and the other does not is a divergence.
import { PASS } from "@chainwright/engine/state";
import { asksOf } from "./align.mjs";
import { Alone } from "./alone.mjs";
import { Attacks } from "./attacks.mjs";
import { Both } from "./both.mjs";
import { Choices } from "./choices.mjs";
import { Divergences, Over } from "./divergences.mjs";
import { Guide } from "./guide.mjs";
import { Settling } from "./settle.mjs";
import { Together } from "./together.mjs";
import { Uses } from "./uses.mjs";
import { Windows } from "./windows.mjs";

/** Steps between two answers, more than any chain takes. */
const MOST_STEPS = 400;

/** Questions of ours about whether something is used. */
const USED = new Set(["may", "replacement", "choose to use"]);

/** Why a position is not played. */
export const EARLY = "something happens before the Main Phase";

export class Lockstep {
  /** Why it is over. */
  ended = null;
  #ours;
  #both;
  #choices;
  #guide = new Guide();
  #divergences;
  #settling;
  #windows;
  #alone;
  #together;
  #attacks;
  #uses;
  /** Answers after which it is over. */
  #most;
  /** Is told what both are asked. */
  #watch;

  /** `given`: both sides, how cards are called, how is chosen, filters, and when it ends. */
  constructor(given) {
    this.#ours = given.ours;
    this.#most = given.most ?? 1500;
    this.#watch = given.watch ?? null;
    const divergences = new Divergences(this, given);
    const both = new Both(given, divergences);
    const choices = new Choices(given);
    const settling = new Settling(both, divergences);
    const alone = new Alone(both, choices, this.#guide, divergences);
    this.#uses = new Uses(both, choices, alone, this.#guide, divergences);
    this.#windows = new Windows({
      both,
      choices,
      guide: this.#guide,
      settling,
      divergences,
      uses: this.#uses,
    });
    this.#together = new Together(both, choices, alone, divergences);
    this.#attacks = new Attacks(both, choices, alone, divergences);
    [this.#both, this.#choices, this.#divergences] = [both, choices, divergences];
    [this.#settling, this.#alone] = [settling, alone];
  }

  // What is told of it, to filters as well.

  get answers() {
    return this.#both.answers;
  }

  /** Every choice that was made, in words: with them the duel is played again. */
  get choices() {
    return this.#choices.made;
  }

  get divergences() {
    return this.#divergences.found;
  }

  get broken() {
    return this.#both.broken;
  }

  get asked() {
    return this.#windows.asked;
  }

  get game() {
    return this.#ours.duel.game.id;
  }

  get battleIsSkipped() {
    return this.#ours.battleIsSkipped;
  }

  get turn() {
    return this.#ours.turn;
  }

  get phase() {
    return this.#ours.phase;
  }

  isNegated(word) {
    return this.#ours.isNegated(word);
  }

  whyNot(player, word) {
    return this.#ours.whyNot(player, word);
  }

  async play(start) {
    const { answers } = this;
    try {
      const { early } = await this.#both.start(start);
      if (early === true) throw new Over(EARLY);
      this.#settling.agree();
      for (let [steps, n] = [0, 0]; ; steps++) {
        if (answers.length >= this.#most) throw new Over("long enough");
        if (answers.length > n) [steps, n] = [0, answers.length];
        if (steps >= MOST_STEPS) this.#divergences.fail({ what: "flow", how: "no end" });
        await this.#step();
      }
    } catch (error) {
      if (!(error instanceof Over)) throw error;
      this.ended = error.message;
    }
    return this;
  }

  /** Whatever is asked first, here or there. */
  async #step() {
    const [both, ours, prompt] = [this.#both, this.#ours, this.#both.prompt];
    this.#watch?.(prompt, ours, this.answers.at(-1));
    if (prompt.over && ours.isOver) throw new Over("the end of the duel");
    if (ours.isOver) return this.#endThere();
    if (prompt.over) return this.#endHere();
    if (prompt.isIdle) return both.answerTheirs([prompt.index("pass")]);
    // They play Rush Duels on a chain: nobody can respond to what is being used.
    if (this.game === "rush" && prompt.kind === "window" && both.isChaining) return both.passTheirs();
    if (this.#attacks.isOpen) return this.#attacks.chooseTarget();
    if (prompt.kind === "inner" || ours.kind === "inner") return this.#inner();
    return this.#outer();
  }

  /** It is over here: what they still ask changes nothing. */
  #endThere() {
    const { prompt } = this.#both;
    if (prompt.kind === "window" && !prompt.words.has("pass")) return this.#both.answerTheirs([0]);
    if (prompt.kind === "window") return this.#windows.onlyTheirs();
    if (prompt.kind === "inner") return this.#alone.answer();
    return this.#divergences.fail({ what: "flow", how: "over only here", all: this.#settling.differences() });
  }

  /** It is over there: whatever is still to be answered here leads to the same end. */
  #endHere() {
    const { kind, words } = this.#ours;
    if (this.#attacks.isOpen) return this.#attacks.endAnyhow();
    if (kind === "inner") return this.#followGuide() || this.#settling.search();
    if (kind === "window" && words.has("pass")) return this.#both.answerOurs(PASS);
    return this.#divergences.fail({
      what: "flow",
      how: "over only there",
      all: this.#settling.differences(),
    });
  }

  /** Open states and windows. */
  #outer() {
    const [prompt, ours] = [this.#both.prompt, this.#ours];
    this.#guide.keepOrder(prompt.kind === "menu");
    if (ours.kind === "window" && this.#both.isAhead) return this.#windows.onlyOurs();
    if (prompt.kind === "menu" && ours.kind === "menu") {
      if (prompt.player !== ours.player)
        this.#divergences.fail({ what: "flow", how: "another player's turn" });
      this.#windows.end();
      this.#settling.compare();
      return this.#atMenu();
    }
    if (prompt.kind === "menu") return this.#windows.onlyOurs();
    if (ours.kind === "menu") return this.#windows.onlyTheirs();
    return prompt.player === ours.player ? this.#windows.together() : this.#windows.ofOthers();
  }

  async #atMenu() {
    const [both, ours, prompt] = [this.#both, this.#ours, this.#both.prompt];
    const { player } = prompt;
    const here = ours.words;
    const there = prompt.words;
    // From the Battle Phase to the End Phase one goes through Main Phase 2.
    if (here.has("m2")) there.delete("end");
    this.#divergences.legal("legal", player, [...here.keys()], [...there.keys()]);
    // Which part of a Maximum Monster has an effect is not told there.
    const parts = [...here.keys()].some((word) => word.endsWith(".material"));
    const isWhole = (word) => parts && /^activate .*\.monster\d$/.test(word);
    const common = [...here.keys()].filter((word) => there.has(word) && !isWhole(word));
    if (this.#choices.isDone(common)) throw new Over("done");
    if (common.length === 0) this.#divergences.fail({ what: "flow", how: "nothing that both allow" });
    const word = this.#choices.pick(common);
    both.said(player, word);
    const choices = here.get(word);
    const picked = there.get(word);
    if (!word.startsWith("attack ")) return this.#uses.use(player, word, choices, picked);
    this.#attacks.begin(player, choices);
    await both.answerTheirs([picked[0]]);
  }

  /** What is asked between them. */
  async #inner() {
    const [prompt, ours] = [this.#both.prompt, this.#ours];
    const { open } = ours;
    if (ours.kind === "inner" && this.#followGuide()) return;
    // A link resolves here while they still ask whether anybody responds to it.
    if (prompt.kind === "window" && this.#both.isChaining && ours.isResolving)
      return this.#windows.onlyTheirs();
    if (open.question.startsWith("choose zone") && prompt.asks !== "place" && this.#settling.takePlace())
      return;
    if (prompt.resolving && ours.kind === "window" && this.#windows.passToInner()) return;
    if (this.#both.isAhead && ours.kind === "window") return this.#windows.onlyOurs();
    // They may still respond to the link that resolves here.
    if (prompt.kind === "window" && this.#both.isBehind) return this.#windows.onlyTheirs();
    if (prompt.kind === "inner") {
      if (ours.kind === "inner" && ours.player === prompt.player) {
        if (asksOf(open, ours.words) === "replay") return this.#attacks.replay();
        if (await this.#together.answer()) return;
      }
      return this.#alone.answer();
    }
    // They ask about one card; we ask whether it is used.
    if (prompt.type === "SELECT_EFFECTYN" && USED.has(open.question)) return this.#together.isUsed();
    return this.#settling.search();
  }

  /** Answers one of our questions as was chosen already. */
  #followGuide() {
    const choice = this.#guide.choiceFor(this.#ours);
    if (choice !== undefined) this.#both.answerOurs(choice);
    return choice !== undefined;
  }
}
