import type { CardSet, CardTest, Check, Duel } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import type { PaidTogether } from "../runtime/joint-payments.ts";

/** What a part of a cost can be paid with, and whether it can be with this card: what the effect asks for then is there. */
export interface Payment {
  readonly cards: CardSet;
  readonly serves: CardTest[];
  /** Of several: what is asked of them as a whole. */
  readonly together: PaidTogether;
  /** Whether something else can be paid. */
  readonly orInstead?: (duel: Duel, context: EffectContext) => boolean;
}

/** A number that its player says as a cost is paid, and whether with that number all that the effect asks for is there. */
export interface PaidNumber {
  possible(duel: Duel, context: EffectContext): readonly number[];
  readonly serves: ((duel: Duel, context: EffectContext, n: number) => boolean)[];
}

/** Those of the numbers with which it is; where there is none, all of them. */
export function servingNumbers(
  { possible, serves }: PaidNumber,
  duel: Duel,
  context: EffectContext,
): readonly number[] {
  const all = possible(duel, context);
  const good = all.filter((n) => serves.every((test) => test(duel, context, n)));
  return good.length > 0 ? good : all;
}

/** A clause of a cost that something else may be paid for. */
export interface Substitutable {
  /** Noted here that something was: what follows the clause goes on as if it had been paid. */
  readonly slot: number;
  /** Whether one of its cards is spared, or might be where nothing is activated yet: then there is one fewer of them. */
  sparesOne(duel: Duel, context: EffectContext): boolean;
  /** What was paid instead of one of several cards is one of them: "then target the same number of cards". */
  count(duel: Duel, context: EffectContext, paid: number): void;
  /** Whether something else can be paid. */
  isThere(duel: Duel, context: EffectContext): boolean;
  /** Whether the clause is paid otherwise, or can be paid in either way; `checks`: of the clause itself. */
  orInstead(checks: readonly Check[]): Check;
}
