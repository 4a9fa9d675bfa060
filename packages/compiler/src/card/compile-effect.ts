import { type Card, type Effect, isReference } from "@chainwright/card-ir";
import type { CardSet, CompiledEffect, Game } from "@chainwright/engine/board";
import { compileClauses } from "../conjunctions/clauses.ts";
import { compileContinuous } from "../continuous/compile-continuous.ts";
import { compileReplacement } from "../continuous/continuous-replacements.ts";
import { compileReplaced, compileStandIn } from "../continuous/replacement-effects.ts";
import { compilePaidInstead } from "../costs/substitute-payments.ts";
import { asItWasSummoned, movesItself, mustBeKept } from "../limits/use-limits.ts";
import { lastingWithItsCard } from "../rewrites/continuous-card-durations.ts";
import { asItResolves } from "../rewrites/each-time-effects.ts";
import { withNotingSteps } from "../rewrites/noted-cards.ts";
import { withPickedCardsNoted } from "../rewrites/picked-cards.ts";
import type { ProgramBuilder } from "../scope/program-builder.ts";
import type { Scope } from "../scope/scope.ts";
import { copiesActivation, SLOTS_OF_COPYING } from "../steps/copied-activations.ts";
import { Part } from "../steps/effect-part.ts";
import { summonedIn } from "../steps/target-conditions.ts";
import { valuesAskedLater } from "../words/last-known-values.ts";
import type { WholeEffect } from "../words/whole-effect.ts";
import { cannotBeNegatedOf, continuousOf } from "./continuous-part.ts";
import { compileBestowals } from "./effects-granted-by-material.ts";
import { compileLending } from "./granted-effects.ts";
import { newScope } from "./new-scope.ts";
import { compileUsedEffect } from "./used-effect.ts";

/** "Toss a coin. ● Heads: …": what its text has the card gain for that. */
const gainsByCoin = ({ program }: Card): boolean =>
  program.sentences.some((one) => one.sentence === "effect" && one.gainedIf?.kind === "tossed");

/** "While you control 2 or more Fish monsters, those monsters …": all that are so. */
function compileThere(conditions: Effect["conditions"], scope: Scope): CardSet | null {
  // "While all monsters you control are in Attack Position, they …"
  const only = conditions.findLast((one) => one.kind === "only");
  if (only?.kind === "only")
    return scope.noun({ quantity: { kind: "all" }, traits: only.traits, noun: only.noun, where: only.where });
  const some = conditions.findLast((one) => one.kind === "exists" && one.not !== true && one.each !== true);
  if (some?.kind !== "exists" || isReference(some.what) || some.player === "both") return null;
  const { player } = some;
  const what = { ...some.what, quantity: { kind: "all" } as const };
  if (player === undefined) return scope.noun(what);
  return scope.noun({ ...what, where: [...what.where, { trait: "controlled", by: player }] });
}

/** Where the words of one effect are compiled, with what is known of it before. */
function scopeOf(card: Card, ir: Effect, picked: Scope["picked"], builder: ProgramBuilder): Scope {
  const scope = newScope(copiesActivation(ir) ? SLOTS_OF_COPYING : undefined);
  scope.tally = (occasion) => builder.addTally(occasion);
  scope.askedLater = valuesAskedLater(ir);
  scope.picked = picked;
  scope.cost = ir.cost;
  scope.activates = ir.kind === "activation";
  scope.summoned = summonedIn(ir);
  scope.noteCompared(ir.conditions, ir.cost);
  scope.keepsToss = gainsByCoin(card);
  scope.movesItself = ir.conditions.some((one) => one.kind === "event" && movesItself(one.event));
  if (ir.kind === "continuous") scope.cardsThere = compileThere(ir.conditions, scope);
  return scope;
}

/** One effect of a card: what it gives to other cards, what applies by itself, what takes the place of something, or what is used. */
export function compileEffect(
  game: Game,
  card: Card,
  whole: WholeEffect,
  index: number,
  builder: ProgramBuilder,
): CompiledEffect {
  const read = withNotingSteps(asItWasSummoned(asItResolves(whole.effect)));
  const { activatedWith = null } = whole;
  const [ir, picked] = withPickedCardsNoted(activatedWith === null ? lastingWithItsCard(read, card) : read);
  mustBeKept({ ...whole, effect: ir }, card);
  const scope = scopeOf(card, ir, picked, builder);
  if (ir.lentTo !== undefined) {
    const lending = compileLending(card, whole, index, ir.lentTo, scope, (borrower, own) =>
      compileEffect(game, borrower, own, index, builder),
    );
    return {
      ...continuousOf(game, card, { ...ir, kind: "continuous" }, index, [], builder),
      ...lending,
      appliesIn: 0,
    };
  }
  const summonGrants = ir.kind === "continuous" ? compileBestowals(ir, scope, builder) : null;
  if (summonGrants !== null)
    return { ...continuousOf(game, card, ir, index, [], builder), summonGrants, appliesIn: 0 };
  if (ir.kind === "continuous")
    return {
      ...continuousOf(game, card, ir, index, compileContinuous(ir, scope), builder),
      ...(ir.cost.length > 0 ? attackCost(card, ir, index, scope, builder) : {}),
      cannotBeNegated: cannotBeNegatedOf(whole.assurances),
    };
  const costReplacement = compilePaidInstead(ir, scope);
  const destructionReplacement = costReplacement === null ? compileStandIn(game, ir, scope) : null;
  const replacesNoMove = (destructionReplacement ?? costReplacement) !== null;
  const replaces = replacesNoMove ? null : compileReplaced(game, ir, scope, builder);
  if (ir.replaces && !replacesNoMove && replaces === null)
    return continuousOf(game, card, ir, index, compileReplacement(ir, scope), builder);
  const replacement = { replaces, destructionReplacement, costReplacement };
  return compileUsedEffect(game, card, { ...whole, effect: ir }, index, scope, builder, replacement);
}

/** What is paid for each attack that a continuous effect asks to be paid for. */
function attackCost(
  card: Card,
  ir: Effect,
  index: number,
  scope: Scope,
  builder: ProgramBuilder,
): Pick<CompiledEffect, "cost" | "checks" | "attackCostCards"> {
  const cost = new Part(compileClauses, `${card.name.en} ${index + 1} cost`, "cost", scope, builder, false);
  cost.clauses(ir.cost);
  return {
    cost: builder.addRoutine(cost.name, cost.steps),
    checks: cost.checks,
    attackCostCards: [...scope.payments].flatMap(([slot, { cards }]) =>
      scope.taken.has(slot) ? [cards] : [],
    ),
  };
}
