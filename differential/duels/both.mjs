// The two engines at one table: what was asked there last, and answers that go to one or to both.
import { Prompt } from "./align.mjs";
import { sideOfTheirs } from "./compare.mjs";
import { Over } from "./divergences.mjs";

export const SCRIPT_ERROR = "an error in a script";

export class Both {
  /** What both did, in words. */
  answers = [];
  prompt;
  /** The card whose script does not run there. */
  broken;
  /** Whose Deck was shuffled since everything lay alike. */
  shuffled = new Set();
  /** What was answered here since everything lay alike, and whether in a window. */
  since = [];
  #theirs;
  #nameOf;
  #codeOf;
  #divergences;
  #links = [];
  #resolving = false;
  /** Whose cards went to the Deck since everything lay alike. */
  #returned = new Set();

  constructor({ ours, theirs, nameOf, codeOf }, divergences) {
    this.ours = ours;
    this.#theirs = theirs;
    this.#nameOf = nameOf;
    this.#codeOf = codeOf;
    this.#divergences = divergences;
  }

  async start(request) {
    const reply = await this.#theirs.ask(request);
    if (reply.early !== true) this.#hear(reply);
    return reply;
  }

  #hear(reply) {
    for (const event of reply.events) {
      const { type } = event;
      if (type === "CHAINING") this.#links[event.link - 1] = this.#nameOf(event.code, event.name);
      else if (type === "CHAIN_SOLVING") this.#resolving = true;
      else if (type === "CHAIN_SOLVED") {
        this.#resolving = false;
        this.#links.length = event.link - 1;
      } else if (type === "CHAIN_END") this.#links.length = 0;
      else if (type === "SHUFFLE_DECK") {
        const { player, deck } = event;
        this.shuffled.add(player);
        this.ours.chance.tell({ player, deck: deck.map((code) => this.#nameOf(code)) });
      } else if (type === "MOVE" && event.to.zone === "deck") {
        // Several that go there lie in an order that is nobody's business.
        if (this.#returned.has(event.to.player)) this.shuffled.add(event.to.player);
        this.#returned.add(event.to.player);
      } else if (type === "TOSS_COIN")
        // Heads is 1 there, and the first side here.
        for (const one of event.results) this.ours.chance.tell({ sides: 2, side: one === 1 ? 0 : 1 });
      else if (type === "TOSS_DICE")
        for (const one of event.results) this.ours.chance.tell({ sides: 6, side: one - 1 });
      else if (type === "RETRY")
        this.#divergences.fail({ what: "refused", asked: this.prompt?.type, did: this.answers.at(-1) });
    }
    if (reply.scriptErrors.length > 0) {
      this.broken = Number(/\bc(\d+)\./.exec(reply.scriptErrors[0])?.[1]);
      this.#divergences.tell({
        what: "script error",
        asked: String(this.broken),
        detail: reply.scriptErrors[0],
      });
      throw new Over(SCRIPT_ERROR);
    }
    this.prompt = new Prompt(reply, this.#nameOf, this.#resolving);
  }

  /** Where everything lies there. */
  get theirState() {
    const sides = this.prompt.reply.state.map((side) => sideOfTheirs(side, this.#nameOf));
    return { sides, links: [...this.#links] };
  }

  /** A Deck there, from the top. */
  deckOfTheirs(player) {
    return this.prompt.reply.state[player].deck.map((code) => this.#nameOf(code));
  }

  /** Something was activated there and waits to resolve. */
  get isChaining() {
    return this.#links.length > 0 && !this.#resolving;
  }

  /** What was activated waits there, and resolves here. */
  get isBehind() {
    const { isResolving, links } = this.ours.state;
    return this.isChaining && isResolving && links.length === this.#links.length;
  }

  /** A link resolves there, or has resolved, that still waits here. */
  get isAhead() {
    const { isResolving, links } = this.ours.state;
    const more = links.length - this.#links.length;
    return !isResolving && links.length > 0 && (this.prompt.resolving ? more >= 0 : more > 0);
  }

  said(player, word) {
    this.answers.push(`${"AB"[player]} ${word}`);
  }

  async answerTheirs(picked, code) {
    this.#hear(await this.#theirs.ask({ do: "answer", picked, code }));
  }

  /** Declares a card there. */
  declareTheirs(name) {
    return this.answerTheirs([], this.#codeOf(name));
  }

  answerOurs(choice) {
    this.since.push({ choice, window: this.ours.kind === "window" });
    this.ours.answer(choice);
  }

  async answerBoth(choice, picked) {
    await this.answerTheirs(picked);
    this.answerOurs(choice);
  }

  /** Passes there, or does the first thing where that is not possible. */
  passTheirs() {
    const { options } = this.prompt;
    const pass = options.findIndex(({ act }) => act === "pass" || act === "no");
    return this.answerTheirs([Math.max(0, pass)]);
  }

  /** What takes back whatever is answered here from now on. */
  savepoint() {
    const undo = this.ours.savepoint();
    const n = this.since.length;
    return () => {
      undo();
      this.since.length = n;
    };
  }

  /** Everything lies alike. */
  agree() {
    this.shuffled.clear();
    this.#returned.clear();
    this.since = [];
  }
}
