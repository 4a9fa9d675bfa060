// Brings our side to where theirs is: what chance decided there, and what only we ask about; then both states are compared.
import { PASS } from "@chainwright/engine/state";
import { differencesOf } from "./compare.mjs";
import { Over } from "./divergences.mjs";

/** Positions that are tried for what one of our questions leads to. */
const MOST_TRIED = 400;
/** Choices at random that are tried together, and all their outcomes. */
const [MOST_GUESSES, MOST_OUTCOMES] = [3, 64];

/** Parts of a field that cards lie in by zones. */
const PLACED = new Set(["monsters", "spells"]);

export class Settling {
  #both;
  #divergences;
  /** Takes everything back to where it lay alike. */
  #undo;
  /** A question of ours that they did not ask, and whose answer led nowhere where they are. */
  #unsure;

  constructor(both, divergences) {
    this.#both = both;
    this.#divergences = divergences;
  }

  differences() {
    return differencesOf(this.#both.ours.state, this.#both.theirState);
  }

  /** A choice at random that nobody told of was another one there, and is now that one here. */
  changesChance() {
    return this.#both.ours.chance.guesses.length > 0 && this.differences().length > 0 && this.#tryChance();
  }

  /** Both are asked, and everything lies alike; else what chance may have given is tried, and then it is said. */
  compare() {
    const { answers, ours } = this.#both;
    let found = this.differences();
    if (found.length > 0 && found.every(({ part }) => PLACED.has(part))) {
      // Which zone of several was asked there, and not here, or before we came to it.
      for (const player of [0, 1]) ours.placeAs(player, this.#both.theirState.sides[player]);
      found = this.differences();
    }
    if (found.length > 0 && this.#tryChance()) found = [];
    if (found.length > 0) {
      const filter = this.#divergences.tell({
        ...found[0],
        all: found.length > 1 ? found.slice(1) : undefined,
        did: answers.at(-1),
        askedOnlyHere: this.#unsure,
      });
      if (filter?.goesOn === true) return;
      throw new Over("differs: state");
    }
    this.#unsure = undefined;
    this.agree();
  }

  /** What was answered since everything lay alike once more, with what was told meanwhile; whether all lies alike then. */
  #replay(script) {
    const { ours, since } = this.#both;
    this.#undo();
    ours.chance.script = [...script];
    try {
      for (const { choice, window } of since) {
        // Other windows may open where chance was otherwise.
        while (!window && ours.kind === "window") ours.answer(PASS);
        // What is asked then may be less, too.
        const asked = window === (ours.kind === "window") && ours.open?.options.includes(choice) === true;
        if (asked) ours.answer(choice);
      }
      return this.#reaches();
    } catch {
      return false;
    }
  }

  /** Whether everything lies alike once windows that nobody uses and what only we ask are behind us: a card discarded by chance may have come to the field. */
  #reaches() {
    const { ours } = this.#both;
    if (this.differences().length === 0) return true;
    while (ours.kind === "window" && ours.open.options.includes(PASS)) {
      ours.answer(PASS);
      if (this.differences().length === 0) return true;
    }
    return ours.kind === "inner" && this.#leads((choice) => ours.answer(choice));
  }

  /** Whether some answers to what is asked here lead to where everything lies alike. */
  #leads(give) {
    let tried = 0;
    const leads = () => {
      const { ours } = this.#both;
      if (++tried > MOST_TRIED) return false;
      if (ours.kind !== "inner") return ours.isOver || this.differences().length === 0;
      const undo = this.#both.savepoint();
      for (const [, [choice]] of ours.words) {
        give(choice);
        if (leads()) return true;
        undo();
      }
      return false;
    };
    return leads();
  }

  /** We asked for chance before it was told, or it was not told there: other choices, until everything lies alike. */
  #tryChance() {
    const { chance } = this.#both.ours;
    if (!chance.isUsed) return false;
    if (this.#replay([])) return true;
    const guesses = [...chance.guesses];
    const outcomes = guesses.reduce((product, n) => product * n, 1);
    if (guesses.length === 0 || guesses.length > MOST_GUESSES || outcomes > MOST_OUTCOMES) return false;
    const scripts = guesses.reduce(
      (list, size) => list.flatMap((one) => Array.from({ length: size }, (_, i) => [...one, i])),
      [[]],
    );
    if (scripts.some((script) => this.#replay(script))) return true;
    this.#replay([]);
    return false;
  }

  /** Everything lies alike; what was shuffled does, too, from now on. */
  agree() {
    const { ours, shuffled, answers } = this.#both;
    const { sides } = ours.state;
    for (const player of [0, 1]) {
      const there = this.#both.deckOfTheirs(player);
      const here = sides[player].deck;
      if (there.join() === here.join()) continue;
      // What was shuffled lies as it does there.
      if (shuffled.has(player) || ours.chance.shuffled.has(player)) ours.orderDeck(player, there);
      else
        this.#divergences.fail({
          what: "state",
          part: "order of the deck",
          ours: here.slice(0, 5),
          theirs: there.slice(0, 5),
          did: answers.at(-1),
        });
    }
    ours.chance.agree();
    this.#undo = ours.savepoint();
    this.#both.agree();
  }

  /** They were not asked for a place, or long ago: it is where the card lies there, which it does not yet here. */
  takePlace() {
    const { ours } = this.#both;
    const { words, player } = ours;
    const free = (side, row, slot) => !side[row].some((one) => one.slot === slot);
    const here = ours.state.sides[player];
    const there = this.#both.theirState.sides[player];
    for (const [word, [choice]] of words) {
      const place = Number(word.split(" ")[1]) % 16;
      const slot = place % 8;
      for (const row of place < 8 ? ["monsters", "spells"] : ["spells"])
        if (free(here, row, slot) && !free(there, row, slot)) {
          this.#both.answerOurs(choice);
          return true;
        }
    }
    return false;
  }

  /** We ask what they do not: whatever leads to where they are. */
  search() {
    const { ours } = this.#both;
    const { question } = ours.open;
    if (this.#leads((choice) => this.#both.answerOurs(choice))) return;
    // Where nothing leads there, it may be that nothing hangs on it: what differs is said when both are asked the same.
    const [first] = [...ours.words.values()].at(-1);
    this.#unsure = { question, options: [...ours.words.keys()].slice(0, 8), there: this.#both.prompt.type };
    this.#both.answerOurs(first);
  }
}
