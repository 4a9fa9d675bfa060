import { isReference, type NounPhrase, type Step } from "@chainwright/card-ir";
import type { CardSet, Duel } from "@chainwright/engine/board";
import type { EffectContext } from "@chainwright/engine/program";
import { CARD } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

/** A card that a step means, and that is still meant when the record of the effect is gone: "except with that monster". */

/** What the words of a step point at beside its own cards, if it is a card that has to be kept in mind for what lasts. */
export function pointedAt(step: Step): NounPhrase | undefined {
  const meant =
    step.verb === "forbid"
      ? step.except
      : step.verb === "attack-only" || step.verb === "must-attack"
        ? step.targets
        : undefined;
  if (meant === undefined || !isReference(meant) || meant.slot === "this-card") return undefined;
  return meant;
}

const SEVERAL: ReadonlySet<string> = new Set(["them", "those-cards", "those-targets"]);

/** The stamp of that one card. */
export function stampOf(meant: NounPhrase, scope: Scope): (duel: Duel, context: EffectContext) => number {
  if (isReference(meant) && SEVERAL.has(meant.ref))
    throw new NotCarriedOut("several cards that are kept in mind for what lasts");
  const cards = scope.noun(meant);
  return (duel, context) => {
    let stamp = 0;
    cards.each(duel, context, (card) => {
      stamp = duel.state.get(CARD.stamp, card);
    });
    return stamp;
  };
}

/** The cards themselves: of what lasts the one whose stamp was kept. */
export function compileKept(meant: NounPhrase, scope: Scope): CardSet {
  const cards = scope.noun(meant);
  if (!isReference(meant) || meant.slot === "this-card") return cards;
  return {
    ...cards,
    test: (duel, context, card) =>
      context.remembered === 0
        ? cards.test(duel, context, card)
        : duel.state.get(CARD.stamp, card) === context.remembered,
  };
}
