import type { Branch, Group, Reference } from "@chainwright/card-ir";
import type { CardSet } from "@chainwright/engine/board";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileReference } from "./references.ts";

/** What is included: so many of a kind, or one that is pointed at. */
function compileIncluded(included: Branch | Reference, scope: Scope, known: boolean): CardSet {
  if ("ref" in included) return { ...compileReference(included, scope, "value"), min: 1 };
  const { own = [], ...kind } = included;
  return scope.group({ ...kind, where: own }, known);
}

/** "3 cards from your hand, including 2 monsters": so many of those that are chosen are of that kind. */
export function compileIncluding({ including, ...group }: Group, scope: Scope, known: boolean): CardSet {
  if (including === undefined) throw new NotCarriedOut("cards that include nothing");
  const cards = scope.group(group, known);
  const part = compileIncluded(including, scope, known);
  return {
    ...cards,
    together(duel, context, chosen, card) {
      if (cards.together?.(duel, context, chosen, card) === false) return false;
      const others = [...chosen, card].filter((one) => !part.test(duel, context, one));
      return others.length <= cards.max - part.min;
    },
    complete: (duel, context, chosen) =>
      chosen.filter((one) => part.test(duel, context, one)).length >= part.min,
  };
}
