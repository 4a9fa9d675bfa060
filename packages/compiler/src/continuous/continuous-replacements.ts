import { type Effect, type EventPattern, isReference, type Place, type Step } from "@chainwright/card-ir";
import type { ContinuousEffect, Duel } from "@chainwright/engine/board";
import { causesOf, means } from "@chainwright/engine/program";
import { CARD, CONTINUOUS_ACTION } from "@chainwright/engine/state";
import { compileCondition } from "../conditions/compile-condition.ts";
import { onlyZones } from "../nouns/face-up-places.ts";
import { withoutExcluded } from "../nouns/illegal-choices.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { isThisCardAlone } from "../words/this-card.ts";
import { dependsOn } from "./dependencies.ts";
import { BOUND_CARDS } from "./lingering-continuous-effects.ts";

/** What continuous effects put in the place of something else: moves that go elsewhere, damage, destruction. */

/** "If a player would take damage by a card effect, they gain that much LP instead." */
function exchange(
  pattern: Extract<EventPattern, { event: "damage" | "lp-gain" }>,
  { conditions, optional, resolution }: Effect,
): ContinuousEffect {
  const [step, ...others] = resolution.map((clause) => clause.step);
  const ofSome = pattern.event === "damage" && (pattern.source !== undefined || pattern.direct === true);
  if (optional || conditions.length > 0 || others.length > 0 || ofSome)
    throw new NotCarriedOut("a replacement of some damage, or that is chosen or has conditions");
  const from = pattern.event === "damage" ? "damage" : "gain";
  if (
    pattern.kind !== "effect" ||
    (step?.verb !== "damage" && step?.verb !== "gain-lp") ||
    (step.verb === "gain-lp") !== (from === "damage") ||
    // "They" are the ones of whom it is said.
    (step.player !== pattern.player && step.player !== "either") ||
    typeof step.amount !== "object" ||
    step.amount.value !== "that-much"
  )
    throw new NotCarriedOut("a replacement of damage by something else");
  return {
    does: CONTINUOUS_ACTION.exchange,
    from,
    player: pattern.player,
    cards: BOUND_CARDS,
    conditions: [],
    dependencies: 0,
  };
}

/** "By your opponent", "by the effect of a “Lightsworn” monster" */
export const isDoneBySome = ({
  agent,
  byCard,
  involving,
  byEffectOf,
  activated,
}: Partial<Extract<EventPattern, { event: "moved" }>>) =>
  agent !== undefined ||
  byCard !== undefined ||
  involving !== undefined ||
  byEffectOf !== undefined ||
  activated !== undefined;

/** "If the equipped monster would be destroyed, destroy this card instead." */
function substitution(
  { subject, by, from, ...more }: Extract<EventPattern, { event: "moved" }>,
  effect: Effect,
  scope: Scope,
): ContinuousEffect {
  if (effect.optional || effect.conditions.length > 0 || from !== undefined || isDoneBySome(more))
    throw new NotCarriedOut("a replacement of destruction that is chosen or has conditions");
  return {
    does: CONTINUOUS_ACTION.substitute,
    causes: causesOf(by),
    cards: scope.noun(subject),
    conditions: [],
    dependencies: dependsOn(subject),
  };
}

/** "If you would take battle damage, you can halve that damage." */
function halving({ replaces, conditions, optional, resolution }: Effect, scope: Scope): ContinuousEffect {
  if (!optional || replaces?.event !== "damage" || replaces.player !== "you" || replaces.kind !== "battle")
    throw new NotCarriedOut("halving of other damage than one's own battle damage");
  if (resolution.length > 1 || replaces.source !== undefined || replaces.direct === true)
    throw new NotCarriedOut("halving of some battle damage, or something more");
  return {
    does: CONTINUOUS_ACTION.halve,
    once: conditions.some(({ kind }) => kind === "once-per-turn"),
    cards: BOUND_CARDS,
    conditions: conditions
      .filter(({ kind }) => kind !== "once-per-turn")
      .map((condition) => compileCondition(condition, scope)),
    dependencies: 0,
  };
}

/** The zones, as a mask, in whose place others are said: where a card would be sent, or all to which it would leave. */
function zonesReplaced(pattern: EventPattern | undefined): ((duel: Duel) => number) | null {
  if (pattern?.event === "left-field" && (pattern.from ?? pattern.to) === undefined)
    return (duel) => ~duel.game.zonesOf("field");
  if (pattern?.event !== "moved" || pattern.manner.join() !== "sent") return null;
  const { to, by } = pattern;
  if (to === undefined || by !== undefined || isDoneBySome(pattern)) return null;
  return (duel) => duel.zonesOf(to);
}

type Aside = Extract<ContinuousEffect, { does: typeof CONTINUOUS_ACTION.redirect }>["aside"];

const ASIDE: ReadonlySet<unknown> = new Set<Aside>(["hand", "deck", "deck-top", "deck-bottom"]);

/** "Banish it instead", "return it to the hand instead": where it goes; undefined for what says anything else. */
function asideSaid(step: Step): Aside | undefined {
  if (step.verb === "banish") return step.face === undefined && isReference(step.what) ? null : undefined;
  if (step.verb !== "move" || !isReference(step.what) || step.inOrder === true) return undefined;
  const [name, ...others] = step.to.names;
  return others.length === 0 && step.to.of === undefined && ASIDE.has(name) ? (name as Aside) : undefined;
}

const ON_FIELD: Place = { names: ["field"] };

/** "If a card would be sent to the GY, banish it instead": moves go elsewhere; other things that something else takes the place of. */
export function compileReplacement(effect: Effect, scope: Scope): readonly ContinuousEffect[] {
  const pattern = effect.replaces;
  const [only, ...others] = effect.resolution;
  if (effect.cost.length > 0 || only?.condition !== undefined || only?.optional === true)
    throw new NotCarriedOut("a replacement with a cost or a condition");
  if (pattern?.alone === true) throw new NotCarriedOut("a replacement of what happens to one card only");
  if (only?.step.verb === "halve-damage") return [halving(effect, scope)];
  if (pattern?.event === "damage" || pattern?.event === "lp-gain") return [exchange(pattern, effect)];
  const dies =
    pattern?.event === "moved" && pattern.to === undefined && pattern.manner.join() === "destroyed";
  if (dies && others.length === 0 && only?.step.verb === "destroy" && isThisCardAlone(only.step.what))
    return [substitution(pattern, effect, scope)];
  const from = zonesReplaced(pattern);
  const aside = only === undefined || others.length > 0 ? undefined : asideSaid(only.step);
  if (from === null || aside === undefined || effect.optional)
    throw new NotCarriedOut("a replacement of what happens to cards");
  const { subject, ...more } = pattern as Extract<EventPattern, { event: "moved" | "left-field" }>;
  const place = pattern?.event === "left-field" ? ON_FIELD : "from" in more ? more.from : undefined;
  onlyZones(place);
  const leaving = place === undefined ? null : (duel: Duel) => duel.zonesOf(place);
  const conditions = effect.conditions.map((condition) => compileCondition(condition, scope));
  const dependencies = dependsOn([subject, effect.conditions]);
  // "To your opponent's GY": all that is theirs goes there.
  const whose = "to" in more ? more.to?.of : undefined;
  const cards = withoutExcluded(
    scope.noun(subject),
    whose !== "you" && whose !== "opponent"
      ? null
      : (duel, context, card) => !means(whose, context.player, duel.state.get(CARD.owner, card)),
  );
  return [{ does: CONTINUOUS_ACTION.redirect, cards, conditions, dependencies, from, leaving, aside }];
}
