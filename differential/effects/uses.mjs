// Whether one effect came to be used, by what our side tells as it plays.
import { CARD, TRACE } from "@chainwright/engine/state";

/** Counts the uses of one effect; what is taken back does not count. */
export class Uses {
  count = 0;
  #target;
  #index;

  constructor(target, index) {
    this.#target = target;
    this.#index = index;
  }

  /** The trace sink that counts. */
  trace = {
    point: (duel, kind, _rule, a, b, c) => {
      if (kind === TRACE.activated) this.#note(duel, b, c >> 1);
      else if (kind === TRACE.eachTime || kind === TRACE.processed) this.#note(duel, a, b >> 1);
      // Where nothing is activated, what is triggered is used.
      else if (kind === TRACE.triggered && this.#target.effects[b >> 1]?.speed === 0)
        this.#note(duel, a, b >> 1);
    },
  };

  #note(duel, card, index) {
    if (index === this.#index && duel.state.get(CARD.def, card) === this.#target.id) this.count++;
  }

  savepoint() {
    const { count } = this;
    return () => {
      this.count = count;
    };
  }
}
