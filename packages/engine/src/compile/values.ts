import type { Value } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import { statOf } from "../stats.ts";
import { compileNoun } from "./nouns.ts";
import type { Slots } from "./slots.ts";
import { NotCarriedOut, type Using } from "./using.ts";
import { statNumber } from "./words.ts";

/** `before`: see `statOf`. */
export type Reckon = (duel: Duel, using: Using, before?: number) => number;

export function compileValue(value: Value, slots: Slots): Reckon {
  if (typeof value === "number") return () => value;
  switch (value.value) {
    case "count": {
      const cards = compileNoun(value.of, slots);
      const times = value.times ?? 1;
      return (duel, using) => {
        let n = 0;
        cards.each(duel, using, () => {
          n++;
        });
        return n * times;
      };
    }
    case "stat": {
      const cards = compileNoun(value.of, slots);
      const stat = statNumber(value.stat);
      return (duel, using, before) => {
        // Where the words point at no card there is no number: no comparison with it holds.
        let sum = Number.NaN;
        cards.each(duel, using, (card) => {
          sum = (Number.isNaN(sum) ? 0 : sum) + statOf(duel, card, stat, before);
        });
        return sum;
      };
    }
    case "chain-link":
      return (_, using) => using.link * (value.times ?? 1);
    default:
      throw new NotCarriedOut(`the number "${value.value}"`);
  }
}
