import {
  type Clause,
  type Step as Instruction,
  isOfChosen,
  isReference,
  type Join,
} from "@chainwright/card-ir";
import type { Check } from "@chainwright/engine/board";
import { nextMoment, noteResult, wasDone } from "@chainwright/engine/history";
import { compileCondition } from "../conditions/compile-condition.ts";
import { payableOf, substitutable } from "../costs/substitute-payments.ts";
import { canMakeRoom, mustMakeRoom } from "../costs/zones-freed-by-cost.ts";
import { compileActor } from "../nouns/agents.ts";
import { TAKING_VERBS } from "../nouns/illegal-choices.ts";
import { recordOf } from "../nouns/references.ts";
import type { Substitutable } from "../scope/payments.ts";
import { processOfStep, referringOf, resultsAskedBy } from "../scope/result-references.ts";
import type { Part } from "../steps/effect-part.ts";
import { type Alternative, mustHaveEffect, type Outcome } from "../steps/feasibility.ts";
import {
  bindsItsPlayer,
  hangingTogether,
  isOfInstead,
  isRansom,
  isThrownFor,
  whileControlled,
} from "../words/clause-groups.ts";
import { compileVerb } from "./compile-step.ts";
import {
  type Gate,
  gate,
  gatesLandHere,
  ifDone,
  ifYouDo,
  mayDecline,
  onlyIf,
  unlessDone,
  whileFaceUp,
} from "./gates.ts";
import {
  bringsItself,
  canBeDone,
  comesItself,
  FETCHING,
  IN_PLACE,
  isItself,
  isMatched,
  itselfFits,
  mustBeDrawn,
  mustBeEquipped,
  mustBeThere,
  mustStay,
} from "./needed-beforehand.ts";

/** How the clauses of a text hang on each other: its conjunctions, conditions and what players may decline. */

/** Conjunctions that begin a new moment. */
const NEXT_MOMENT: ReadonlySet<Join> = new Set(["then", "also-after-that", "next"]);

/**
 * Compiles clauses in order, each hanging on the one before as its conjunction says. Beforehand, what a clause needs
 * counts for a cost; in a resolution only for the first of what hangs together, and what is joined to it by "and".
 */
export function compileClauses(part: Part, clauses: readonly Clause[]): void {
  const alternatives: (Alternative & { readonly checks: Check[] })[] = [];
  // Where it is noted that the condition of a clause held, if a later one says "otherwise".
  const held = clauses.some(({ condition }) => condition?.kind === "otherwise")
    ? part.scope.freshSlot()
    : null;
  const last = { slot: 0 };
  const timed = whileControlled(clauses);
  const instead = substitutablesIn(part, timed);
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
    const needed = compileGroup(part, group, i === purpose, isOnly, held, last, instead);
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
  // "A, also B": one of them is enough.
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

/**
 * A clause and all that needs it to have been done; returns what has to be possible beforehand. `isFirst`: it is what the effect is
 * used for; `isOnly`: nothing else is. `held`: where it is noted that a condition held. `last`: the slot of the clause before,
 * also of one in the group before. `instead`: what may be paid instead of a clause.
 */
function compileGroup(
  part: Part,
  clauses: readonly Clause[],
  isFirst: boolean,
  isOnly: boolean,
  held: number | null,
  last: { slot: number },
  instead: ReadonlyMap<Clause, Substitutable>,
): Alternative & { readonly checks: Check[] } {
  // All of them lead past the end of the group.
  const waiting: Gate[] = [];
  let previous = 0;
  let paidOtherwise: number | null = null;
  // How many cards the clause before has to have been done to.
  let least = 1;
  const needed: Check[] = [];
  const outcomes: Outcome[] = [];
  let together: { readonly gate: number; readonly checks: Check[] } | null = null;
  for (const [i, clause] of clauses.entries()) {
    const { join } = clause;
    if (join !== undefined && NEXT_MOMENT.has(join)) part.steps.push((duel) => nextMoment(duel));
    part.scope.ifYouDo = join === "and-if-you-do" || (join === "and" && part.scope.ifYouDo);
    if (join === "then") waiting.push(ifDone(part, previous, least, paidOtherwise, part.noneLeft));
    else if (join === "and-if-you-do")
      waiting.push(least > 1 ? ifDone(part, previous, least, null, null) : ifYouDo(part, previous));
    const slotBefore = last.slot;
    if (clause.condition?.kind === "otherwise")
      waiting.push(gate(part, (duel, context) => held !== null && !wasDone(duel, context.link, held)));
    else if (clause.condition?.kind === "cannot")
      waiting.push(gate(part, (duel, context) => !wasDone(duel, context.link, slotBefore)));
    else if (clause.condition !== undefined)
      waiting.push(onlyIf(part, compileCondition(clause.condition, part.scope), held));
    if ("until" in clause.step && clause.step.until === "while-source-face-up")
      waiting.push(whileFaceUp(part));
    noteResults(part, [clause.condition, clause.step]);
    // Known once the verb is compiled; the question whether to do it comes before.
    let possible: Check = () => true;
    const { seenBy } = part;
    const actor = typeof clause.by === "object" ? compileActor(clause.by, part.scope) : null;
    if (actor !== null) part.seenBy = actor;
    part.isLeftToEach = clause.decides === "each";
    if (clause.optional === true && part.role === "resolution" && clause.decides !== "each")
      waiting.push(
        mayDecline(
          part,
          clause.decides ?? "you",
          (...about) => possible(...about),
          // "Your opponent can discard 1 card, otherwise …"
          clause.decides === undefined ? null : held,
        ),
      );
    // "Choose 1 and destroy it" is one act; other "A and B" are done both or not at all.
    if (clauses[i + 1]?.join === "and" && join !== "and" && clause.step.verb !== "choose") {
      together = { gate: part.steps.length, checks: [] };
      part.steps.push(() => {});
    }
    previous = clause.step.slot === undefined ? part.scope.freshSlot() : part.scope.slotOf(clause.step.slot);
    last.slot = previous;
    least = numberSaid(clause.step);
    part.isMatched = part.role === "resolution" && isFirst && isOnly && i === 0 && isMatched(clauses);
    part.isNeeded =
      clause.optional !== true && (part.role === "cost" || (isFirst && (i === 0 || join === "and")));
    part.beforehand = [];
    part.outcomes = [];
    part.noneLeft = null;
    if (part.paysForSummon !== null && clause === clauses.findLast(canMakeRoom))
      mustMakeRoom(part, clause.step);
    const step = withChosen(part, clause.step);
    part.takes = TAKING_VERBS.has(step.verb);
    part.leaves = part.takes || step.verb === "discard";
    const follows = mustBeThere(clause, clauses.slice(0, i), isFirst ? clauses[0]?.step.slot : undefined);
    part.mustMatch = follows && FETCHING.has(step.verb);
    // "Special Summon this card from your hand, and if you do, banish 1 card from your hand": that is another one.
    const comesBack = follows && bringsItself(step, clauses.slice(0, i));
    if (follows && !comesBack && clauses.slice(0, i).some((one) => isItself(one.step)))
      part.exclude((_, context, card) => card === context.card);
    // "Discard 1 monster, and if you do, Special Summon this card from your hand": it is not discarded itself.
    if (part.leaves && !isItself(step) && clauses.slice(i + 1).some((one) => comesItself(one)))
      part.exclude((_, context, card) => card === context.card);
    if (part.role === "resolution" && isFirst && i === 0 && isItself(step) && IN_PLACE.has(step.verb))
      mustStay(part, step);
    part.substitutable = instead.get(clause) ?? null;
    paidOtherwise = part.substitutable?.slot ?? null;
    const skipsWhatIsPaid = paidOtherwise === null ? [] : [gate(part, unlessDone(paidOtherwise))];
    // "If your LP are lower than your opponent's, gain LP equal to the difference": its own condition, before those of the effect.
    const { compared } = part.scope;
    if (clause.condition?.kind === "value") part.scope.noteCompared([clause.condition]);
    compileVerb(part, step, previous);
    part.scope.compared = compared;
    gatesLandHere(part, skipsWhatIsPaid);
    if (part.substitutable !== null) {
      const [paid, otherwise] = [previous, part.substitutable];
      part.add((duel, context) => otherwise.count(duel, context, paid));
      part.beforehand = [otherwise.orInstead(part.beforehand)];
    }
    if (actor !== null) {
      part.beforehand = part.beforehand.map(
        (check) => (duel, context, why) => check(duel, actor(duel, context), why),
      );
      part.outcomes = part.outcomes.map(({ does, dependsOn }) => ({
        dependsOn,
        does: (duel, context) => does(duel, actor(duel, context)),
      }));
      part.seenBy = seenBy;
    }
    if (step.slot !== undefined && "what" in step && isReference(step.what))
      part.scope.doneTo.set(step.slot, step.what);
    const process = processOfStep(clause.step);
    if (clause.step.slot !== undefined && process !== undefined)
      part.scope.processes.set(clause.step.slot, process);
    possible = canBeDone(part, step, [...part.beforehand, ...part.outcomes.map(mustHaveEffect)]);
    const isNeededBeforehand =
      part.role === "cost" ||
      i === 0 ||
      join === "and" ||
      mustBeDrawn(clause, clauses.slice(0, i)) ||
      mustBeEquipped(clause) ||
      follows;
    // What may be declined altogether needs nothing to begin with.
    const isDeclinable = i === 0 && clause.optional === true && clause.decides === undefined;
    // "Shuffle this card into the Deck, and if you do, Special Summon 1 monster from your Deck": it may be this card.
    const orItself = comesBack ? itselfFits(part, step) : null;
    const beforehand =
      orItself === null
        ? part.beforehand
        : part.beforehand.map(
            (check): Check =>
              (...about) =>
                orItself(...about) || check(...about),
          );
    if (isNeededBeforehand && !(isDeclinable && part.role === "resolution")) needed.push(...beforehand);
    // "Destroy it and inflict damage equal to its ATK": also where that is 0, something is done.
    if (i === 0 && !isDeclinable) outcomes.push(...part.outcomes);
    together?.checks.push(...part.beforehand);
    if (together !== null && clauses[i + 1]?.join !== "and") {
      const { gate: at, checks } = together;
      // "A and B": both or neither.
      waiting.push({
        at,
        goesOn: (duel, context) => checks.every((check) => check(duel, context, null)),
      });
      together = null;
    }
  }
  gatesLandHere(part, waiting);
  return { checks: needed, outcomes };
}

/** "The Level of 1 monster": that monster is chosen before the step is done. */
function withChosen(part: Part, step: Instruction): Instruction {
  const value = "amount" in step ? step.amount : "value" in step ? step.value : 0;
  if (!isOfChosen(value)) return step;
  const slot = value.slot ?? `chosen for ${part.scope.freshSlot()}`;
  part.pick(value.of, part.scope.slotOf(slot));
  const chosen = { ...value, of: { ref: "that-card", slot } };
  return { ...step, ["amount" in step ? "amount" : "value"]: chosen } as Instruction;
}

/** "Shuffle all 3 into the Deck, then …": how many of them have to be done for what follows. */
const numberSaid = (step: Instruction): number =>
  "what" in step && isReference(step.what) ? (step.what.count ?? 1) : 1;

/** Says in the trace whether what really happened lets the rest apply. */
function noteResults(part: Part, said: readonly unknown[]): void {
  for (const { reference, asks } of resultsAskedBy(said)) {
    const where = recordOf(reference, part.scope);
    const referring = referringOf(reference, asks, part.scope);
    part.add((duel, context) => noteResult(duel, context.link, where(context), referring));
  }
}
