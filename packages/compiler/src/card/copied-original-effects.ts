import { type EffectKind, isReference } from "@chainwright/card-ir";
import { liesFaceUp, putInForce } from "@chainwright/engine/history";
import { type CompiledEffect, type Definition, definitionOf, type Using } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  type Duel,
  FORCE,
  MOST_EFFECTS,
  NO_CARD,
  redefine,
} from "@chainwright/engine/state";
import { untilOf } from "../runtime/durations.ts";
import type { Verbs } from "../steps/step-helpers.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { asLent } from "./granted-effects.ts";

/**
 * "Replace this effect with that monster's original effects": as long as that lasts, the card is another definition, made
 * when it is asked for. Its number says of what: of which card, with which effect replaced, and whose effects it has.
 */

/** So many numbers for one card: an effect of it that is replaced, counted from 1, or none. */
const REPLACED = MOST_EFFECTS + 1;

/** The number of a card with the effects of another. `replaced`: the index of its effect that they replace, or -1. */
function mixture(definitions: readonly Definition[], own: number, other: number, replaced: number): number {
  const n = definitions.length;
  const number = n + (own * REPLACED + replaced + 1) * n + other;
  if (number > 0x7fffffff) throw new RangeError(`${n} cards are too many for effects that are taken over`);
  return number;
}

/** Kinds of effects that a card can have of another: how that one is activated or Summoned is not among them. */
const TAKEN: ReadonlySet<EffectKind> = new Set<EffectKind>([
  ...(["continuous", "trigger", "ignition", "quick", "flip", "each-time", "replacement"] as const),
]);

/** What the number of a definition says; null for that of a card as it is printed. */
function partsOf(definitions: readonly Definition[], number: number) {
  const n = definitions.length;
  const pair = Math.floor(number / n) - 1;
  const [own, other] = [definitions[Math.floor(pair / REPLACED)], definitions[number % n]];
  if (pair < 0 || own === undefined || other === undefined) return null;
  return { own, other, replaced: (pair % REPLACED) - 1 };
}

/** The definition with a number beyond those of the cards. @throws RangeError where there is none. */
export function mixtureOf(definitions: readonly Definition[], number: number): Definition {
  const parts = partsOf(definitions, number);
  if (parts === null) throw new RangeError(`no card definition ${number}`);
  const { own, other, replaced } = parts;
  const effects = own.effects.map((effect, i) => (i === replaced ? unused(effect) : effect));
  for (const effect of other.effects)
    if (TAKEN.has(effect.kind) && effect.lent === null && effect.ir.part !== "pendulum")
      effects.push(asLent(effect, other, effects.length, () => true));
  return { ...own, effects, asksFormer: own.asksFormer || other.asksFormer, itself: own.id };
}

/** It stays where it was, since a link may be of it still. */
const unused = (effect: CompiledEffect): CompiledEffect => ({ ...effect, range: 0, stands: 0, standing: [] });

/** What a card on the field is from now on, if it takes the effects of `other`. */
function mixed(duel: Duel, { card, effect }: Using, other: CardId, replaces: boolean): number {
  const { definitions } = duel.catalogue;
  const def = duel.state.get(CARD.def, card);
  // What it has taken before is replaced as well.
  const before = partsOf(definitions, def);
  const own = before?.own ?? duel.definition(def);
  const replaced = replaces && effect < own.effects.length ? effect : (before?.replaced ?? -1);
  const { id, itself } = definitionOf(duel, other);
  return mixture(definitions, own.id, itself || id, replaced);
}

export const mixing: Verbs = {
  "take-effects"(part, step, slot) {
    if (!isReference(step.of) || !isReference(step.what) || step.what.ref !== "this-card")
      throw new NotCarriedOut("the effects of a card that another has");
    const others = part.scope.noun(step.of);
    part.onEach(step.what, slot, (duel, using, card) => {
      let other: CardId = NO_CARD;
      others.each(duel, using, (one) => {
        other = one;
      });
      if (other === NO_CARD || !liesFaceUp(duel, card, duel.state.get(CARD.stamp, card))) return false;
      const { effect, player } = using;
      const value = mixed(duel, using, other, step.replaced === true);
      const until = untilOf(duel, player, step.until);
      redefine(duel, card, value);
      putInForce(duel, { kind: FORCE.effectsOf, card, source: card, effect, player, value, until });
      return true;
    });
  },
};
