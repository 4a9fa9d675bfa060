import { type Clause, eachNode, isReference, type Stat, type Step } from "@chainwright/card-ir";
import { attributeOf, isNegated, statOf, typeOf } from "@chainwright/engine/applying";
import type { Duel } from "@chainwright/engine/board";
import { isOnField } from "@chainwright/engine/history";
import { statNumber } from "@chainwright/engine/program";
import { CARD, type CardId, FACE, POSITION } from "@chainwright/engine/state";
import type { Exclusion } from "../nouns/illegal-choices.ts";
import { lackingStat } from "../nouns/traits-of-values.ts";

/** Cards that a change would leave as they are. */

/** A card on the field whose effects are negated already, or a monster that has none. */
function hasNoneToNegate(duel: Duel, card: CardId): boolean {
  const { facts } = duel.definition(duel.state.get(CARD.def, card)).card;
  const hasNone = facts.kind === "monster" && !facts.categories.includes("effect");
  return isOnField(duel, card) && (hasNone || isNegated(duel, card));
}

/** Which monsters lie as they would be turned. */
function liesSo({ to, faceUp }: Extract<Step, { verb: "change-position" }>): Exclusion | null {
  if (to !== "attack" && to !== "defense" && to !== "face-down-defense") return null;
  const wanted = to === "attack" ? POSITION.attack : POSITION.defense;
  const face = to === "face-down-defense" ? FACE.down : to === "attack" || faceUp === true ? FACE.up : null;
  return ({ state }, _, card) =>
    state.get(CARD.position, card) === wanted && (face === null || state.get(CARD.face, card) === face);
}

/**
 * On which cards a change would leave all as it is: a Level on what has none, an Attribute or a Level that it has already,
 * effects that are negated already, the position in which it lies.
 */
export function leavesAsItIs(step: Step): Exclusion | null {
  if (step.verb === "negate-effects") return (duel, _, card) => hasNoneToNegate(duel, card);
  if (step.verb === "change-position") return liesSo(step);
  if (step.verb === "change-attribute" && step.attribute !== undefined)
    return (duel, _, card) => attributeOf(duel, card) === step.attribute;
  if (step.verb === "change-type" && step.type !== undefined)
    return (duel, _, card) => typeOf(duel, card) === step.type;
  if (step.verb !== "change-stat" || step.also !== undefined) return null;
  const lacks = lackingStat(step.stat);
  if (lacks === null || !hasLevels(step.stat)) return null;
  const [stat, value] = [statNumber(step.stat), step.change === "become" ? step.value : undefined];
  return (duel, context, card) => lacks(duel, context, card) || statOf(duel, card, stat) === value;
}

/** "This card's Level becomes the same as that monster's": what has the same already is no target, where nothing else is done with it. */
export function alikeAlready(resolution: readonly Clause[]): ReadonlyMap<string, Exclusion> {
  const found = new Map<string, Exclusion>();
  for (const { step } of resolution) {
    if (step.verb !== "change-stat" || step.change !== "become" || step.also !== undefined) continue;
    const { value, what } = step;
    if (typeof value !== "object" || value.value !== "stat" || !isReference(what)) continue;
    const named = "of" in value && isReference(value.of) ? value.of.slot : undefined;
    if (what.ref !== "this-card" || named === undefined || value.stat !== step.stat) continue;
    const spoken: unknown[] = [];
    eachNode(resolution, (node) => void (node.slot === named && spoken.push(node)));
    const stat = statNumber(step.stat);
    if (spoken.length === 1)
      found.set(
        named,
        (duel, context, card) => statOf(duel, card, stat) === statOf(duel, context.card, stat),
      );
  }
  return found;
}

/** A Level, Rank or Link Rating, which only monsters of some kinds have. */
export const hasLevels = (stat: Stat): boolean => stat !== "atk" && stat !== "def";
