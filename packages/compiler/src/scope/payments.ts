import type { Cards, CardTest, Using } from "@chainwright/engine/program";
import type { Duel } from "@chainwright/engine/state";
import type { PaidTogether } from "../runtime/joint-payments.ts";

/** What a part of a cost can be paid with, and whether it can be with this card: what the effect asks for then is there. */
export interface Payment {
  readonly cards: Cards;
  readonly serves: CardTest[];
  /** Of several: what is asked of them as a whole. */
  readonly together: PaidTogether;
  /** Whether something else can be paid. */
  readonly orInstead?: (duel: Duel, using: Using) => boolean;
}

/** A number that its player says as a cost is paid, and whether with that number all that the effect asks for is there. */
export interface PaidNumber {
  possible(duel: Duel, using: Using): readonly number[];
  readonly serves: ((duel: Duel, using: Using, n: number) => boolean)[];
}

/** Those of the numbers with which it is; where there is none, all of them. */
export function served({ possible, serves }: PaidNumber, duel: Duel, using: Using): readonly number[] {
  const all = possible(duel, using);
  const good = all.filter((n) => serves.every((test) => test(duel, using, n)));
  return good.length > 0 ? good : all;
}
