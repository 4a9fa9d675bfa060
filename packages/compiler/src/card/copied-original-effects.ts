import type { EffectKind } from "@chainwright/card-ir";
import type { CompiledEffect, Definition } from "@chainwright/engine/board";
import { partsOfNumber } from "../runtime/definition-numbers.ts";
import { asLent } from "./granted-effects.ts";

/**
 * "Replace this effect with that monster's original effects": as long as that lasts, the card is another definition, made
 * when it is asked for. Its number says of what: of which card, with which effect replaced, and whose effects it has.
 */

/** Kinds of effects that a card can have of another: how that one is activated or Summoned is not among them. */
const TAKEN: ReadonlySet<EffectKind> = new Set<EffectKind>([
  ...(["continuous", "trigger", "ignition", "quick", "flip", "each-time", "replacement"] as const),
]);

/** The definition with a number beyond those of the cards. @throws RangeError where there is none. */
export function definitionWithEffectsOf(definitions: readonly Definition[], number: number): Definition {
  const parts = partsOfNumber(definitions, number);
  if (parts === null) throw new RangeError(`no card definition ${number}`);
  const { own, other, replaced } = parts;
  const effects = own.effects.map((effect, i) => (i === replaced ? unused(effect) : effect));
  for (const effect of other.effects)
    if (TAKEN.has(effect.kind) && effect.lent === null && effect.ir.part !== "pendulum")
      effects.push(asLent(effect, other, effects.length, () => true));
  return { ...own, effects, asksFormer: own.asksFormer || other.asksFormer, itself: own.id };
}

/** It stays where it was, since a link may be of it still. */
const unused = (effect: CompiledEffect): CompiledEffect => ({
  ...effect,
  range: 0,
  appliesIn: 0,
  continuous: [],
});
