// One duel played by both engines in step: each answer goes to both, and after each both say where everything lies, whose turn
// to speak it is, and what may be done. What one says and the other does not is a divergence.
import { ACT, firstOf, kindOf, PASS } from "@chainwright/engine";
import { asksOf, Prompt } from "./align.mjs";
import { differencesOf, sideOfTheirs } from "./compare.mjs";
import { causeOf } from "./shrink.mjs";
import { missing, nameIn, zoneIn } from "./words.mjs";

/** Positions that are tried for what one of our questions leads to. */
const MOST_TRIED = 400;
/** Steps between two open states, more than any chain takes. */
const MOST_STEPS = 400;

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

/** Zones that are Pendulum Zones as well. */
const OUTER = new Set(["zone 8", "zone 12"]);

/** Why a position is not played. */
export const EARLY = "something happens before the Main Phase";

export const SCRIPT_ERROR = "an error in a script";

/** What does nothing. */
const IDLE = new Set(["pass", "end", "m2"]);
/** How far a shortened list of choices is looked through for one that can be made. */
const AHEAD = 8;

/** The duel cannot go on: what there is to say has been said. */
class Over extends Error {}

export class Lockstep {
  /** What both did, in words. */
  answers = [];
  divergences = [];
  /** Every choice that was made, in words: with them the duel is played again. */
  choices = [];
  /** What was last offered in a window, to whomever. */
  asked = [];
  /** The card whose script does not run there. */
  broken;
  /** Why it is over. */
  ended = null;
  #ours;
  #theirs;
  #nameOf;
  #codeOf;
  #below;
  #prompt;
  #links = [];
  #resolving = false;
  #shuffled = new Set();
  /** Whose cards went to the Deck since everything lay alike. */
  #returned = new Set();
  /** What is chosen already: answers that the other side, or both, will ask for. */
  #guide = [];
  /** An attack whose target is not chosen yet. */
  #attack = null;
  /** What only one side offered in windows since both were asked the same. */
  #offered = { ours: [[], []], theirs: [[], []] };
  #base;
  #since = [];
  #steps = 0;
  /** A question of ours that they did not ask, and whose answer led nowhere where they are. */
  #unsure;
  #filters;
  #script;
  /** Chooses for both, and says when it is enough; null where chance does. */
  #seek;
  /** Is told what both are asked. */
  #watch;

  constructor({
    ours,
    theirs,
    nameOf,
    codeOf,
    below,
    filters = [],
    script = null,
    seek = null,
    most = 1500,
    stopAtFirst = false,
    watch = null,
  }) {
    this.#watch = watch;
    this.#ours = ours;
    this.#theirs = theirs;
    this.#nameOf = nameOf;
    this.#codeOf = codeOf;
    this.#below = below;
    this.#filters = filters;
    this.#seek = seek;
    this.#script = script === null ? null : [...script];
    this.most = most;
    this.stopAtFirst = stopAtFirst;
  }

  get game() {
    return this.#ours.duel.game.id;
  }

  /** A Deck was shuffled since everything lay alike. */
  get isShuffled() {
    return this.#shuffled.size > 0 || this.#ours.guesses.length > 0;
  }

  /** An effect has the turn player skip the Battle Phase. */
  get battleIsSkipped() {
    return this.#ours.battleIsSkipped;
  }

  get turn() {
    return this.#ours.turn;
  }

  async play(start) {
    try {
      const reply = await this.#theirs.ask(start);
      if (reply.early === true) throw new Over(EARLY);
      this.#hear(reply);
      this.#agree();
      for (;;) {
        if (this.answers.length >= this.most) throw new Over("long enough");
        await this.#step();
      }
    } catch (error) {
      if (!(error instanceof Over)) throw error;
      this.ended = error.message;
    }
    return this;
  }

  // What both are asked.

  #hear(reply) {
    for (const event of reply.events) {
      const { type } = event;
      if (type === "CHAINING") this.#links[event.link - 1] = this.#nameOf(event.code, event.name);
      else if (type === "CHAIN_SOLVING") this.#resolving = true;
      else if (type === "CHAIN_SOLVED") {
        this.#resolving = false;
        this.#links.length = event.link - 1;
      } else if (type === "CHAIN_END") this.#links.length = 0;
      else if (type === "SHUFFLE_DECK") this.#shuffled.add(event.player);
      else if (type === "MOVE" && event.to.zone === "deck") {
        // Several that go there lie in an order that is nobody's business.
        if (this.#returned.has(event.to.player)) this.#shuffled.add(event.to.player);
        this.#returned.add(event.to.player);
      } else if (type === "TOSS_COIN")
        // Heads is 1 there, and the first side here.
        for (const one of event.results) this.#ours.thrown.push({ sides: 2, side: one === 1 ? 0 : 1 });
      else if (type === "TOSS_DICE")
        for (const one of event.results) this.#ours.thrown.push({ sides: 6, side: one - 1 });
      else if (type === "RETRY") this.#fail({ what: "refused", asked: this.#prompt?.type });
    }
    if (reply.scriptErrors.length > 0) {
      this.broken = Number(/\bc(\d+)\./.exec(reply.scriptErrors[0])?.[1]);
      this.#tell({ what: "script error", asked: String(this.broken), detail: reply.scriptErrors[0] });
      throw new Over(SCRIPT_ERROR);
    }
    this.#prompt = new Prompt(reply, this.#nameOf, this.#resolving);
  }

  async #answerTheirs(picked, code) {
    this.#hear(await this.#theirs.ask({ do: "answer", picked, code }));
  }

  #answerOurs(choice) {
    this.#since.push(choice);
    this.#ours.answer(choice);
  }

  // What differs.

  #tell(divergence) {
    const { phase, turn } = this.#ours;
    const told = { ...divergence, turn, phase, at: this.answers.length };
    const filter = this.#filters.find(({ matches }) => matches(told, this));
    told.filter = filter?.id;
    told.cause = filter?.id ?? causeOf(told);
    // Said once a duel.
    if (!this.divergences.some(({ cause }) => cause === told.cause)) this.divergences.push(told);
    if (filter === undefined && this.stopAtFirst) throw new Over("differs");
    return filter;
  }

  #fail(divergence) {
    this.#tell(divergence);
    throw new Over(`differs: ${divergence.what}`);
  }

  /** What only one side lets a player do, at a menu or in windows. */
  #legal(what, player, ours, theirs) {
    for (const [only, keys] of [
      ["ours", missing(ours, theirs)],
      ["theirs", missing(theirs, ours)],
    ])
      for (const key of keys) {
        const why = only === "theirs" ? this.#ours.whyNot(player, key) : undefined;
        this.#tell({
          what,
          only,
          player,
          act: key.split(" ")[0],
          key,
          name: nameIn(key),
          zone: zoneIn(key),
          why,
        });
      }
    if (this.stopAtFirst && this.divergences.some(({ filter }) => filter === undefined))
      throw new Over("differs");
  }

  // Where everything lies.

  #stateOfTheirs() {
    const sides = this.#prompt.reply.state.map((side) => sideOfTheirs(side, this.#nameOf));
    return { sides, links: [...this.#links] };
  }

  #differences() {
    return differencesOf(this.#ours.state, this.#stateOfTheirs());
  }

  /** Both are asked, and everything lies alike; else other throws are tried, and then it is said. */
  #compareStates() {
    let found = this.#differences();
    if (found.length > 0 && this.#ours.guesses.length > 0 && this.#tryThrows()) found = [];
    if (found.length > 0) {
      const filter = this.#tell({
        ...found[0],
        all: found.length > 1 ? found.slice(1) : undefined,
        did: this.answers.at(-1),
        askedOnlyHere: this.#unsure,
      });
      if (filter?.goesOn === true) return;
      throw new Over("differs: state");
    }
    this.#unsure = undefined;
    this.#agree();
  }

  /** What was chosen at random there was not told: other choices, until everything lies alike. */
  #tryThrows() {
    const { guesses } = this.#ours;
    const sizes = guesses.filter((n) => n > 1);
    if (guesses.length > 3 || sizes.reduce((a, b) => a * b, 1) > 64) return false;
    const [since, n] = [[...this.#since], guesses.length];
    const combinations = guesses.reduce(
      (list, size) => list.flatMap((one) => Array.from({ length: size }, (_, i) => [...one, i])),
      [[]],
    );
    for (const script of combinations) {
      this.#ours.undoTo(this.#base);
      this.#ours.script = [...script];
      try {
        for (const choice of since) this.#ours.answer(choice);
      } catch {
        continue;
      }
      if (this.#differences().length === 0) return true;
    }
    this.#ours.undoTo(this.#base);
    this.#ours.script = Array(n).fill(undefined);
    for (const choice of since) this.#ours.answer(choice);
    return false;
  }

  #agree() {
    const { sides } = this.#ours.state;
    for (const player of [0, 1]) {
      const there = this.#prompt.reply.state[player].deck.map((code) => this.#nameOf(code));
      const here = sides[player].deck;
      if (there.join() === here.join()) continue;
      // What was shuffled lies as it does there.
      if (this.#shuffled.has(player) || this.#ours.guesses.length > 0) this.#ours.orderDeck(player, there);
      else
        this.#fail({
          what: "state",
          part: "order of the deck",
          ours: here.slice(0, 5),
          theirs: there.slice(0, 5),
          did: this.answers.at(-1),
        });
    }
    this.#shuffled.clear();
    this.#returned.clear();
    this.#ours.guesses = [];
    this.#ours.script = [];
    this.#ours.thrown = [];
    this.#base = this.#ours.mark;
    this.#since = [];
  }

  // Which is asked first.

  async #step() {
    const [prompt, ours] = [this.#prompt, this.#ours];
    if (++this.#steps > MOST_STEPS) this.#fail({ what: "flow", how: "no end" });
    this.#watch?.(prompt, ours, this.answers.at(-1));
    if (prompt.over && ours.isOver) throw new Over("the end of the duel");
    if (ours.isOver && prompt.kind === "window" && !prompt.words.has("pass")) return this.#answerTheirs([0]);
    if (ours.isOver && prompt.kind === "window") return this.#onlyTheirs();
    // What they still ask changes nothing.
    if (ours.isOver && prompt.kind === "inner") return this.#answerAlone();
    if (ours.isOver) this.#fail({ what: "flow", how: "over only here", all: this.#differences() });
    if (prompt.over) return this.#endHere();
    if (prompt.isIdle) return this.#answerTheirs([prompt.index("pass")]);
    if (this.#attack !== null || prompt.kind === "inner" || ours.kind === "inner") return this.#inner();
    // What is asked about one card may be no activation.
    return this.#outer();
  }

  /** It is over there: whatever is still to be answered here leads to the same end. */
  #endHere() {
    const { kind, words } = this.#ours;
    if (this.#attack !== null)
      return this.#finishAttack(this.#attack.targets.has("") ? "" : [...this.#attack.targets.keys()][0]);
    if (kind === "inner") return this.#followGuide() || this.#searchOurs();
    if (kind === "window" && words.has("pass")) return this.#answerOurs(PASS);
    return this.#fail({ what: "flow", how: "over only there", all: this.#differences() });
  }

  async #outer() {
    const [prompt, ours] = [this.#prompt, this.#ours];
    this.#guide = this.#guide.filter(({ kind }) => kind === "order");
    if (prompt.kind === "menu" && ours.kind === "menu") {
      if (prompt.player !== ours.player) this.#fail({ what: "flow", how: "another player's turn" });
      this.#endWindows();
      this.#compareStates();
      return this.#atMenu();
    }
    if (prompt.kind === "menu") return this.#onlyOurs();
    if (ours.kind === "menu") return this.#onlyTheirs();
    if (prompt.player === ours.player && (await this.#atWindow())) return;
    if (prompt.player === ours.player) return;
    // One of them was not asked there, or here: whoever is asked next here if nothing is done tells.
    const answeredByPass = ours.open.options.includes(PASS);
    if (!answeredByPass) return this.#onlyTheirs();
    const mark = ours.mark;
    const since = [...this.#since];
    this.#answerOurs(PASS);
    const isNext = ours.kind === "window" && ours.player === prompt.player;
    ours.undoTo(mark);
    this.#since = since;
    return isNext ? this.#onlyOurs() : this.#onlyTheirs();
  }

  /** A window that only we have: nothing is done in it. */
  #onlyOurs() {
    const { open, words, player } = this.#ours;
    this.#note("ours", player, [...words.keys()]);
    if (open.question === "forced" || !open.options.includes(PASS)) {
      // What has to be done is done.
      this.#answerOurs(this.#guided(words) ?? open.options[0]);
      return;
    }
    this.#answerOurs(PASS);
  }

  async #onlyTheirs() {
    const prompt = this.#prompt;
    this.#note("theirs", prompt.player, [...prompt.words.keys()]);
    const pass = prompt.options.findIndex(({ act }) => act === "pass" || act === "no");
    if (pass < 0) {
      // What has to be activated there, and here by itself.
      if (prompt.options.length > 0) return this.#answerTheirs([0]);
      this.#fail({ what: "flow", how: `nothing to answer ${prompt.type}` });
    }
    return this.#answerTheirs([pass]);
  }

  #note(side, player, words) {
    this.asked = words;
    const list = this.#offered[side][player];
    for (const word of words) if (word.startsWith("activate ") && !list.includes(word)) list.push(word);
  }

  /** What was offered in some window since the last open state, by one side only. */
  #endWindows() {
    const { ours, theirs } = this.#offered;
    this.#offered = { ours: [[], []], theirs: [[], []] };
    for (const player of [0, 1]) {
      const shared = this.#shared?.[player] ?? [];
      const own = (list) => list.filter((word) => !shared.includes(word));
      this.#legal("window", player, own(ours[player]), own(theirs[player]));
    }
    this.#shared = [[], []];
  }
  #shared = [[], []];

  // Open states and windows.

  #pick(words) {
    const word = this.#chosen(words);
    this.choices.push(word);
    return word;
  }

  /** A whole number below a limit. */
  #number(limit) {
    return limit < 2 ? 0 : Number(this.#pick(Array.from({ length: limit }, (_, i) => `#${i}`)).slice(1));
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

  /** Which of several uses of one card. */
  #which(choices) {
    const sought = this.#seek?.at(choices, this.#ours) ?? -1;
    return sought >= 0 || choices.length < 2 ? Math.max(0, sought) : this.#number(choices.length);
  }

  #said(player, word) {
    this.#steps = 0;
    this.answers.push(`${"AB"[player]} ${word}`);
  }

  async #atMenu() {
    const [prompt, ours] = [this.#prompt, this.#ours];
    const player = prompt.player;
    const here = ours.words;
    const there = prompt.words;
    // From the Battle Phase to the End Phase one goes through Main Phase 2.
    if (here.has("m2")) there.delete("end");
    this.#legal("legal", player, [...here.keys()], [...there.keys()]);
    const common = [...here.keys()].filter((word) => there.has(word));
    if (this.#seek?.isDone(common, ours)) throw new Over("done");
    if (common.length === 0) this.#fail({ what: "flow", how: "nothing that both allow" });
    const word = this.#pick(common);
    this.#said(player, word);
    const choices = here.get(word);
    const at = this.#which(choices);
    const picked = there.get(word);
    if (word.startsWith("attack ")) this.#attack = { player, targets: ours.targetsOf(choices) };
    await this.#answerTheirs([picked[word.startsWith("attack ") ? 0 : Math.min(at, picked.length - 1)]]);
    if (this.#attack === null) this.#answerOurs(choices[at]);
  }

  /** The same player may respond on both sides; false where they are not asked the same. */
  async #atWindow() {
    const [prompt, ours] = [this.#prompt, this.#ours];
    const player = prompt.player;
    const here = ours.words;
    const there = prompt.words;
    const common = [...here.keys()].filter((word) => there.has(word));
    if (common.every((word) => word === "pass")) {
      // Two windows: neither has what the other has.
      this.#note("ours", player, [...here.keys()]);
      this.#note("theirs", player, [...there.keys()]);
      if (here.has("pass")) this.#answerOurs(PASS);
      const pass = prompt.options.findIndex(({ act }) => act === "pass" || act === "no");
      if (pass >= 0) await this.#answerTheirs([pass]);
      else await this.#answerTheirs([0]);
      return true;
    }
    this.asked = common;
    this.#compareStates();
    for (const word of common) this.#shared[player].push(word);
    const acts = (words) => [...words.keys()].filter((word) => word !== "pass");
    this.#note("ours", player, acts(here));
    this.#note("theirs", player, acts(there));
    const word = this.#guidedWord(common) ?? this.#pick(common);
    this.#said(player, word);
    const choices = here.get(word);
    const picked = there.get(word);
    const at = this.#which(choices);
    await this.#answerTheirs([picked[Math.min(at, picked.length - 1)]]);
    this.#answerOurs(choices[at]);
    return true;
  }

  #guidedWord(words) {
    const at = this.#guide.findIndex(({ kind, word }) => kind === "order" && words.includes(word));
    return at < 0 ? undefined : this.#guide.splice(at, 1)[0].word;
  }

  #guided(words) {
    const word = this.#guidedWord([...words.keys()]);
    return word === undefined ? undefined : words.get(word)[0];
  }

  // What is asked between them.

  async #inner() {
    const [prompt, ours] = [this.#prompt, this.#ours];
    if (this.#attack !== null) return this.#atTarget();
    if (ours.kind === "inner" && this.#followGuide()) return;
    if (ours.open?.question.startsWith("choose zone") && prompt.asks !== "place" && this.#takePlace()) return;
    if (prompt.kind === "inner") {
      if (ours.kind === "inner" && ours.player === prompt.player) {
        const asks = asksOf(ours.open, ours.words);
        if (asks === "replay") return this.#atReplay();
        if (await this.#together(asks)) return;
      }
      return this.#answerAlone();
    }
    // They ask about one card; we ask whether it is used.
    if (
      prompt.type === "SELECT_EFFECTYN" &&
      ["may", "replacement", "choose to use"].includes(ours.open.question)
    )
      return this.#both("may");
    return this.#searchOurs();
  }

  /** Answers one of our questions as was chosen already. */
  #followGuide() {
    const { words, player, open } = this.#ours;
    const asks = asksOf(open, words);
    const own = this.#guide.filter((one) => one.player === player && one.kind === asks);
    for (const step of own) {
      const choice = (words.get(step.word) ??
        (asks === "place" ? words.get(nearer(step.word)) : undefined))?.[0];
      if (choice === undefined) continue;
      this.#guide.splice(this.#guide.indexOf(step), 1);
      this.#answerOurs(choice);
      return true;
    }
    if (asks !== "cards" || !words.has("pass")) return false;
    // Enough were chosen.
    const done = this.#guide.find((one) => one.player === player && one.kind === "done");
    if (done === undefined) return false;
    this.#guide.splice(this.#guide.indexOf(done), 1);
    this.#answerOurs(PASS);
    return true;
  }

  /** They were not asked for a place, or long ago: it is where the card lies there, which it does not yet here. */
  #takePlace() {
    const { words, player } = this.#ours;
    const free = (side, row, slot) => !side[row].some((one) => one.slot === slot);
    const here = this.#ours.state.sides[player];
    const there = this.#stateOfTheirs().sides[player];
    for (const [word, [choice]] of words) {
      const place = Number(word.split(" ")[1]) % 16;
      const slot = place % 8;
      for (const row of place < 8 ? ["monsters", "spells"] : ["spells"])
        if (free(here, row, slot) && !free(there, row, slot)) {
          this.#answerOurs(choice);
          return true;
        }
    }
    return false;
  }

  #both(kind) {
    const { words } = this.#ours;
    const yes = this.#pick(["yes", "pass"]) === "yes";
    this.#said(this.#prompt.player, yes ? "yes" : "no");
    const choice = yes ? [...words].find(([word]) => word !== "pass")[1][0] : PASS;
    const i = this.#prompt.options.findIndex(({ act }) =>
      yes ? act === "yes" : act === "no" || act === "pass",
    );
    return this.#answerBoth(choice, [i], kind);
  }

  async #answerBoth(choice, picked) {
    await this.#answerTheirs(picked);
    this.#answerOurs(choice);
  }

  /** Answers a prompt that both have alike; false where they are not of one kind. */
  async #together(asks) {
    const [prompt, ours] = [this.#prompt, this.#ours];
    const here = ours.words;
    const theirs = prompt.asks;
    const there = theirs === "place" && asks === "place" ? placesFor(here, prompt.words) : prompt.words;
    if (theirs === "cards" && asks === "cards") return this.#chooseCards(here);
    if (theirs === "may" && asks === "may" && here.has("pass")) {
      await this.#both();
      return true;
    }
    if (theirs === "may" && asks === "cards" && here.has("pass")) {
      // Whether, and which: one question here.
      const yes = this.#pick(["yes", "pass"]) === "yes";
      this.#said(prompt.player, yes ? "yes" : "no");
      if (yes) await this.#answerTheirs([prompt.index("yes")]);
      else await this.#answerBoth(PASS, [prompt.index("no")]);
      return true;
    }
    if (asks === "may" && theirs === "cards") {
      const declined = prompt.options.findIndex(({ act }) => act === "cancel" || act === "finish");
      const yes = declined < 0 || this.#pick(["yes", "pass"]) === "yes";
      this.#said(prompt.player, yes ? "yes" : "no");
      if (yes) this.#answerOurs([...here].find(([word]) => word !== "pass")[1][0]);
      else await this.#answerBoth(PASS, [declined]);
      return true;
    }
    if (["place", "position", "number"].includes(asks) && (theirs === asks || theirs === "option")) {
      let common = [...here.keys()].filter((word) => there.has(word));
      // Options are numbered from 0 there, from 1 or otherwise here.
      if (theirs === "option" && here.size === there.size) {
        const at = this.#number(here.size);
        this.#said(prompt.player, `option ${at}`);
        await this.#answerBoth([...here.values()][at][0], [at]);
        return true;
      }
      const [a, b] = [[...here.keys()], [...there.keys()]];
      if (missing(a, b).length + missing(b, a).length > 0 && asks !== "place")
        this.#tell({
          what: "choice",
          how: asks,
          ours: missing(a, b),
          theirs: missing(b, a),
          name: this.answers.at(-1),
        });
      if (common.length === 0 || prompt.min > 1) return false;
      common = common.filter((word) => word !== "down");
      const word = this.#pick(common);
      this.#said(prompt.player, word);
      await this.#answerBoth(here.get(word)[0], there.get(word).slice(0, 1));
      return true;
    }
    return false;
  }

  /** Chooses cards that both let be chosen. */
  async #chooseCards(here) {
    const prompt = this.#prompt;
    const cards = prompt.options.flatMap((one, i) => (one.act === "card" ? [{ ...one, i }] : []));
    const ours = [...here].flatMap(([word, choices]) => (word === "pass" ? [] : choices.map(() => word)));
    const theirs = cards.map(({ word }) => word);
    const [more, less] = [missing(ours, theirs), missing(theirs, ours)];
    if (more.length === ours.length) return false;
    // What there is one choice from all may be one for each group here.
    const isMaterial = this.#ours.open.question === "choose material" && less.length === 0;
    const byGroups = isMaterial || (prompt.type === "SELECT_UNSELECT_CARD" && more.length === 0);
    if (more.length + less.length > 0 && !byGroups) {
      const zone = zoneIn(more[0] ?? less[0]);
      this.#tell({
        what: "choice",
        how: "cards",
        question: this.#ours.open.question,
        ours: more,
        theirs: less,
        zone,
        of: this.answers.at(-1),
      });
    }
    const left = [...ours];
    const common = cards.filter(({ word }) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    await this.#pickTheirs(common, here.has("pass"));
    return true;
  }

  /** Picks some of these cards there, and keeps them for our questions. */
  async #pickTheirs(cards, mayStop = false) {
    const prompt = this.#prompt;
    const { player, min, max, type, reply } = prompt;
    // What is chosen for something that has begun may be taken back there.
    const stop =
      mayStop || reply.prompt.finishable
        ? prompt.options.findIndex(({ act }) => act === "finish" || act === "cancel")
        : -1;
    let picked;
    if (type === "SELECT_UNSELECT_CARD") {
      const words = [...new Set(cards.map(({ word }) => word)), ...(stop >= 0 ? ["pass"] : [])];
      const word = this.#pick(words);
      picked = word === "pass" ? [] : cards.filter((one) => one.word === word).slice(0, 1);
    } else if (type === "SELECT_SUM") {
      const sets = reply.sets.filter((set) => set.every((i) => cards.some((one) => one.i === i)));
      const set = sets[this.#number(Math.max(1, sets.length))] ?? reply.sets[0];
      picked = (set ?? []).map((i) => prompt.options[i]).map((one, n) => ({ ...one, i: set[n] }));
    } else if (type === "SELECT_COUNTER") {
      const each = cards.flatMap((one) => Array(reply.counters[one.i]).fill(one));
      picked = each.slice(0, min);
    } else {
      const least = Math.min(min, cards.length);
      const n = least + this.#number(Math.min(max, cards.length) - least + 1);
      picked = [];
      const left = [...cards];
      while (left.length > 0 && (type === "SELECT_TRIBUTE" ? worth(picked) < n : picked.length < n)) {
        const words = [...new Set(left.map(({ word }) => word))];
        const word = this.#pick(words);
        picked.push(
          left.splice(
            left.findIndex((one) => one.word === word),
            1,
          )[0],
        );
      }
    }
    if (picked.length === 0 && stop < 0)
      this.#fail({ what: "choice", how: "none that both allow", asked: type, of: this.answers.at(-1) });
    this.#said(player, picked.length === 0 ? "none" : picked.map(({ word }) => word).join(", "));
    for (const { word } of picked) this.#guide.push({ player, kind: "cards", word });
    if (type !== "SELECT_UNSELECT_CARD" || picked.length === 0) this.#guide.push({ player, kind: "done" });
    await this.#answerTheirs(picked.length === 0 ? [stop] : picked.map(({ i }) => i));
  }

  #isOuter(word) {
    return OUTER.has(word) && this.#ours.duel.game.zones.some(({ name }) => name === "pendulum");
  }

  /** They ask what we do not, or not yet. */
  async #answerAlone() {
    const prompt = this.#prompt;
    const { player, options } = prompt;
    switch (prompt.asks) {
      case "cards":
        return this.#pickTheirs(options.flatMap((one, i) => (one.act === "card" ? [{ ...one, i }] : [])));
      case "place": {
        // As ours are placed where nobody is asked: Spells and Traps in the outer zones only at last.
        const places = [...prompt.words]
          .sort(([a], [b]) => Number(this.#isOuter(a)) - Number(this.#isOuter(b)))
          .slice(0, prompt.min);
        for (const [word] of places) {
          this.#guide.push({ player, kind: "place", word });
        }
        return this.#answerTheirs(places.map(([, [i]]) => i));
      }
      case "position":
        this.#guide.push({ player, kind: "position", word: options[0].word });
        return this.#answerTheirs([0]);
      case "may": {
        const yes = this.#ours.kind === "inner" && this.#pick(["yes", "pass"]) === "yes";
        this.#said(player, yes ? "yes" : "no");
        this.#guide.push({ player, kind: "may", word: yes ? "number 1" : "pass" });
        return this.#answerTheirs([prompt.index(yes ? "yes" : "no")]);
      }
      case "order": {
        const left = options.map((one, i) => ({ word: one.word.replace(/^card /, ""), i }));
        const order = [];
        while (left.length > 0) order.push(left.splice(this.#number(left.length), 1)[0]);
        for (const { word } of order) this.#guide.push({ player, kind: "order", word: `activate ${word}` });
        return this.#answerTheirs(order.map(({ i }) => i));
      }
      case "sort":
        // In which order cards lie on top or at the bottom of a Deck: as it is there.
        this.#shuffled.add(0).add(1);
        return this.#answerTheirs(options.map((_, i) => i));
      case "option":
      case "number": {
        const at = this.#number(options.length);
        this.#guide.push({ player, kind: "number", word: options[at].word });
        this.#said(player, options[at].word);
        return this.#answerTheirs([at]);
      }
      case "declare":
        return this.#declare();
      default:
        this.#tell({ what: "flow", how: `cannot answer ${prompt.type}` });
        throw new Over(`cannot answer ${prompt.type}`);
    }
  }

  /** Declares a Type, an Attribute or a name that both let be declared. */
  async #declare() {
    const [prompt, ours] = [this.#prompt, this.#ours];
    const here = ours.kind === "inner" ? ours.declarable : new Map();
    const there = prompt.options.map(({ word }) => word);
    const isName = prompt.type === "ANNOUNCE_CARD";
    const common = [...here.keys()].filter((word) => isName || there.includes(word));
    if (common.length === 0 || prompt.min > 1)
      this.#fail({ what: "flow", how: `cannot answer ${prompt.type}`, question: ours.open.question });
    const word = this.#pick(common);
    this.#said(prompt.player, word);
    if (isName) await this.#answerTheirs([], this.#codeOf(word));
    else await this.#answerTheirs([there.indexOf(word)]);
    this.#answerOurs(here.get(word));
  }

  /** We ask what they do not: whatever leads to where they are. */
  #searchOurs() {
    const ours = this.#ours;
    const { question } = ours.open;
    const [mark, since] = [ours.mark, [...this.#since]];
    let tried = 0;
    const search = () => {
      if (++tried > MOST_TRIED) return false;
      if (ours.kind !== "inner") return ours.isOver || this.#differences().length === 0;
      const [here, before] = [ours.mark, this.#since.length];
      for (const [, [choice]] of ours.words) {
        this.#answerOurs(choice);
        if (search()) return true;
        ours.undoTo(here);
        this.#since.length = before;
      }
      return false;
    };
    if (search()) return;
    ours.undoTo(mark);
    this.#since = since;
    // Where nothing leads there, it may be that nothing hangs on it: what differs is said when both are asked the same.
    const [first] = [...ours.words.values()].at(-1);
    this.#unsure = { question, options: [...ours.words.keys()].slice(0, 8), there: this.#prompt.type };
    this.#answerOurs(first);
  }

  // Attacks.

  async #atTarget() {
    const { player, targets } = this.#attack;
    const prompt = this.#prompt;
    const finish = (word) => this.#finishAttack(word);
    if (prompt.type === "SELECT_YESNO" && targets.has("")) {
      const direct = targets.size === 1 || this.#pick(["yes", "pass"]) === "yes";
      this.#said(player, direct ? "directly" : "at a monster");
      await this.#answerTheirs([prompt.index(direct ? "yes" : "no")]);
      if (direct) finish("");
      return;
    }
    if (prompt.asks === "cards" && prompt.kind === "inner") {
      const there = prompt.words;
      const [a, b] = [
        [...targets.keys()].filter((word) => word !== ""),
        [...there.keys()].filter((word) => word.includes("@")),
      ];
      if (missing(a, b).length + missing(b, a).length > 0)
        this.#tell({
          what: "attack target",
          ours: missing(a, b),
          theirs: missing(b, a),
          of: this.answers.at(-1),
        });
      const common = a.filter((word) => there.has(word));
      if (common.length === 0)
        this.#fail({ what: "attack target", how: "none that both allow", of: this.answers.at(-1) });
      const word = this.#pick(common);
      this.#said(player, word);
      await this.#answerTheirs(there.get(word).slice(0, 1));
      finish(word);
      return;
    }
    if (targets.has("")) return finish("");
    if (targets.size === 1) return finish([...targets.keys()][0]);
    this.#fail({ what: "attack target", how: "not asked there", of: this.answers.at(-1) });
  }

  #finishAttack(word) {
    const choice = this.#attack.targets.get(word);
    this.#attack = null;
    this.#answerOurs(choice);
  }

  /** The attack goes on, or not. */
  async #atReplay() {
    const [prompt, ours] = [this.#prompt, this.#ours];
    if (prompt.asks !== "may") return this.#answerAlone();
    const attacks = ours.open.options.filter((one) => kindOf(one) === ACT.attack);
    const own = attacks.filter((one) => firstOf(one) === ours.attacker);
    const yes = own.length > 0 && this.#pick(["yes", "pass"]) === "yes";
    this.#said(prompt.player, yes ? "attack again" : "no");
    await this.#answerTheirs([prompt.index(yes ? "yes" : "no")]);
    if (yes) this.#attack = { player: prompt.player, targets: ours.targetsOf(own) };
    else this.#answerOurs(PASS);
  }
}

const nearer = (word) => `zone ${Number(word.split(" ")[1]) - 8}`;

/** Places of Spells and Traps are told apart from those of monsters there; here where only such are asked for they need not be. */
function placesFor(here, there) {
  if ([...there.keys()].some((word) => here.has(word))) return there;
  return new Map([...there].map(([word, at]) => [nearer(word), at]));
}

const worth = (picked) => picked.reduce((sum, { tributes }) => sum + (tributes ?? 1), 0);
