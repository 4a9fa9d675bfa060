// An attack: they ask for the monster and then for its target, we ask for both at once.
import { ACT, firstOf, kindOf, PASS } from "@chainwright/engine/state";
import { missing } from "./words.mjs";

export class Attacks {
  #both;
  #choices;
  #alone;
  #divergences;
  /** An attack whose target is not chosen yet. */
  #open = null;

  constructor(both, choices, alone, divergences) {
    this.#both = both;
    this.#choices = choices;
    this.#alone = alone;
    this.#divergences = divergences;
  }

  /** The target of an attack is to be chosen. */
  get isOpen() {
    return this.#open !== null;
  }

  /** `choices`: what the attacker may do here. */
  begin(player, choices) {
    this.#open = { player, targets: this.#both.ours.targetsOf(choices) };
  }

  /** It attacks whatever it can: nothing hangs on it. */
  endAnyhow() {
    const { targets } = this.#open;
    return this.#finish(targets.has("") ? "" : [...targets.keys()][0]);
  }

  async chooseTarget() {
    const { player, targets } = this.#open;
    const [both, divergences] = [this.#both, this.#divergences];
    const { prompt } = both;
    if (prompt.type === "SELECT_YESNO" && targets.has("")) {
      const direct = targets.size === 1 || this.#choices.isYes();
      both.said(player, direct ? "directly" : "at a monster");
      await both.answerTheirs([prompt.index(direct ? "yes" : "no")]);
      if (direct) this.#finish("");
      return;
    }
    if (prompt.asks === "cards" && prompt.kind === "inner") {
      const there = prompt.words;
      const [a, b] = [
        [...targets.keys()].filter((word) => word !== ""),
        [...there.keys()].filter((word) => word.includes("@")),
      ];
      if (b.every((word) => !word.includes(`@${"BA"[player]}.monster`))) {
        // What the attack costs is paid before its target is chosen there, and afterwards here.
        await this.#alone.answer();
        // Or it is not, and the attack not declared.
        if (both.answers.at(-1).endsWith(" none")) this.#open = null;
        return;
      }
      const [more, less] = [missing(a, b), missing(b, a)];
      if (more.length + less.length > 0)
        divergences.tell({ what: "attack target", ours: more, theirs: less, of: both.answers.at(-1) });
      const common = a.filter((word) => there.has(word));
      if (common.length === 0)
        divergences.fail({ what: "attack target", how: "none that both allow", of: both.answers.at(-1) });
      const word = this.#choices.pick(common);
      both.said(player, word);
      await both.answerTheirs(there.get(word).slice(0, 1));
      this.#finish(word);
      return;
    }
    if (targets.has("")) return this.#finish("");
    if (targets.size === 1) return this.#finish([...targets.keys()][0]);
    divergences.fail({ what: "attack target", how: "not asked there", of: both.answers.at(-1) });
  }

  #finish(word) {
    const choice = this.#open.targets.get(word);
    this.#open = null;
    this.#both.answerOurs(choice);
  }

  /** The attack goes on, or not. */
  async replay() {
    const { prompt, ours } = this.#both;
    if (prompt.asks !== "may") return this.#alone.answer();
    const attacks = ours.open.options.filter((one) => kindOf(one) === ACT.attack);
    const own = attacks.filter((one) => firstOf(one) === ours.attacker);
    const yes = own.length > 0 && this.#choices.isYes();
    this.#both.said(prompt.player, yes ? "attack again" : "no");
    await this.#both.answerTheirs([prompt.index(yes ? "yes" : "no")]);
    if (yes) this.begin(prompt.player, own);
    else this.#both.answerOurs(PASS);
  }
}
