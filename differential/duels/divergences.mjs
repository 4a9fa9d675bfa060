// What one side says and the other does not, each cause once a duel; and the end of a duel that cannot go on.
import { causeOf } from "./shrink.mjs";
import { missing, nameIn, zoneIn } from "./words.mjs";

/** The duel cannot go on: what there is to say has been said. */
export class Over extends Error {}

export class Divergences {
  found = [];
  #duel;
  #filters;
  #stopAtFirst;

  /** `duel`: what filters look at, beside the divergence. */
  constructor(duel, { filters = [], stopAtFirst = false }) {
    this.#duel = duel;
    this.#filters = filters;
    this.#stopAtFirst = stopAtFirst;
  }

  /** Notes what differs; gives the filter that explains it. */
  tell(divergence) {
    const { phase, turn, answers } = this.#duel;
    const told = { ...divergence, turn, phase, at: answers.length };
    const filter = this.#filters.find(({ matches }) => matches(told, this.#duel));
    told.filter = filter?.id;
    told.cause = filter?.id ?? causeOf(told);
    if (!this.found.some(({ cause }) => cause === told.cause)) this.found.push(told);
    if (filter === undefined && this.#stopAtFirst) throw new Over("differs");
    return filter;
  }

  fail(divergence) {
    this.tell(divergence);
    throw new Over(`differs: ${divergence.what}`);
  }

  /** What only one side lets a player do, at a menu or in windows. */
  legal(what, player, ours, theirs) {
    for (const [only, keys] of [
      ["ours", missing(ours, theirs)],
      ["theirs", missing(theirs, ours)],
    ])
      for (const key of keys) {
        const why = only === "theirs" ? this.#duel.whyNot(player, key) : undefined;
        const act = key.split(" ")[0];
        this.tell({ what, only, player, act, key, name: nameIn(key), zone: zoneIn(key), why });
      }
    if (this.#stopAtFirst && this.found.some(({ filter }) => filter === undefined)) throw new Over("differs");
  }
}
