import type { Clause } from "@chainwright/card-ir";
import { payableOf, substitutable } from "../costs/substitute-payments.ts";
import type { Substitutable } from "../scope/payments.ts";
import type { Part } from "../steps/effect-part.ts";
import { type Alternative, mustHaveEffect } from "../steps/feasibility.ts";
import {
  bindsItsPlayer,
  hangingTogether,
  isOfInstead,
  isRansom,
  isThrownFor,
  whileControlled,
} from "../words/clause-groups.ts";
import { type ClauseSequence, compileGroup, type Needed } from "./compile-group.ts";
import { mustBeThere } from "./needed-beforehand.ts";

/** How the clauses of a text hang on each other: its conjunctions, conditions and what players may decline. */

/**
 * Compiles clauses in order, each hanging on the one before as its conjunction says. Beforehand, what a clause needs
 * counts for a cost; in a resolution only for the first of what hangs together, and what is joined to it by "and".
 */
export function compileClauses(part: Part, clauses: readonly Clause[]): void {
  const alternatives: Needed[] = [];
  const timed = whileControlled(clauses);
  const sequence: ClauseSequence = {
    held: clauses.some(({ condition }) => condition?.kind === "otherwise") ? part.scope.freshSlot() : null,
    substitutables: substitutablesIn(part, timed),
    former: { slot: 0, least: 1, paidOtherwise: null },
  };
  const groups = hangingTogether(timed);
  // What the effect is used for: neither what only binds its player, nor what the opponent may do to be spared the rest.
  const isPurpose = (group: readonly Clause[], i: number): boolean =>
    !bindsItsPlayer(group) && !isRansom(group, groups[i + 1]);
  const purpose = Math.max(0, groups.findIndex(isPurpose));
  for (const [i, group] of groups.entries()) {
    if (isOfInstead(group, groups[i - 1])) continue;
    const next = groups[i + 1];
    part.withInstead = next !== undefined && isOfInstead(next, group) ? next : [];
    const isOnly = groups.slice(i + 1).every((other) => bindsItsPlayer(other) || other[0]?.join === "but");
    const needed = compileGroup(part, group, i === purpose, isOnly, sequence);
    const before = alternatives.at(-1);
    if (part.role === "cost") part.checks.push(...needed.checks, ...needed.outcomes.map(mustHaveEffect));
    else if (group[0]?.join === "listed" && before !== undefined) {
      // "Discard 1 card, Special Summon 1 “X” from your Deck": each of them has to be possible.
      if (mustBeThere(group[0], groups.slice(0, i).flat())) before.checks.push(...needed.checks);
    } else if (
      i >= purpose &&
      group[0]?.join !== "but" &&
      !isThrownFor(group, next) &&
      !(groups.length > 1 && bindsItsPlayer(group))
    )
      alternatives.push(needed);
  }
  mustAllowOne(part, alternatives);
}

/** "A, also B": one of them is enough; what is told is what stands against the first. */
function mustAllowOne(part: Part, alternatives: readonly Alternative[]): void {
  const asked = alternatives.map(({ checks, outcomes }) => [...checks, ...outcomes.map(mustHaveEffect)]);
  const [first, ...others] = asked.filter((checks, i) => i === 0 || checks.length > 0);
  if (first === undefined || first.length === 0) return;
  part.alternatives = alternatives.filter((_, i) => i === 0 || asked[i]?.length !== 0);
  part.checks.push((duel, context, why) => {
    const possible = [first, ...others].some((checks) => checks.every((check) => check(duel, context, null)));
    return possible || first.every((check) => check(duel, context, why));
  });
}

/** The clauses of a cost instead of which something else may be paid. */
function substitutablesIn(part: Part, clauses: readonly Clause[]): ReadonlyMap<Clause, Substitutable> {
  const found = new Map<Clause, Substitutable>();
  if (!part.paysForActivation) return found;
  for (const clause of clauses) {
    const payable = payableOf(clause.step);
    if (payable !== null) found.set(clause, substitutable(part, payable));
  }
  return found;
}
