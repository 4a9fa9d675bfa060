import type { Effect } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import type { CompiledEffect } from "@chainwright/engine/board";
import type { Scope } from "../scope/scope.ts";
import type { Part } from "../steps/effect-part.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/**
 * "Destroy any number of your creatures. Then, for each …, this costs 2 less": what all of them would take off the
 * payment. Its player cannot stop before what is left can be paid.
 */
export function compilePaymentReduction(
  ir: Effect,
  scope: Scope,
  part: Part,
): CompiledEffect["costReduction"] {
  const [taking, saving, ...others] = ir.resolution.map(({ step }) => step);
  if (
    taking?.verb !== "destroy" ||
    isReference(taking.what) ||
    saving?.verb !== "change-stat" ||
    saving.stat !== "payment" ||
    typeof saving.value !== "object" ||
    saving.value.value !== "count" ||
    others.length > 0
  )
    throw new NotCarriedOut("a payment that is settled otherwise than by what is destroyed for it");
  const { times = 1 } = saving.value;
  const taken = scope.noun(taking.what);
  part.mayStop(
    (duel, context, chosen) =>
      duel.game.canPay?.(duel, context.player, context.card, chosen * times) === true,
  );
  return (duel, context) => {
    let most = 0;
    taken.each(duel, context, () => {
      most += times;
    });
    return most;
  };
}
